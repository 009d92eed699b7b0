package auth

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"

	"github.com/fxamacker/cbor/v2"
)

// authenticator is a key of WebAuthn in software, which can also do what an honest
// one does not: sign for another site, count backwards, answer another question.
type authenticator struct {
	*world
	origin string
	party  string
	id     []byte
	key    *ecdsa.PrivateKey
	count  uint32
	handle []byte
	flags  byte // of user presence and verification
}

func (w *world) authenticator() *authenticator {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	w.must(err)
	return &authenticator{world: w, origin: w.base.Scheme + "://" + w.base.Host, party: w.base.Hostname(), id: random(16), key: key, flags: 0x05}
}

// question is what a server sends, of what an authenticator reads.
type question struct {
	PublicKey struct {
		Challenge string `json:"challenge"`
		User      struct {
			ID string `json:"id"`
		} `json:"user"`
		Exclude []struct {
			ID string `json:"id"`
		} `json:"excludeCredentials"`
		Allow []struct {
			ID string `json:"id"`
		} `json:"allowCredentials"`
		Selection struct {
			Verification string `json:"userVerification"`
		} `json:"authenticatorSelection"`
	} `json:"publicKey"`
}

func (a *authenticator) read(options []byte) (q question) {
	a.Helper()
	a.must(json.Unmarshal(options, &q))
	return q
}

var b64 = base64.RawURLEncoding.EncodeToString

func (a *authenticator) clientData(kind, challenge string) []byte {
	text, err := json.Marshal(map[string]any{"type": kind, "challenge": challenge, "origin": a.origin, "crossOrigin": false})
	a.must(err)
	return text
}

func (a *authenticator) data(flags byte) []byte {
	sum := sha256.Sum256([]byte(a.party))
	return binary.BigEndian.AppendUint32(append(sum[:], flags), a.count)
}

// make is the answer to a registration.
func (a *authenticator) make(options []byte) []byte {
	a.Helper()
	q := a.read(options)
	a.handle, _ = base64.RawURLEncoding.DecodeString(q.PublicKey.User.ID)
	public, err := a.key.PublicKey.Bytes()
	a.must(err)
	cose, err := cbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: public[1:33], -3: public[33:]})
	a.must(err)
	data := append(a.data(a.flags|0x40), make([]byte, 16)...)
	data = append(binary.BigEndian.AppendUint16(data, uint16(len(a.id))), a.id...)
	object, err := cbor.Marshal(map[string]any{"fmt": "none", "attStmt": map[string]any{}, "authData": append(data, cose...)})
	a.must(err)
	return a.answer(map[string]any{
		"clientDataJSON": b64(a.clientData("webauthn.create", q.PublicKey.Challenge)), "attestationObject": b64(object), "transports": []string{"usb"},
	})
}

// sign is the answer to a use.
func (a *authenticator) sign(options []byte) []byte {
	a.Helper()
	a.count++
	client := a.clientData("webauthn.get", a.read(options).PublicKey.Challenge)
	data, sum := a.data(a.flags), sha256.Sum256(client)
	whole := sha256.Sum256(append(data[:len(data):len(data)], sum[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, a.key, whole[:])
	a.must(err)
	return a.answer(map[string]any{
		"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature), "userHandle": b64(a.handle),
	})
}

func (a *authenticator) answer(response map[string]any) []byte {
	text, err := json.Marshal(map[string]any{"id": b64(a.id), "rawId": b64(a.id), "type": "public-key", "response": response, "clientExtensionResults": map[string]any{}})
	a.must(err)
	return text
}
