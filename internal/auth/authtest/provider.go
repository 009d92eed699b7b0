// Package authtest is a real provider of identities on this machine, as gov.br is
// one, for the tests of who asks it.
package authtest

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/go-jose/go-jose/v4"
	"github.com/zitadel/oidc/v3/example/server/exampleop"
	"github.com/zitadel/oidc/v3/example/server/storage"
	"github.com/zitadel/oidc/v3/pkg/oidc"
	"github.com/zitadel/oidc/v3/pkg/op"
)

// Provider is a real server of OpenID Connect on loopback, with people whose subject
// is a CPF and the claim of gov.br in the token that is signed. What it signs can be
// changed, to be what no honest provider says.
type Provider struct {
	*storage.Storage
	*httptest.Server
	Levels map[string]string    // by CPF
	Forge  func(map[string]any) // changes the claims before they are signed, when there is one
	Asked  url.Values           // of the last request for a token
}

// How the provider knows the system that asks, and the people that it has: one of the
// highest level and one of the lowest.
const (
	Client, Secret = "certame.exemplo", "segredo-do-cliente"
	High, Low      = "52998224725", "11144477735"
)

// people are who can enter in the provider: everybody with the password "senha".
type people map[string]*storage.User

func (p people) GetUserByID(id string) *storage.User         { return p[id] }
func (p people) GetUserByUsername(name string) *storage.User { return p[name] }
func (people) ExampleClientID() string                       { return "" }

func person(cpf, first string) *storage.User {
	return &storage.User{ID: cpf, Username: cpf, Password: "senha", FirstName: first, LastName: "de Exemplo"}
}

// Start serves until the end of the test; back is the registered return.
func Start(t testing.TB, back string) *Provider {
	t.Helper()
	p := &Provider{Levels: map[string]string{High: "ouro", Low: "bronze"}}
	users := people{High: person(High, "Helena"), Low: person(Low, "Benedita"), "nome.sem.cpf": person("nome.sem.cpf", "Outra")}
	p.Storage = storage.NewStorage(users)
	storage.RegisterClients(storage.WebClient(Client, Secret, back))
	quiet := slog.Default()
	t.Cleanup(func() { slog.SetDefault(quiet) })
	var inner http.Handler
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { p.serve(inner, w, r) }))
	inner = exampleop.SetupServer(p.URL, p, slog.New(slog.DiscardHandler), false)
	t.Cleanup(p.Close)
	return p
}

// serve passes everything through but tokens that are to be forged.
func (p *Provider) serve(inner http.Handler, w http.ResponseWriter, r *http.Request) {
	if r.URL.Path != "/oauth/token" {
		inner.ServeHTTP(w, r)
		return
	}
	body, _ := io.ReadAll(r.Body)
	p.Asked, _ = url.ParseQuery(string(body))
	r.Body = io.NopCloser(bytes.NewReader(body))
	answer := httptest.NewRecorder()
	inner.ServeHTTP(answer, r)
	var tokens map[string]any
	if p.Forge != nil && json.Unmarshal(answer.Body.Bytes(), &tokens) == nil && tokens["id_token"] != nil {
		tokens["id_token"] = p.resign(r.Context(), tokens["id_token"].(string))
		text, _ := json.Marshal(tokens)
		answer.Body = bytes.NewBuffer(text)
		answer.Header().Del("Content-Length")
	}
	for name, values := range answer.Header() {
		w.Header()[name] = values
	}
	w.WriteHeader(answer.Code)
	_, _ = w.Write(answer.Body.Bytes())
}

// resign signs other claims with the key of the provider.
func (p *Provider) resign(ctx context.Context, token string) string {
	parsed, err := jose.ParseSignedCompact(token, []jose.SignatureAlgorithm{jose.RS256})
	if err != nil {
		panic(err)
	}
	var claims map[string]any
	if err := json.Unmarshal(parsed.UnsafePayloadWithoutVerification(), &claims); err != nil {
		panic(err)
	}
	p.Forge(claims)
	text, _ := json.Marshal(claims)
	key, _ := p.SigningKey(ctx)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: key.SignatureAlgorithm(), Key: jose.JSONWebKey{Key: key.Key(), KeyID: key.ID()}}, nil)
	if err != nil {
		panic(err)
	}
	signed, err := signer.Sign(text)
	if err != nil {
		panic(err)
	}
	out, _ := signed.CompactSerialize()
	return out
}

// SetUserinfoFromRequest says the level as gov.br does, to who asked for it.
func (p *Provider) SetUserinfoFromRequest(_ context.Context, info *oidc.UserInfo, token op.IDTokenRequest, scopes []string) error {
	info.Subject = token.GetSubject()
	if slices.Contains(scopes, "govbr_confiabilidades_idtoken") {
		info.AppendClaims("reliability_info", map[string]any{"level": p.Levels[token.GetSubject()]})
		info.AppendClaims("name", "Pessoa de Exemplo")
	}
	return nil
}

// GetClientByClientID lets the client ask for the scopes of gov.br.
func (p *Provider) GetClientByClientID(ctx context.Context, id string) (op.Client, error) {
	c, err := p.Storage.GetClientByClientID(ctx, id)
	if err != nil {
		return nil, err
	}
	return govbrClient{c}, nil
}

type govbrClient struct{ op.Client }

func (govbrClient) IsScopeAllowed(scope string) bool { return strings.HasPrefix(scope, "govbr_") }

// Enter goes to an address of the provider as a browser does, enters as the person
// and gives back what the provider sends to the address of return.
func (p *Provider) Enter(t testing.TB, address, cpf string) url.Values {
	t.Helper()
	jar, _ := cookiejar.New(nil)
	var brought url.Values
	browser := &http.Client{Jar: jar, CheckRedirect: func(r *http.Request, _ []*http.Request) error {
		if !strings.HasPrefix(r.URL.String(), p.URL) {
			brought = r.URL.Query()
			return http.ErrUseLastResponse
		}
		return nil
	}}
	page, err := browser.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	page.Body.Close()
	if brought != nil {
		return brought // refused at once
	}
	id := page.Request.URL.Query().Get("authRequestID")
	answer, err := browser.PostForm(p.URL+"/login/username", url.Values{"username": {cpf}, "password": {"senha"}, "id": {id}})
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if brought == nil {
		t.Fatalf("the provider did not send the browser back: %s, %s", answer.Status, answer.Request.URL)
	}
	return brought
}
