package once_test

import (
	"bytes"
	"errors"
	"path/filepath"
	"testing"

	"certame/internal/secret"
	"certame/internal/secret/once"
	"certame/internal/store"
)

func world(t *testing.T) (*store.DB, *secret.Keys) {
	t.Helper()
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "b.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	return db, keys
}

// A key is the same from the first time on, is of its name, and opens with no other
// master keys.
func TestKey(t *testing.T) {
	db, keys := world(t)
	first, err := once.Key(t.Context(), db, keys, "chave um")
	if err != nil || len(first) != once.KeySize {
		t.Fatal(first, err)
	}
	if again, err := once.Key(t.Context(), db, keys, "chave um"); err != nil || !bytes.Equal(again, first) {
		t.Errorf("the second time it is another: %v", err)
	}
	if other, err := once.Key(t.Context(), db, keys, "chave dois"); err != nil || bytes.Equal(other, first) {
		t.Errorf("another name has the same key: %v", err)
	}
	strange, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := once.Key(t.Context(), db, strange, "chave um"); err == nil {
		t.Error("other master keys open it")
	}
}

// A secret of another length is no key.
func TestKeyOfAnotherLength(t *testing.T) {
	db, keys := world(t)
	if _, err := once.Made(t.Context(), db, keys, "curta", func() ([]byte, error) { return []byte("curta"), nil }); err != nil {
		t.Fatal(err)
	}
	if _, err := once.Key(t.Context(), db, keys, "curta"); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("five bytes are a key: %v", err)
	}
}

// What is sealed opens where it was sealed, and nowhere else.
func TestSealUnderAKey(t *testing.T) {
	key := bytes.Repeat([]byte{7}, once.KeySize)
	sealed, err := once.Seal(key, []byte("voto"), []byte("aqui"))
	if err != nil {
		t.Fatal(err)
	}
	if plain, err := once.Open(key, sealed, []byte("aqui")); err != nil || string(plain) != "voto" {
		t.Errorf("%q %v", plain, err)
	}
	for _, c := range [][]byte{sealed[:3], append(bytes.Clone(sealed[:len(sealed)-1]), sealed[len(sealed)-1]^1)} {
		if _, err := once.Open(key, c, []byte("aqui")); !errors.Is(err, secret.ErrSealed) {
			t.Errorf("%d bytes open: %v", len(c), err)
		}
	}
	if _, err := once.Open(key, sealed, []byte("ali")); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("it opens elsewhere: %v", err)
	}
}
