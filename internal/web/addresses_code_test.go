package web_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// actions is the code of internal/web as docs/enderecos.md needs it.
type actions struct {
	tables map[string]string // method and pattern, and the action: the file of the table
	bodies map[string]*ast.FuncDecl
	drawn  []string // pages there are
}

func readActions(t *testing.T) actions {
	t.Helper()
	a := actions{tables: map[string]string{}, bodies: map[string]*ast.FuncDecl{}}
	pages, err := filepath.Glob("paginas/*.html")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pages {
		a.drawn = append(a.drawn, strings.TrimSuffix(filepath.Base(p), ".html"))
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if !strings.HasSuffix(name, "_test.go") {
			a.read(t, name)
		}
	}
	return a
}

func (a actions) read(t *testing.T, name string) {
	t.Helper()
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, raw, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		if f, is := d.(*ast.FuncDecl); is {
			a.bodies[f.Name.Name] = f
		}
	}
	if strings.HasSuffix(name, "_routes.go") {
		ast.Inspect(file, func(n ast.Node) bool {
			if row, is := n.(*ast.CompositeLit); is {
				a.row(row, name)
			}
			return true
		})
	}
}

// row notes in which table a method and a pattern stand.
func (a actions) row(row *ast.CompositeLit, table string) {
	method, pattern := "", ""
	for _, e := range row.Elts {
		pair, is := e.(*ast.KeyValueExpr)
		if !is {
			return
		}
		switch key, _ := pair.Key.(*ast.Ident); key.Name {
		case "Method":
			if s, is := pair.Value.(*ast.SelectorExpr); is {
				method = strings.ToUpper(strings.TrimPrefix(s.Sel.Name, "Method"))
			}
		case "Pattern":
			pattern = text(pair.Value)
		case "Do":
			if s, is := pair.Value.(*ast.SelectorExpr); is {
				a.tables[s.Sel.Name] = table
			}
		}
	}
	a.tables[method+" "+pattern] = table
}

// table is where a row stands; a pattern may be written as a constant of another package.
func (a actions) table(method, pattern, action string) string {
	if file := a.tables[method+" "+pattern]; file != "" {
		return file
	}
	return a.tables[action]
}

// pages are the templates that an action draws, itself or through the methods it calls.
func (a actions) pages(action string) (names []string) {
	seen := map[string]bool{"fail": true, "recovered": true}
	a.follow(action, seen, &names)
	slices.Sort(names)
	return slices.Compact(names)
}

func (a actions) follow(action string, seen map[string]bool, names *[]string) {
	f := a.bodies[action]
	if f == nil || seen[action] {
		return
	}
	seen[action] = true
	ast.Inspect(f, func(n ast.Node) bool {
		called, is := n.(*ast.SelectorExpr)
		if call, isCall := n.(*ast.CallExpr); isCall {
			if s, isMethod := call.Fun.(*ast.SelectorExpr); isMethod && slices.Contains(drawing, s.Sel.Name) {
				a.named(call, names)
			}
		}
		if is {
			if on, isName := called.X.(*ast.Ident); isName && on.Name == "v" {
				a.follow(called.Sel.Name, seen, names)
			}
		}
		return true
	})
}

// drawing are the methods that write a page, named by one of their arguments.
var drawing = []string{"show", "showPublic", "showPart", "render"}

func (a actions) named(call *ast.CallExpr, names *[]string) {
	for _, argument := range call.Args {
		if name := text(argument); slices.Contains(a.drawn, name) {
			*names = append(*names, name)
			return
		}
	}
}

// text is a literal text, or one that begins with one.
func text(e ast.Expr) string {
	if literal, is := e.(*ast.BasicLit); is && literal.Kind == token.STRING {
		said, _ := strconv.Unquote(literal.Value)
		return said
	}
	return ""
}
