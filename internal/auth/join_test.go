package auth

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

func (w *world) asks(email string) Join {
	w.Helper()
	j, err := w.AskJoin(w.Context(), email, "/certames/um/inscricao", "192.0.2.1")
	w.must(err)
	return j
}

func (v *visitor) joins(secret, name, password string) (o Outcome, err error) {
	v.Helper()
	err = v.do(func(ctx context.Context) (err error) {
		o, err = v.UseJoin(ctx, secret, name, password, "Navegador")
		return err
	})
	return o, err
}

// An address that follows its letter has an account without a role, and enters by the
// address; the letter works once, and only the last one does.
func TestJoin(t *testing.T) {
	w := newWorld(t)
	old := w.asks("ana@exemplo.org")
	j := w.asks(" Ana@Exemplo.org ")
	if j.Kind != NewAccount || j.Email != "ana@exemplo.org" || !j.Until.Equal(w.now.Add(24*time.Hour)) {
		t.Fatalf("%+v", j)
	}
	_, err := w.LookJoin(t.Context(), old.Secret)
	w.refused(err, ErrLink)
	v := w.visitor()
	for password, name := range map[string]string{"curta": "Ana", "ana@exemplo.org": "Ana", right: "  "} {
		if _, err := v.joins(j.Secret, name, password); err == nil || v.who().Known() {
			t.Errorf("%q %q made an account", name, password)
		}
	}
	seen, err := w.LookJoin(t.Context(), j.Secret)
	if w.must(err); seen.Back != "/certames/um/inscricao" || seen.Email != "ana@exemplo.org" {
		t.Errorf("%+v", seen)
	}
	o, err := v.joins(j.Secret, "Ana  Conceição", right)
	if w.must(err); o != Inside || v.who().Name != "Ana Conceição" {
		t.Errorf("%v, %+v", o, v.who())
	}
	if usable, waiting := v.roles(""); len(usable) != 1 || usable[0] != roles.Account || len(waiting) != 0 {
		t.Errorf("%v, %v", usable, waiting)
	}
	_, err = w.visitor().joins(j.Secret, "Outra", another)
	w.refused(err, ErrLink)
	w.must1(w.visitor().enter("ana@exemplo.org", right))
	log, err := w.db.Accesses(t.Context(), "", 0, 10)
	if w.must(err); !slicesHave(log, "conta.criar", linkJoin) {
		t.Errorf("%+v", log)
	}
}

func (w *world) must1(_ Outcome, err error) {
	w.Helper()
	w.must(err)
}

func slicesHave(log []store.Access, action, object string) bool {
	for _, a := range log {
		if a.Action == action && a.Object == object {
			return true
		}
	}
	return false
}

// Who asks cannot tell an address with an account from one without: the answer is a
// letter or the same waits. The letter of an account that was confirmed by mail and has
// no role over others changes its password; no other does.
func TestJoinTellsNothing(t *testing.T) {
	w := newWorld(t)
	w.account("ana") // her address was written down by somebody else
	if j := w.asks("ana@exemplo.gov.br"); j.Kind != AskSomebody || j.Secret != "" {
		t.Errorf("%+v", j)
	}
	bia := w.asks("bia@exemplo.org")
	w.must1(w.visitor().joins(bia.Secret, "Bia", right))
	inside := w.visitor()
	w.must1(inside.enter("bia@exemplo.org", right))
	j := w.asks("bia@exemplo.org")
	if j.Kind != NewPassword || j.Secret == "" {
		t.Fatalf("%+v", j)
	}
	w.must1(w.visitor().joins(j.Secret, "nome que não se lê", another))
	if inside.who().Known() {
		t.Error("a session of before the new password is open")
	}
	_, err := w.visitor().enter("bia@exemplo.org", right)
	w.refused(err, ErrEnter)
	w.must1(w.visitor().enter("bia@exemplo.org", another))
	a, err := w.db.AccountOf(t.Context(), emails, "bia@exemplo.org")
	w.must(err)
	j = w.asks("bia@exemplo.org")
	w.must(w.Grant(t.Context(), Person{}, a.ID, "c", roles.Candidate))
	if _, err := w.LookJoin(t.Context(), j.Secret); err != nil {
		t.Errorf("a candidate may not change the password: %v", err)
	}
	w.must(w.Grant(t.Context(), Person{}, a.ID, "c", roles.HR)) // after the letter went
	_, err = w.visitor().joins(j.Secret, "", right)
	w.refused(err, ErrLink)
	if j := w.asks("bia@exemplo.org"); j.Kind != AskSomebody || j.Secret != "" {
		t.Errorf("%+v", j)
	}
}

// The door closes for an address alike, and for a network that asks for many.
func TestJoinLimits(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	for _, email := range []string{"ana@exemplo.gov.br", "ninguem@exemplo.org"} {
		for i := range 6 {
			_, err := w.AskJoin(t.Context(), email, "", fmt.Sprintf("192.0.2.%d", i))
			if wait := new(Wait); errors.As(err, &wait) != (i == 5) || err != nil && wait.For != 30*time.Second {
				t.Errorf("%s, %d: %v", email, i, err)
			}
		}
	}
	passed := 0
	for i := range 100 {
		if _, err := w.AskJoin(t.Context(), fmt.Sprintf("p%d@exemplo.org", i), "", "198.51.100.7"); err == nil {
			passed++
		}
	}
	if passed != 60 {
		t.Errorf("%d passed", passed)
	}
	for _, wrong := range []string{"", "ana", "a@b@c", "Ana <ana@exemplo.org>", "a@b.org\r\nBcc: c@d.org", strings.Repeat("a", 250) + "@b.org"} {
		_, err := w.AskJoin(t.Context(), wrong, "", "203.0.113.5")
		w.refused(err, ErrEmail)
	}
}

// A letter is over in a day, and what was never followed leaves nothing.
func TestJoinIsForgotten(t *testing.T) {
	w := newWorld(t)
	j := w.asks("ana@exemplo.org")
	w.now = w.now.Add(24 * time.Hour)
	_, err := w.visitor().joins(j.Secret, "Ana", right)
	w.refused(err, ErrLink)
	n, err := w.db.ForgetTokens(t.Context(), linkJoin)
	if w.must(err); n != 1 {
		t.Errorf("%d forgotten", n)
	}
	_, err = w.db.Token(t.Context(), linkJoin, j.Secret)
	w.refused(err, store.ErrNotFound)
}
