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
	marks   map[string]int               // who has a CPF now, by its mark: 0 is nobody
	stands  map[string]bool              // and which marks stand with a registration for good
	told    []store.EnrolmentCPF
	lines   []store.Access
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
	if err := k.tx.AddEnrolmentEvents(ctx, k.events); err != nil {
		return err
	}
	if err := k.tx.AddEnrolmentCPFs(ctx, k.told); err != nil || len(k.lines) == 0 {
		return err
	}
	return k.tx.Note(ctx, k.lines...)
}

// look reads what is there of those who come.
func (k *keeping) look(ctx context.Context, batch []*order) error {
	var accounts []store.AccountID
	var marks []string
	for _, o := range batch {
		accounts = append(accounts, o.account)
		if o.mark != "" {
			marks = append(marks, o.mark)
		}
	}
	list, err := k.tx.EnrolmentsOf(ctx, k.contest, accounts...)
	if err != nil {
		return err
	}
	k.there, k.marks = map[store.AccountID]*Receipt{}, map[string]int{}
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
	k.stands = map[string]bool{}
	held, err := k.tx.MarkHolders(ctx, k.contest, marks...)
	for _, h := range held {
		k.stands[h.Mark] = k.stands[h.Mark] || h.Stands
		if h.Number > 0 {
			k.marks[h.Mark] = h.Number
		}
	}
	return err
}
