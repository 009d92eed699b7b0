package enrolment

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"certame/internal/secret/once"
	"certame/internal/store"
)

// key is what seals the registrations of a contest. The master keys seal it, and seal it
// again when they are changed: events, which are never written again, stay as they are.
func (e *Enrolments) key(ctx context.Context, contest store.ContestID) ([]byte, error) {
	e.kept.Lock()
	defer e.kept.Unlock()
	if key := e.kept.keys[contest]; key != nil {
		return key, nil
	}
	key, err := once.Key(ctx, e.db, e.keys, "chave das inscrições "+string(contest))
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
