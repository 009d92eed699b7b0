package auth

import (
	"regexp"
	"strings"
	"testing"
)

func TestRecoveryCodes(t *testing.T) {
	form := regexp.MustCompile(`^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$`)
	seen := map[string]bool{}
	for range 20 {
		list := newRecoveryCodes()
		if len(list) != 10 {
			t.Fatalf("%d codes", len(list))
		}
		for _, code := range list {
			if !form.MatchString(code) || seen[code] {
				t.Errorf("%q is twice, or not of its form", code)
			}
			seen[code] = true
			want := strings.ReplaceAll(code, "-", "")
			careless := " " + strings.NewReplacer("0", "O", "1", "l").Replace(strings.ToUpper(strings.ReplaceAll(code, "-", " ")))
			if typedCode(code) != want || typedCode(careless) != want {
				t.Errorf("%q typed as %q is read as %q", code, careless, typedCode(careless))
			}
		}
	}
}

func TestSecretsAreLongAndDiffer(t *testing.T) {
	if a, b := newSecret(), newSecret(); a == b || len(a) != 43 {
		t.Errorf("%q, %q", a, b)
	}
}
