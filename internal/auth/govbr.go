package auth

import (
	"context"
	"crypto/subtle"
	"net/http"
	"net/url"
	"slices"
	"sync"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"certame/internal/auth/roles"
)

// What can go wrong on the way through gov.br.
var (
	ErrGovBROff    = Told("A entrada pelo gov.br não está configurada neste sistema.")
	ErrGovBRDown   = Told("O gov.br não respondeu. Tente de novo em alguns minutos, ou entre com nome e senha.")
	ErrGovBRDenied = Told("O gov.br não confirmou a entrada, ou ela foi cancelada.")
	ErrGovBRForged = Told("A resposta não corresponde a um pedido de entrada feito neste navegador, ou já foi usada. Recomece pela página de entrada.")
)

// govBRScopes are those of the manual of Login Único; the last one brings the level
// inside of the token that is signed.
var govBRScopes = []string{oidc.ScopeOpenID, "email", "profile", "govbr_confiabilidades", "govbr_confiabilidades_idtoken"}

// GovBR is the way in through gov.br: OpenID Connect, authorization code with PKCE.
// It reads the addresses of the provider when the first person comes, so that the
// system starts while gov.br is down.
type GovBR struct {
	config GovBRConfig
	back   string // the registered address of return
	client *http.Client

	mu       sync.Mutex
	provider *oidc.Provider
}

// NewGovBR joins the configuration and the address people return to.
func NewGovBR(c GovBRConfig, back string) *GovBR {
	return &GovBR{config: c, back: back, client: &http.Client{Timeout: 10 * time.Second}}
}

// Pending is a request for entering that is on its way: it stays in the session of
// the browser that made it, and is used once.
type Pending struct {
	State, Nonce, Verifier string
	Expires                time.Time
}

// onTheWay is how long a person may take at gov.br.
const onTheWay = 10 * time.Minute

// Identity is who gov.br says a person is.
type Identity struct {
	CPF   string // eleven digits
	Name  string
	Level roles.Level
}

func (g *GovBR) reach(ctx context.Context) (*oidc.Provider, *oauth2.Config, context.Context, error) {
	ctx = oidc.ClientContext(ctx, g.client)
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.provider == nil {
		// The keys outlive the visit that first asked for them.
		p, err := oidc.NewProvider(oidc.ClientContext(context.WithoutCancel(ctx), g.client), g.config.Issuer)
		if err != nil {
			return nil, nil, ctx, because(ErrGovBRDown, err)
		}
		g.provider = p
	}
	return g.provider, &oauth2.Config{
		ClientID: g.config.Client, ClientSecret: g.config.Secret, RedirectURL: g.back, Endpoint: g.provider.Endpoint(), Scopes: govBRScopes,
	}, ctx, nil
}

// Begin is where to send the browser, and what to keep until it returns.
func (g *GovBR) Begin(ctx context.Context, now time.Time) (address string, p Pending, err error) {
	_, config, _, err := g.reach(ctx)
	if err != nil {
		return "", p, err
	}
	p = Pending{State: newSecret(), Nonce: newSecret(), Verifier: oauth2.GenerateVerifier(), Expires: now.Add(onTheWay)}
	return config.AuthCodeURL(p.State, oidc.Nonce(p.Nonce), oauth2.S256ChallengeOption(p.Verifier)), p, nil
}

// Finish takes what the browser brought back. The pending request must be the one
// kept in its session, and must not be kept any more: its caller takes it out first.
func (g *GovBR) Finish(ctx context.Context, p Pending, brought url.Values, now time.Time) (Identity, error) {
	provider, config, ctx, err := g.reach(ctx)
	switch {
	case err != nil:
		return Identity{}, err
	case p.State == "" || !now.Before(p.Expires) || !same(brought.Get("state"), p.State):
		return Identity{}, ErrGovBRForged
	case brought.Has("iss") && brought.Get("iss") != g.config.Issuer: // RFC 9207
		return Identity{}, ErrGovBRForged
	case brought.Get("error") != "" || brought.Get("code") == "":
		return Identity{}, ErrGovBRDenied
	}
	answer, err := config.Exchange(ctx, brought.Get("code"), oauth2.VerifierOption(p.Verifier))
	if err != nil {
		return Identity{}, because(ErrGovBRDenied, err)
	}
	raw, _ := answer.Extra("id_token").(string)
	token, err := provider.Verifier(&oidc.Config{ClientID: g.config.Client, Now: func() time.Time { return now }}).Verify(ctx, raw)
	if err != nil {
		return Identity{}, because(ErrGovBRForged, err)
	}
	return g.identity(token, answer.AccessToken, p.Nonce)
}

func (g *GovBR) identity(token *oidc.IDToken, access, nonce string) (Identity, error) {
	var claims struct {
		Name        string `json:"name"`
		Party       string `json:"azp"`
		Reliability struct {
			Level string `json:"level"`
		} `json:"reliability_info"`
	}
	if err := token.Claims(&claims); err != nil {
		return Identity{}, because(ErrGovBRForged, err)
	}
	if !same(token.Nonce, nonce) || claims.Party != "" && claims.Party != g.config.Client || claims.Party == "" && len(token.Audience) > 1 {
		return Identity{}, ErrGovBRForged
	}
	if token.AccessTokenHash != "" {
		if err := token.VerifyAccessToken(access); err != nil {
			return Identity{}, because(ErrGovBRForged, err)
		}
	}
	cpf, err := cpfDigits(token.Subject)
	if err != nil {
		return Identity{}, because(ErrGovBRForged, err)
	}
	// Whoever has an account there is at least bronze: a level not understood is that.
	return Identity{cpf, claims.Name, max(roles.Bronze, roles.ParseLevel(claims.Reliability.Level))}, nil
}

// LeaveAddress is where gov.br ends its own session, "" when it does not say.
func (g *GovBR) LeaveAddress(ctx context.Context, after string) string {
	provider, _, _, err := g.reach(ctx)
	var known struct {
		End string `json:"end_session_endpoint"`
	}
	if err != nil || provider.Claims(&known) != nil || known.End == "" {
		return ""
	}
	address, err := url.Parse(known.End)
	if err != nil || !slices.Contains([]string{"https", "http"}, address.Scheme) {
		return ""
	}
	q := address.Query()
	q.Set("post_logout_redirect_uri", after)
	address.RawQuery = q.Encode()
	return address.String()
}

func same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
