package report

import (
	"html/template"

	"certame/internal/locale"
	"certame/trace"
)

// findingsSection is every finding, gravest first.
type findingsSection struct {
	Total, Blocking int
	Bysev           []severityCount
	Rows            []findingRow
}

type severityCount struct {
	Name string
	N    int
}

type findingRow struct {
	Code, Severity, Where, Message, Remedy string
	Class                                  string
	Blocks                                 bool
	Articles                               template.HTML
	Alike                                  string // where else the same code was found
}

// severities are the gravities with the words of the page: sign and word, since
// colour alone would be lost in print.
var severities = [...]struct {
	Severity        trace.Severity
	Sign, One, Many string
}{
	{trace.Erro, "✖", "erro", "erros"},
	{trace.Alerta, "▲", "alerta", "alertas"},
	{trace.Nota, "●", "nota", "notas"},
}

func (v *view) findingsSection() findingsSection {
	all := v.Findings()
	s := findingsSection{Total: len(all)}
	for _, f := range all {
		if f.Blocks {
			s.Blocking++
		}
	}
	for _, severity := range severities {
		of := only(all, severity.Severity)
		s.Bysev = append(s.Bysev, severityCount{locale.Count(len(of), severity.One, severity.Many), len(of)})
		s.Rows = append(s.Rows, v.findingRows(of, severity.Sign+" "+severity.One)...)
	}
	return s
}

func only(all []trace.Finding, severity trace.Severity) (out []trace.Finding) {
	for _, f := range all {
		if f.Severity == severity {
			out = append(out, f)
		}
	}
	return out
}

func (v *view) findingRow(f trace.Finding, severity string) findingRow {
	message, remedy := v.opt.Finding(v.Terms.Wording(), f)
	return findingRow{
		Code: f.Code, Severity: severity, Where: f.Where, Message: locale.Capital(message), Remedy: locale.Capital(remedy),
		Class: string(f.Severity), Blocks: f.Blocks, Articles: v.book.cite(f.Basis),
	}
}

// summary is "2 erros, 1 alerta, 0 notas" without the zeros.
func (s findingsSection) summary() string {
	text := ""
	for _, c := range s.Bysev {
		if c.N == 0 {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += c.Name
	}
	if text == "" {
		return "nada a apontar"
	}
	return text
}
