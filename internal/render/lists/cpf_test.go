package lists

import (
	"strings"
	"testing"
	"testing/quick"

	"certame/internal/intake/candidates"
)

// There is one mask, and only a whole and right CPF gets it (S22).
func TestMaskCPF(t *testing.T) {
	for text, want := range map[string]string{
		"529.982.247-25": "***.982.247-**", "52998224725": "***.982.247-**", " 529982247/25 ": "***.982.247-**",
		"529.982.247-26": "", "5299822472": "", "***.982.247-**": "", "529.***.***-25": "", "111.111.111-11": "", "": "", "5,29982E+10": "", "CPF 52998224725": "",
	} {
		if got, ok := maskCPF(text); got != want || ok != (want != "") {
			t.Errorf("%q: %q %v", text, got, ok)
		}
	}
}

// Two documents together have no more than six digits of anybody: the mask is the
// same whatever the writing (S23).
func TestMaskIsOne(t *testing.T) {
	err := quick.Check(func(n uint32) bool {
		digits := withChecks(uint64(n) % 1_000_000_000)
		plain, _ := maskCPF(digits)
		dotted, _ := maskCPF(digits[:3] + "." + digits[3:6] + "." + digits[6:9] + "-" + digits[9:])
		return plain == dotted && plain == "***."+digits[3:6]+"."+digits[6:9]+"-**" && showsCPF("x "+digits+" y") && !showsCPF(plain)
	}, nil)
	if err != nil {
		t.Error(err)
	}
}

// withChecks completes nine digits to a CPF.
func withChecks(n uint64) string {
	digits := strings.Repeat("0", 9) + itoa(n)
	digits = digits[len(digits)-9:]
	if strings.Count(digits, digits[:1]) == 9 {
		digits = "123456789"
	}
	for length := 9; length < 11; length++ {
		for d := byte('0'); d <= '9'; d++ {
			sum := 0
			for i := range length {
				sum += int(digits[i]-'0') * (length + 1 - i)
			}
			if sum*10%11%10 == int(d-'0') {
				digits += string(d)
				break
			}
		}
	}
	return digits
}

func itoa(n uint64) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// A CPF in a name, or as a number of registration, stops the publication.
func TestCheckIdentities(t *testing.T) {
	for _, people := range []map[string]candidates.Identity{
		{"0001": {Name: "Ana 529.982.247-25"}},
		{"0001": {Name: "Ana (529.***.***-25)"}},
		{"52998224725": {Name: "Ana", CPF: "529.982.247-25"}},
		{"529.982.247-25": {Name: "Ana"}},
	} {
		if checkIdentities(people) == nil {
			t.Errorf("%v was let through", people)
		}
	}
	for _, people := range []map[string]candidates.Identity{
		{},
		{"0001": {Name: "Ana 2ª de 1990", CPF: "529.982.247-25"}},
		{"20261234567": {Name: "Ana"}, "52998224725": {Name: "Bia", CPF: "111.444.777-35"}, "20261234568": {Name: "Caio"}},
	} {
		if err := checkIdentities(people); err != nil {
			t.Errorf("%v: %v", people, err)
		}
	}
}
