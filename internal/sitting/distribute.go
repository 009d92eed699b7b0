package sitting

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"certame/confirmation"
	"certame/internal/store"
	"certame/ledger"
)

// Received: the secretariat took an appeal in.
const Received Kind = "recurso_recebido"

// What reception and distribution refuse.
var (
	ErrNoAppeal    = errors.New("não há recurso à espera neste processo")
	ErrReceived    = errors.New("o recurso já foi recebido")
	ErrNotReceived = errors.New("receba antes o recurso")
	ErrDistributed = errors.New("o recurso já foi distribuído")
	ErrNotDistinct = errors.New("a comissão recursal é de pessoas distintas, que não integraram a primeira")
)

// ReceiveAppeal receives an appeal that was filed, and puts it in the book, dated of when
// it was filed: both stand, or neither does.
func (s *Sittings) ReceiveAppeal(ctx context.Context, by store.AccountID, contest store.ContestID, id string) error {
	c, err := s.Case(ctx, contest, id)
	if err != nil {
		return err
	}
	receipt := c.Receipt()
	switch {
	case receipt == nil || c.State.Stage != confirmation.AppealVoting:
		return ErrNoAppeal
	case c.Last(Received) != nil:
		return ErrReceived
	}
	fact := s.FactOf(c, ledger.Appeal, "", by)
	fact.At = receipt.At
	return s.Record(ctx, by, contest, []ledger.Fact{fact}, []Entry{{c, []New{{Kind: Received}}}})
}

// Distribute gives an appeal that was received to an appeal board, whose seats vote from
// here on. Nobody of the board was of the first instance, under any code, CPF or account,
// and nobody has two places (D 11 §1; P 23; S16).
func (s *Sittings) Distribute(ctx context.Context, by store.AccountID, contest store.ContestID, id, number string) error {
	c, err := s.Case(ctx, contest, id)
	switch {
	case err != nil:
		return err
	case c.State.Stage != confirmation.AppealVoting:
		return ErrNoAppeal
	case c.Last(Received) == nil:
		return ErrNotReceived
	case c.openBox(confirmation.OnAppeal) != nil:
		return ErrDistributed
	}
	if err := s.othersOnly(ctx, c, number); err != nil {
		return err
	}
	_, err = s.OpenVoting(ctx, by, contest, id, number)
	return err
}

// othersOnly says who of the appeal board may not be there. OpenVoting gives such a person
// no share; here the composition itself is refused, so that it is put right.
func (s *Sittings) othersOnly(ctx context.Context, c *Case, number string) error {
	composed, err := s.docket.Boards(ctx, c.Contest)
	if err != nil {
		return err
	}
	board, err := boardFor(composed, c, confirmation.OnAppeal, number)
	if err != nil {
		return err
	}
	ties, err := s.db.MemberAccounts(ctx, c.Contest)
	if err != nil {
		return err
	}
	sat, err := s.satFirst(ctx, c, composed, ties)
	if err != nil {
		return err
	}
	var seen first
	for i := range board.Members {
		m := &board.Members[i]
		account := accountOf(ties, m.Code)
		if sat.has(m, account) || seen.has(m, account) {
			return fmt.Errorf("%w: substitua %s", ErrNotDistinct, m.Code)
		}
		seen.take(&confirmation.Board{Members: []confirmation.Member{*m}}, ties)
	}
	return nil
}

// AppealSeats are the members to whom the open appeal is distributed, in the order of
// their seats.
func (s *Sittings) AppealSeats(ctx context.Context, c *Case) (codes []string, err error) {
	u, err := s.urn(ctx, c, confirmation.OnAppeal)
	if err != nil {
		return nil, err
	}
	for _, seat := range u.seats {
		codes = append(codes, u.sits(seat))
	}
	return slices.Clip(codes), nil
}

// BoxSeats are the seats of the open box by their titulars, those that voted among them:
// who voted is not told.
func (s *Sittings) BoxSeats(ctx context.Context, c *Case) (titulars []string, err error) {
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return nil, err
	}
	for _, seat := range u.seats {
		titulars = append(titulars, seat.Titular)
	}
	return titulars, nil
}
