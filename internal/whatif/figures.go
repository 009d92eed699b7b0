package whatif

import (
	"slices"

	"certame/appointment"
	"certame/contest"
)

// Figures count a post, or the contest.
type Figures struct {
	Seats, Called, Reversions, Compensations int

	Modalities []Line // the open competition first
}

// Line is one modality: its seats in the table, the seats that left it and came
// to it by reversion, and the people who count in it.
type Line struct{ Seats, Left, Came, Called int }

// Empty is how many seats find nobody.
func (f *Figures) Empty() int { return f.Seats - f.Called }

func (f *Figures) equal(other *Figures) bool {
	return f.Seats == other.Seats && f.Called == other.Called && f.Reversions == other.Reversions &&
		f.Compensations == other.Compensations && slices.Equal(f.Modalities, other.Modalities)
}

func figuresOf(p *contest.Post, modalities int) Figures {
	f := Figures{Seats: len(p.Allocation.Labels), Called: len(p.Appointment.Calls), Modalities: make([]Line, modalities)}
	for m, n := range p.Allocation.Counts {
		f.Modalities[m].Seats = n
	}
	for _, s := range p.Appointment.Seats {
		if s.Current != s.Label {
			f.Reversions++
			f.Modalities[s.Label].Left++
			f.Modalities[s.Current].Came++
		}
	}
	for _, tr := range p.Appointment.Transfers {
		if tr.Kind == appointment.Compensated {
			f.Compensations++
		}
	}
	for _, call := range p.Appointment.Calls {
		f.Modalities[call.Final].Called++
	}
	return f
}

func (f *Figures) add(other *Figures) {
	f.Seats += other.Seats
	f.Called += other.Called
	f.Reversions += other.Reversions
	f.Compensations += other.Compensations
	if f.Modalities == nil {
		f.Modalities = make([]Line, len(other.Modalities))
	}
	for m := range other.Modalities {
		f.Modalities[m].Seats += other.Modalities[m].Seats
		f.Modalities[m].Left += other.Modalities[m].Left
		f.Modalities[m].Came += other.Modalities[m].Came
		f.Modalities[m].Called += other.Modalities[m].Called
	}
}
