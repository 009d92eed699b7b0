package store_test

import (
	"testing"

	"certame/internal/store"
)

func TestFold(t *testing.T) {
	for name, want := range map[string]string{
		"José  da CONCEIÇÃO ": "jose da conceicao", "ANA": "ana", "Ubiratã Ỹ": "ubirata y",
		"e\u0301": "e", "": "", " ": "", "Łukasz": "łukasz", "가나": "가나",
	} {
		if got := store.Fold(name); got != want {
			t.Errorf("%q gave %q, want %q", name, got, want)
		}
	}
}
