package sitting

import (
	"crypto/hpke"
	"crypto/rand"

	"certame/internal/secret"
)

// The keys of votes are HPKE (RFC 9180) over X25519 and ML-KEM-768 together: a vote is
// kept for years, and must not be read by the machines of then.
var (
	voteKEM  = hpke.MLKEM768X25519()
	voteKDF  = hpke.HKDFSHA256()
	voteAEAD = hpke.AES256GCM()
)

// newPair is a pair of keys that nobody had before.
func newPair() (private, public []byte, err error) {
	pair, err := voteKEM.GenerateKey()
	if err != nil {
		return nil, nil, err
	}
	private, err = pair.Bytes()
	return private, pair.PublicKey().Bytes(), err
}

// lock seals for who has the private half, for one place only.
func lock(public, plain []byte, at place) ([]byte, error) {
	key, err := voteKEM.NewPublicKey(public)
	if err != nil {
		return nil, err
	}
	return hpke.Seal(key, voteKDF, voteAEAD, at.associated(), plain)
}

// unlock opens what lock sealed for the same place.
func unlock(private, locked []byte, at place) ([]byte, error) {
	key, err := voteKEM.NewPrivateKey(private)
	if err != nil {
		return nil, secret.ErrSealed
	}
	plain, err := hpke.Open(key, voteKDF, voteAEAD, at.associated(), locked)
	if err != nil {
		return nil, secret.ErrSealed
	}
	return plain, nil
}

// split parts a key in n: all of them together give it back, and any fewer say
// nothing of it.
func split(key []byte, n int) [][]byte {
	parts := make([][]byte, n)
	last := append([]byte(nil), key...)
	for i := range n - 1 {
		parts[i] = make([]byte, len(key))
		_, _ = rand.Read(parts[i]) // never fails
		xor(last, parts[i])
	}
	parts[n-1] = last
	return parts
}

// join puts the parts of a key together.
func join(parts [][]byte) []byte {
	var key []byte
	for _, part := range parts {
		if key == nil {
			key = make([]byte, len(part))
		}
		if len(part) != len(key) {
			return nil
		}
		xor(key, part)
	}
	return key
}

func xor(into, other []byte) {
	for i := range into {
		into[i] ^= other[i]
	}
}
