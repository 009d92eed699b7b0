package locale

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

var (
	boardFindingCode = regexp.MustCompile(`"((?:comissao|confirmacao|convocacao|voto|sessao|fato|parecer|recurso|resultado|documentos)\.[a-z_]+)"`)
	dutyCode         = regexp.MustCompile(`owed\("([a-z_]+)"`)
)

// Every finding and duty of the confirmation has a text, and every text is of a
// finding or a duty.
func TestConfirmationIsTold(t *testing.T) {
	files, err := filepath.Glob("../../confirmation/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no sources: %v", err)
	}
	var codes, owed []string
	for _, path := range files {
		if match, _ := filepath.Match("*_test.go", filepath.Base(path)); match {
			continue
		}
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		codes = append(codes, captured(boardFindingCode, source)...)
		owed = append(owed, captured(dutyCode, source)...)
	}
	for _, code := range codes {
		if _, ok := confirmationFindings[code]; !ok {
			t.Errorf("finding %s has no text", code)
		}
	}
	for code := range confirmationFindings {
		if !slices.Contains(codes, code) {
			t.Errorf("the text of %s is of no finding", code)
		}
	}
	for _, code := range owed {
		if !slices.Contains(DutyCodes(), code) {
			t.Errorf("duty %s has no text", code)
		}
	}
	for _, code := range DutyCodes() {
		if !slices.Contains(owed, code) {
			t.Errorf("the text of %s is of no duty", code)
		}
	}
}

func captured(pattern *regexp.Regexp, source []byte) (out []string) {
	for _, match := range pattern.FindAllSubmatch(source, -1) {
		out = append(out, string(match[1]))
	}
	return out
}
