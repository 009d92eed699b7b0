package editalfile

import (
	"fmt"
	"slices"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
)

// weights gives each post with pesos the phases as it weighs them. The marks are
// the person's, once; the final mark is the post's.
func (b builder) weights(d *edital.Declared) {
	declared, _ := b.root.get("cargos")
	weighed := map[string][]edital.Phase{}
	for _, item := range declared.items {
		own, has := item.get("pesos")
		if has && len(d.Phases) == 0 {
			b.r.refuse(own.line, own.column, "", "pesos sem fases", "Declare as fases e as provas em fases: os pesos são das notas delas.")
			return
		}
		if has {
			weighed[item.textOf("codigo")] = b.weighed(d.Phases, own)
		}
	}
	for i := range d.Posts {
		p := &d.Posts[i]
		if p.Phases = weighed[p.Code]; p.Of != "" {
			p.Phases = weighed[p.Of]
		}
	}
}

// weighed are the phases with the weights of one post.
func (b builder) weighed(phases []edital.Phase, own value) []edital.Phase {
	out := slices.Clone(phases)
	for i := range out {
		out[i].Components = slices.Clone(out[i].Components)
	}
	for _, e := range own.entries {
		if w := b.weightAt(out, e); w != nil && e.value.number > 0 {
			*w = int64(e.value.number)
		} else if w != nil {
			b.r.refuse(e.line, e.column, e.key, "peso zero", "Quem não tem a nota não é avaliado, seja qual for o peso; o que não conta em cargo nenhum é fase com carater: eliminatoria.")
		}
	}
	total := int64(0)
	for i := range out {
		b.remeasure(&out[i], own)
		total += out[i].Weight * max(1, componentWeights(&out[i]))
	}
	if total > weightLimit {
		b.r.refuse(own.line, own.column, fmt.Sprint(total), "pesos grandes demais", "A soma dos pesos das fases e das provas vai até 1000000; divida todos pelo mesmo número.")
	}
	return out
}

// weightAt is the weight that a key names: of a phase, or of a test of a phase, as
// their columns are named; nil after refusing it.
func (b builder) weightAt(phases []edital.Phase, e entry) *int64 {
	var known []string
	column := "nota_" + strings.ReplaceAll(intake.Fold(e.key), " ", "_")
	for i := range phases {
		p := &phases[i]
		if p.Column == column && p.Eliminatory {
			b.r.refuse(e.line, e.column, e.key, "peso de fase que só elimina", "A fase com carater: eliminatoria não conta na nota final; retire o peso.")
			return nil
		}
		if p.Column == column {
			return &p.Weight
		}
		known = append(known, strings.TrimPrefix(p.Column, "nota_"))
		for j := range p.Components {
			c := &p.Components[j]
			if c.Column == column {
				return &c.Weight
			}
			known = append(known, strings.TrimPrefix(c.Column, "nota_"))
		}
	}
	remedy := "Fases e provas deste edital: " + strings.Join(known, ", ") + "."
	if near := intake.Nearest(e.key, known); near != "" {
		remedy = "A mais parecida é «" + near + "»."
	}
	b.r.refuse(e.line, e.column, e.key, "peso de fase ou prova que o edital não tem", remedy)
	return nil
}

// remeasure finds the maximum of a phase made of its tests, and the mark that a
// percentage of it is, with the weights of the post.
func (b builder) remeasure(p *edital.Phase, own value) {
	if p.Summed {
		p.Max = sumOfMaximums(p.Components)
	}
	if p.MinimumShare.Num > 0 && p.Max != certame.NoScore {
		p.Minimum = leastMark(p.MinimumShare, p.Max)
	}
	if p.Minimum != certame.NoScore && p.Max != certame.NoScore && p.Minimum > p.Max {
		b.r.refuse(own.line, own.column, "", "com estes pesos o mínimo da fase «"+p.Title()+"» é maior que o máximo dela", "Confira os pesos, ou escreva o mínimo em percentual.")
	}
}
