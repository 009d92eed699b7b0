package sitting

import (
	"errors"
	"testing"

	"certame/internal/store"
)

// account makes one with a role in the contest of the desk.
func (d *desk) account(login, role string) store.AccountID {
	d.t.Helper()
	a := must(d.db.CreateAccount(d.t.Context(), store.Account{Login: login}))(d.t)
	if role != "" {
		if err := d.db.Grant(d.t.Context(), store.Membership{Account: a.ID, Contest: d.contest.ID, Role: role}); err != nil {
			d.t.Fatal(err)
		}
	}
	return a.ID
}

// A registration is of one account, of somebody who enters as a candidate and sits on
// no board of the contest.
func TestTie(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		d.opened("PPP", "0002")
		bento, member := d.account("bento", "candidato"), d.account("membra", "candidato")
		d.account("outra", "candidato")
		d.account("ninguem", "")
		if err := d.db.TieMember(t.Context(), store.MemberAccount{Contest: d.contest.ID, Member: "M1", Account: member, By: secretary}); err != nil {
			t.Fatal(err)
		}
		tie := func(registration, login string) error {
			return d.Tie(t.Context(), secretary, d.contest.ID, registration, login)
		}
		for _, c := range []struct {
			registration, login string
			want                error
		}{
			{"0002", "quem", ErrNoAccount},
			{"0002", "ninguem", ErrNotCandidate},
			{"0002", "membra", ErrSits},
			{"0001", "bento", store.ErrNotFound}, // opted for nothing: has no case
			{"0002", " Bento ", nil},
			{"0002", "bento", nil},
			{"0002", "outra", ErrTied},
		} {
			if err := tie(c.registration, c.login); !errors.Is(err, c.want) {
				t.Errorf("%s to %s: %v, want %v", c.registration, c.login, err, c.want)
			}
		}
		if held := must(d.db.Candidacy(t.Context(), d.contest.ID, "0002"))(t); held.Account != bento || held.TiedBy != secretary {
			t.Errorf("%+v", held)
		}
		if err := d.Untie(t.Context(), secretary, d.contest.ID, "0002"); err != nil {
			t.Fatal(err)
		}
		if err := tie("0002", "outra"); err != nil {
			t.Errorf("after it was untied: %v", err)
		}
		var said []string
		for _, a := range must(d.db.Accesses(t.Context(), d.contest.ID, 0, 3))(t) {
			said = append(said, a.Action+" "+a.Object)
		}
		if said[0] != Tied+" 0002" || said[1] != Untied+" 0002" {
			t.Error(said)
		}
	})
}

// Whoever enters as a candidate reaches the cases of their own registration, in this
// contest, and nobody else's by any identifier (S03).
func TestOwnCases(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		mine, others := d.opened("PPP", "0003"), d.opened("PPP", "0002")
		celia := d.account("celia", "candidato")
		if err := d.Tie(t.Context(), secretary, d.contest.ID, "0003", "celia"); err != nil {
			t.Fatal(err)
		}
		if list := must(d.Own(t.Context(), celia, d.contest.ID))(t); len(list) != 2 || list[0].Registration != "0003" || list[1].Registration != "0003" {
			t.Errorf("%d cases", len(list))
		}
		if c := must(d.OwnCase(t.Context(), celia, d.contest.ID, mine.ID))(t); c.ID != mine.ID {
			t.Errorf("%+v", c.Hearing)
		}
		elsewhere := d.create("outro-2026")
		for name, err := range map[string]error{
			"another person's":     second(d.OwnCase(t.Context(), celia, d.contest.ID, others.ID)),
			"in another contest":   second(d.OwnCase(t.Context(), celia, elsewhere.ID, mine.ID)),
			"that is not there":    second(d.OwnCase(t.Context(), celia, d.contest.ID, "nenhum")),
			"of another candidate": second(d.OwnCase(t.Context(), d.account("davi", "candidato"), d.contest.ID, mine.ID)),
		} {
			if !errors.Is(err, store.ErrNotFound) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if list := must(d.Own(t.Context(), celia, elsewhere.ID))(t); len(list) != 0 {
			t.Errorf("%d in another contest", len(list))
		}
		if err := d.Untie(t.Context(), secretary, d.contest.ID, "0003"); err != nil {
			t.Fatal(err)
		}
		if _, err := d.OwnCase(t.Context(), celia, d.contest.ID, mine.ID); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("after it was untied: %v", err)
		}
	})
}

func second[T any](_ T, err error) error { return err }
