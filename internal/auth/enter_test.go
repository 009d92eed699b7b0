package auth

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"certame/internal/store"
)

func TestEnter(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana.conceicao")
	for _, name := range []string{"ana.conceicao", " ANA.Conceicao ", "ana.conceicao@exemplo.gov.br", "Ana.Conceicao@Exemplo.gov.br"} {
		v := w.visitor()
		if v.who().Known() {
			t.Fatal("signed in before coming in")
		}
		if o, err := v.enter(name, right); err != nil || o != Inside {
			t.Fatalf("%q: outcome %d, %v", name, o, err)
		}
		if p := v.who(); p.Account != ana.ID || p.Name != "Ana Conceição" || p.Shown.SecondFactor {
			t.Errorf("%q: %+v", name, p)
		}
	}
}

// What does not go together is answered alike, with the same work, whoever exists.
func TestEnterTellsNothing(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	w.account("fechada")
	blocked, _ := w.db.AccountByLogin(t.Context(), "fechada")
	blocked.Disabled = true
	_, err := w.db.ChangeAccount(t.Context(), blocked)
	w.must(err)
	_, err = w.db.CreateAccount(t.Context(), store.Account{Login: "so-govbr"})
	w.must(err)
	worked := 0
	w.hasher.done = func() { worked++ }
	for name, password := range map[string]string{
		"ana": "outra senha qualquer", "ninguem": right, "ninguem@exemplo.gov.br": right, "ana@exemplo.gov.br": "outra senha qualquer",
		"fechada": right, "so-govbr": "", "": right, "ana\x00": right, "ana' OR '1'='1": right, "bia": strings.Repeat("a", 1<<20),
	} {
		before := worked
		_, err := w.visitor().enter(name, password)
		if !errors.Is(err, ErrEnter) && !errors.Is(err, store.ErrText) || strings.Contains(name, "\x00") != errors.Is(err, store.ErrText) {
			t.Errorf("%q: %v", name, err)
		}
		if errors.Is(err, ErrEnter) && (worked != before+1 || err.Error() != "Nome e senha não conferem.") {
			t.Errorf("%q: %d hashes, and said %q", name, worked-before, err)
		}
		w.now = w.now.Add(time.Minute)
	}
}

// The door closes for a name, whether or not anybody has it, and for longer each
// time; the right password does not open it meanwhile. Other names are open.
func TestDoorClosesForANameAlike(t *testing.T) {
	w := newWorld(t)
	w.account("ana")
	w.account("bia")
	for _, name := range []string{"ana", "ninguem"} {
		for i := range 6 {
			_, err := w.visitor().enter(name, fmt.Sprintf("errada número %d", i))
			if i < 5 {
				w.refused(err, ErrEnter)
			} else if wait := new(Wait); !errors.As(err, &wait) || wait.For != 30*time.Second {
				t.Errorf("%s, after five: %v", name, err)
			}
		}
		worked := false
		w.hasher.done = func() { worked = true }
		if _, err := w.visitor().enter(name, right); err == nil || worked {
			t.Errorf("%s: closed, and %v", name, err)
		}
		w.now = w.now.Add(30 * time.Second)
		_, err := w.visitor().enter(name, "errada de novo")
		w.refused(err, ErrEnter)
		if _, err := w.visitor().enter(name, right); err == nil || err.Error() != "Tentativas demais. Espere 60 segundos e tente de novo." {
			t.Errorf("%s, after six: %v", name, err)
		}
		w.now = w.now.Add(5 * time.Minute)
	}
	if _, err := w.visitor().enter("bia", right); err != nil {
		t.Errorf("another name pays: %v", err)
	}
	if _, err := w.visitor().enter("ana", right); err != nil {
		t.Errorf("after waiting: %v", err)
	}
	// Who insisted is in the log, by a digest that is not the name's own.
	log, err := w.db.Accesses(t.Context(), "", 0, 100)
	w.must(err)
	doors := map[string]int{}
	for _, a := range log {
		if a.Action == "conta.insistir" {
			doors[a.Object]++
		}
	}
	key, _ := w.digests.of(t.Context(), "entrar", "ninguem")
	if len(doors) != 2 || doors["entrar/"+key[:16]] != 2 {
		t.Errorf("the log has %v", doors)
	}
	for range 5 { // coming in forgets what was before
		w.now = w.now.Add(time.Minute)
		_, err := w.visitor().enter("ana", "errada")
		w.refused(err, ErrEnter)
	}
}

