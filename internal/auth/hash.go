package auth

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"

	"golang.org/x/crypto/argon2"
)

// cost is what a guess of a password costs whoever steals the database.
type cost struct {
	memory uint32 // KiB
	time   uint32
	lanes  uint8
}

// today is the first choice of the OWASP Password Storage Cheat Sheet for
// argon2id on a server that does other things too: 19 MiB, two passes, one lane.
// A hash made with another cost is made again when its owner next comes in.
var today = cost{memory: 19 * 1024, time: 2, lanes: 1}

const (
	saltBytes = 16
	hashBytes = 32
)

// most bounds what a hash read from the database may ask of this machine.
var most = cost{memory: 1 << 20, time: 16, lanes: 16}

var errPHC = errors.New("a senha guardada está em forma desconhecida")

// hasher makes and checks hashes, a few at a time: each takes memory, and a flood
// of visitors at the door must not take all there is.
type hasher struct {
	cost  cost
	turns chan struct{}
	done  func() // a hash was worked out: tests count them
}

func newHasher(c cost, atOnce int) *hasher {
	return &hasher{cost: c, turns: make(chan struct{}, atOnce), done: func() {}}
}

// hash makes the text to keep of a password, in the PHC form.
func (h *hasher) hash(ctx context.Context, password string) (string, error) {
	salt := make([]byte, saltBytes)
	_, _ = rand.Read(salt) // never fails: it ends the program instead
	sum, err := h.sum(ctx, password, salt, h.cost, hashBytes)
	if err != nil {
		return "", err
	}
	b64 := base64.RawStdEncoding.EncodeToString
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, h.cost.memory, h.cost.time, h.cost.lanes, b64(salt), b64(sum)), nil
}

// check says whether the password is the one of the kept text, and whether the
// text should be made again because its cost is not that of today.
func (h *hasher) check(ctx context.Context, password, kept string) (ok, stale bool, err error) {
	c, salt, want, err := parsePHC(kept)
	if err != nil {
		return false, false, err
	}
	got, err := h.sum(ctx, password, salt, c, uint32(len(want)))
	if err != nil {
		return false, false, err
	}
	return subtle.ConstantTimeCompare(got, want) == 1, c != h.cost || len(want) != hashBytes, nil
}

// waste does the work of a check that nobody can pass: an account that does not
// exist takes as long as one that does.
func (h *hasher) waste(ctx context.Context, password string) error {
	_, err := h.sum(ctx, password, make([]byte, saltBytes), h.cost, hashBytes)
	return err
}

func (h *hasher) sum(ctx context.Context, password string, salt []byte, c cost, size uint32) ([]byte, error) {
	select {
	case h.turns <- struct{}{}:
		defer func() { <-h.turns }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer h.done()
	return argon2.IDKey([]byte(normal(password)), salt, c.time, c.memory, c.lanes, size), nil
}

// parsePHC reads $argon2id$v=19$m=…,t=…,p=…$salt$hash, and nothing looser.
func parsePHC(kept string) (c cost, salt, hash []byte, err error) {
	parts := strings.Split(kept, "$")
	if len(parts) != 6 || parts[0] != "" || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return c, nil, nil, errPHC
	}
	_, err = fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &c.memory, &c.time, &c.lanes)
	if err != nil || parts[3] != fmt.Sprintf("m=%d,t=%d,p=%d", c.memory, c.time, c.lanes) || !c.bearable() {
		return c, nil, nil, errPHC
	}
	salt, errSalt := base64.RawStdEncoding.Strict().DecodeString(parts[4])
	hash, errHash := base64.RawStdEncoding.Strict().DecodeString(parts[5])
	if errSalt != nil || errHash != nil || len(salt) < 8 || len(salt) > 64 || len(hash) < 16 || len(hash) > 64 {
		return c, nil, nil, errPHC
	}
	return c, salt, hash, nil
}

func (c cost) bearable() bool {
	return c.time >= 1 && c.lanes >= 1 && c.memory >= 8*uint32(c.lanes) && c.memory <= most.memory && c.time <= most.time && c.lanes <= most.lanes
}
