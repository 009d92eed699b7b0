package secret_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame/internal/secret"
)

var place = secret.Where{Contest: "c1", Field: "raça", Record: "000123"}

func newKeys(t *testing.T) *secret.Keys {
	t.Helper()
	return must(secret.New())(t)
}

// must is the value of a call that may not fail.
func must[T any](value T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func TestField(t *testing.T) {
	k := newKeys(t)
	for _, plain := range []string{"", "preta", strings.Repeat("x", 100_000)} {
		sealed := must(k.Seal(place, []byte(plain)))(t)
		if len(plain) > 0 && bytes.Contains(sealed, []byte(plain)) {
			t.Error("sealed in the clear")
		}
		if again := must(k.Seal(place, []byte(plain)))(t); bytes.Equal(again, sealed) {
			t.Error("the same text sealed alike: who reads both knows they are the same")
		}
		if got, err := k.Open(place, sealed); err != nil || string(got) != plain {
			t.Errorf("%.20q, %v", got, err)
		}
	}
}

// A field opens only where it belongs, also where parts of the place join into
// the same text, and never as the key of an object.
func TestWrongPlace(t *testing.T) {
	k := newKeys(t)
	sealed := must(k.Seal(place, []byte("preta")))(t)
	for _, other := range []secret.Where{
		{Contest: "c2", Field: "raça", Record: "000123"},
		{Contest: "c1", Field: "filme", Record: "000123"},
		{Contest: "c1", Field: "raça", Record: "000124"},
		{Contest: "c1", Field: "raça"},
		{Field: "raça", Record: "000123"},
		{Contest: "c1r", Field: "aça", Record: "000123"},
		{Contest: "c1", Field: "raça0", Record: "00123"},
	} {
		if _, err := k.Open(other, sealed); !errors.Is(err, secret.ErrSealed) {
			t.Errorf("%+v: %v", other, err)
		}
	}
	if _, err := k.Object(place, must(k.Seal(place, make([]byte, 32)))(t)); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("a field passed for a key: %v", err)
	}
	_, wrapped, err := k.NewObject(place)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := k.Open(place, wrapped); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("a key passed for a field: %v", err)
	}
	if _, err := k.Seal(secret.Where{Contest: "c1"}, nil); err == nil {
		t.Error("sealed for no field")
	}
}

// Any byte changed, anything cut, other keys: nothing opens.
func TestChangedField(t *testing.T) {
	k := newKeys(t)
	sealed := must(k.Seal(place, []byte("preta")))(t)
	for i := range sealed {
		changed := slices.Clone(sealed)
		changed[i] ^= 1
		for _, wrong := range [][]byte{changed, sealed[:i]} {
			if _, err := k.Open(place, wrong); !errors.Is(err, secret.ErrSealed) {
				t.Errorf("byte %d: %v", i, err)
			}
		}
	}
	if _, err := newKeys(t).Open(place, sealed); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("other keys: %v", err)
	}
}

// After a rotation what was sealed opens and is told from the new; sealed again,
// it does not need the old key, which then may go.
func TestRotation(t *testing.T) {
	old := newKeys(t)
	field := must(old.Seal(place, []byte("preta")))(t)
	object, wrapped, err := old.NewObject(place)
	if err != nil {
		t.Fatal(err)
	}
	film := encrypted(t, object, []byte("filme"))

	k := must(old.Rotated())(t)
	if old.Stale(field) || !k.Stale(field) || !k.Stale(wrapped) || k.Stale(must(k.Seal(place, nil))(t)) {
		t.Error("what is of the old key is not told from what is of the new")
	}
	newField, newWrapped := must(k.Reseal(place, field))(t), must(k.Rewrap(place, wrapped))(t)
	if k.Stale(newField) || k.Stale(newWrapped) {
		t.Error("sealed again, and stale")
	}
	for _, f := range [][]byte{field, newField} {
		if got, err := k.Open(place, f); err != nil || string(got) != "preta" {
			t.Errorf("%q, %v", got, err)
		}
	}
	retired := must(k.Retired())(t)
	if got, err := retired.Open(place, newField); err != nil || string(got) != "preta" {
		t.Errorf("%q, %v", got, err)
	}
	if got, err := decrypted(must(retired.Object(place, newWrapped))(t), film); err != nil || string(got) != "filme" {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := retired.Open(place, field); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("the retired key still opens: %v", err)
	}
	other := place
	other.Record = "outra"
	if _, err := k.Rewrap(other, wrapped); !errors.Is(err, secret.ErrSealed) {
		t.Errorf("a key was moved to another record: %v", err)
	}
}

// No key is shown by what prints anything.
func TestNotPrinted(t *testing.T) {
	k := newKeys(t)
	object, _, err := k.NewObject(place)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%v %v", k, object); got != "1 chaves mestras chave de objeto" {
		t.Errorf("%s", got)
	}
}
