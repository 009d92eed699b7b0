package arch

import (
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/internal/arch/documents"
	"certame/law"
)

func documentsOf(t *testing.T) []documents.Document {
	t.Helper()
	list, err := documents.Read(rootOf(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 50 {
		t.Fatalf("only %d documents: the search finds nothing", len(list))
	}
	return list
}

// standing are the documents that speak of today: the CHANGELOG may name what is gone.
func standing(t *testing.T) []documents.Document {
	t.Helper()
	return slices.DeleteFunc(documentsOf(t), func(d documents.Document) bool { return d.File == "CHANGELOG.md" })
}

// Every link of a document to a file of ours leads to one, and to a section that it has.
func TestLinksOfDocuments(t *testing.T) {
	all := documentsOf(t)
	followed := 0
	for _, d := range all {
		for _, link := range d.Links {
			if regexp.MustCompile(`^(https?|mailto):`).MatchString(link) {
				continue
			}
			file, section, _ := strings.Cut(link, "#")
			to := d.File
			if file != "" {
				to = path.Join(path.Dir(d.File), file)
			}
			followed++
			if _, err := os.Stat(filepath.Join(rootOf(t), filepath.FromSlash(to))); err != nil {
				t.Errorf("%s leads to %s, which is not there", d.File, link)
			}
			if section != "" && !hasSection(all, to, section) {
				t.Errorf("%s leads to %s, and there is no such section", d.File, link)
			}
		}
	}
	if followed < 1000 {
		t.Errorf("only %d links: the search finds nothing", followed)
	}
}

func hasSection(all []documents.Document, file, section string) bool {
	at := slices.IndexFunc(all, func(d documents.Document) bool { return d.File == file })
	return at >= 0 && slices.Contains(all[at].Sections, section)
}

var looksLikePath = regexp.MustCompile(`^\.?[\w.-]+/[^\s…]*$`)

// Every file or folder of the repository that a document names is there. A * stands for
// some letters; what is in < > is for the reader to fill.
func TestPathsOfDocuments(t *testing.T) {
	root := rootOf(t)
	named := 0
	for _, d := range standing(t) {
		for _, span := range d.Spans {
			first, _, _ := strings.Cut(span, "/")
			if !looksLikePath.MatchString(span) || strings.ContainsAny(span, "<>{}") {
				continue
			}
			if _, err := os.Stat(filepath.Join(root, first)); err != nil {
				continue // of a contest, of an installation or of another program
			}
			file, _, _ := strings.Cut(span, "#")
			if found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(file))); err != nil || len(found) == 0 {
				t.Errorf("%s names %s, which is not there", d.File, span)
			}
			named++
		}
	}
	if named < 50 {
		t.Errorf("only %d paths: the search finds nothing", named)
	}
}

// commandLines are what a document tells people to type.
func commandLines(d documents.Document) (lines [][]string) {
	for _, span := range d.Spans {
		lines = append(lines, documents.Commands(span)...)
	}
	for _, block := range d.Blocks {
		if slices.Contains([]string{"", "sh", "console"}, block.Language) {
			lines = append(lines, documents.Commands(block.Typed())...)
		}
	}
	return lines
}

// Every target of make that a document names is in the Makefile, and every script is run
// from where it is.
func TestTargetsOfDocuments(t *testing.T) {
	makefile, err := os.ReadFile(filepath.Join(rootOf(t), "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, d := range standing(t) {
		for _, line := range commandLines(d) {
			if line[0] == "make" && len(line) > 1 {
				named++
				if !strings.Contains(string(makefile), "\n"+line[1]+":") {
					t.Errorf("%s: make %s is no target", d.File, line[1])
				}
			}
			if strings.HasPrefix(line[0], "desempenho/") || strings.HasPrefix(line[0], ".ci/") {
				if _, err := os.Stat(filepath.Join(rootOf(t), line[0])); err != nil {
					t.Errorf("%s: %s is not there", d.File, line[0])
				}
			}
		}
	}
	if named < 20 {
		t.Errorf("only %d targets: the search finds nothing", named)
	}
}

// goTest is a line of go test: what it runs, and where.
type goTest struct{ run, bench, folders []string }

func readGoTest(line []string) (g goTest) {
	for i := 0; i < len(line); i++ {
		name, value, joined := strings.Cut(line[i], "=")
		takes := slices.Contains([]string{"-run", "-bench", "-fuzz", "-benchtime", "-timeout", "-cpuprofile", "-count"}, name)
		if takes && !joined && i+1 < len(line) {
			i++
			value = line[i]
		}
		switch {
		case name == "-run" || name == "-fuzz":
			g.run = append(g.run, value)
		case name == "-bench":
			g.bench = append(g.bench, value)
		case strings.HasPrefix(line[i], "./") && !takes:
			g.folders = append(g.folders, strings.TrimPrefix(line[i], "./"))
		}
	}
	return g
}

// Every go test that a document gives runs something: the packages are there, and each
// alternative of what is to be run names a test or benchmark of one of them.
func TestTestsOfDocuments(t *testing.T) {
	have := map[string][]string{}
	functions(t, func(folder, file string, f *ast.FuncDecl) {
		if strings.HasSuffix(file, "_test.go") {
			have[folder] = append(have[folder], f.Name.Name)
		}
	})
	read := 0
	for _, d := range append(standing(t), scripts(t)...) {
		for _, line := range commandLines(d) {
			if len(line) > 2 && line[0] == "go" && line[1] == "test" {
				read++
				holdGoTest(t, d.File, readGoTest(line[2:]), have)
			}
		}
	}
	if read < 20 {
		t.Errorf("only %d lines: the search finds nothing", read)
	}
}

// scripts are the Makefile and what measures, read as documents of one block.
func scripts(t *testing.T) (list []documents.Document) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(rootOf(t), "desempenho", "*.sh"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, filepath.Join(rootOf(t), "Makefile")) {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.NewReplacer("$(GO)", "go", "$$", "$").Replace(string(content))
		list = append(list, documents.Document{File: filepath.Base(file), Blocks: []documents.Block{{Language: "sh", Text: text}}})
	}
	return list
}

