package auth

import (
	"context"
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/authtest"
	"certame/internal/auth/roles"
)

const govBack = "http://127.0.0.1:1/entrar/govbr/volta"

func startGovBR(t *testing.T) (*authtest.Provider, *GovBR) {
	t.Helper()
	p := authtest.Start(t, govBack)
	return p, NewGovBR(GovBRConfig{Issuer: p.URL, Client: authtest.Client, Secret: authtest.Secret}, govBack)
}

func begin(t *testing.T, g *GovBR) (string, Pending) {
	t.Helper()
	address, pending, err := g.Begin(t.Context(), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	return address, pending
}

// The whole way through a real provider, and what the request carried.
func TestGovBR(t *testing.T) {
	p, g := startGovBR(t)
	for cpf, level := range map[string]roles.Level{authtest.High: roles.Gold, authtest.Low: roles.Bronze} {
		address, pending := begin(t, g)
		u, _ := url.Parse(address)
		q := u.Query()
		if q.Get("code_challenge_method") != "S256" || len(q.Get("code_challenge")) != 43 || q.Get("state") != pending.State || q.Get("nonce") != pending.Nonce ||
			q.Get("response_type") != "code" || q.Get("redirect_uri") != govBack || strings.Contains(address, pending.Verifier) ||
			q.Get("scope") != "openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken" {
			t.Errorf("the request is %s", address)
		}
		got, err := g.Finish(t.Context(), pending, p.Enter(t, address, cpf), time.Now())
		if err != nil || got != (Identity{cpf, "Pessoa de Exemplo", level}) {
			t.Errorf("%s: %+v, %v (%v)", cpf, got, err, Cause(err))
		}
		if p.Asked.Get("code_verifier") != pending.Verifier {
			t.Error("the verifier was not presented")
		}
	}
	if leave := g.LeaveAddress(t.Context(), "https://certame.exemplo/"); !strings.HasPrefix(leave, p.URL) || !strings.HasSuffix(leave, "?post_logout_redirect_uri=https%3A%2F%2Fcertame.exemplo%2F") {
		t.Errorf("ends the session at %q", leave)
	}
}

// What comes back must answer a request of this browser, once, in time.
func TestGovBRStateNonceAndVerifier(t *testing.T) {
	p, g := startGovBR(t)
	mine, pending := begin(t, g)
	theirs, other := begin(t, g)
	brought := p.Enter(t, mine, authtest.High)
	with := func(key, value string) url.Values {
		changed := url.Values{}
		for k, v := range brought {
			changed[k] = v
		}
		changed.Set(key, value)
		return changed
	}
	expect := func(what string, p Pending, brought url.Values, at time.Time, want error) {
		t.Helper()
		if got, err := g.Finish(t.Context(), p, brought, at); !errors.Is(err, want) || got != (Identity{}) {
			t.Errorf("%s: %+v, %v", what, got, err)
		}
	}
	now := time.Now()
	expect("no request", Pending{}, brought, now, ErrGovBRForged)
	expect("no request and no state", Pending{Expires: now.Add(time.Hour)}, with("state", ""), now, ErrGovBRForged)
	expect("the state of another browser", other, brought, now, ErrGovBRForged)
	expect("a state that is not one", pending, with("state", pending.State+"x"), now, ErrGovBRForged)
	expect("late", pending, brought, now.Add(onTheWay), ErrGovBRForged)
	expect("from another issuer", pending, with("iss", "https://outro.exemplo"), now, ErrGovBRForged)
	expect("refused there", pending, with("error", "access_denied"), now, ErrGovBRDenied)
	expect("without a code", pending, with("code", ""), now, ErrGovBRDenied)
	// The code of mine put into the session of the other: PKCE.
	expect("a code from elsewhere", other, with("state", other.State), now, ErrGovBRDenied)

	// A request whose nonce was changed on the way to the provider.
	changed := strings.Replace(theirs, other.Nonce, pending.Nonce, 1)
	expect("another nonce", other, p.Enter(t, changed, authtest.High), now, ErrGovBRForged)

	// A state works once: its code is spent, and its session no longer has it.
	fresh, request := begin(t, g)
	answer := p.Enter(t, fresh, authtest.High)
	if _, err := g.Finish(t.Context(), request, answer, now); err != nil {
		t.Fatal(err)
	}
	expect("replayed", request, answer, now, ErrGovBRDenied)
}

// What the provider signs is not believed unless it is for this system, now, about
// a person with a CPF.
func TestGovBRClaims(t *testing.T) {
	p, g := startGovBR(t)
	set := func(key string, value any) func(map[string]any) {
		return func(claims map[string]any) { claims[key] = value }
	}
	for what, forge := range map[string]func(map[string]any){
		"for another system":         set("aud", "outro-sistema"),
		"for two systems, by other":  func(c map[string]any) { c["aud"] = []string{authtest.Client, "outro"}; c["azp"] = "outro" },
		"for two systems, by nobody": func(c map[string]any) { c["aud"] = []string{authtest.Client, "outro"}; delete(c, "azp") },
		"of another issuer":          set("iss", "https://sso.falso.exemplo"),
		"of another request":         set("nonce", "outro"),
		"without nonce":              func(c map[string]any) { delete(c, "nonce") },
		"of the past":                set("exp", time.Now().Add(-time.Hour).Unix()),
		"with another access token":  set("at_hash", "AAAAAAAAAAAAAAAAAAAAAA"),
		"about nobody":               set("sub", ""),
		"about a wrong CPF":          set("sub", "52998224724"),
		"about a name":               set("sub", "helena"),
		"with a claim out of form":   set("reliability_info", "ouro"),
	} {
		p.Forge = forge
		address, pending := begin(t, g)
		if got, err := g.Finish(t.Context(), pending, p.Enter(t, address, authtest.High), time.Now()); !errors.Is(err, ErrGovBRForged) || got != (Identity{}) {
			t.Errorf("a token %s: %+v, %v", what, got, err)
		}
	}
	for level, want := range map[any]roles.Level{"gold": roles.Gold, "silver": roles.Silver, "prata": roles.Silver, "platina": roles.Bronze, "": roles.Bronze} {
		p.Forge = set("reliability_info", map[string]any{"level": level})
		address, pending := begin(t, g)
		if got, err := g.Finish(t.Context(), pending, p.Enter(t, address, authtest.High), time.Now()); err != nil || got.Level != want {
			t.Errorf("level %q: %+v, %v", level, got, err)
		}
	}
	p.Forge = func(c map[string]any) { delete(c, "reliability_info") }
	address, pending := begin(t, g)
	if got, err := g.Finish(t.Context(), pending, p.Enter(t, address, authtest.High), time.Now()); err != nil || got.Level != roles.Bronze {
		t.Errorf("without a level: %+v, %v", got, err)
	}
}

// While gov.br is down the system is up, and gov.br may come later.
func TestGovBRDown(t *testing.T) {
	p, _ := startGovBR(t)
	g := NewGovBR(GovBRConfig{Issuer: "http://127.0.0.1:1", Client: authtest.Client, Secret: authtest.Secret}, govBack)
	if _, _, err := g.Begin(t.Context(), time.Now()); !errors.Is(err, ErrGovBRDown) || g.LeaveAddress(t.Context(), "/") != "" {
		t.Errorf("%v", err)
	}
	g.config.Issuer = p.URL
	gone, leave := context.WithCancel(t.Context())
	address, pending, err := g.Begin(gone, time.Now())
	leave() // who asked first goes away; the keys must still be reachable
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Finish(t.Context(), pending, p.Enter(t, address, authtest.High), time.Now()); err != nil {
		t.Error(err)
	}
}

func TestReadGovBR(t *testing.T) {
	folder := t.TempDir()
	put := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	read := func(path string, env map[string]string) (*GovBRConfig, error) {
		return ReadGovBR(path, func(name string) string { return env[name] })
	}
	if c, err := read(filepath.Join(folder, "nenhum"), nil); c != nil || err != nil {
		t.Errorf("nothing configured: %+v, %v", c, err)
	}
	whole := put("govbr.yaml", "emissor: https://sso.exemplo/\ncliente: certame\nsegredo: abc\n")
	if c, err := read(whole, nil); err != nil || *c != (GovBRConfig{"https://sso.exemplo/", "certame", "abc"}) {
		t.Errorf("%+v, %v", c, err)
	}
	env := map[string]string{envClient: "outro", envSecretFile: put("segredo", "do-arquivo\n")}
	if c, err := read(whole, env); err != nil || *c != (GovBRConfig{"https://sso.exemplo/", "outro", "do-arquivo"}) {
		t.Errorf("%+v, %v", c, err)
	}
	for text, want := range map[string]string{
		"emissor: https://sso.exemplo/\ncliente: certame\n":                    "falta «segredo»",
		"emissor: https://sso.exemplo/\nclient: certame\n":                     "não foi entendido",
		"emissor: http://sso.exemplo/\ncliente: certame\nsegredo: abc\n":       "não é um endereço https",
		"emissor: http://localhost.exemplo/\ncliente: certame\nsegredo: abc\n": "não é um endereço https",
		"emissor: sso.exemplo\ncliente: certame\nsegredo: abc\n":               "não é um endereço https",
	} {
		if c, err := read(put("mau.yaml", text), nil); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "abc") {
			t.Errorf("%q: %+v, %v", text, c, err)
		}
	}
}

func TestCPFDigits(t *testing.T) {
	for text, want := range map[string]string{"529.982.247-25": "52998224725", "52998224725": "52998224725", " 111.444.777-35": "11144477735", "01234567890": "01234567890"} {
		if got, err := cpfDigits(text); got != want || err != nil {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "52998224724", "52998224715", "5299822472", "529982247255", "11111111111", "00000000000", "5299822472a", "５2998224725"} {
		if got, err := cpfDigits(text); !errors.Is(err, ErrCPF) {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}
