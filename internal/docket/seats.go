package docket

import (
	"context"
	"errors"
	"strings"

	"certame/edital"
	"certame/internal/run"
	"certame/internal/store"
	"certame/trace"
	"certame/vacancy"
)

// Seats are the table of vacancies of a contest as it is now, and how each number
// came to be.
type Seats struct {
	Terms       *edital.Terms
	Allocations []vacancy.Allocation
	Steps       []trace.Step // of the vacancies, in order
	Findings    []trace.Finding
}

// Seats counts the vacancies. A contest without people has those of its edital;
// with them, also those that opened or were placed after the marks.
func (d *Docket) Seats(ctx context.Context, id store.ContestID) (s Seats, err error) {
	err = d.Use(ctx, id, func(_ *run.Loaded, o *Outcome) error {
		s = seatsOf(o.Terms, o.Allocations, o.Log)
		return nil
	})
	if !errors.Is(err, ErrNoPeople) {
		return s, err
	}
	terms, err := d.Terms(ctx, id, 0)
	if err != nil {
		return s, err
	}
	var log trace.Log
	return seatsOf(terms, vacancy.Allocate(terms, &log), log), nil
}

// vacancySteps begins the identifiers of the steps that count vacancies.
const vacancySteps = "vacancy/"

func seatsOf(t *edital.Terms, list []vacancy.Allocation, log trace.Log) Seats {
	s := Seats{Terms: t, Allocations: list, Findings: log.Findings}
	for _, step := range log.Steps {
		if strings.HasPrefix(step.ID, vacancySteps) {
			s.Steps = append(s.Steps, step)
		}
	}
	return s
}
