package sitting

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"

	"certame/internal/secret"
	"certame/internal/store"

	"golang.org/x/crypto/chacha20poly1305"
)

// contestKey is the key that seals what boards write in a contest. The master keys
// seal it, and seal it again when they are changed: events, which are never written
// again, stay as they are.
func (s *Sittings) contestKey(ctx context.Context, contest store.ContestID) ([]byte, error) {
	s.kept.Lock()
	defer s.kept.Unlock()
	if key := s.kept.keys[contest]; key != nil {
		return key, nil
	}
	name := "chave dos processos " + string(contest)
	where := secret.Where{Field: name} // as who seals it again, with other master keys, knows it
	sealed, err := s.db.Sealed(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		fresh := make([]byte, chacha20poly1305.KeySize)
		_, _ = rand.Read(fresh) // never fails
		if sealed, err = s.keys.Seal(where, fresh); err == nil {
			sealed, err = s.db.KeepSealed(ctx, name, sealed)
		}
	}
	if err != nil {
		return nil, err
	}
	key, err := s.keys.Open(where, sealed)
	if err == nil && len(key) != chacha20poly1305.KeySize {
		err = secret.ErrSealed
	}
	if err != nil {
		return nil, err
	}
	if s.db.Tx() == nil { // a transaction may yet be taken back, and the key with it
		s.kept.keys[contest] = key
	}
	return key, nil
}

// place is what sealed bytes belong to: they open there and nowhere else.
type place struct {
	field   string
	contest store.ContestID
	record  string
	number  int
	kind    string
}

func (p place) associated() []byte {
	var out []byte
	for _, part := range []string{p.field, string(p.contest), p.record, fmt.Sprint(p.number), p.kind} {
		out = fmt.Appendf(out, "%d:%s", len(part), part)
	}
	return out
}

func (s *Sittings) seal(ctx context.Context, at place, plain []byte) ([]byte, error) {
	key, err := s.contestKey(ctx, at.contest)
	if err != nil {
		return nil, err
	}
	return sealWith(key, plain, at.associated())
}

func (s *Sittings) open(ctx context.Context, at place, sealed []byte) ([]byte, error) {
	key, err := s.contestKey(ctx, at.contest)
	if err != nil {
		return nil, err
	}
	return openWith(key, sealed, at.associated())
}

// sealWith seals under a key of 32 bytes; the nonce, long enough to be drawn, comes
// first.
func sealWith(key, plain, associated []byte) ([]byte, error) {
	aead, err := chacha20poly1305.NewX(key)
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, aead.NonceSize(), aead.NonceSize()+len(plain)+aead.Overhead())
	_, _ = rand.Read(nonce) // never fails
	return aead.Seal(nonce, nonce, plain, associated), nil
}

func openWith(key, sealed, associated []byte) ([]byte, error) {
	aead, err := chacha20poly1305.NewX(key)
	if err != nil {
		return nil, err
	}
	if len(sealed) < aead.NonceSize() {
		return nil, secret.ErrSealed
	}
	plain, err := aead.Open(nil, sealed[:aead.NonceSize()], sealed[aead.NonceSize():], associated)
	if err != nil {
		return nil, secret.ErrSealed
	}
	return plain, nil
}
