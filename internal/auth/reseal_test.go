package auth

import (
	"errors"
	"strings"
	"testing"
	"time"

	"certame/internal/secret"
	"certame/internal/store"
)

// After a rotation everything is sealed by the new key, and people come in as
// before; the old key alone opens nothing of it. What cannot be opened is told, and
// does not keep the rest.
func TestReseal(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	w.account("ana")
	letters := w.inside("ana").enrol()
	digest, err := w.digests.of(ctx, "cpf", "123")
	w.must(err)
	_, err = w.db.CreateAccount(ctx, store.Account{Login: "bia", TOTP: []byte("de outras chaves")})
	w.must(err)
	old := w.keys
	fresh, err := old.Rotated()
	w.must(err)
	w.keys, w.digests = fresh, &digests{db: w.db, keys: fresh}

	if err := w.Reseal(ctx); !errors.Is(err, secret.ErrSealed) || strings.Count(err.Error(), "totp ") != 1 {
		t.Errorf("%v", err)
	}
	ana, err := w.db.AccountByLogin(ctx, "ana")
	w.must(err)
	key, err := w.db.Sealed(ctx, digestKey.Field)
	w.must(err)
	for where, sealed := range map[secret.Where][]byte{totpOf(ana.ID): ana.TOTP, digestKey: key} {
		if w.keys.Stale(sealed) {
			t.Errorf("%+v is still of the old key", where)
		}
		if _, err := old.Open(where, sealed); !errors.Is(err, secret.ErrSealed) {
			t.Errorf("the old key opens %+v: %v", where, err)
		}
	}
	if again, err := w.digests.of(ctx, "cpf", "123"); err != nil || again != digest {
		t.Errorf("another digest: %v", err)
	}
	w.now = w.now.Add(time.Minute)
	if err := w.useTOTP(ctx, ana, w.code(letters)); err != nil {
		t.Error(err)
	}

	before := ana.TOTP
	_ = w.Reseal(ctx) // again: what is not stale stays
	if ana, err = w.db.AccountByLogin(ctx, "ana"); err != nil || string(ana.TOTP) != string(before) {
		t.Errorf("sealed again for nothing: %v", err)
	}
}
