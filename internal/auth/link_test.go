package auth

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

const another = "outras palavras bem distantes"

var first = Newcomer{Login: "Helena.Prado", Name: "Helena  do Prado", Email: "helena@exemplo.gov.br"}

func (v *visitor) useFirst(secret string, n Newcomer, password string) error {
	v.Helper()
	return v.do(func(ctx context.Context) error { return v.UseFirst(ctx, secret, n, password, "Navegador") })
}

func (v *visitor) useLink(secret, password string) (o Outcome, err error) {
	v.Helper()
	err = v.do(func(ctx context.Context) (err error) {
		o, err = v.UseLink(ctx, secret, password, "Navegador")
		return err
	})
	return o, err
}

// The link makes the one administrator, once, and is over with them.
func TestFirstAdministrator(t *testing.T) {
	w := newWorld(t)
	old, err := w.FirstLink(t.Context())
	w.must(err)
	secret, err := w.FirstLink(t.Context())
	w.must(err)
	w.refused(w.visitor().useFirst(old, first, another), ErrLink) // only the last one works
	for what, bad := range map[string]struct {
		n        Newcomer
		password string
		want     error // nil: a weak password
	}{
		"short password": {first, "curta", nil},
		"own name":       {first, "Helena.Prado.2026", nil},
		"bad login":      {Newcomer{Login: "h p", Name: "H"}, another, ErrLogin},
		"no name":        {Newcomer{Login: "helena", Name: " "}, another, ErrName},
		"bad e-mail":     {Newcomer{Login: "helena", Name: "H", Email: "h"}, another, ErrEmail},
		"a reserved one": {Newcomer{Login: "govbr-1", Name: "H"}, another, ErrLogin},
	} {
		err := w.visitor().useFirst(secret, bad.n, bad.password)
		if weak := WeakPassword(""); bad.want == nil != errors.As(err, &weak) || bad.want != nil && !errors.Is(err, bad.want) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if l, err := w.Look(t.Context(), secret); err != nil || !l.First {
		t.Errorf("after the mistakes: %+v, %v", l, err)
	}
	v := w.visitor()
	w.must(v.useFirst(secret, first, another))
	if p := v.who(); p.Login != "helena.prado" || p.Name != "Helena do Prado" {
		t.Errorf("%+v", p)
	}
	if usable, waiting := v.roles(""); !slices.Equal(usable, []roles.Role{roles.Account}) || !slices.Equal(waiting, []roles.Role{roles.Administration}) {
		t.Errorf("%v, %v", usable, waiting)
	}
	w.refused(w.visitor().useFirst(secret, Newcomer{Login: "outra", Name: "Outra"}, another), ErrLink)
	if again, err := w.FirstLink(t.Context()); again != "" || err != nil {
		t.Errorf("with an administrator there is another link: %q, %v", again, err)
	}
	if _, err := w.visitor().enter("helena@exemplo.gov.br", another); err != nil {
		t.Error(err)
	}
}

func TestFirstLinkExpires(t *testing.T) {
	w := newWorld(t)
	secret, err := w.FirstLink(t.Context())
	w.must(err)
	w.now = w.now.Add(24 * time.Hour)
	w.refused(w.visitor().useFirst(secret, first, another), ErrLink)
	for _, bad := range []string{"", "x", secret + "x", secret[1:]} {
		if _, err := w.Look(t.Context(), bad); !errors.Is(err, ErrLink) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	// The database has no secret of it.
	var kept string
	w.must(w.db.SQL().QueryRowContext(t.Context(), "SELECT digest || kind || subject || payload FROM token").Scan(&kept))
	if strings.Contains(kept, secret) {
		t.Error("the secret is in the database")
	}
}

// Of many who use the link at the same time, one is the administrator.
func TestFirstLinkIsUsedOnce(t *testing.T) { firstOfMany(newWorld(t)) }

func firstOfMany(w *world) {
	w.Helper()
	secret, err := w.FirstLink(w.Context())
	w.must(err)
	results := make([]error, 8)
	var all sync.WaitGroup
	for i := range results {
		all.Go(func() {
			ctx, err := w.sessions.Load(w.Context(), "")
			if err != nil {
				w.Error(err)
			}
			n := Newcomer{Login: "pessoa-" + string(rune('a'+i)), Name: "Pessoa"}
			results[i] = w.UseFirst(ctx, secret, n, another, "")
		})
	}
	all.Wait()
	made := 0
	for _, err := range results {
		if err == nil {
			made++
		} else if !errors.Is(err, ErrLink) {
			w.Error(err)
		}
	}
	accounts, _ := w.db.CountAccounts(w.Context())
	if n, _ := administrators(w.Context(), w.db); made != 1 || n != 1 || accounts != 1 {
		w.Errorf("%d used it, %d administrators, %d accounts", made, n, accounts)
	}
}

// Who was registered chooses a password by their link, which also ends what was
// open; who has a second factor still shows it.
func TestWelcomeAndReset(t *testing.T) {
	w := newWorld(t)
	boss := Person{Account: w.account("chefia").ID}
	a, secret, err := w.Register(t.Context(), boss, Newcomer{Login: "rui", Name: "Rui Lima", Email: "rui@exemplo.gov.br", CPF: "529.982.247-25"})
	w.must(err)
	_, err = w.visitor().enter("rui", "")
	w.refused(err, ErrEnter)
	_, err = w.visitor().useLink(secret, "curta")
	if weak := WeakPassword(""); !errors.As(err, &weak) {
		t.Errorf("a weak password: %v", err)
	}
	v := w.visitor()
	if o, err := v.useLink(secret, another); err != nil || o != Inside || v.who().Account != a.ID {
		t.Fatalf("outcome %d, %v", o, err)
	}
	_, err = w.visitor().useLink(secret, another)
	w.refused(err, ErrLink)
	letters := v.enrol()

	before, err := w.ResetLink(t.Context(), boss, a.ID)
	w.must(err)
	secret, err = w.ResetLink(t.Context(), boss, a.ID)
	w.must(err)
	_, err = w.visitor().useLink(before, right)
	w.refused(err, ErrLink)
	other := w.visitor()
	if o, err := other.useLink(secret, right); err != nil || o != SecondFactor || other.who().Known() || v.who().Known() {
		t.Fatalf("outcome %d, %v", o, err)
	}
	w.must(other.giveCode(w.code(letters)))

	secret, err = w.ResetLink(t.Context(), boss, a.ID)
	w.must(err)
	w.must(w.Block(t.Context(), boss, a.ID, true))
	_, err = w.visitor().useLink(secret, right)
	w.refused(err, ErrLink)
	_, err = w.ResetLink(t.Context(), boss, "nenhuma")
	w.refused(err, store.ErrNotFound)
}

func TestRegisterRefusesWhatIsTaken(t *testing.T) {
	w := newWorld(t)
	boss := Person{Account: w.account("chefia").ID}
	_, _, err := w.Register(t.Context(), boss, Newcomer{Login: "rui", Name: "Rui", Email: "rui@exemplo.gov.br", CPF: "52998224725"})
	w.must(err)
	for _, c := range []struct {
		n    Newcomer
		want error
	}{
		{Newcomer{Login: "RUI", Name: "Outro"}, ErrLoginTaken},
		{Newcomer{Login: "outro", Name: "Outro", Email: "Rui@Exemplo.gov.br"}, ErrEmailTaken},
		{Newcomer{Login: "outro", Name: "Outro", CPF: "529.982.247-25"}, ErrCPFTaken},
		{Newcomer{Login: "outro", Name: "Outro", CPF: "529.982.247-24"}, ErrCPF},
	} {
		_, secret, err := w.Register(t.Context(), boss, c.n)
		w.refused(err, c.want)
		if text, _ := Say(err); errors.Is(c.want, ErrCPFTaken) && text != "Já existe uma conta com este CPF, de nome de acesso rui. Dê os papéis a ela." {
			t.Errorf("of the CPF: %s", text)
		}
		if _, err := w.Look(t.Context(), secret); err == nil {
			t.Errorf("%+v: refused, and its link works", c.n)
		}
	}
	if n, _ := w.db.CountAccounts(t.Context()); n != 2 {
		t.Errorf("%d accounts: something of what was refused stayed", n)
	}
	// The CPF is not in the database, nor a digest that anybody could try.
	var subject string
	w.must(w.db.SQL().QueryRowContext(t.Context(), "SELECT subject FROM identity WHERE issuer = 'gov.br'").Scan(&subject))
	key, err := w.digests.load(t.Context())
	if err != nil || len(key) != 32 || len(subject) != 64 || strings.Contains(subject, "529") && strings.Contains(subject, "98224725") {
		t.Errorf("%q, %v", subject, err)
	}
	if elsewhere, _ := newWorld(t).digests.of(t.Context(), "cpf", "52998224725"); elsewhere == subject {
		t.Error("another installation makes the same digest")
	}
}

func TestChangePassword(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	v, elsewhere := w.inside("ana"), w.inside("ana")
	change := func(old, password string) error {
		return v.do(func(ctx context.Context) error { return w.ChangePassword(ctx, v.person(ctx), old, password) })
	}
	w.refused(change("outra coisa", another), ErrOldPassword)
	if weak := WeakPassword(""); !errors.As(change(right, "ana.conceicao"), &weak) {
		t.Error("a weak password passes")
	}
	before := v.cookie()
	w.must(change(right, another))
	if v.cookie() == before || !v.who().Known() || elsewhere.who().Known() {
		t.Error("the token stayed, this session ended, or the other did not")
	}
	_, err := w.visitor().enter("ana", right)
	w.refused(err, ErrEnter)
	if _, err := w.visitor().enter("ana", another); err != nil {
		t.Error(err)
	}
	for range 5 {
		w.refused(change("outra coisa", another), ErrOldPassword)
	}
	if wait := new(Wait); !errors.As(change(another, right), &wait) {
		t.Error("the password of an open session can be guessed without end")
	}
}
