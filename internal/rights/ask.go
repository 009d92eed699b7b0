package rights

import (
	"context"
	"errors"

	"certame/internal/store"
)

// Ask keeps a request of the person of a registration. Of a registration that is not of
// the account it knows nothing.
func (d *Desk) Ask(ctx context.Context, account store.AccountID, contest store.ContestID, registration, field, text string) error {
	if !known(Fields(), field) {
		return ErrField
	}
	if err := checkText(text); err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		tie, err := tx.Candidacy(ctx, contest, registration)
		if err == nil && tie.Account != account {
			err = store.ErrNotFound
		}
		if err != nil {
			return err
		}
		free, err := d.free(ctx, tx, contest, account)
		if err != nil {
			return err
		}
		f, err := d.cabinet.Create(ctx, tx, contest, corrections, free)
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, asked, account, request{registration, field, text}); err != nil {
			return err
		}
		return d.note(ctx, tx, account, contest, Asked, f.ID)
	})
}

// free is the handle of the next request of an account.
func (d *Desk) free(ctx context.Context, tx *store.DB, contest store.ContestID, account store.AccountID) (string, error) {
	for n := range mostAsked {
		h := handle(contest, account, n)
		if _, err := tx.DossierByHandle(ctx, contest, h); errors.Is(err, store.ErrNotFound) {
			return h, nil
		} else if err != nil {
			return "", err
		}
	}
	return "", ErrMany
}

// Answer keeps what the agency says to a request, once.
func (d *Desk) Answer(ctx context.Context, by store.AccountID, contest store.ContestID, id, outcome, text string) error {
	if !known(Outcomes(), outcome) {
		return ErrOutcome
	}
	if err := checkText(text); err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Hold(ctx, tx, contest, corrections, id)
		if err != nil {
			return err
		}
		r, err := read(f)
		if err != nil {
			return err
		}
		if r.Answer != nil {
			return ErrAnswered
		}
		if err := d.cabinet.Append(ctx, tx, f, answered, by, Answer{Outcome: outcome, Text: text}); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Answered, id+"/"+r.Registration) // the notice to the person is made of it
	})
}
