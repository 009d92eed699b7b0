package sitting

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/store"
)

// OpenVoting opens a case for the votes of its board: the first, of somebody who came,
// or that of the appeal. number tells boards of one instance apart, "" when there is
// one. A pair of keys is made, whose private half is parted by seat and locked to who
// may sit in each; then nobody has it.
func (s *Sittings) OpenVoting(ctx context.Context, by store.AccountID, contest store.ContestID, id, number string) (*Case, error) {
	composed, err := s.docket.Boards(ctx, contest)
	if err != nil {
		return nil, err
	}
	return s.change(ctx, by, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		instance, err := c.votes()
		if err != nil {
			return nil, err
		}
		board, err := boardFor(composed, c, instance, number)
		if err != nil {
			return nil, err
		}
		sitters, err := tx.sitters(ctx, c, composed, instance, board)
		if err != nil {
			return nil, err
		}
		if missing := vacant(board, sitters); len(missing) > 0 {
			for i, code := range missing {
				missing[i] = Called(composed.Roster, c.Rules.Modality, instance, code)
			}
			return nil, intake.Refuse([]intake.Problem{{Column: "comissao", Value: board.Number, What: "ninguém pode votar no lugar de " + strings.Join(missing, ", "), Remedy: "A pessoa titular ou a suplente precisa de conta ligada ao seu código e de termo assinado com senha de voto"}})
		}
		return tx.openBox(ctx, by, c, instance, board, composed.Revision, sitters)
	})
}

// votes is the instance that votes now: ErrNotOpen at any other stage, ErrOpenAlready
// when it does already, and ErrUnasked of who was not asked about the filming, by which
// an appeal is judged (P 17; P 25 I).
func (c *Case) votes() (confirmation.Instance, error) {
	instance := confirmation.First
	switch c.State.Stage {
	case confirmation.Voting:
		if c.Filming() == FilmingOwed {
			return 0, ErrUnasked
		}
	case confirmation.AppealVoting:
		instance = confirmation.OnAppeal
	default:
		return 0, ErrNotOpen
	}
	if c.openBox(instance) != nil {
		return 0, ErrOpenAlready
	}
	return instance, nil
}

func boardFor(composed *docket.Boards, c *Case, instance confirmation.Instance, number string) (*confirmation.Board, error) {
	var found []*confirmation.Board
	if group := composed.Group(c.Group); group != nil {
		for i := range group.Boards {
			if b := &group.Boards[i]; b.Instance == instance && (number == "" || b.Number == number) {
				found = append(found, b)
			}
		}
	}
	switch {
	case len(found) == 0:
		return nil, intake.Refuse([]intake.Problem{{Column: "comissao", Value: number, What: "não há esta comissão na designação", Remedy: "Designe a comissão antes de abrir o processo para votação"}})
	case len(found) > 1:
		return nil, intake.Refuse([]intake.Problem{{Column: "comissao", What: "há mais de uma comissão para o grupo " + c.Group, Remedy: "Escolha qual delas decide este processo"}})
	case len(SeatsOf(found[0])) != c.Rules.Votes(instance):
		return nil, intake.Refuse([]intake.Problem{{Column: "comissao", Value: found[0].Number, What: fmt.Sprintf("tem %d titulares, e são %d os votos", len(SeatsOf(found[0])), c.Rules.Votes(instance)), Remedy: "Complete a designação"}})
	}
	return found[0], nil
}

// holder is a member who may sit, with the key that a share is locked to.
type holder struct {
	member string
	term   store.Undertaking
}

// sitters are who of a board may sit in a case: with an account, a term and a key, once
// each, and on appeal nobody who was of the first instance of the group under whatever
// code (S16).
func (s *Sittings) sitters(ctx context.Context, c *Case, composed *docket.Boards, instance confirmation.Instance, board *confirmation.Board) ([]holder, error) {
	ties, err := s.db.MemberAccounts(ctx, c.Contest)
	if err != nil {
		return nil, err
	}
	terms, err := s.voters(ctx, c.Contest)
	if err != nil {
		return nil, err
	}
	sat, err := s.satFirst(ctx, c, composed, ties)
	if err != nil {
		return nil, err
	}
	var out []holder
	for i := range board.Members {
		m := &board.Members[i]
		account := accountOf(ties, m.Code)
		term, signed := terms[account]
		twice := slices.ContainsFunc(out, func(h holder) bool { return h.term.Account == account })
		if account == "" || !signed || twice || instance == confirmation.OnAppeal && sat.has(m, account) {
			continue
		}
		out = append(out, holder{m.Code, term})
	}
	return out, nil
}

func accountOf(ties []store.MemberAccount, code string) store.AccountID {
	for _, t := range ties {
		if t.Member == code {
			return t.Account
		}
	}
	return ""
}

// vacant lists the seats in which nobody may sit.
func vacant(board *confirmation.Board, sitters []holder) (titulars []string) {
	for _, seat := range SeatsOf(board) {
		if !slices.ContainsFunc(sitters, func(h holder) bool { return slices.Contains(seat.order(), h.member) }) {
			titulars = append(titulars, seat.Titular)
		}
	}
	return titulars
}

// openBox makes the keys of a box, locks its shares and stores both.
func (s *Sittings) openBox(ctx context.Context, by store.AccountID, c *Case, instance confirmation.Instance, board *confirmation.Board, revision int, sitters []holder) ([]New, error) {
	id, err := store.NewBallotBoxID()
	if err != nil {
		return nil, err
	}
	private, public, err := newPair()
	if err != nil {
		return nil, err
	}
	seats := SeatsOf(board)
	parts := split(private, len(seats))
	clear(private)
	var shares []store.BallotShare
	for i, seat := range seats {
		for _, h := range sitters {
			if !slices.Contains(seat.order(), h.member) {
				continue
			}
			locked, err := lock(h.term.PublicKey, parts[i], sharePlace(c.Contest, id, seat.Titular, h.member))
			if err != nil {
				return nil, err
			}
			shares = append(shares, store.BallotShare{Seat: seat.Titular, Member: h.member, Account: h.term.Account, Undertaking: h.term.Number, Locked: locked})
		}
		clear(parts[i])
	}
	box := store.BallotBox{ID: id, Contest: c.Contest, Hearing: c.ID, Instance: int(instance), Round: c.rounds(instance) + 1, PublicKey: public, By: by}
	if err := s.db.AddBallotBox(ctx, box, shares); err != nil {
		return nil, err
	}
	detail := opening{Box: id, Number: board.Number, Revision: revision}
	for _, m := range board.Members {
		detail.Members = append(detail.Members, sitter{m.Code, m.CPF, m.Alternate, m.InPlaceOf})
	}
	return []New{{BoxOpened, Body{Instance: instance, Detail: Detailed(detail)}}}, nil
}

func (c *Case) rounds(instance confirmation.Instance) (n int) {
	for _, e := range c.Events {
		if e.Kind == BoxOpened && e.Instance == instance {
			n++
		}
	}
	return n
}

func sharePlace(contest store.ContestID, box, seat, member string) place {
	return place{"parte da chave", contest, box, 0, seat + "/" + member}
}
