package cpf_test

import (
	"testing"

	"certame/internal/cpf"
)

// 529.982.247-25 is the example of every textbook.
func TestDigits(t *testing.T) {
	for text, want := range map[string]string{
		"529.982.247-25": "52998224725", "52998224725": "52998224725", " 529 982 247 25 ": "52998224725",
		"529.982.247-24": "", "529.982.247-35": "", "111.111.111-11": "", "5299822472": "", "529982247255": "", "529.982.247/25": "", "": "",
	} {
		if digits, ok := cpf.Digits(text); digits != want || ok != (want != "") {
			t.Errorf("%q: %q %v", text, digits, ok)
		}
	}
}

func TestOf(t *testing.T) {
	if got := cpf.Of(529982247); got != "52998224725" {
		t.Fatal(got)
	}
	for n := 1; n < 3000; n++ {
		if digits, ok := cpf.Digits(cpf.Of(n)); !ok || digits != cpf.Of(n) {
			t.Fatalf("%d: %s", n, cpf.Of(n))
		}
	}
}

func TestVeiled(t *testing.T) {
	if got := cpf.Veiled("52998224725"); got != "***.982.247-**" {
		t.Fatal(got)
	}
	if got := cpf.Veiled("5299"); got != "" {
		t.Fatal(got)
	}
}
