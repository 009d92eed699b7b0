package enrolment

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"

	"certame/internal/secret"
	"certame/internal/store"

	"golang.org/x/crypto/chacha20poly1305"
)

// key is what seals the registrations of a contest. The master keys seal it, and seal it
// again when they are changed: events, which are never written again, stay as they are.
func (e *Enrolments) key(ctx context.Context, contest store.ContestID) ([]byte, error) {
	e.kept.Lock()
	defer e.kept.Unlock()
	if key := e.kept.keys[contest]; key != nil {
		return key, nil
	}
	name := "chave das inscrições " + string(contest)
	where := secret.Where{Field: name} // as who seals it again, with other master keys, knows it
	sealed, err := e.db.Sealed(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		fresh := make([]byte, chacha20poly1305.KeySize)
		_, _ = rand.Read(fresh) // never fails
		if sealed, err = e.keys.Seal(where, fresh); err == nil {
			sealed, err = e.db.KeepSealed(ctx, name, sealed)
		}
	}
	if err != nil {
		return nil, err
	}
	key, err := e.keys.Open(where, sealed)
	if err == nil && len(key) != chacha20poly1305.KeySize {
		err = secret.ErrSealed
	}
	if err != nil {
		return nil, err
	}
	e.kept.keys[contest] = key
	return key, nil
}

// placeOf is what a sealed event belongs to: it opens there and nowhere else.
func placeOf(contest store.ContestID, position, number int) []byte {
	return fmt.Appendf(nil, "inscrição %s %d %d", contest, position, number)
}

func seal(key, plain, place []byte) ([]byte, error) {
	aead, err := chacha20poly1305.NewX(key)
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, aead.NonceSize(), aead.NonceSize()+len(plain)+aead.Overhead())
	_, _ = rand.Read(nonce) // never fails
	return aead.Seal(nonce, nonce, plain, place), nil
}

func unseal(key, sealed, place []byte) ([]byte, error) {
	aead, err := chacha20poly1305.NewX(key)
	if err != nil {
		return nil, err
	}
	if len(sealed) < aead.NonceSize() {
		return nil, secret.ErrSealed
	}
	plain, err := aead.Open(nil, sealed[:aead.NonceSize()], sealed[aead.NonceSize():], place)
	if err != nil {
		return nil, secret.ErrSealed
	}
	return plain, nil
}

// markOf is a digest of a CPF that nobody makes without the key: of all the CPFs there
// are a plain one would be undone in a minute. It is of the contest: two of them do not
// tell that a person is in both.
func markOf(key []byte, digits string) string {
	if digits == "" {
		return ""
	}
	sum := hmac.New(sha256.New, key)
	sum.Write([]byte("cpf\x00" + digits))
	return hex.EncodeToString(sum.Sum(nil)[:16])
}
