package cli

import (
	"strings"
	"testing"

	"certame/edital"
	"certame/internal/cli/blanks"
	"certame/internal/intake/candidates"
	"certame/internal/intake/editalfile"
	"certame/trace"
)

// The model of the edital is accepted as it is, and also with every line that
// it keeps in a comment.
func TestModelsAreAccepted(t *testing.T) {
	models := map[string]string{
		"edital":        blanks.EditalModel,
		"edital, whole": uncommented(blanks.EditalModel),
		"vagas":         "certame: X\npublicado_em: 2026-02-10\n" + blanks.SeatsModel,
	}
	for name, text := range models {
		declared, err := editalfile.Parse([]byte(text), name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var log trace.Log
		terms := edital.Resolve(declared, &log)
		if len(log.Findings) > 0 {
			t.Errorf("%s has findings: %+v", name, log.Findings)
		}
		if _, err := candidates.Parse([]byte(blanks.CandidatesModel), "modelo", terms, nil); err != nil {
			t.Errorf("%s does not go with the model of candidates: %v", name, err)
		}
	}
}

// uncommented is the model after its introduction, without the marks that keep
// lines aside.
func uncommented(model string) string {
	_, body, _ := strings.Cut(model, "--esquema\n")
	return strings.ReplaceAll(body, "\n# ", "\n")
}

// The dictionary tells every column whose name does not depend on the edital,
// and no other.
func TestDictionaryHasEveryColumn(t *testing.T) {
	known := map[string]bool{"confirmacao_GRUPO": true, "nota_NOME": true, "obs…": true, "x_…": true}
	for _, name := range candidates.FixedColumns {
		known[name] = true
	}
	told := map[string]bool{}
	for _, line := range strings.Split(blanks.CandidatesDictionary, "\n") {
		names, isColumn := strings.CutPrefix(line, "  ")
		if !isColumn {
			continue
		}
		names, _, _ = strings.Cut(names, "  ")
		for _, name := range strings.Split(names, ", ") {
			told[strings.TrimSpace(name)] = true
		}
	}
	for name := range known {
		if !told[name] {
			t.Errorf("the dictionary leaves out %q", name)
		}
	}
	for name := range told {
		if !known[name] {
			t.Errorf("the dictionary tells %q, which is not a column", name)
		}
	}
}

func TestSchemaIsPublished(t *testing.T) {
	stdout, stderr, code := say("modelo", "edital", "--esquema")
	if stdout != string(editalfile.Schema()) || stderr != "" || code != ExitOK {
		t.Errorf("left with %d and said %q besides %d bytes", code, stderr, len(stdout))
	}
}
