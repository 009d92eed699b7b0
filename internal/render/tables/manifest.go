package tables

import (
	"slices"
	"strings"

	"certame/contest"
)

// Manifest is manifesto.json: what was read, what was written, by which engine
// and under which readings. It has no clock: the same inputs give the same
// bytes.
type Manifest struct {
	Engine          string           `json:"motor"`
	Contest         string           `json:"certame"`
	Regime          string           `json:"regime"`
	Inputs          []Digest         `json:"entradas"`
	Outputs         []Digest         `json:"saidas"`
	Interpretations []Interpretation `json:"interpretacoes"`
}

// Interpretation is one reading in force.
type Interpretation struct {
	ID        string `json:"id"`
	Key       string `json:"chave"`
	Value     string `json:"valor"`
	DecidedBy string `json:"decidido_por"`
}

func manifestOf(o *contest.Outcome, opt Options, outputs []Digest) Manifest {
	sorted := slices.Clone(outputs)
	slices.SortFunc(sorted, func(a, b Digest) int { return strings.Compare(a.Name, b.Name) })
	m := Manifest{Engine: opt.Version, Contest: o.Terms.Name, Regime: string(o.Terms.Regime.ID), Inputs: opt.Inputs, Outputs: sorted}
	for _, c := range o.Terms.Choices() {
		m.Interpretations = append(m.Interpretations, Interpretation{string(c.ID), c.Key, c.Value, o.Terms.Decided(c)})
	}
	return m
}
