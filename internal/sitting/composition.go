package sitting

import (
	"context"

	"certame/confirmation"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/internal/store"
	"certame/law"
)

// begun is a board as it was when the votes of a case began.
type begun struct {
	group    string
	instance confirmation.Instance
	opening
}

// begun lists the compositions under which votes of any case of a contest began, also
// those of boxes that were annulled.
func (s *Sittings) begun(ctx context.Context, contest store.ContestID) (list []begun, err error) {
	hearings, err := s.db.Hearings(ctx, contest)
	if err != nil {
		return nil, err
	}
	groups := map[string]string{}
	for _, h := range hearings {
		groups[h.ID] = h.Group
	}
	events, err := s.db.AllHearingEvents(ctx, contest)
	for i := range events {
		if err != nil {
			return nil, err
		}
		if Kind(events[i].Kind) != BoxOpened {
			continue
		}
		var e Event
		if e, err = s.openEvent(ctx, &events[i]); err != nil {
			return nil, err
		}
		one := begun{group: groups[events[i].Hearing], instance: e.Instance}
		if err = e.Into(&one.opening); err == nil {
			list = append(list, one)
		}
	}
	return list, err
}

// WatchBoards has the docket ask, of every change of comissao.csv, whether what was
// done bears it. It is called while the platform is put together.
func (s *Sittings) WatchBoards() { s.docket.WatchBoards(s.bears) }

// bears says why what the boards did does not bear another composition. Cases open for
// votes keep the board they were opened with; what cannot be is that somebody of a
// first instance, even taken off it since, comes to judge its appeals (R-23, S16), or
// that the code under which somebody sat becomes another person's.
func (s *Sittings) bears(ctx context.Context, tx *store.DB, contest store.ContestID, _, after *boards.Roster) error {
	inside := s.in(tx)
	past, err := inside.begun(ctx, contest)
	if err != nil || len(past) == 0 {
		return err
	}
	ties, err := tx.MemberAccounts(ctx, contest)
	if err != nil {
		return err
	}
	var problems []intake.Problem
	for _, a := range after.List {
		if p := cannotSit(a, after, past, ties); p != nil {
			problems = append(problems, *p)
		}
	}
	return intake.Refuse(problems)
}

// cannotSit is what keeps somebody from a place, nil for nothing.
func cannotSit(a boards.Appointment, r *boards.Roster, past []begun, ties []store.MemberAccount) *intake.Problem {
	p := &intake.Problem{File: boards.MembersFile, Line: a.Line, Column: "membro", Value: a.Code}
	for _, b := range past {
		for _, m := range b.Members {
			switch {
			case m.Code == a.Code && m.CPF != "" && a.Member.CPF != "" && m.CPF != a.Member.CPF:
				p.What, p.Remedy = "este código é de outra pessoa em processo já aberto para votação", "Dê outro código: os votos nomeiam a pessoa por ele."
				return p
			case a.Instance != confirmation.OnAppeal || b.instance != confirmation.First || b.group != r.Terms().Code(a.Modality):
			case samePerson(a, m, ties):
				p.What = r.Called(a.Code) + " integrou, como " + m.Code + ", a comissão de processo já aberto para votação [" + law.Citations(confirmation.DistinctBasis(r.Terms().Regime.ID)) + "]"
				p.Remedy = "Designe para a recursal quem não integrou a primeira, ainda que já a tenha deixado."
				return p
			}
		}
	}
	return nil
}

// samePerson holds by code, by CPF and by account.
func samePerson(a boards.Appointment, m sitter, ties []store.MemberAccount) bool {
	account := accountOf(ties, a.Code)
	return a.Code == m.Code || m.CPF != "" && m.CPF == a.Member.CPF || account != "" && account == accountOf(ties, m.Code)
}
