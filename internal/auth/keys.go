package auth

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/netip"
	"net/url"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"certame/internal/store"
)

// What can be wrong with a key.
var (
	ErrNoKeys  = Told("Chaves de acesso só funcionam quando o endereço do sistema é um nome (https, ou localhost), e não um número.")
	ErrKey     = Told("A chave de acesso não foi aceita. Tente de novo, com uma chave cadastrada nesta conta.")
	ErrCloned  = Told("A chave de acesso contou menos usos do que já tinha: pode haver uma cópia dela. Use outro segundo fator e retire esta chave.")
	ErrHasKey  = Told("Esta chave de acesso já está cadastrada.")
	ErrOverdue = Told("Passou tempo demais desde que esta página foi aberta. Recomece.")
)

// keyring is WebAuthn for one address: keys of other addresses are worth nothing
// here, whoever asks for them.
type keyring struct{ rp *webauthn.WebAuthn }

// newKeyring is nil for an address that is a number: browsers make no keys for it.
func newKeyring(base *url.URL, name string) (*keyring, error) {
	if _, err := netip.ParseAddr(base.Hostname()); err == nil {
		return nil, nil
	}
	rp, err := webauthn.New(&webauthn.Config{
		RPID: base.Hostname(), RPDisplayName: name, RPOrigins: []string{base.Scheme + "://" + base.Host},
		AttestationPreference: protocol.PreferNoAttestation,
		Timeouts:              webauthn.TimeoutsConfig{Login: patience, Registration: patience},
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementDiscouraged, UserVerification: protocol.VerificationPreferred,
		},
	})
	return &keyring{rp}, err
}

// patience is how long a question to a browser waits for its answer.
var patience = webauthn.TimeoutConfig{Enforce: true, Timeout: 5 * time.Minute, TimeoutUVD: 5 * time.Minute}

// keyOwner is an account with its keys, as WebAuthn wants it. Its name in the key
// is the login: what the owner typed to come in.
type keyOwner struct {
	account store.Account
	keys    []webauthn.Credential
}

func (o *keyOwner) WebAuthnID() []byte                         { return []byte(o.account.ID) }
func (o *keyOwner) WebAuthnName() string                       { return o.account.Login }
func (o *keyOwner) WebAuthnDisplayName() string                { return o.account.Login }
func (o *keyOwner) WebAuthnCredentials() []webauthn.Credential { return o.keys }

func ownerOf(a store.Account, kept []store.Credential) (*keyOwner, error) {
	o := &keyOwner{account: a}
	for _, k := range kept {
		var key webauthn.Credential
		if err := json.Unmarshal(k.Data, &key); err != nil {
			return nil, err
		}
		o.keys = append(o.keys, key)
	}
	return o, nil
}

// ceremony is one question to a browser: what it is shown, and what must be kept
// until it answers.
type ceremony struct{ Options, Kept []byte }

func newCeremony(options any, kept *webauthn.SessionData, err error) (ceremony, error) {
	if err != nil {
		return ceremony{}, err
	}
	shown, errShown := json.Marshal(options)
	data, errKept := json.Marshal(kept)
	return ceremony{shown, data}, errors.Join(errShown, errKept)
}

// ask begins the registration of a key.
func (k *keyring) ask(o *keyOwner) (ceremony, error) {
	options, kept, err := k.rp.BeginRegistration(o, webauthn.WithExclusions(descriptors(o.keys)))
	return newCeremony(options, kept, err)
}

func descriptors(keys []webauthn.Credential) (out []protocol.CredentialDescriptor) {
	for _, k := range keys {
		out = append(out, k.Descriptor())
	}
	return out
}

// take ends it: the key to keep.
func (k *keyring) take(o *keyOwner, kept, answer []byte) (*webauthn.Credential, error) {
	session, err := sessionOf(kept)
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBody(bytes.NewReader(answer))
	if err != nil {
		return nil, because(ErrKey, err)
	}
	key, err := k.rp.CreateCredential(o, session, parsed)
	if err != nil {
		return nil, because(ErrKey, err)
	}
	return key, nil
}

// challenge asks for a use of any key of the account.
func (k *keyring) challenge(o *keyOwner) (ceremony, error) {
	options, kept, err := k.rp.BeginLogin(o)
	return newCeremony(options, kept, err)
}

// check ends it: the key as it is after the use. A key that counts its uses and
// goes back is refused.
func (k *keyring) check(o *keyOwner, kept, answer []byte) (*webauthn.Credential, error) {
	session, err := sessionOf(kept)
	if err != nil {
		return nil, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBody(bytes.NewReader(answer))
	if err != nil {
		return nil, because(ErrKey, err)
	}
	key, err := k.rp.ValidateLogin(o, session, parsed)
	if err != nil {
		return nil, because(ErrKey, err)
	}
	if key.Authenticator.CloneWarning {
		return nil, ErrCloned
	}
	return key, nil
}

func sessionOf(kept []byte) (s webauthn.SessionData, err error) {
	if len(kept) == 0 {
		return s, ErrOverdue
	}
	return s, json.Unmarshal(kept, &s)
}
