package enrolment

import (
	"context"
	"errors"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// keeping is one transaction: what is there, held so that nobody changes it meanwhile,
// and what comes.
type keeping struct {
	tx      *store.DB
	contest store.ContestID
	key     []byte
	now     time.Time // of the store, once for all of them
	term    store.EnrolmentTerm
	end     store.EnrolmentEnd
	there   map[store.AccountID]*Receipt // the last of each account
	marks   map[string]bool
	fresh   []store.Enrolment
	events  []store.EnrolmentEvent
}

func (k *keeping) run(ctx context.Context, batch []*order) (err error) {
	if k.end, err = k.tx.HoldEnrolments(ctx, k.contest); err != nil {
		return err
	}
	if k.term, err = k.tx.EnrolmentTerm(ctx, k.contest); err != nil {
		return err
	}
	k.now = time.UnixMicro(k.tx.Now().UnixMicro()).UTC()
	if err := k.look(ctx, batch); err != nil {
		return err
	}
	for _, o := range batch {
		o.out, o.err = k.take(o)
		var refused *Refusal
		if o.err != nil && !errors.As(o.err, &refused) {
			return o.err
		}
	}
	if err := k.tx.AddEnrolments(ctx, string(roles.Candidate), k.fresh); err != nil {
		return err
	}
	return k.tx.AddEnrolmentEvents(ctx, k.events)
}

// look reads what is there of those who come.
func (k *keeping) look(ctx context.Context, batch []*order) error {
	var accounts []store.AccountID
	var marks []string
	for _, o := range batch {
		accounts = append(accounts, o.account)
		if o.mark != "" && o.seen == 0 {
			marks = append(marks, o.mark)
		}
	}
	list, err := k.tx.EnrolmentsOf(ctx, k.contest, accounts...)
	if err != nil {
		return err
	}
	k.there, k.marks = map[store.AccountID]*Receipt{}, map[string]bool{}
	for _, one := range list {
		last, err := k.tx.LastOfEnrolments(ctx, k.contest, one.Number)
		if err != nil {
			return err
		}
		receipt, _, err := read(k.key, one.Registration, last[0])
		if err != nil {
			return err
		}
		k.there[one.Account] = &receipt
	}
	taken, err := k.tx.EnrolmentsMarked(ctx, k.contest, marks...)
	for _, one := range taken {
		k.marks[one.Mark] = true
	}
	return err
}
