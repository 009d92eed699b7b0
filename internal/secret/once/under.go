package once

import (
	"crypto/rand"

	"certame/internal/secret"

	"golang.org/x/crypto/chacha20poly1305"
)

// Seal seals under one of the keys; the nonce, long enough to be drawn, comes first. It
// opens only with the same associated bytes.
func Seal(key, plain, associated []byte) ([]byte, error) {
	aead, err := chacha20poly1305.NewX(key)
	if err != nil {
		return nil, err
	}
	nonce := make([]byte, aead.NonceSize(), aead.NonceSize()+len(plain)+aead.Overhead())
	_, _ = rand.Read(nonce) // never fails
	return aead.Seal(nonce, nonce, plain, associated), nil
}

// Open opens what Seal sealed.
func Open(key, sealed, associated []byte) ([]byte, error) {
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
