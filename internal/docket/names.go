package docket

import (
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/bookfile"
	"certame/internal/intake"
	"certame/internal/run"
)

// checkNames refuses names that no file of a contest's folder has: what the book
// says comes as facts, and a path must not lead out of the folder.
// Those of a draw, which the docket itself writes, are in a folder of their own.
func checkNames(names []string, drawn string) error {
	var problems []intake.Problem
	for _, name := range names {
		if rest, of := strings.CutPrefix(name, drawn+"/"); of && drawn != "" {
			name = rest
		}
		if what := wrongName(name); what != "" {
			problems = append(problems, intake.Problem{File: name, What: what, Remedy: "Envie só os arquivos da pasta do certame: edital.yaml, candidatos.csv e os outros que o manual lista"})
		}
	}
	return intake.Refuse(problems)
}

func wrongName(name string) string {
	switch {
	case name == run.FactsFile:
		return "o livro de fatos não se envia como arquivo: cada fato é registrado"
	case name == "" || filepath.Base(name) != name || strings.HasPrefix(name, ".") || name == bookfile.TableDir:
		return "nome que a pasta de um certame não tem"
	case len(name) > 120 || strings.ContainsFunc(name, forbidden):
		return "nome com letras que não se aceitam em arquivos"
	}
	return ""
}

func forbidden(r rune) bool { return r < ' ' || r == 0x7f || slices.Contains([]rune(`/\:*?"<>|`), r) }
