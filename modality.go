package certame

import "math/bits"

// Modality is the line in which a person is classified or a seat is labelled:
// OpenCompetition, or the n-th group of the edital (1-based, in edital order).
type Modality uint8

// OpenCompetition (ampla concorrência, AC) is open to everybody, optantes
// included (Lei 15.142/2025, art. 7º).
const OpenCompetition Modality = 0

// NoModality marks a person without a seat or a seat without a label.
const NoModality Modality = 255

// MaxGroups is the largest number of groups an edital may declare: a GroupSet
// is one machine word, and modality 255 is taken.
const MaxGroups = 16

// GroupSet is a set of groups; bit n-1 stands for Modality n.
type GroupSet uint16

// With returns the set with m added. Adding OpenCompetition changes nothing.
func (s GroupSet) With(m Modality) GroupSet {
	if m == OpenCompetition || m > MaxGroups {
		return s
	}
	return s | 1<<(m-1)
}

// Has reports whether m is in the set.
func (s GroupSet) Has(m Modality) bool {
	return m != OpenCompetition && m <= MaxGroups && s&(1<<(m-1)) != 0
}

// Len is the number of groups in the set.
func (s GroupSet) Len() int { return bits.OnesCount16(uint16(s)) }

// First is the lowest group of the set, or NoModality when it is empty.
func (s GroupSet) First() Modality {
	if s == 0 {
		return NoModality
	}
	return Modality(bits.TrailingZeros16(uint16(s)) + 1)
}

// Modalities lists the groups of the set in edital order.
func (s GroupSet) Modalities() []Modality {
	var out []Modality
	for rest := s; rest != 0; rest &= rest - 1 {
		out = append(out, rest.First())
	}
	return out
}
