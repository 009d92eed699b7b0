package trace

import "certame/law"

// Verdict is what became of a rule for a subject.
type Verdict string

// The closed list of verdicts; "não aplicável" and "fora de vigência" are kept
// apart, since an auditor asks which of the two it was.
const (
	Applied       Verdict = "aplicada"
	NotApplicable Verdict = "nao_aplicavel"
	NotInForce    Verdict = "fora_de_vigencia"
	Overridden    Verdict = "substituida"
	Moot          Verdict = "sem_efeito"
	Undetermined  Verdict = "indeterminada"
	Conflict      Verdict = "conflito"
)

// Input is one value a step used, with where it came from: a key of the edital
// ("edital:grupos"), a parameter of the law ("parametro:reserva_total"), an
// earlier step ("passo:vacancy/count[PPP]") or a fact.
type Input struct {
	Name     string
	Value    Value
	Source   string
	Decisive bool
}

// Alternative is a result that was examined and lost.
type Alternative struct {
	Value Value
	Why   string // code rendered by internal/locale
	Basis []law.Provision
}

// Step is one application, or examined non-application, of one rule.
type Step struct {
	ID             string // stage/rule[subject]
	Rule           string // R-nn of the specification
	Basis          []law.Provision
	Interpretation law.Interpretation // empty when the text leaves no choice
	DecidedBy      string             // "edital" or "padrao", with an Interpretation
	Subject        string             // post, group or candidate the step is about
	Inputs         []Input
	Verdict        Verdict
	Value          Value
	Rejected       []Alternative
}
