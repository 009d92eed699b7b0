package roles

import (
	"slices"
	"testing"
)

// Who works with other people's data shows more than a password: a second factor
// or gov.br at least at silver. Candidates reach their own page with bronze.
func TestStrongAuthenticationByRole(t *testing.T) {
	password, bronze := Shown{}, Shown{Level: Bronze}
	strong := []Shown{{SecondFactor: true}, {Level: Silver}, {Level: Gold}, {SecondFactor: true, Level: Bronze}}
	weak := []Role{Candidate, Account, Public}
	for _, d := range Demands() {
		for _, s := range strong {
			if !d.Met(s) {
				t.Errorf("%s refuses %+v", d.Role, s)
			}
		}
		for _, s := range []Shown{password, bronze} {
			if d.Met(s) != slices.Contains(weak, d.Role) {
				t.Errorf("%s with %+v: %v", d.Role, s, d.Met(s))
			}
		}
		if d.Name == "" || d.Who == "" || d.Why == "" {
			t.Errorf("%s is not whole", d.Role)
		}
	}
	if len(Demands()) != 10 || len(Given()) != 8 {
		t.Errorf("%d roles, %d of them given", len(Demands()), len(Given()))
	}
}

func TestUsableAndWaiting(t *testing.T) {
	held := []Role{HR, Candidate, "inventado", Member}
	usable, waiting := Usable(held, Shown{})
	if !slices.Equal(usable, []Role{Candidate}) || !slices.Equal(waiting, []Role{HR, Member}) {
		t.Errorf("with a password: %v, %v", usable, waiting)
	}
	usable, waiting = Usable(held, Shown{SecondFactor: true})
	if !slices.Equal(usable, []Role{HR, Candidate, Member}) || waiting != nil {
		t.Errorf("with a second factor: %v, %v", usable, waiting)
	}
}

func TestParseLevel(t *testing.T) {
	for word, want := range map[string]Level{
		"bronze": Bronze, "prata": Silver, "ouro": Gold, "silver": Silver, "gold": Gold,
		"": NoLevel, "Ouro": NoLevel, "platina": NoLevel, "3": NoLevel,
	} {
		if got := ParseLevel(word); got != want {
			t.Errorf("%q is %v, want %v", word, got, want)
		}
	}
}
