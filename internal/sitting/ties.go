package sitting

import (
	"context"
	"errors"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/store"
)

// What a tie between a code of comissao.csv and an account refuses.
var (
	ErrNoRole      = errors.New("a conta ainda não tem neste certame o papel que o lugar pede: quem administra o atribui na página Papéis")
	ErrTwoPlaces   = errors.New("a conta já é de outro código neste grupo: uma pessoa tem um lugar só, e não está nas duas instâncias")
	ErrIsCandidate = errors.New("a conta é de pessoa inscrita neste certame")
	ErrInUse       = errors.New("este código já está em processo aberto para votação por outra conta: a ligação não muda mais")
)

// What the access log says.
const (
	MemberTied   = "membro.ligar"
	MemberUntied = "membro.desligar"
)

// TieMember says whose the code of a member is, among the accounts: by it the person
// signs the term, sees their queue and votes.
func (s *Sittings) TieMember(ctx context.Context, by store.AccountID, contest store.ContestID, code, login string) error {
	composed, err := s.docket.Boards(ctx, contest)
	if err != nil {
		return err
	}
	places := placesOf(composed.Roster, code)
	if len(places) == 0 {
		return store.ErrNotFound
	}
	return s.db.Whole(ctx, func(tx *store.DB) error {
		account, err := tx.AccountByLogin(ctx, strings.ToLower(strings.TrimSpace(login)))
		if errors.Is(err, store.ErrNotFound) {
			err = ErrNoAccount
		}
		if err != nil {
			return err
		}
		if err := s.in(tx).mayBe(ctx, contest, composed, places, account.ID); err != nil {
			return err
		}
		if err := s.in(tx).unused(ctx, contest, code, account.ID); err != nil {
			return err
		}
		if err := tx.TieMember(ctx, store.MemberAccount{Contest: contest, Member: code, Account: account.ID, By: by}); err != nil {
			return err
		}
		return tx.Note(ctx, s.note(by, contest, MemberTied, code+" "+string(account.ID)))
	})
}

// UntieMember takes away whose a code was, while no case was opened for its votes.
func (s *Sittings) UntieMember(ctx context.Context, by store.AccountID, contest store.ContestID, code string) error {
	return s.db.Whole(ctx, func(tx *store.DB) error {
		if err := s.in(tx).unused(ctx, contest, code, ""); err != nil {
			return err
		}
		if err := tx.UntieMember(ctx, contest, code); err != nil {
			return err
		}
		return tx.Note(ctx, s.note(by, contest, MemberUntied, code))
	})
}

// placesOf are those that a code has on boards of the contest.
func placesOf(r *boards.Roster, code string) (list []boards.Seat) {
	for _, a := range r.List {
		if a.Code == code {
			list = append(list, a.Seat)
		}
	}
	return list
}

// roleFor is the role that a place asks for.
func roleFor(place boards.Seat) roles.Role {
	if place.Instance == confirmation.OnAppeal {
		return roles.AppealMember
	}
	return roles.Member
}

// mayBe holds an account to the places of a code.
func (s *Sittings) mayBe(ctx context.Context, contest store.ContestID, composed *docket.Boards, places []boards.Seat, account store.AccountID) error {
	held, err := s.db.Memberships(ctx, account)
	if err != nil {
		return err
	}
	candidate, err := s.db.CandidaciesOf(ctx, account, contest)
	if err != nil {
		return err
	}
	if len(candidate) > 0 {
		return ErrIsCandidate
	}
	others, err := s.db.CodesOf(ctx, account, contest)
	if err != nil {
		return err
	}
	for _, place := range places {
		if !slices.ContainsFunc(held, func(m store.Membership) bool {
			return m.Role == string(roleFor(place)) && (m.Contest == contest || m.Contest == "")
		}) {
			return ErrNoRole
		}
		for _, other := range others {
			for _, there := range placesOf(composed.Roster, other.Member) {
				if other.Member != place.Code && there.Modality == place.Modality {
					return ErrTwoPlaces
				}
			}
		}
	}
	return s.satUnder(ctx, contest, composed, places, account, others)
}

// satUnder refuses a place on the appeal to an account that was of the first instance
// of the group when votes of a case began, whatever it is of now.
func (s *Sittings) satUnder(ctx context.Context, contest store.ContestID, composed *docket.Boards, places []boards.Seat, account store.AccountID, codes []store.MemberAccount) error {
	past, err := s.begun(ctx, contest)
	if err != nil {
		return err
	}
	for _, place := range places {
		for _, b := range past {
			if place.Instance != confirmation.OnAppeal || b.instance != confirmation.First || b.group != composed.Terms.Code(place.Modality) {
				continue
			}
			if slices.ContainsFunc(b.Members, func(m sitter) bool { return accountOf(codes, m.Code) == account }) {
				return ErrTwoPlaces
			}
		}
	}
	return nil
}

// unused refuses to take from an account a code by which it may vote, or voted.
func (s *Sittings) unused(ctx context.Context, contest store.ContestID, code string, next store.AccountID) error {
	ties, err := s.db.MemberAccounts(ctx, contest)
	if err != nil {
		return err
	}
	now := accountOf(ties, code)
	if now == "" || now == next {
		return nil
	}
	shares, err := s.db.SharesOf(ctx, now, contest)
	if err == nil && slices.ContainsFunc(shares, func(b store.BallotShare) bool { return b.Member == code }) {
		err = ErrInUse
	}
	return err
}
