package sitting

import (
	"context"
	"errors"
	"slices"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// What ties refuse.
var (
	ErrNoAccount    = errors.New("não há conta com este nome de acesso")
	ErrNotCandidate = errors.New("a conta ainda não tem o papel de pessoa candidata neste certame: quem administra o atribui")
	ErrTied         = errors.New("a inscrição já é de outra conta: desligue aquela antes, se foi engano")
	ErrSits         = errors.New("a conta é de quem compõe comissão deste certame")
)

// What the access log says.
const (
	Tied   = "inscricao.ligar"
	Untied = "inscricao.desligar"
)

// Tie says that a registration, which has a case, is of the person of an account that
// enters as a candidate. One registration is of one account; who sits on a board of the
// contest is not a candidate in it.
func (s *Sittings) Tie(ctx context.Context, by store.AccountID, contest store.ContestID, registration, login string) error {
	if _, err := s.known(ctx, contest, registration); err != nil {
		return err
	}
	return s.db.Whole(ctx, func(tx *store.DB) error {
		account, err := s.in(tx).candidate(ctx, contest, login)
		if err != nil {
			return err
		}
		tie := store.Candidacy{Contest: contest, Registration: registration, Account: account, TiedBy: by}
		switch err := tx.TieCandidacy(ctx, tie); {
		case errors.Is(err, store.ErrTaken):
			return ErrTied
		case err != nil:
			return err
		}
		return tx.Note(ctx, s.note(by, contest, Tied, registration))
	})
}

// Untie takes away whose a registration was: the account reaches nothing of it any more.
func (s *Sittings) Untie(ctx context.Context, by store.AccountID, contest store.ContestID, registration string) error {
	return s.db.Whole(ctx, func(tx *store.DB) error {
		tie, err := tx.Candidacy(ctx, contest, registration)
		if err != nil {
			return err
		}
		if err := tx.UntieCandidacy(ctx, tie); err != nil {
			return err
		}
		return tx.Note(ctx, s.note(by, contest, Untied, registration))
	})
}

func (s *Sittings) known(ctx context.Context, contest store.ContestID, registration string) ([]store.Hearing, error) {
	list, err := s.db.HearingsOf(ctx, contest, registration)
	if err == nil && len(list) == 0 {
		err = store.ErrNotFound
	}
	return list, err
}

func (s *Sittings) candidate(ctx context.Context, contest store.ContestID, login string) (store.AccountID, error) {
	account, err := s.db.AccountByLogin(ctx, strings.ToLower(strings.TrimSpace(login)))
	if errors.Is(err, store.ErrNotFound) {
		err = ErrNoAccount
	}
	if err != nil {
		return "", err
	}
	held, err := s.db.Memberships(ctx, account.ID)
	if err != nil {
		return "", err
	}
	if !slices.ContainsFunc(held, func(m store.Membership) bool {
		return m.Role == string(roles.Candidate) && (m.Contest == contest || m.Contest == "")
	}) {
		return "", ErrNotCandidate
	}
	codes, err := s.db.CodesOf(ctx, account.ID, contest)
	if err == nil && len(codes) > 0 {
		err = ErrSits
	}
	return account.ID, err
}

// Own are the cases of the registrations of an account in a contest, and of nobody
// else's.
func (s *Sittings) Own(ctx context.Context, account store.AccountID, contest store.ContestID) (list []*Case, err error) {
	ties, err := s.db.CandidaciesOf(ctx, account, contest)
	for _, tie := range ties {
		if err != nil {
			return nil, err
		}
		var cases []*Case
		cases, err = s.CasesOf(ctx, contest, tie.Registration)
		list = append(list, cases...)
	}
	return list, err
}

// OwnCase is one of them. Another person's is not found, as if it were not there.
func (s *Sittings) OwnCase(ctx context.Context, account store.AccountID, contest store.ContestID, id string) (*Case, error) {
	c, err := s.Case(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	tie, err := s.db.Candidacy(ctx, contest, c.Registration)
	if err == nil && tie.Account != account {
		err = store.ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	return c, nil
}
