package notify

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"time"

	"certame/internal/secret/once"
	"certame/internal/store"
)

// What becomes of an address.
const (
	HardReturn   = "devolucao-definitiva" // there is no such box
	SoftReturn   = "devolucao-passageira" // it did not take the message now
	AddressRight = "confirmado"           // its owner says that it is right
)

// softMost is how many messages in a row may come back for a passing cause, within
// softWithin, before the address is taken for dead: a box that was full three times in a
// year is read.
const (
	softMost   = 3
	softWithin = 30 * 24 * time.Hour
)

// Barred says whether nothing more is sent to an address: what was sent came back for
// good, and its owner has not said since that it is right.
func (o *Office) Barred(ctx context.Context, address string) (bool, error) {
	mark, err := o.AddressMark(ctx, address)
	if err != nil {
		return false, err
	}
	list, err := o.db.AddressStates(ctx, mark)
	return barred(list), err
}

// barred reads what became of an address: a few soft returns close together bar it as a
// hard one does, and only its owner opens it again.
func barred(list []store.AddressState) bool {
	var soft []time.Time
	dead := false
	for _, s := range list {
		switch s.State {
		case HardReturn:
			dead = true
		case SoftReturn:
			soft = append(soft, s.At)
			dead = dead || len(soft) >= softMost && s.At.Sub(soft[len(soft)-softMost]) <= softWithin
		default:
			soft, dead = nil, false
		}
	}
	return dead
}

// AddressMark is a digest of an address that nobody makes without the key: a plain one
// would tell whether somebody that is asked about has ever been written to.
func (o *Office) AddressMark(ctx context.Context, address string) (string, error) {
	key, err := o.addressKey(ctx)
	if err != nil {
		return "", err
	}
	sum := hmac.New(sha256.New, key)
	sum.Write([]byte(strings.ToLower(strings.TrimSpace(address))))
	return hex.EncodeToString(sum.Sum(nil)), nil
}

func (o *Office) addressKey(ctx context.Context) ([]byte, error) {
	o.kept.Lock()
	defer o.kept.Unlock()
	if o.kept.address != nil {
		return o.kept.address, nil
	}
	key, err := once.Key(ctx, o.db, o.keys, "chave dos endereços")
	o.kept.address = key
	return key, err
}
