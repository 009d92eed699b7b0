package law

import (
	"slices"
	"strings"
)

// Provision is the identifier of one dispositivo, in LexML style:
// "lei15142!art5_par2_inc1". Every rule cites at least one.
type Provision string

// Status says what the program does with a provision.
type Status string

// The closed list of statuses.
const (
	StatusRule       Status = "regra"
	StatusCheck      Status = "verificacao"
	StatusProcedure  Status = "procedimento"
	StatusDefinition Status = "definicao"
	StatusOutside    Status = "fora"
)

// Record is what is known of one provision.
type Record struct {
	ID      Provision
	Norm    string // short name of the norm: lei15142
	Status  Status
	Stage   string // package that applies it; empty for definitions and outside
	Summary string // one line in our own words, pt-BR
	Reason  string // why it is outside; empty otherwise
}

// Norm is one act of law or one precedent treated as such.
type Norm struct {
	ID, Label, Summary, URN string
	PublishedOn             string // ISO dates; empty when unknown
	InForceFrom, InForceTo  string
	Address                 string // official public text, when there is one
}

// Provisions lists every record, in the order of the texts.
func Provisions() []Record { return append([]Record(nil), records[:]...) }

// Norms lists the norms, the three main ones first.
func Norms() []Norm { return append([]Norm(nil), norms[:]...) }

// Record returns the record of p; ok is false for an unknown identifier.
func (p Provision) Record() (r Record, ok bool) {
	for i := range records {
		if records[i].ID == p {
			return records[i], true
		}
	}
	return Record{}, false
}

// NormID is the short name of the norm of p.
func (p Provision) NormID() string {
	norm, _, _ := strings.Cut(string(p), "!")
	return norm
}

// Citation writes p as a jurist does: "Lei nº 15.142/2025, art. 5º, § 2º, I".
func (p Provision) Citation() string {
	label := p.NormID()
	for i := range norms {
		if norms[i].ID == label {
			label = norms[i].Label
			break
		}
	}
	_, path, _ := strings.Cut(string(p), "!")
	if where := citePath(path); where != "" {
		return label + ", " + where
	}
	return label
}

// Citations joins several citations with "; ", each once.
func Citations(basis []Provision) string {
	var parts []string
	for i, p := range basis {
		if !slices.Contains(basis[:i], p) {
			parts = append(parts, p.Citation())
		}
	}
	return strings.Join(parts, "; ")
}
