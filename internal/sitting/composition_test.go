package sitting

import (
	"errors"
	"strings"
	"testing"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/store"
)

// recompose puts another comissao.csv in the contest, by the door of any file.
func (d *desk) recompose(text string) error {
	d.t.Helper()
	last := must(d.db.Revision(d.t.Context(), d.contest.ID, 0))(d.t)
	_, err := d.docket.Revise(d.t.Context(), hr, d.contest.ID, last.Number, "designação", docket.Changes{Put: docket.Files{"comissao.csv": strings.NewReader(text)}})
	return err
}

// box opens the votes of the first board of a case, as far as its events tell.
func (d *desk) box(c *Case) *Case {
	d.t.Helper()
	composed := must(d.docket.Boards(d.t.Context(), d.contest.ID))(d.t)
	o := opening{Box: "urna " + c.ID, Number: "1", Revision: composed.Revision}
	for _, m := range composed.Group(c.Group).Boards[0].Members {
		o.Members = append(o.Members, sitter{m.Code, m.CPF, m.Alternate, m.InPlaceOf})
	}
	return d.append(c, New{BoxOpened, Body{Instance: confirmation.First, Detail: Detailed(o)}})
}

func withCPF(text, code, cpf string) string {
	return strings.Replace(text, ";Pessoa "+code+";;", ";Pessoa "+code+";"+cpf+";", 1)
}

// Attacks on who judges the appeal (S16): somebody of the first board leaves it and is
// designated to the appeal, by their code, by their CPF under another code, or by their
// account under another code. Before votes begin the file alone decides; after, what
// was done does.
func TestFirstBoardNeverJudgesTheAppeal(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		d.WatchBoards()
		whole := withCPF(boardsText(), "M1", "52998224725")
		if err := d.recompose(whole); err != nil {
			t.Fatal(err)
		}
		without := strings.Replace(whole, "PPP;comissao;M1;Pessoa M1;52998224725;titular;;", "PPP;comissao;N1;Pessoa N1;;titular;;", 1)
		moved := strings.Replace(without, "PPP;recursal;R1;", "PPP;recursal;M1;", 1)
		renamed := withCPF(without, "R1", "52998224725")
		if err := d.recompose(moved); err != nil {
			t.Errorf("before any vote began: %v", err)
		}
		if err := d.recompose(whole); err != nil {
			t.Fatal(err)
		}
		d.box(d.attended("PPP", "0002"))
		for name, text := range map[string]string{"by code": moved, "by CPF": renamed} {
			if err := d.recompose(text); !refusedRow(err, "integrou, como M1, a comissão de processo já aberto") || !strings.Contains(err.Error(), "art. 11, § 1º") {
				t.Errorf("%s: %v", name, err)
			}
		}
		for code, login := range map[string]string{"M2": "membra.dois", "R2": "membra.dois"} {
			account := d.member(login)
			if err := d.db.TieMember(t.Context(), store.MemberAccount{Contest: d.contest.ID, Member: code, Account: account, By: hr}); err != nil {
				t.Fatal(err)
			}
		}
		if err := d.recompose(strings.Replace(whole, "PPP;comissao;M2;", "PPP;comissao;N2;", 1)); !refusedRow(err, "Pessoa R2 (R2) integrou, como M2,") {
			t.Errorf("by account: %v", err)
		}
		if err := d.recompose(strings.ReplaceAll(withCPF(without, "T3", "52998224725"), "PPP;", "PI;")); err != nil && strings.Contains(err.Error(), "integrou") {
			t.Errorf("another group is another matter: %v", err)
		}
	})
}

