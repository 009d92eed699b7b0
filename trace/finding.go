package trace

import "certame/law"

// Severity orders findings.
type Severity string

// Erro violates a rule; Alerta asks for attention; Nota informs.
const (
	Erro   Severity = "erro"
	Alerta Severity = "alerta"
	Nota   Severity = "nota"
)

// Finding is one item of the list that reports everything at once. Its text is
// rendered from Code and Params.
type Finding struct {
	Code     string
	Severity Severity
	Basis    []law.Provision
	Params   []Param
	Where    string // "edital.yaml:7:3", "cargo 101"
	Blocks   bool   // a definitive result may not be published while it stands
}

// Param is one named value of the text of a finding.
type Param struct {
	Name  string
	Value Value
}

// P is a Param.
func P(name string, value Value) Param { return Param{name, value} }