// From one network, many names one after another are slowed down.
func TestManyNamesFromOneNetwork(t *testing.T) {
	w := newWorld(t)
	refused := 0
	for i := range 40 {
		_, err := w.visitor().enter(fmt.Sprintf("pessoa%d", i), "Senha provável 1")
		if wait := new(Wait); errors.As(err, &wait) {
			refused++
		}
	}
	if refused != 10 {
		t.Errorf("%d of 40 were told to wait, want 10", refused)
	}
}

// A hash of an older cost is made again at the next entry, and the password stays.
func TestHashIsMadeAgain(t *testing.T) {
	w := newWorld(t)
	ana := w.account("ana")
	w.hasher = newHasher(cost{memory: 128, time: 2, lanes: 1}, 1)
	w.inside("ana")
	now, err := w.db.Account(t.Context(), ana.ID)
	w.must(err)
	if now.Password == ana.Password || !strings.HasPrefix(now.Password, "$argon2id$v=19$m=128,t=2,p=1$") {
		t.Errorf("the hash is %q", now.Password)
	}
	w.inside("ana")
	again, _ := w.db.Account(t.Context(), ana.ID)
	if again.Password != now.Password {
		t.Error("a hash of today was made again")
	}
}

// The access log has who and what by their identifiers, and nothing typed.
func TestNothingPersonalInTheLog(t *testing.T) {
	w := newWorld(t)
	ana := w.account("canario.login")
	v := w.inside("canario.login@exemplo.gov.br")
	w.must(v.do(func(ctx context.Context) error { return v.Leave(ctx) }))
	list, err := w.db.Accesses(t.Context(), "", 0, 100)
	w.must(err)
	var actions []string
	for _, a := range list {
		if text := fmt.Sprintf("%+v", a); strings.Contains(text, "canario") || strings.Contains(text, "Concei") || a.Account != ana.ID {
			t.Errorf("the log says %s", text)
		}
		actions = append(actions, a.Action)
	}
	if !slices.Equal(actions, []string{"conta.sair", "conta.entrar"}) {
		t.Errorf("the log has %q", actions)
	}
	if _, broken, err := w.db.VerifyAccess(t.Context()); err != nil || broken != nil {
		t.Errorf("%v, %v", broken, err)
	}
}

func TestAddressOfTheSystem(t *testing.T) {
	w := newWorld(t)
	for base, works := range map[string]bool{
		"https://certame.exemplo.gov.br": true, "http://127.0.0.1:8080": true, "http://localhost:8080": true, "http://[::1]:8080": true,
		"http://certame.exemplo.gov.br": false, "http://192.0.2.1": false, "http://localhost.exemplo": false, "certame": false, "": false, "ftp://localhost": false,
	} {
		d, err := New(Options{Store: w.db, Keys: w.keys, Base: base})
		if works != (err == nil) {
			t.Errorf("%q: %v", base, err)
		}
		if err != nil {
			continue
		}
		c, https := d.sessions.Cookie, strings.HasPrefix(base, "https")
		if c.Secure != https || (c.Name == "__Host-certame") != https || !c.HttpOnly || c.Path != "/" || c.Domain != "" || c.SameSite != http.SameSiteLaxMode || c.Persist {
			t.Errorf("%q: the cookie is %+v", base, c)
		}
		if d.KeysWork() == (strings.Contains(base, "127.0.0.1") || strings.Contains(base, "::1")) {
			t.Errorf("%q: keys work: %v", base, d.KeysWork())
		}
	}
}
