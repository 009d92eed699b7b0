package auth

import (
	"context"
	"strings"
	"testing"
)

// quick is a cost that keeps tests quick; what is tested does not depend on it.
var quick = cost{memory: 64, time: 1, lanes: 1}

func TestHashIsThatOfToday(t *testing.T) {
	h := newHasher(today, 1)
	kept, err := h.hash(t.Context(), "quatro palavras sem relação")
	if err != nil || !strings.HasPrefix(kept, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Fatalf("%q, %v", kept, err)
	}
	ok, stale, err := h.check(t.Context(), "quatro palavras sem relação", kept)
	if !ok || stale || err != nil {
		t.Errorf("its own password: %v, stale %v, %v", ok, stale, err)
	}
	if ok, _, _ = h.check(t.Context(), "quatro palavras sem relacao", kept); ok {
		t.Error("another password passes")
	}
	again, _ := h.hash(t.Context(), "quatro palavras sem relação")
	if again == kept {
		t.Error("two hashes of one password are equal: the salt is not there")
	}
}

// The reference of argon2 (phc-winner-argon2, test.c) for version 19 of argon2id:
// "password", salt "somesalt", two passes, 64 MiB, one lane.
func TestHashOfTheReference(t *testing.T) {
	kept := "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
	if ok, stale, err := newHasher(today, 1).check(t.Context(), "password", kept); !ok || !stale || err != nil {
		t.Errorf("%v, stale %v, %v", ok, stale, err)
	}
}

// The same letters composed in another way, as another keyboard types them.
func TestHashOfComposedLetters(t *testing.T) {
	h := newHasher(quick, 1)
	kept, _ := h.hash(t.Context(), "coração de manhã")
	if ok, _, _ := h.check(t.Context(), "corac\u0327a\u0303o de manha\u0303", kept); !ok {
		t.Error("composed letters are another password")
	}
}

func TestHashOfAnotherCostIsStale(t *testing.T) {
	kept, _ := newHasher(quick, 1).hash(t.Context(), "quatro palavras sem relação")
	ok, stale, err := newHasher(cost{memory: 128, time: 1, lanes: 1}, 1).check(t.Context(), "quatro palavras sem relação", kept)
	if !ok || !stale || err != nil {
		t.Errorf("%v, stale %v, %v", ok, stale, err)
	}
}

// What is read from the database cannot make the machine work without end.
func TestHostileHashesAreRefused(t *testing.T) {
	good := "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
	if _, _, _, err := parsePHC(good); err != nil {
		t.Fatal(err)
	}
	for _, change := range [][2]string{
		{"argon2id", "argon2i"},
		{"v=19", "v=16"},
		{"m=64", "m=4294967295"},
		{"m=64", "m=2097152"},
		{"m=64", "m=7"},
		{"m=64", "m=064"},
		{"m=64", "m=-1"},
		{"t=1", "t=0"},
		{"t=1", "t=4000000000"},
		{"p=1", "p=0"},
		{"p=1", "p=255"},
		{"p=1", "p=1,x=1"},
		{"c29tZXNhbHRzb21lc2FsdA", ""},
		{"c29tZXNhbHRzb21lc2FsdA", "c29t"},
		{"c29tZXNhbHRzb21lc2FsdA", "c29tZXNhbHRzb21lc2FsdA=="},
		{"CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc", "CTFh"},
		{"GRPPc", "GRPPc$"},
		{"$argon2id", "argon2id"},
	} {
		if _, _, _, err := parsePHC(strings.Replace(good, change[0], change[1], 1)); err == nil {
			t.Errorf("%s in place of %s passes", change[1], change[0])
		}
	}
}

// A visitor who goes away while waiting for a turn takes none.
func TestHashWaitsItsTurn(t *testing.T) {
	h := newHasher(quick, 1)
	h.turns <- struct{}{}
	gone, leave := context.WithCancel(t.Context())
	leave()
	if _, err := h.hash(gone, "quatro palavras sem relação"); err == nil {
		t.Error("hashed without a turn")
	}
	<-h.turns
}

func FuzzParsePHC(f *testing.F) {
	f.Add("$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc")
	f.Add("$argon2id$v=19$m=,t=,p=$$")
	f.Fuzz(func(t *testing.T, kept string) {
		c, salt, hash, err := parsePHC(kept)
		if err == nil && (!c.bearable() || len(salt) < 8 || len(hash) < 16) {
			t.Errorf("%q passes as %+v with %d and %d bytes", kept, c, len(salt), len(hash))
		}
	})
}
