package web

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/docs/manual"
)

// quoted is how the manual says what a page says: nothing else stands so.
var quoted = regexp.MustCompile(`«([^»]+)»`)

// The manual calls every button, link, field and page as the screens do, to the letter:
// who reads «Gravar» looks for it.
func TestManualNamesWhatScreensShow(t *testing.T) {
	said := screenTexts(t)
	for _, topic := range manual.Topics() {
		if topic.Name == manual.Words || topic.Name == "english" {
			continue
		}
		text, _ := manual.Text(topic.Name)
		for _, name := range quoted.FindAllStringSubmatch(text, -1) {
			if !slices.ContainsFunc(said, func(s *regexp.Regexp) bool { return s.MatchString(name[1]) }) {
				t.Errorf("%s says «%s», which no page shows", topic.Name, name[1])
			}
		}
	}
}

var (
	tag     = regexp.MustCompile(`<[^>]*>`)
	icon    = regexp.MustCompile(`\{\{icone [^}]*\}\}`)
	either  = regexp.MustCompile(`\{\{(?:if|with)[^}]*\}\}([^{}]*)(?:\{\{else\}\}([^{}]*))?\{\{end\}\}`)
	action  = regexp.MustCompile(`\{\{[^}]*\}\}`)
	letters = regexp.MustCompile(`^\pL+(?:$|[^{]*\pL{2})`) // a text begins by itself, not by what it is told
	spaces  = regexp.MustCompile(`\s+`)
	literal = regexp.MustCompile(`"((?:[^"\\]|\\.)*)"`)
)

// screenTexts are the texts of the pages, each whole, between one tag and the next, and
// the literals of their code, which are titles, menus and labels.
func screenTexts(t *testing.T) (said []*regexp.Regexp) {
	t.Helper()
	seen := map[string]bool{}
	add := func(text string) {
		text = strings.TrimSpace(spaces.ReplaceAllString(text, " "))
		if seen[text] || !letters.MatchString(text) {
			return
		}
		seen[text] = true
		parts := action.Split(text, -1)
		for i := range parts {
			parts[i] = regexp.QuoteMeta(parts[i])
		}
		said = append(said, regexp.MustCompile(`^`+strings.Join(parts, ".*")+`$`))
	}
	for _, folder := range []string{".", "../locale"} {
		readScreens(t, folder, add)
	}
	return said
}

// readScreens gives every text of a folder of pages and their code.
func readScreens(t *testing.T, folder string, add func(string)) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
			return err
		}
		raw, err := os.ReadFile(path)
		switch filepath.Ext(path) {
		case ".html":
			for _, text := range bothWays(string(raw)) {
				for _, one := range strings.Split(tag.ReplaceAllString(text, "\n"), "\n") {
					add(one)
				}
			}
		case ".go":
			for _, text := range literal.FindAllStringSubmatch(string(raw), -1) {
				add(text[1])
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// bothWays is a template with each short choice taken, and not taken: «Apurar agora» and
// «Apurar de novo».
func bothWays(raw string) []string {
	raw = icon.ReplaceAllString(raw, "")
	return []string{either.ReplaceAllString(raw, "$1"), either.ReplaceAllString(raw, "$2")}
}
