package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// Use is one place of the code that cites a provision.
type Use struct {
	File string // from the module root
	Line int
	Func string
}

func (u Use) String() string { return fmt.Sprintf("%s:%d", u.File, u.Line) }

// citationsInCode finds, for every identifier of package law used in the code,
// where it is used. A topic or a parameter stands for its provisions.
func citationsInCode(root string) (map[string][]Use, error) {
	uses := map[string][]Use{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (strings.HasPrefix(d.Name(), ".") && path != root || d.Name() == "literal" || d.Name() == "arch") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		return usesInFile(root, path, uses)
	})
	return uses, err
}

func usesInFile(root, path string, uses map[string][]Use) error {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	relative, err := filepath.Rel(root, path)
	if err != nil {
		return err
	}
	inLaw := file.Name.Name == "law" && !strings.HasPrefix(filepath.Base(path), "zz_")
	for _, decl := range file.Decls {
		name := declName(decl)
		ast.Inspect(decl, func(n ast.Node) bool {
			if id, ok := lawIdentifier(n, inLaw); ok {
				uses[id] = append(uses[id], Use{filepath.ToSlash(relative), set.Position(n.Pos()).Line, name})
			}
			return true
		})
	}
	return nil
}

func declName(d ast.Decl) string {
	if f, ok := d.(*ast.FuncDecl); ok {
		return f.Name.Name
	}
	return ""
}

// lawIdentifier is X of law.X, or the plain identifier inside package law.
func lawIdentifier(n ast.Node, inLaw bool) (string, bool) {
	if sel, ok := n.(*ast.SelectorExpr); ok {
		if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name == "law" {
			return sel.Sel.Name, true
		}
	}
	if id, ok := n.(*ast.Ident); ok && inLaw {
		return id.Name, true
	}
	return "", false
}

// usesOf gathers the uses of every provision: by its own constant, by a topic,
// by a parameter, by a regime.
func usesOf(root string) (map[string][]Use, error) {
	inCode, err := citationsInCode(root)
	if err != nil {
		return nil, err
	}
	out := map[string][]Use{}
	add := func(name, provisions string) {
		for _, id := range splitList(provisions) {
			out[strings.TrimSpace(id)] = append(out[strings.TrimSpace(id)], inCode[name]...)
		}
	}
	provisions, err := readTable(root, "dispositivos.csv")
	if err != nil {
		return nil, err
	}
	for _, r := range provisions {
		add(constantName(r["id"]), r["id"])
	}
	for _, source := range []struct {
		file, column string
		name         func(string) string
	}{
		{"fundamentos.csv", "tema", topicName},
		{"parametros.csv", "parametro", parameterName},
		{"regimes.csv", "regime", func(string) string { return "FederalRegime" }},
	} {
		rows, err := readTable(root, source.file)
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			add(source.name(r[source.column]), r["dispositivos"])
		}
	}
	for id := range out {
		slices.SortFunc(out[id], func(a, b Use) int { return strings.Compare(a.String(), b.String()) })
		out[id] = slices.Compact(out[id])
	}
	return out, nil
}

var parameterNames = map[string]string{
	"reserva_total": "TotalReserved", "minimo_de_vagas": "Threshold", "percentual_pretas_e_pardas": "SharePretaParda",
	"percentual_indigenas": "ShareIndigena", "percentual_quilombolas": "ShareQuilombola", "percentual_conjunto": "ShareJoint",
	"minimo_pretas_e_pardas": "MinimumPretaParda", "minimo_pcd": "MinimumDisability", "teto_pcd": "CapDisability", "reversao": "ReversionDefault",
	"titulares_da_comissao": "BoardMembers", "membros_da_recursal": "AppealMembers", "signatarios_indigenas": "IndigenaSignatories", "liderancas_quilombolas": "QuilombolaLeaders",
}

func parameterName(parameter string) string { return parameterNames[parameter] }
