package audit

import (
	"slices"
	"strings"

	"certame"
	"certame/ledger"
)

// Said is an appointment whose act says the modality, and those that the order
// gives the person: the one under which they are called, and the one under which
// they count when every seat is open, which the act may say too.
type Said struct {
	Act           Act
	Post          certame.PostIndex
	Modality      certame.Modality // NoModality when the contest has no such list
	Called, Final certame.Modality
}

// Holds reports whether the act says a modality that the order gives.
func (s *Said) Holds() bool { return s.Modality == s.Called || s.Modality == s.Final }

// Due is the modality under which the appointment counts.
func (s *Said) Due() certame.Modality {
	if s.Holds() {
		return s.Modality
	}
	return s.Called
}

// said holds the modality of an act to the order as it is before the act; nil when
// the act says none, or the order gives the person no seat: that is told apart.
func (r *Report) said(a Act) (*Said, error) {
	who, known := r.Live.Book.Find(a.ID)
	if a.Kind != ledger.Appointed || a.Modality == "" || !known {
		return nil, nil
	}
	if who = r.rowOf(who, a.Post); who == certame.Nobody {
		return nil, nil
	}
	p, err := r.Live.At(r.Live.Roll.Post[who])
	if err != nil {
		return nil, err
	}
	rank := p.RankOf(who)
	if rank < 0 || p.SeatOf(rank) == nil || p.SeatOf(rank).Appointed {
		return nil, nil
	}
	call := p.Appointment.Calls[p.Appointment.CallOf[rank]-1]
	return &Said{Act: a, Post: p.Index, Modality: r.modality(a.Modality), Called: call.Label, Final: call.Final}, nil
}

// modality is the list an act names: agencies write PcD and PCD alike.
func (r *Report) modality(word string) certame.Modality {
	for m := range r.Live.Terms.Modalities() {
		if strings.EqualFold(word, r.Live.Terms.Code(certame.Modality(m))) {
			return certame.Modality(m)
		}
	}
	return certame.NoModality
}

// Tally is how many appointments of a post the acts say of each modality, and how
// many the order gives.
type Tally struct {
	Post      certame.PostIndex
	Said, Due []int // by modality
}

// Tallies are the counts of the posts in which the two differ.
func (r *Report) Tallies() (out []Tally) {
	for i := range r.Live.Terms.Posts {
		t := Tally{certame.PostIndex(i), make([]int, r.Live.Terms.Modalities()), make([]int, r.Live.Terms.Modalities())}
		for j := range r.Said {
			if s := &r.Said[j]; s.Post == t.Post {
				t.Due[s.Due()]++
				if s.Modality != certame.NoModality {
					t.Said[s.Modality]++
				}
			}
		}
		if !slices.Equal(t.Said, t.Due) {
			out = append(out, t)
		}
	}
	return out
}
