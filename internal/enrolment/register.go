package enrolment

import (
	"context"

	"certame/internal/store"
)

// Who is the account that asks, in which contest.
type Who struct {
	Account store.AccountID
	Contest store.ContestID
	Slug    string
}

// Register keeps a registration, and gives its receipt once it is on the disk. The same
// sent twice is kept once, and gets the same receipt.
func (e *Enrolments) Register(ctx context.Context, w Who, r *Rules, c Choice) (*Receipt, error) {
	key, err := e.key(ctx, w.Contest)
	if err != nil {
		return nil, err
	}
	if err := e.sits(ctx, w); err != nil {
		return nil, err
	}
	return e.wait(ctx, w.Contest, &order{account: w.Account, slug: w.Slug, rules: r, choice: c, mark: markOf(key, c.CPF)})
}

// Change keeps other options, posts or data, after the event that was seen.
func (e *Enrolments) Change(ctx context.Context, w Who, r *Rules, c Choice, seen int) (*Receipt, error) {
	if seen <= 0 {
		return nil, movedSince()
	}
	key, err := e.key(ctx, w.Contest)
	if err != nil {
		return nil, err
	}
	return e.wait(ctx, w.Contest, &order{account: w.Account, slug: w.Slug, rules: r, choice: c, mark: markOf(key, c.CPF), seen: seen})
}

// Withdraw has the person out of the contest; until the end of the period they may come
// back, under the same number.
func (e *Enrolments) Withdraw(ctx context.Context, w Who, r *Rules, seen int) (*Receipt, error) {
	if seen <= 0 {
		return nil, movedSince()
	}
	return e.wait(ctx, w.Contest, &order{account: w.Account, slug: w.Slug, rules: r, seen: seen, leave: true})
}

// sits refuses who composes a board of the contest.
func (e *Enrolments) sits(ctx context.Context, w Who) error {
	codes, err := e.db.CodesOf(ctx, w.Account, w.Contest)
	if err == nil && len(codes) > 0 {
		err = &Refusal{Code: "COMPOE-COMISSAO", What: "Esta conta é de quem compõe comissão deste certame.", Remedy: "Quem decide não concorre: procure o órgão."}
	}
	return err
}
