package web_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const picturesOf = "../../docs/manual/telas"

// Every picture that a text shows is made by these tests, and none is kept that no text
// shows: the program carries them all.
func TestPicturesOfTheManual(t *testing.T) {
	shown, made := picturesShown(t), picturesMade(t)
	for _, name := range shown {
		if !slices.Contains(made, name) {
			t.Errorf("%s.webp is shown, and no test takes it", name)
		}
	}
	kept, err := filepath.Glob(filepath.Join(picturesOf, "*.webp"))
	if err != nil || len(kept) == 0 {
		t.Fatalf("no pictures: %v", err)
	}
	for _, file := range kept {
		if name := strings.TrimSuffix(filepath.Base(file), ".webp"); !slices.Contains(shown, name) {
			t.Errorf("%s.webp is kept, and nothing shows it: make telas takes it out", name)
		}
	}
}

// Who has more than two things to do sees the page where they are done.
func TestLongTasksHaveAPicture(t *testing.T) {
	topics, err := filepath.Glob("../../docs/manual/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range topics {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, section := range strings.Split(string(raw), "\n## ")[1:] {
			title, body, _ := strings.Cut(section, "\n")
			body, _, _ = strings.Cut(body, "\n### ") // its own page is the same
			if strings.Contains(body, "\n3. ") && !strings.Contains(body, "](telas/") && !elsewhere(body) {
				t.Errorf("%s, «%s», has three steps and no picture", filepath.Base(file), title)
			}
		}
	}
}

// elsewhere is a task done at a terminal, or along pages that have their own sections.
func elsewhere(body string) bool {
	return strings.Contains(body, "`certame ") || strings.Count(body, ".md#") >= 3
}

var picture = regexp.MustCompile(`telas/([a-z0-9-]+)\.webp`)

// picturesShown are those that a text of the repository shows.
func picturesShown(t *testing.T) (names []string) {
	t.Helper()
	for _, pattern := range []string{"../../*.md", "../../docs/*.md", "../../docs/manual/*.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range picture.FindAllStringSubmatch(string(raw), -1) {
				names = append(names, found[1])
			}
		}
	}
	return names
}

// picturesMade are the rows of pages, and what other tests name.
func picturesMade(t *testing.T) (names []string) {
	t.Helper()
	for _, page := range pages {
		names = append(names, page.shown)
	}
	tests, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range tests {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if name, is := shotName(n); is {
				names = append(names, name)
			}
			return true
		})
	}
	return names
}

// shotName is the name a call gives to a picture, when it is written there: looked, too,
// takes one of what it looks at.
func shotName(n ast.Node) (string, bool) {
	call, is := n.(*ast.CallExpr)
	if !is || len(call.Args) == 0 {
		return "", false
	}
	method, function := "", ""
	switch called := call.Fun.(type) {
	case *ast.SelectorExpr:
		method = called.Sel.Name
	case *ast.Ident:
		function = called.Name
	}
	if method != "Shot" && method != "PhoneShot" && function != "looked" {
		return "", false
	}
	written, is := call.Args[len(call.Args)-1].(*ast.BasicLit)
	if !is {
		return "", false
	}
	name, err := strconv.Unquote(written.Value)
	return name, err == nil
}
