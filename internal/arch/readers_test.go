package arch

import (
	"encoding/csv"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// readers are the rows of leitores.csv: a package, its target of fuzzing, what it reads.
// A target "-" is a package whose readers need none, for the reason in the last column.
func readers(t *testing.T) [][]string {
	t.Helper()
	text, err := os.ReadFile("leitores.csv")
	if err != nil {
		t.Fatal(err)
	}
	r := csv.NewReader(strings.NewReader(string(text)))
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows[1:]
}

// functions walks the functions of every file of ours, by the folder of their package.
func functions(t *testing.T, do func(folder, file string, f *ast.FuncDecl)) {
	t.Helper()
	root := rootOf(t)
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		for _, decl := range file.Decls {
			if f, is := decl.(*ast.FuncDecl); is && f.Recv == nil {
				do(filepath.ToSlash(folder), path, f)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// Every target that make fuzz runs is there, every target there is is run, and every
// package that reads bytes or text of others has one, or says why not.
func TestEveryReaderIsFuzzed(t *testing.T) {
	rows := readers(t)
	fuzzed := map[string]bool{}
	reads := map[string]string{}
	functions(t, func(folder, file string, f *ast.FuncDecl) {
		test := strings.HasSuffix(file, "_test.go")
		switch name := f.Name.Name; {
		case test && strings.HasPrefix(name, "Fuzz"):
			fuzzed[folder+" "+name] = true
		case !test && f.Name.IsExported() && reading(name) && takesText(f):
			reads[folder] = name
		}
	})
	listed := map[string]bool{}
	for _, row := range rows {
		listed[row[0]] = true
		if row[2] == "" || row[1] != "-" && !fuzzed[row[0]+" "+row[1]] {
			t.Errorf("leitores.csv has %q, which is not there or says nothing", row)
		}
	}
	for one := range fuzzed {
		if !slices.ContainsFunc(rows, func(row []string) bool { return row[0]+" "+row[1] == one }) {
			t.Errorf("make fuzz does not run %s: write it in internal/arch/leitores.csv", one)
		}
	}
	for folder, name := range reads {
		if !listed[folder] {
			t.Errorf("%s.%s reads text of others: write a target of fuzzing and its row in internal/arch/leitores.csv", folder, name)
		}
	}
	if len(reads) < 15 {
		t.Errorf("only %d packages read: the search finds nothing", len(reads))
	}
}

func reading(name string) bool {
	return slices.ContainsFunc([]string{"Parse", "Read", "Decode", "Unmarshal", "Scan"}, func(begin string) bool { return strings.HasPrefix(name, begin) })
}

// takesText says whether the first parameter is bytes, text, a stream or a path.
func takesText(f *ast.FuncDecl) bool {
	if len(f.Type.Params.List) == 0 {
		return false
	}
	switch kind := f.Type.Params.List[0].Type.(type) {
	case *ast.Ident:
		return kind.Name == "string"
	case *ast.ArrayType:
		of, is := kind.Elt.(*ast.Ident)
		return is && of.Name == "byte" && kind.Len == nil
	case *ast.SelectorExpr:
		from, is := kind.X.(*ast.Ident)
		return is && from.Name == "io" && kind.Sel.Name == "Reader"
	}
	return false
}
