package pseudonym

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
)

// Key turns each value into the same replacement always. Without it no
// replacement can be computed again, not even by who guesses the value: that is
// why it is an HMAC and not a digest, which anybody can look up.
type Key [sha256.Size]byte

// KeyOf is the key of a secret that a person keeps.
func KeyOf(secret []byte) Key {
	mac := hmac.New(sha256.New, []byte("certame anonimizar"))
	mac.Write(secret)
	return Key(mac.Sum(nil))
}

// RandomKey is a key that nobody keeps.
func RandomKey() Key {
	var k Key
	rand.Read(k[:]) // never fails: the runtime ends the program first
	return k
}

// sum is the HMAC of a value of a domain; attempt gives others when the first is
// taken.
func (k Key) sum(domain, value string, attempt int) [sha256.Size]byte {
	mac := hmac.New(sha256.New, k[:])
	var head [16]byte
	binary.BigEndian.PutUint64(head[:8], uint64(len(domain)))
	binary.BigEndian.PutUint64(head[8:], uint64(attempt))
	mac.Write(head[:])
	mac.Write([]byte(domain))
	mac.Write([]byte(value))
	return [sha256.Size]byte(mac.Sum(nil))
}

// between is a number from least to most, both included.
func (k Key) between(domain string, least, most int) int {
	sum := k.sum(domain, "", 0)
	return least + int(binary.BigEndian.Uint64(sum[:8])%uint64(most-least+1))
}

// stream draws one number after another from a sum.
type stream struct {
	key   Key
	seed  [sha256.Size]byte
	block [sha256.Size]byte
	at    int
	next  int
}

func (k Key) stream(domain, value string, attempt int) *stream {
	s := &stream{key: k, seed: k.sum(domain, value, attempt)}
	s.block = s.seed
	return s
}

// below draws a number under n, which is small.
func (s *stream) below(n int) int {
	if s.at+4 > len(s.block) {
		s.next++
		s.block, s.at = s.key.sum("segue", string(s.seed[:]), s.next), 0
	}
	v := binary.BigEndian.Uint32(s.block[s.at:])
	s.at += 4
	return int(uint64(v) * uint64(n) >> 32)
}
