package registration

import (
	"certame"
	"certame/edital"
)

// Action is what a person does with one group.
type Action uint8

// The two actions of Decreto 12.536/2025, art. 4º, § 2º.
const (
	OptsIn Action = iota
	OptsOut
)

// Origin is who changed the option.
type Origin uint8

// A court order is a separate fact: it changes the option at any time, also
// after the period, and stays marked as what it is.
const (
	ByCandidate Origin = iota
	ByCourt
)

// Change is one fact: at an instant of Brasília time, the option of a person
// for one group was made or withdrawn.
type Change struct {
	Person certame.Person
	At     edital.Instant
	Group  certame.Modality
	Action Action
	Origin Origin
	Line   int // where it was written, for messages; it decides nothing
}

// compareChanges orders facts so that those of one person and group stand
// together in time. In the same second the court order comes last, and prevails:
// the judge decided over the option that was there. The line comes only after
// everything else, so that findings come in one order.
func compareChanges(a, b Change) int {
	for _, d := range [...]int{
		int(a.Person) - int(b.Person), int(a.Group) - int(b.Group), CompareInstants(a.At, b.At),
		int(a.Origin) - int(b.Origin), int(a.Action) - int(b.Action), a.Line - b.Line,
	} {
		if d != 0 {
			return d
		}
	}
	return 0
}

// CompareInstants is negative, zero or positive as a is before, at or after b.
func CompareInstants(a, b edital.Instant) int {
	if a.Date != b.Date {
		return int(a.Date) - int(b.Date)
	}
	return a.Second - b.Second
}
