package sitting

import (
	"context"
	"slices"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/store"
)

// first is who was of the first instance of a group, by code, CPF and account.
type first struct {
	codes, cpfs []string
	accounts    []store.AccountID
}

// satFirst gathers who is on the first boards of the group, who was when the votes of
// the case began, and who voted in it. They do not judge its appeal (D 11 §1; P 23).
func (s *Sittings) satFirst(ctx context.Context, c *Case, composed *docket.Boards, ties []store.MemberAccount) (f first, err error) {
	if group := composed.Group(c.Group); group != nil {
		for i := range group.Boards {
			if group.Boards[i].Instance == confirmation.First {
				f.take(&group.Boards[i], ties)
			}
		}
	}
	if o := c.opening(confirmation.First); o != nil {
		board := o.board(confirmation.First)
		f.take(&board, ties)
	}
	boxes, err := s.db.BallotBoxes(ctx, c.Contest, c.ID)
	if err != nil {
		return f, err
	}
	for _, box := range boxes {
		if box.Instance != int(confirmation.First) {
			continue
		}
		shares, err := s.db.BallotShares(ctx, c.Contest, box.ID)
		if err != nil {
			return f, err
		}
		for _, share := range shares { // also if the code was tied to another account since
			f.accounts = append(f.accounts, share.Account)
		}
	}
	return f, nil
}

func (f *first) take(b *confirmation.Board, ties []store.MemberAccount) {
	for _, m := range b.Members {
		f.codes = append(f.codes, m.Code)
		if m.CPF != "" {
			f.cpfs = append(f.cpfs, m.CPF)
		}
		if account := accountOf(ties, m.Code); account != "" {
			f.accounts = append(f.accounts, account)
		}
	}
}

func (f *first) has(m *confirmation.Member, account store.AccountID) bool {
	return slices.Contains(f.codes, m.Code) || m.CPF != "" && slices.Contains(f.cpfs, m.CPF) || slices.Contains(f.accounts, account)
}
