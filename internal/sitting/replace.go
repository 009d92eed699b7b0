package sitting

import (
	"context"
	"slices"
	"strings"

	"certame/internal/store"
)

// Replace puts the alternate of a seat in the place of who sits in it, with a reason,
// while the seat has not voted. Nobody votes twice, and a vote is never replaced.
func (s *Sittings) Replace(ctx context.Context, by store.AccountID, contest store.ContestID, id, seat, reason string) (*Case, error) {
	if reason = strings.TrimSpace(reason); reason == "" {
		return nil, problem("motivo", "falta o motivo da substituição", "Diga por que a pessoa não vota neste processo")
	}
	return s.change(ctx, by, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		u, err := tx.urn(ctx, c, c.Instance())
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(u.seats, func(s Seat) bool { return s.Titular == seat }) {
			return nil, store.ErrNotFound
		}
		if u.voted(seat) {
			return nil, ErrVoted
		}
		leaves := u.sits(u.seat(seat))
		u.replaced = append(u.replaced, leaves)
		if leaves == "" || u.sits(u.seat(seat)) == "" {
			return nil, problem("lugar", "ninguém mais pode votar neste lugar", "Anule a urna, complete a designação e abra o processo de novo para votação")
		}
		return []New{{Replaced, Body{Instance: c.Instance(), Member: leaves, InPlaceOf: seat, Reason: reason, Text: u.ID}}}, nil
	})
}

// Annul gives up the open box with a reason. Its votes are never read: the board, made
// whole, votes again in another.
func (s *Sittings) Annul(ctx context.Context, by store.AccountID, contest store.ContestID, id, reason string) (*Case, error) {
	if reason = strings.TrimSpace(reason); reason == "" {
		return nil, problem("motivo", "falta o motivo da anulação", "Diga por que os votos lacrados não podem ser completados")
	}
	return s.change(ctx, by, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		u, err := tx.urn(ctx, c, c.Instance())
		if err != nil {
			return nil, err
		}
		return []New{{BoxAnnulled, Body{Instance: c.Instance(), Reason: reason, Text: u.ID}}}, nil
	})
}
