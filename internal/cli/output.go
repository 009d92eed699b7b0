package cli

import (
	"encoding/json"
	"fmt"
	"io"

	"certame/internal/locale"
	"certame/law"
	"certame/trace"
)

func (s *session) writeJSON(v any) error {
	encoder := json.NewEncoder(s.Out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}

// findingJSON is one finding for machines.
type findingJSON struct {
	Code     string `json:"codigo"`
	Severity string `json:"gravidade"`
	Article  string `json:"artigo"`
	Message  string `json:"mensagem"`
	Remedy   string `json:"remedio"`
	Where    string `json:"onde"`
	Blocks   bool   `json:"bloqueia"`
}

func (s *session) findingsJSON(list []trace.Finding) []findingJSON {
	out := make([]findingJSON, len(list))
	for i, f := range list {
		message, remedy := locale.Finding(s.words, f)
		out[i] = findingJSON{f.Code, string(f.Severity), law.Citations(f.Basis), message, remedy, f.Where, f.Blocks}
	}
	return out
}

// printFindings writes findings for people: what, where, remedy, article.
func (s *session) printFindings(w io.Writer, list []trace.Finding) {
	for _, f := range list {
		message, remedy := locale.Finding(s.words, f)
		fmt.Fprintf(w, "%s %s: %s.\n", s.severity(f.Severity), f.Where, message)
		fmt.Fprintf(w, "        %s [%s]\n", remedy, law.Citations(f.Basis))
		if s.root.Explain {
			s.printArticles(w, f.Basis)
		}
	}
}

// printArticles writes what each article commands, in our own words.
func (s *session) printArticles(w io.Writer, basis []law.Provision) {
	for _, p := range basis {
		if record, ok := p.Record(); ok {
			fmt.Fprintf(w, "        %s: %s\n", p.Citation(), record.Summary)
		}
	}
}

// severity labels a finding; the word says it, colour only helps.
func (s *session) severity(v trace.Severity) string {
	label := map[trace.Severity]string{trace.Erro: "[erro]  ", trace.Alerta: "[alerta]", trace.Nota: "[nota]  "}[v]
	if !s.Colour {
		return label
	}
	colour := map[trace.Severity]string{trace.Erro: "31", trace.Alerta: "33", trace.Nota: "36"}[v]
	return "\x1b[" + colour + "m" + label + "\x1b[0m"
}

// exitFor is the code of a list of findings: a violated rule, then what blocks
// a definitive result.
func exitFor(list []trace.Finding) error {
	blocks := false
	for _, f := range list {
		if f.Severity == trace.Erro {
			return outcomeError(ExitViolated)
		}
		blocks = blocks || f.Blocks
	}
	if blocks {
		return outcomeError(ExitPending)
	}
	return nil
}
