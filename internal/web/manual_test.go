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

// What a menu leads to is named, as the menu does, by the section that explains it: a
// page does not lead to one about something else.
func TestHelpOfAMenuNamesIt(t *testing.T) {
	for _, r := range Routes() {
		name := r.Menu + r.Main
		if r.Method != http.MethodGet || name == "" || r.Pattern == manualRoot {
			continue
		}
		at := strings.TrimPrefix(help(r.Pattern), manualRoot+"/")
		if said := explained(at); !strings.Contains(said, name) {
			t.Errorf("%s leads to %q, which does not say %q", r.Pattern, at, name)
		}
	}
}

// explained is a section of the manual, with its title.
func explained(at string) string {
	name, anchor, _ := strings.Cut(at, "#")
	for _, topic := range manual.Topics() {
		if topic.Name != name {
			continue
		}
		for _, section := range manual.Sections(topic) {
			if section.Anchor == anchor {
				return section.Title + "\n" + section.Text
			}
		}
	}
	return ""
}
