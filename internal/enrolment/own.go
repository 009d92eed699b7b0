package enrolment

import (
	"context"
	"errors"

	"certame/internal/store"
)

// Own is the registration of an account, with every receipt, from the first.
type Own struct {
	Receipts []Receipt
}

// Last is how it stands.
func (o *Own) Last() *Receipt { return &o.Receipts[len(o.Receipts)-1] }

// In says whether the person is in the contest.
func (o *Own) In() bool { return o.Last().Kind != Withdrawn }

// Own is that of an account in a contest; store.ErrNotFound when there is none.
func (e *Enrolments) Own(ctx context.Context, w Who) (*Own, error) {
	list, err := e.db.EnrolmentsOf(ctx, w.Contest, w.Account)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, store.ErrNotFound
	}
	key, err := e.key(ctx, w.Contest)
	if err != nil {
		return nil, err
	}
	events, err := e.db.EventsOfEnrolment(ctx, w.Contest, list[0].Number)
	if err != nil {
		return nil, err
	}
	own := &Own{}
	for _, event := range events {
		receipt, _, err := read(key, list[0].Registration, event)
		if err != nil {
			return nil, err
		}
		own.Receipts = append(own.Receipts, receipt)
	}
	return own, nil
}

// Receipt is the one at a position, if it is of the account.
func (o *Own) Receipt(position int) (*Receipt, error) {
	for i := range o.Receipts {
		if o.Receipts[i].Position == position {
			return &o.Receipts[i], nil
		}
	}
	return nil, store.ErrNotFound
}

// Verified is what anybody who has a receipt may know of it.
type Verified struct {
	store.EnrolmentEvent
	Digest string
	Known  bool // a receipt with this digest was given
	Last   bool // and nothing was done with the registration since
}

// Verify says whether a text is a receipt that was given here, whole. Who does not have
// it can ask nothing: it ends in a code that nobody guesses.
func (e *Enrolments) Verify(ctx context.Context, contest store.ContestID, text string) (Verified, error) {
	v := Verified{Digest: Digest(text)}
	found, err := e.db.EnrolmentEventOf(ctx, contest, v.Digest)
	if errors.Is(err, store.ErrNotFound) {
		return v, nil
	}
	if err != nil {
		return v, err
	}
	last, err := e.db.LastOfEnrolments(ctx, contest, found.Number)
	v.EnrolmentEvent, v.Known = found, true
	v.EnrolmentEvent.Sealed = nil
	v.Last = len(last) == 1 && last[0].Position == found.Position
	return v, err
}

// Words is the kind in words.
func (v Verified) Words() string { return kindWords[v.Kind] }
