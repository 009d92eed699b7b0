package run

import (
	"slices"
	"strings"

	"certame/edital"
)

// Policy is a key of edital.yaml with another word than the edital's.
type Policy struct{ Key, Value string }

// PolicyWords lists the words of a key that may be supposed. Those of multiplas
// come in the sets that exclude one another.
func PolicyWords(key string) [][]string { return policies[key].words }

// policies are the keys that may be supposed: those that need nothing but a word.
var policies = map[string]struct {
	words [][]string
	apply func(*edital.Declared, []string)
}{
	"reversao": {
		[][]string{{string(edital.ReversionDecree), string(edital.ReversionLaw), string(edital.ReversionCPNU2)}},
		func(d *edital.Declared, w []string) { d.Reversion, d.Chains = edital.Reversion(w[0]), nil },
	},
	"ac_esgotada": {
		[][]string{{string(edital.ExhaustedSeries), string(edital.ExhaustedRemainder), string(edital.ExhaustedRank)}},
		func(d *edital.Declared, w []string) { d.Exhausted = edital.OpenExhausted(w[0]) },
	},
	"ordem": {
		[][]string{{string(edital.OrderMGI), string(edital.OrderSeries), string(edital.OrderSpread)}},
		func(d *edital.Declared, w []string) { d.Order, d.Labels = edital.OrderRule(w[0]), nil },
	},
	"compensacao": {
		[][]string{{string(edital.Compensates), string(edital.Freezes)}},
		func(d *edital.Declared, w []string) { d.Compensate = edital.Compensation(w[0]) },
	},
	"multiplas": {
		[][]string{{"literal", "por_resultado"}, {"inclui_pcd", "acumula_pcd"}, {"posicao_absoluta", "posicao_relativa"}},
		func(d *edital.Declared, w []string) {
			d.Multiple = edital.Multiple{
				Outcome: slices.Contains(w, "por_resultado"), Accumulates: slices.Contains(w, "acumula_pcd"),
				Relative: slices.Contains(w, "posicao_relativa"), Words: w,
				Position: slices.Contains(w, "posicao_relativa") || slices.Contains(w, "posicao_absoluta"),
			}
		},
	},
}

// Words splits the value; more than one only multiplas may have.
func (p Policy) Words() []string { return strings.Split(p.Value, ",") }

// declare writes the word over what the edital says. It is as if the edital had
// said it, so that the trace names the reading and no default decides.
func (p Policy) declare(d *edital.Declared) {
	policies[p.Key].apply(d, p.Words())
	known := slices.ContainsFunc(d.Positions, func(at edital.Position) bool { return at.Key == p.Key })
	if !known {
		d.Positions = append(slices.Clone(d.Positions), edital.Position{Key: p.Key, Where: "--" + p.Key})
	}
}

// Declared is the word of the edital for a key, or of the default.
func (l *Loaded) Declared(key string) string {
	switch key {
	case "reversao":
		return string(l.Terms.Reversion)
	case "ac_esgotada":
		return string(l.Terms.Exhausted)
	case "ordem":
		return string(l.Terms.Order)
	case "compensacao":
		return string(l.Terms.Compensate)
	}
	return strings.Join(l.Terms.Multiple.Words, ",")
}
