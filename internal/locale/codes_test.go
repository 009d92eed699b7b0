package locale

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"certame/law"
)

// sources parses the files of the packages of the module, tests left out.
func sources(t *testing.T, packages ...string) (files []*ast.File) {
	t.Helper()
	for _, name := range packages {
		paths, err := filepath.Glob("../../" + name + "/*.go")
		if err != nil || len(paths) == 0 {
			t.Fatalf("no file in %s: %v", name, err)
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, file)
		}
	}
	return files
}

func literal(e ast.Expr) (string, bool) {
	basic, ok := e.(*ast.BasicLit)
	if !ok || basic.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(basic.Value)
	return text, err == nil
}

// findingCode is how the code of a finding is written wherever it appears.
var findingCode = regexp.MustCompile(`^(edital|vagas|inscricao|fases|classificacao|comissao|convocacao|sessao|voto|fato|parecer|recurso|resultado|documentos|confirmacao|ordem)\.[a-zI_]+$`)

// Every code of a finding in the stages has a text, and every text has a code.
func TestEveryFindingHasAText(t *testing.T) {
	used := map[string]bool{}
	for _, file := range sources(t, "edital", "vacancy", "registration", "phase", "classification", "confirmation", "appointment", "contest") {
		ast.Inspect(file, func(n ast.Node) bool {
			if basic, ok := n.(*ast.BasicLit); ok {
				if text, ok := literal(basic); ok && findingCode.MatchString(text) && text != "edital.yaml" {
					used[text] = true
				}
			}
			return true
		})
	}
	if got, want := slices.Sorted(slices.Values(FindingCodes())), slices.Sorted(maps.Keys(used)); !slices.Equal(got, want) {
		t.Errorf("texts of %q\ncodes   %q", got, want)
	}
}

// Every code that the explanation says has a sentence, and every sentence is
// said somewhere.
func TestEverySentenceHasAText(t *testing.T) {
	said := map[string]bool{}
	for _, file := range sources(t, "contest") {
		for _, declared := range file.Decls {
			if function, ok := declared.(*ast.FuncDecl); ok && function.Body != nil {
				for _, code := range saidIn(function.Body) {
					said[code] = true
				}
			}
		}
	}
	if got, want := slices.Sorted(maps.Keys(sentences)), slices.Sorted(maps.Keys(said)); !slices.Equal(got, want) {
		t.Errorf("sentences %q\ncodes     %q", got, want)
	}
}

// saidIn are the codes that a function gives to say: written in the call, or
// kept in a variable before.
func saidIn(body *ast.BlockStmt) (codes []string) {
	says := false
	var kept []string
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && (f.Sel.Name == "say" || f.Sel.Name == "sayFact") {
				says = true
				if code, ok := literal(n.Args[0]); ok {
					codes = append(codes, code)
				}
			}
		case *ast.AssignStmt:
			kept = append(kept, assignedToCode(n)...)
		}
		return true
	})
	if says {
		codes = append(codes, kept...)
	}
	return codes
}

func assignedToCode(n *ast.AssignStmt) (codes []string) {
	for i, to := range n.Lhs {
		if name, ok := to.(*ast.Ident); ok && name.Name == "code" && i < len(n.Rhs) {
			if code, ok := literal(n.Rhs[i]); ok {
				codes = append(codes, code)
			}
		}
	}
	return codes
}

// Every reason of a rejected alternative and every rule of a step is named for
// people.
func TestEveryRuleAndReasonHasAName(t *testing.T) {
	for _, file := range sources(t, "edital", "vacancy", "classification", "appointment", "contest") {
		ast.Inspect(file, func(n ast.Node) bool {
			pair, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			key, _ := pair.Key.(*ast.Ident)
			text, ok := literal(pair.Value)
			switch {
			case !ok || key == nil:
			case key.Name == "Why" && AlternativeReason(law.CivilWording, text) == "":
				t.Errorf("the reason %q has no text", text)
			case key.Name == "Rule" && (RuleName(text) == text || RuleName(text) == ""):
				t.Errorf("the rule %q has no name", text)
			}
			return true
		})
	}
}