func holdGoTest(t *testing.T, file string, g goTest, have map[string][]string) {
	t.Helper()
	var names []string
	for _, folder := range g.folders {
		if folder == "..." {
			continue
		}
		if len(have[folder]) == 0 {
			t.Errorf("%s runs the tests of %s, which has none", file, folder)
		}
		names = append(names, have[folder]...)
	}
	for kind, patterns := range map[string][]string{"(Test|Fuzz)": g.run, "Benchmark": g.bench} {
		for _, pattern := range patterns {
			top, _, _ := strings.Cut(pattern, "/")
			for one := range strings.SplitSeq(top, "|") {
				if one == "^$" || one == "-" {
					continue // nothing, on purpose
				}
				wanted, start := regexp.MustCompile(one), regexp.MustCompile("^"+kind)
				if !slices.ContainsFunc(names, func(n string) bool { return start.MatchString(n) && wanted.MatchString(n) }) {
					t.Errorf("%s runs %q, which is nothing of %v", file, one, g.folders)
				}
			}
		}
	}
}

// Every section of figures says with what they are made again, of which code and on what
// machine; and no row is of a section that is gone.
func TestEveryFigureCanBeMadeAgain(t *testing.T) {
	text := document(t, "desempenho.md")
	rows := map[string][]string{}
	for _, row := range rowsUnder(strings.ReplaceAll(text, `\|`, "¦"), "## Medida a medida: o comando, o código e a carga")[1:] {
		if rows[row[0]] = row; len(row) != 4 || !strings.Contains(row[1], "`") || !regexp.MustCompile(`\b[0-9a-f]{8}\b`).MatchString(row[2]) || row[3] == "" {
			t.Errorf("%q does not say how, of which code and on what machine", row)
		}
	}
	for _, section := range strings.Split(text, "\n## ")[1:] {
		title, body, _ := strings.Cut(section, "\n")
		figures := regexp.MustCompile(`\d (s|ms|µs|MB|kB|%)\b|\|--:`).MatchString(body)
		if row := rows[title]; figures && row == nil && title != "O que é medido" && !strings.HasPrefix(title, "Medida a medida") && title != "Como refazer" {
			t.Errorf("%s has figures, and no row says how to make them again", title)
		}
		delete(rows, title)
	}
	for title := range rows {
		t.Errorf("%s is no section", title)
	}
}

// Every interpretation, rule and requirement that a document names by its number is one.
func TestNumbersOfDocuments(t *testing.T) {
	known := map[string]bool{}
	for _, one := range law.Interpretations() {
		known[string(one.ID)] = true
	}
	for _, row := range rowsUnder(document(t, "seguranca.md"), "## Requisitos S01 a S35, e o teste de cada um") {
		known[row[0]] = true
	}
	for _, rule := range rulesInCode(t) {
		known[rule] = true
	}
	named := 0
	for _, d := range documentsOf(t) {
		for _, number := range regexp.MustCompile(`\b(?:[IR]-|S)\d{2}\b`).FindAllString(d.Text, -1) {
			if named++; !known[number] {
				t.Errorf("%s names %s, which is nothing", d.File, number)
			}
		}
	}
	if named < 100 {
		t.Errorf("only %d numbers: the search finds nothing", named)
	}
}

// rulesInCode are the rules that the comments of the engine say they apply.
func rulesInCode(t *testing.T) (rules []string) {
	t.Helper()
	for _, layer := range layersOf(t) {
		folder := strings.TrimPrefix(strings.TrimPrefix(layer.Package, "certame"), "/")
		files, err := filepath.Glob(filepath.Join(rootOf(t), filepath.FromSlash(folder), "*.go"))
		if err != nil || layer.Floor != "pure" {
			continue
		}
		for _, file := range files {
			content, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			rules = append(rules, regexp.MustCompile(`\bR-\d{2}\b`).FindAllString(string(content), -1)...)
		}
	}
	slices.Sort(rules)
	return slices.Compact(rules)
}
