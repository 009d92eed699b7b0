package arch

import (
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// The second program has nothing of the first: what is on the floor apart imports,
// through any number of packages, only that floor and the standard library. The
// page is built for the browser, and is loaded as it is built.
func TestApartImportsNothingOfOurs(t *testing.T) {
	var apart []string
	for _, l := range layersOf(t) {
		if l.Floor == "apart" {
			apart = append(apart, l.Package)
		}
	}
	if len(apart) == 0 {
		t.Fatal("layers.txt has no floor apart")
	}
	for _, system := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		mode := packages.NeedName | packages.NeedImports | packages.NeedDeps
		list, err := packages.Load(&packages.Config{Mode: mode, Dir: rootOf(t), Env: append(os.Environ(), system...)}, apart...)
		if err != nil {
			t.Fatal(err)
		}
		packages.Visit(list, nil, func(p *packages.Package) {
			ours := p.PkgPath == "certame" || strings.HasPrefix(p.PkgPath, "certame/")
			first, _, _ := strings.Cut(p.PkgPath, "/")
			if ours && !slices.Contains(apart, p.PkgPath) || strings.Contains(first, ".") {
				t.Errorf("the floor apart reaches %s", p.PkgPath)
			}
		})
	}
}
