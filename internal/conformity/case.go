package conformity

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"certame/conformance"

	"github.com/goccy/go-yaml"
)

// Case is a scenario and what a program gave for it.
type Case struct {
	Name, Title string
	Rules       []string
	Articles    []string // cited by the expected tables
	Fault       string   // the first difference; empty when the program agrees
}

// table is one file of the contract, and how many columns of it count: zero for
// all but those of the program's own.
type table struct {
	name    string
	columns int
}

// tables are what another program has to give (conformance/README.md).
var tables = [...]table{{"quadro.csv", -1}, {"ordem.csv", 5}, {"listas.csv", 7}, {"situacoes.csv", 3}}

// Cases lists the scenarios with an input, or those named.
func Cases(only []string) (out []*Case, err error) {
	folders, err := fs.Glob(conformance.Scenarios, "cenarios/*/entrada")
	if err != nil {
		return nil, err
	}
	for _, folder := range folders {
		name := path.Base(path.Dir(folder))
		if len(only) > 0 && !slices.Contains(only, name) {
			continue
		}
		c, err := read(name)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

func read(name string) (*Case, error) {
	data, err := fs.ReadFile(conformance.Scenarios, path.Join("cenarios", name, "cenario.yaml"))
	if err != nil {
		return nil, err
	}
	var s conformance.Scenario
	if err := yaml.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	c := &Case{Name: name, Title: s.Title, Rules: s.Rules}
	for _, file := range [...]string{"situacoes.csv", "achados.csv", "transferencias.csv"} {
		rows, err := expected(name, file)
		if err != nil {
			return nil, err
		}
		c.Articles = append(c.Articles, articlesIn(rows)...)
	}
	slices.Sort(c.Articles)
	c.Articles = slices.Compact(c.Articles)
	return c, nil
}

func expected(name, file string) ([][]string, error) {
	data, err := fs.ReadFile(conformance.Scenarios, path.Join("cenarios", name, "esperado", file))
	if err != nil {
		return nil, err
	}
	return rowsOf(data)
}

// articlesIn reads the column artigo: "Lei …, art. 7º; Decreto …, art. 16".
func articlesIn(rows [][]string) (out []string) {
	if len(rows) == 0 {
		return nil
	}
	at := slices.Index(rows[0], "artigo")
	for _, row := range rows[1:] {
		for _, article := range strings.Split(row[at], "; ") {
			if article != "" {
				out = append(out, article)
			}
		}
	}
	return out
}
