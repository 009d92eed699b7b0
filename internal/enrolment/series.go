package enrolment

import (
	"context"
	"errors"
	"fmt"

	"certame/internal/store"
)

// ErrSeries says that the series of events is not the one that was written.
var ErrSeries = errors.New("o registro das inscrições não confere: um evento falta, mudou ou não segue o anterior. Nada foi gravado; preserve o banco de dados e procure quem o administra")

// pageOfEvents is how many are read at a time.
const pageOfEvents = 2000

// each walks the series of a contest up to a position, each receipt held to the one
// before it.
func (e *Enrolments) each(ctx context.Context, contest store.ContestID, until int, do func(Receipt) error) error {
	key, err := e.key(ctx, contest)
	if err != nil {
		return err
	}
	last := ""
	for after := 0; after < until; {
		page, err := e.db.EnrolmentEvents(ctx, contest, after, min(pageOfEvents, until-after))
		if err != nil {
			return err
		}
		if len(page) == 0 {
			return ErrSeries
		}
		for _, event := range page {
			receipt, before, err := read(key, registrationOf(event.Number), event)
			if err != nil {
				return fmt.Errorf("%w (posição %d: %w)", ErrSeries, event.Position, err)
			}
			if event.Position != after+1 || before != last {
				return fmt.Errorf("%w (posição %d)", ErrSeries, event.Position)
			}
			if err := do(receipt); err != nil {
				return err
			}
			after, last = event.Position, event.Digest
		}
	}
	return nil
}

// Check walks the whole series, and says how many events it has.
func (e *Enrolments) Check(ctx context.Context, contest store.ContestID) (events int, err error) {
	end, err := e.db.EnrolmentEnd(ctx, contest)
	if err != nil {
		return 0, err
	}
	err = e.each(ctx, contest, end.Position, func(Receipt) error {
		events++
		return nil
	})
	return events, err
}
