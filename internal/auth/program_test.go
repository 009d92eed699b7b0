package auth

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"certame/internal/auth/roles"
)

func (v *visitor) newProgram(name string) (secret string, err error) {
	v.Helper()
	err = v.do(func(ctx context.Context) (err error) {
		secret, err = v.NewProgram(ctx, v.person(ctx), name)
		return err
	})
	return secret, err
}

// A program works in a person's name, with what the person had shown, until it ends.
func TestProgram(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	w.must(w.Grant(t.Context(), Person{}, ana.ID, "c", roles.HR))
	v := w.inside("ana")
	weak, err := v.newProgram("antes do segundo fator")
	w.must(err)
	v.enrol()
	strongOne, err := v.newProgram(" planilha  da banca ")
	w.must(err)
	_, err = v.newProgram(" ")
	w.refused(err, ErrProgramName)
	for secret, usable := range map[string][]roles.Role{weak: {roles.Account}, strongOne: {roles.Account, roles.HR}} {
		p, err := w.Program(t.Context(), secret)
		if err != nil || p.Account != ana.ID || !p.Program || !strings.HasPrefix(secret, "certame_") {
			t.Fatalf("%+v, %v", p, err)
		}
		v := w.visitor() // which has no session, and is given none
		v.must(v.do(func(ctx context.Context) error {
			got, _, err := w.Roles(ctx, p, "c")
			if !slices.Equal(got, usable) {
				t.Errorf("%v, want %v", got, usable)
			}
			return err
		}))
		if v.cookie() != "" {
			t.Error("a program is given a cookie")
		}
		if p.May(usable, "ato.confirmar") || p.May(usable, "conta.propria") || p.May(usable, "ato.propor") != (len(usable) == 2) {
			t.Error("a program may what it may not")
		}
	}
	me := v.who()
	list, err := w.Programs(t.Context(), me)
	w.must(err)
	if len(list) != 2 || list[1].Browser != "planilha da banca" && list[0].Browser != "planilha da banca" {
		t.Errorf("%+v", list)
	}
	if visits, err := w.Visits(t.Context(), me); err != nil || len(visits) != 1 {
		t.Errorf("programs are among the sessions: %+v, %v", visits, err)
	}
	w.must(w.End(t.Context(), me, list[0].ID))
	ended := 0
	for _, secret := range []string{weak, strongOne} {
		if _, err := w.Program(t.Context(), secret); errors.Is(err, ErrProgram) {
			ended++
		}
	}
	if ended != 1 {
		t.Errorf("%d ended", ended)
	}
}

func TestProgramsEnd(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	fresh := func() string {
		secret, err := w.inside("ana").newProgram("roteiro")
		w.must(err)
		_, err = w.Program(t.Context(), secret)
		w.must(err)
		return secret
	}
	over := func(what, secret string) {
		t.Helper()
		if p, err := w.Program(t.Context(), secret); !errors.Is(err, ErrProgram) || p.Known() {
			t.Errorf("%s: %+v, %v", what, p, err)
		}
	}
	secret := fresh()
	v := w.inside("ana")
	w.must(v.do(func(ctx context.Context) error { return w.ChangePassword(ctx, v.person(ctx), right, another) }))
	over("after the password changed", secret)
	w.must(v.do(func(ctx context.Context) error { return w.ChangePassword(ctx, v.person(ctx), another, right) }))

	secret = fresh()
	w.must(w.Block(t.Context(), Person{}, ana.ID, true))
	over("of a blocked account", secret)
	w.must(w.Block(t.Context(), Person{}, ana.ID, false))

	secret = fresh()
	over("another kind of secret", strings.TrimPrefix(secret, "certame_"))
	over("a piece", secret[:len(secret)-1])
	over("nothing", "")
	link, err := w.ResetLink(t.Context(), Person{}, ana.ID)
	w.must(err)
	over("a link", link)
	over("a link dressed up", "certame_"+link)
	w.now = w.now.Add(programFor)
	over("of thirty days ago", secret)
	var kept string
	w.must(w.db.SQL().QueryRowContext(t.Context(), "SELECT digest || payload FROM token WHERE kind = 'programa'").Scan(&kept))
	if strings.Contains(kept, secret) {
		t.Error("the secret is in the database")
	}
}