// The code under which somebody sits in a case does not become another person's.
func TestCodesStayOfTheirPerson(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		d.WatchBoards()
		whole := withCPF(boardsText(), "M1", "52998224725")
		if err := d.recompose(whole); err != nil {
			t.Fatal(err)
		}
		d.box(d.attended("PPP", "0002"))
		if err := d.recompose(withCPF(boardsText(), "M1", "11144477735")); !refusedRow(err, "este código é de outra pessoa") {
			t.Errorf("%v", err)
		}
		if err := d.recompose(withCPF(whole, "M2", "11144477735")); err != nil {
			t.Errorf("a CPF that was missing: %v", err)
		}
		if err := d.recompose(strings.Replace(whole, "PPP;comissao;M1;Pessoa M1;52998224725;titular;;", "PPP;comissao;N1;Pessoa N1;;titular;;", 1)); err != nil {
			t.Errorf("somebody leaves: %v", err)
		}
		c := must(d.CaseOf(t.Context(), d.contest.ID, "PPP", "0002"))(t)
		vote := New{Voted, Body{Instance: confirmation.First, Member: "M1", Vote: confirmation.For}}
		if _, err := d.Append(t.Context(), secretary, c.Contest, c.ID, c.Seen(), vote); err != nil {
			t.Errorf("who was on the board when the votes began cannot vote: %v", err)
		}
	})
}

func refusedRow(err error, want string) bool {
	var refused *intake.Refused
	return errors.As(err, &refused) && refused.Problems[0].Line > 1 && strings.Contains(refused.Problems[0].What, want)
}

// member is the account of a login, made once, that may sit on either instance.
func (d *desk) member(login string) store.AccountID {
	d.t.Helper()
	a, err := d.db.AccountByLogin(d.t.Context(), login)
	if errors.Is(err, store.ErrNotFound) {
		id := d.account(login, "membro")
		err = d.db.Grant(d.t.Context(), store.Membership{Account: id, Contest: d.contest.ID, Role: "membro_recursal"})
		a.ID = id
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return a.ID
}

// A code is of one account, which has the role of the place, sits once in a group and
// is no candidate; once it may vote by it, it stays.
func TestTieMember(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.opened("PPP", "0002")
		for _, login := range []string{"um", "dois"} {
			d.member(login)
		}
		d.account("so.primeira", "membro")
		d.account("ninguem", "")
		candidate := d.member("inscrita")
		if err := d.db.TieCandidacy(t.Context(), store.Candidacy{Contest: d.contest.ID, Registration: "0002", Account: candidate, TiedBy: hr}); err != nil {
			t.Fatal(err)
		}
		for _, one := range []struct {
			code, login string
			want        error
		}{
			{"M1", "nao.ha", ErrNoAccount},
			{"M1", "ninguem", ErrNoRole},
			{"R1", "so.primeira", ErrNoRole},
			{"M1", "inscrita", ErrIsCandidate},
			{"X9", "um", store.ErrNotFound},
			{"M1", "Um ", nil},
			{"M1", "um", nil},
			{"M2", "um", ErrTwoPlaces},
			{"R1", "um", ErrTwoPlaces},
			{"D1", "um", nil}, // the board of another group
			{"R1", "dois", nil},
			{"M1", "so.primeira", nil}, // nobody voted by it yet
			{"M1", "um", nil},
		} {
			if err := d.TieMember(t.Context(), hr, d.contest.ID, one.code, one.login); !errors.Is(err, one.want) {
				t.Errorf("%s to %s: %v, want %v", one.code, one.login, err, one.want)
			}
		}
		box := store.BallotBox{ID: "urna", Contest: d.contest.ID, Hearing: c.ID, Round: 1, PublicKey: []byte{1}, By: hr}
		share := store.BallotShare{Box: "urna", Contest: d.contest.ID, Seat: "M1", Member: "M1", Account: d.member("um"), Undertaking: 1, Locked: []byte{1}}
		if err := d.db.AddBallotBox(t.Context(), box, []store.BallotShare{share}); err != nil {
			t.Fatal(err)
		}
		for name, err := range map[string]error{
			"given to another": d.TieMember(t.Context(), hr, d.contest.ID, "M1", "so.primeira"), "taken away": d.UntieMember(t.Context(), hr, d.contest.ID, "M1"),
		} {
			if !errors.Is(err, ErrInUse) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := d.UntieMember(t.Context(), hr, d.contest.ID, "D1"); err != nil {
			t.Errorf("a code nobody votes by: %v", err)
		}
	})
}
