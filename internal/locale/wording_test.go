package locale

import (
	"go/ast"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/law"
)

func TestSpoken(t *testing.T) {
	for _, c := range []struct {
		w    law.Wording
		want string
	}{
		{law.CivilWording, "O cargo {cargo} do edital"},
		{law.AdmissionWording, "A turma {cargo} do edital"},
		{law.TemporaryWording, "A área {cargo} do aviso de convocação"},
	} {
		if got := spoken(c.w, "{=O cargo} {cargo} do {=edital}"); got != c.want {
			t.Errorf("%d: %q, want %q", c.w, got, c.want)
		}
	}
}

// asked finds the civil words that code and pages ask the vocabulary for.
var asked = regexp.MustCompile(`\{=([^{}"]+)\}|(?:s|t|v|w\.terms|[a-zA-Z]*[tT]erms)\.[wW]ord\("([^"]+)"\)|palavra "([^"]+)"`)

// Every word asked for is in the vocabulary, and every word of the vocabulary is
// asked for.
func TestVocabulary(t *testing.T) {
	used := map[string]string{}
	for _, pattern := range []string{"../*/*.go", "../render/*/*", "../intake/*/*.go", "../../edital/*.go", "../../vacancy/*.go"} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("no file in %s: %v", pattern, err)
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, match := range asked.FindAllStringSubmatch(string(data), -1) {
				used[match[1]+match[2]+match[3]] = path
			}
		}
	}
	delete(used, "word") // the explanation of the mark itself
	for word, path := range used {
		if _, ok := law.CivilWording.Say(word); !ok {
			t.Errorf("%s asks for %q, which is not in the vocabulary", path, word)
		}
	}
	for _, w := range law.Words() {
		if _, ok := used[w.Said[law.CivilWording]]; !ok {
			t.Errorf("nobody asks for %q", w.Said[law.CivilWording])
		}
	}
}

var (
	place = regexp.MustCompile(`\{[^{}]*\}|edital\.yaml|denominacao ou edital`)
	civil = regexp.MustCompile(`(?i)(^|[^\pL])(cargos?|edital|editais|órgãos?|nomea\pL+|admissão|posse|empossad\pL+)([^\pL]|$)`)
	code  = regexp.MustCompile(`^[a-zA-Z_./-]+$`)
)

// A text for people that says a civil word outright would say it to the Forces
// too: it marks the word, or asks for it.
func TestNoCivilWordIsSaidOutright(t *testing.T) {
	for _, file := range sources(t, "internal/locale", "internal/render/report", "internal/render/papers", "internal/render/tables", "internal/render/lists", "internal/render/gazette") {
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && asksForWord(call) {
				return false
			}
			basic, ok := n.(*ast.BasicLit)
			if !ok {
				return true
			}
			if text, ok := literal(basic); ok && !code.MatchString(text) && !strings.HasPrefix(text, "json:") && civil.MatchString(place.ReplaceAllString(text, "")) {
				t.Errorf("%q says a civil word outright", text)
			}
			return true
		})
	}
}

func asksForWord(call *ast.CallExpr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	return ok && (f.Sel.Name == "word" || f.Sel.Name == "Word")
}
