package arch

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/packages"
)

// load is every package of the module, tests left out, with types.
func load(t *testing.T) []*packages.Package {
	t.Helper()
	list, err := loadOnce(rootOf(t))
	if err != nil {
		t.Fatal(err)
	}
	if packages.PrintErrors(list) > 0 {
		t.Fatal("the module does not load")
	}
	return list
}

// loaded is read once for all the tests that ask: types take ten seconds.
var loaded struct {
	sync.Once
	list []*packages.Package
	err  error
}

func loadOnce(root string) ([]*packages.Package, error) {
	loaded.Do(func() {
		mode := packages.NeedName | packages.NeedImports | packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedFiles
		loaded.list, loaded.err = packages.Load(&packages.Config{Mode: mode, Dir: root}, "./...")
	})
	return loaded.list, loaded.err
}

func layersOf(t *testing.T) []Layer {
	t.Helper()
	layers, err := Layers(rootOf(t))
	if err != nil {
		t.Fatal(err)
	}
	return layers
}

// The import graph is the legal procedure: every import of ours goes to an
// earlier line of layers.txt.
func TestImportsFollowLayers(t *testing.T) {
	layers := layersOf(t)
	place := map[string]int{}
	for i, l := range layers {
		place[l.Package] = i
	}
	for _, p := range load(t) {
		at, known := place[p.PkgPath]
		if !known {
			t.Errorf("%s is not in layers.txt: give it a line and a reason", p.PkgPath)
			continue
		}
		for path := range p.Imports {
			if to, ours := place[path]; ours && to >= at {
				t.Errorf("%s imports %s, which layers.txt places after it", p.PkgPath, path)
			}
		}
	}
}

// A line for a package that is gone is as wrong as a package without a line.
func TestLayersExist(t *testing.T) {
	var have []string
	for _, p := range load(t) {
		have = append(have, p.PkgPath)
	}
	for _, l := range layersOf(t) {
		if !slices.Contains(have, l.Package) {
			t.Errorf("layers.txt names %s, which does not exist", l.Package)
		}
	}
}

// purePackages are those of the pure floor, with their syntax.
func purePackages(t *testing.T) []*packages.Package {
	t.Helper()
	var pure []string
	for _, l := range layersOf(t) {
		if l.Floor == "pure" {
			pure = append(pure, l.Package)
		}
	}
	var out []*packages.Package
	for _, p := range load(t) {
		if slices.Contains(pure, p.PkgPath) {
			out = append(out, p)
		}
	}
	if len(out) != len(pure) {
		t.Fatalf("loaded %d pure packages of %d", len(out), len(pure))
	}
	return out
}

// forbidden imports of the pure floor, with the reason. "database/" forbids the
// whole tree.
var forbidden = []struct{ path, why string }{
	{"os", "effects live under internal/"},
	{"io", "effects live under internal/"},
	{"net", "effects live under internal/"},
	{"net/", "effects live under internal/"},
	{"database/", "effects live under internal/"},
	{"log", "steps are recorded, not logged"},
	{"log/", "steps are recorded, not logged"},
	{"math/rand", "a result depends on no chance"},
	{"math/rand/", "a result depends on no chance"},
	{"crypto/rand", "a result depends on no chance"},
	{"sync", "callers bring the cores"},
	{"sync/", "callers bring the cores"},
	{"reflect", "types are known"},
	{"unsafe", "types are known"},
	{"syscall", "effects live under internal/"},
	{"runtime", "results depend on no machine"},
}

func TestPureImports(t *testing.T) {
	for _, p := range purePackages(t) {
		for path := range p.Imports {
			if strings.Contains(path, ".") {
				t.Errorf("%s imports %s: the pure floor uses the standard library only", p.PkgPath, path)
			}
			for _, f := range forbidden {
				if path == f.path || strings.HasSuffix(f.path, "/") && strings.HasPrefix(path, f.path) {
					t.Errorf("%s imports %s: %s", p.PkgPath, path, f.why)
				}
			}
		}
	}
}
