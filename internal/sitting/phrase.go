package sitting

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"time"
	"unicode/utf8"

	"certame/internal/secret"
	"certame/internal/secret/once"
	"certame/internal/store"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// cost is what a guess of a phrase costs whoever steals the database.
type cost struct {
	memory uint32 // KiB
	time   uint32
	lanes  uint8
}

// today is the second choice of RFC 9106, for who has memory to spare a few times a
// day: 64 MiB, three passes.
var today = cost{memory: 64 * 1024, time: 3, lanes: 4}

const (
	saltSize    = 16
	phraseLeast = 14 // characters
	phraseMost  = 1024
)

// checkPhrase refuses what is soon guessed.
func checkPhrase(phrase string) error {
	letters := map[rune]bool{}
	for _, r := range phrase {
		letters[r] = true
	}
	if utf8.RuneCountInString(phrase) < phraseLeast || len(phrase) > phraseMost || len(letters) < 6 {
		return ErrWeakPhrase
	}
	return nil
}

// derive makes the key of a phrase. Typed with other spaces between the words, or on
// a keyboard that writes accents otherwise, it is the same.
func (s *Sittings) derive(ctx context.Context, phrase string, salt []byte) ([]byte, error) {
	select {
	case s.turns <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-s.turns }()
	plain := norm.NFC.String(strings.Join(strings.Fields(phrase), " "))
	return argon2.IDKey([]byte(plain), salt, s.cost.time, s.cost.memory, s.cost.lanes, 32), nil
}

// wrap seals a private key under a phrase, and again under the key of the contest: a
// dump of the database alone does not even let a phrase be guessed at.
func (s *Sittings) wrap(ctx context.Context, account store.AccountID, contest store.ContestID, private []byte, phrase string) ([]byte, error) {
	salt := make([]byte, saltSize)
	_, _ = rand.Read(salt) // never fails
	key, err := s.derive(ctx, phrase, salt)
	if err != nil {
		return nil, err
	}
	at := place{"chave de voto", contest, string(account), 0, ""}
	inner, err := once.Seal(key, private, at.associated())
	if err != nil {
		return nil, err
	}
	return s.seal(ctx, at, append(salt, inner...))
}

// unwrap opens a private key: ErrPhrase for another phrase.
func (s *Sittings) unwrap(ctx context.Context, u store.Undertaking, phrase string) ([]byte, error) {
	at := place{"chave de voto", u.Contest, string(u.Account), 0, ""}
	outer, err := s.open(ctx, at, u.WrappedKey)
	if err != nil {
		return nil, err
	}
	if len(outer) < saltSize {
		return nil, secret.ErrSealed
	}
	key, err := s.derive(ctx, phrase, outer[:saltSize])
	if err != nil {
		return nil, err
	}
	private, err := once.Open(key, outer[saltSize:], at.associated())
	if errors.Is(err, secret.ErrSealed) {
		err = ErrPhrase
	}
	return private, err
}

// tried counts an attempt at the phrase of an account: after a few wrong ones in a
// row, the next waits.
func (s *Sittings) tried(ctx context.Context, account store.AccountID) error {
	_, closed, err := s.db.Knock(ctx, "senha de voto "+string(account), wait)
	if err == nil && !closed.IsZero() {
		err = ErrWait
	}
	return err
}

// wait is how long who missed so often waits for the next attempt.
func wait(attempts int) time.Duration {
	if attempts < 5 {
		return 0
	}
	return min(time.Minute<<min(attempts-5, 6), time.Hour)
}

func (s *Sittings) guessed(ctx context.Context, account store.AccountID) error {
	return s.db.Answered(ctx, "senha de voto "+string(account))
}
