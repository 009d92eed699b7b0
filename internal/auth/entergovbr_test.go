package auth

import (
	"context"
	"net/url"
	"slices"
	"strings"
	"testing"

	"certame/internal/auth/authtest"
	"certame/internal/auth/roles"
)

// throughGovBR goes to the provider and comes back, as the person of the CPF.
func (v *visitor) throughGovBR(p *authtest.Provider, cpf string) error {
	v.Helper()
	address := v.goGovBR()
	brought := p.Enter(v.T, address, cpf)
	return v.fromGovBR(brought)
}

func (v *visitor) goGovBR() (address string) {
	v.Helper()
	v.must(v.do(func(ctx context.Context) (err error) { address, err = v.GoGovBR(ctx, "192.0.2.9"); return err }))
	return address
}

func (v *visitor) fromGovBR(brought url.Values) error {
	v.Helper()
	return v.do(func(ctx context.Context) error { return v.FromGovBR(ctx, brought, "Navegador") })
}

func withGovBR(t *testing.T) (*world, *authtest.Provider) {
	t.Helper()
	p := (*authtest.Provider)(nil)
	w := newWorld(t, func(o *Options) {
		p = authtest.Start(t, o.Base+GovBRReturnPath)
		o.GovBR = &GovBRConfig{Issuer: p.URL, Client: authtest.Client, Secret: authtest.Secret}
	})
	return w, p
}

// Who was registered with a CPF comes to that account; a low level does not open the
// roles of the agency, and a second factor of the account does.
func TestGovBRLevelsAndRoles(t *testing.T) {
	w, p := withGovBR(t)
	boss := Person{Account: w.account("chefia").ID}
	a, _, err := w.Register(t.Context(), boss, Newcomer{Login: "benedita", Name: "Benedita", CPF: authtest.Low})
	w.must(err)
	w.must(w.Grant(t.Context(), boss, a.ID, "c", roles.HR))
	w.must(w.Grant(t.Context(), boss, a.ID, "c", roles.Candidate))

	v := w.visitor()
	w.must(v.throughGovBR(p, authtest.Low))
	if who := v.who(); who.Account != a.ID || who.Shown != (roles.Shown{Level: roles.Bronze}) {
		t.Fatalf("%+v", who)
	}
	if usable, waiting := v.roles("c"); !slices.Equal(usable, []roles.Role{roles.Account, roles.Candidate}) || !slices.Equal(waiting, []roles.Role{roles.HR}) {
		t.Errorf("bronze: %v, %v", usable, waiting)
	}
	if leave := w.GovBRLeave(t.Context(), v.who()); !strings.HasPrefix(leave, p.URL) || w.GovBRLeave(t.Context(), Person{How: "senha"}) != "" {
		t.Errorf("gov.br ends its session at %q", leave)
	}
	v.enrol()
	if usable, waiting := v.roles("c"); len(usable) != 3 || waiting != nil {
		t.Errorf("bronze and a second factor: %v, %v", usable, waiting)
	}
	p.Levels[authtest.Low] = "prata"
	v = w.visitor()
	w.must(v.throughGovBR(p, authtest.Low))
	if usable, waiting := v.roles("c"); !slices.Contains(usable, roles.HR) || waiting != nil {
		t.Errorf("silver: %v, %v", usable, waiting)
	}
	w.must(w.Block(t.Context(), boss, a.ID, true))
	w.refused(w.visitor().throughGovBR(p, authtest.Low), ErrBlocked)
}

// Who nobody registered gets an account without roles, the same each time.
func TestGovBROfSomebodyNew(t *testing.T) {
	w, p := withGovBR(t)
	one, two := w.visitor(), w.visitor()
	w.must(one.throughGovBR(p, authtest.High))
	w.must(two.throughGovBR(p, authtest.High))
	who := one.who()
	if who.Account != two.who().Account || who.Name != "Pessoa de Exemplo" || strings.Contains(who.Login, authtest.High) {
		t.Errorf("%+v", who)
	}
	if usable, waiting := one.roles("c"); !slices.Equal(usable, []roles.Role{roles.Account}) || waiting != nil {
		t.Errorf("%v, %v", usable, waiting)
	}
}

// A state is used once, by the browser it was given to, under a new token.
func TestGovBRStateIsOfOneBrowser(t *testing.T) {
	w, p := withGovBR(t)
	mine, theirs := w.visitor(), w.visitor()
	brought := p.Enter(t, mine.goGovBR(), authtest.High)
	w.refused(theirs.fromGovBR(brought), ErrGovBRForged) // without any request
	theirs.goGovBR()
	w.refused(theirs.fromGovBR(brought), ErrGovBRForged) // of another one
	before := mine.cookie()
	w.must(mine.fromGovBR(brought))
	if mine.cookie() == before {
		t.Error("the token of before gov.br is the one of after")
	}
	w.refused(mine.fromGovBR(brought), ErrGovBRForged)
	// A wrong answer uses the request up.
	other := w.visitor()
	brought = p.Enter(t, other.goGovBR(), authtest.High)
	w.refused(other.fromGovBR(url.Values{"state": {"x"}, "code": {"y"}}), ErrGovBRForged)
	w.refused(other.fromGovBR(brought), ErrGovBRForged)
	late := w.visitor()
	brought = p.Enter(t, late.goGovBR(), authtest.High)
	w.now = w.now.Add(onTheWay)
	w.refused(late.fromGovBR(brought), ErrGovBRForged)
}

func TestGovBRIsOffByDefault(t *testing.T) {
	w := newWorld(t)
	v := w.visitor()
	err := v.do(func(ctx context.Context) error { _, err := w.GoGovBR(ctx, ""); return err })
	w.refused(err, ErrGovBROff)
	w.refused(v.fromGovBR(url.Values{}), ErrGovBROff)
	if w.HasGovBR() || w.GovBRLeave(t.Context(), Person{How: "govbr:ouro"}) != "" {
		t.Error("gov.br is on")
	}
}
