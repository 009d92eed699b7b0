package actlog

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
)

// cosignatureV1 is the kind of key of a witness in the note format: its signature
// is over the time and the head (C2SP, tlog-cosignature). Written here in a page:
// the library of it brings post-quantum signatures that nothing here uses.
const cosignatureV1 = 0x04

const (
	witnessKeyFile = "testemunha.pub"
	timeSize       = 8
)

// witnessKey is the public key of a witness, and verifies what it signed.
type witnessKey struct {
	name   string
	hash   uint32
	public ed25519.PublicKey
}

func newWitnessKey(name string, public ed25519.PublicKey) *witnessKey {
	sum := sha256.Sum256(append([]byte(name+"\n"+string(rune(cosignatureV1))), public...))
	return &witnessKey{name, binary.BigEndian.Uint32(sum[:]), public}
}

// String is the key as it is published.
func (k *witnessKey) String() string {
	return fmt.Sprintf("%s+%08x+%s", k.name, k.hash, base64.StdEncoding.EncodeToString(append([]byte{cosignatureV1}, k.public...)))
}

func (k *witnessKey) Name() string    { return k.name }
func (k *witnessKey) KeyHash() uint32 { return k.hash }

// Verify holds a cosignature to a head.
func (k *witnessKey) Verify(text, sig []byte) bool {
	if len(sig) != timeSize+ed25519.SignatureSize {
		return false
	}
	return ed25519.Verify(k.public, cosigned(binary.BigEndian.Uint64(sig), text), sig[timeSize:])
}

// cosigned is what a witness signs.
func cosigned(at uint64, text []byte) []byte {
	return fmt.Appendf(nil, "cosignature/v1\ntime %d\n%s", at, text)
}

func parseWitnessKey(text string) (*witnessKey, error) {
	name, rest, _ := strings.Cut(strings.TrimSpace(text), "+")
	_, key, _ := strings.Cut(rest, "+")
	raw, err := base64.StdEncoding.DecodeString(key)
	if err == nil && len(raw) == 1+ed25519.PublicKeySize && raw[0] == cosignatureV1 {
		if k := newWitnessKey(name, raw[1:]); k.String() == strings.TrimSpace(text) {
			return k, nil
		}
	}
	return nil, refuse(witnessKeyFile, "não é a chave pública de uma testemunha", "Use o arquivo testemunha.pub que a testemunha publicou.")
}

// cosigner signs as a witness, at a moment.
type cosigner struct {
	*witnessKey
	private ed25519.PrivateKey
	at      time.Time
}

// Sign gives the moment and the signature over it and the head.
func (c *cosigner) Sign(text []byte) ([]byte, error) {
	at := uint64(c.at.Unix())
	return append(binary.BigEndian.AppendUint64(nil, at), ed25519.Sign(c.private, cosigned(at, text))...), nil
}

// readCosigner reads the private key of a witness, written as that of a log is.
func readCosigner(path string, at time.Time) (*cosigner, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	parts := strings.Split(strings.TrimSpace(string(text)), "+")
	if len(parts) >= 5 {
		raw, err := base64.StdEncoding.DecodeString(strings.Join(parts[4:], "+"))
		if _, signs := note.NewSigner(strings.TrimSpace(string(text))); err == nil && signs == nil && len(raw) == 1+ed25519.SeedSize {
			private := ed25519.NewKeyFromSeed(raw[1:])
			return &cosigner{newWitnessKey(parts[2], private.Public().(ed25519.PublicKey)), private, at}, nil
		}
	}
	return nil, refuse(path, "não é a chave privada de uma testemunha", "Indique o arquivo gravado por certame registro habilitar.")
}

// CreateWitness begins a witness: its private key goes to its own file, and its
// public one to the folder in which it remembers what it saw.
func CreateWitness(memory, name, keyPath string) error {
	private, _, err := note.GenerateKey(rand.Reader, name)
	if err != nil {
		return refuse(name, "nome que uma testemunha não pode ter", "Use um nome como testemunha.org/concursos, sem espaços nem +.")
	}
	if err := os.MkdirAll(memory, 0o755); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(memory, witnessKeyFile)); err == nil {
		return refuse(memory, "já é a pasta de uma testemunha", "Indique outra pasta.")
	}
	if err := writeNew(keyPath, []byte(private+"\n"), 0o600); err != nil {
		return err
	}
	c, err := readCosigner(keyPath, time.Time{})
	return errors.Join(err, writeNew(filepath.Join(memory, witnessKeyFile), []byte(c.String()+"\n"), 0o644))
}
