package web

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"certame/docs/manual"
)

// Every page of the table leads to a section of the manual that is there.
func TestEveryPageHasHelp(t *testing.T) {
	for _, r := range Routes() {
		if r.Method != http.MethodGet || r.File || r.Pattern == "/{$}" || strings.HasPrefix(r.Pattern, manualRoot) {
			continue
		}
		at := strings.TrimPrefix(help(r.Pattern), manualRoot+"/")
		topic, section, _ := strings.Cut(at, "#")
		page, found, err := manual.Read(topic, manualRoot)
		if err != nil {
			t.Fatal(err)
		}
		if !found || section != "" && !slices.Contains(page.Sections, section) {
			t.Errorf("%s leads to %q, which the manual does not have", r.Pattern, at)
		}
	}
}

// A shorter address does not hide a longer one behind it.
func TestHelpIsOfTheLongest(t *testing.T) {
	for i, one := range helpOf {
		for _, later := range helpOf[i+1:] {
			if strings.HasPrefix(later.Pattern, one.Pattern+"/") {
				t.Errorf("%s hides %s", one.Pattern, later.Pattern)
			}
		}
	}
}
