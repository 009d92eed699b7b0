package editalfile

import (
	"fmt"
	"math/big"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
)

// weightLimit keeps every weighted sum of marks of up to a million points inside
// one machine word.
const weightLimit = 1_000_000

// phases reads the phases, refusing what would make two columns one, or a mark
// without the number it is measured by.
func (b builder) phases(d *edital.Declared) {
	declared, _ := b.root.get("fases")
	columns, total := map[string]bool{"nota_final": true}, int64(0)
	for _, item := range declared.items {
		p := b.phase(d, item, columns)
		total += p.Weight * max(1, componentWeights(&p))
		d.Phases = append(d.Phases, p)
	}
	if total > weightLimit {
		b.r.refuse(declared.line, declared.column, fmt.Sprint(total), "pesos grandes demais", "A soma dos pesos das fases e das provas vai até 1000000; divida todos pelo mesmo número.")
	}
}

func componentWeights(p *edital.Phase) (sum int64) {
	for i := range p.Components {
		sum += p.Components[i].Weight
	}
	return sum
}

func (b builder) phase(d *edital.Declared, item value, columns map[string]bool) edital.Phase {
	p := edital.Phase{
		Code: item.textOf("codigo"), Name: item.textOf("nome"), Weight: b.weightOf(item),
		Eliminatory: item.textOf("carater") == "eliminatoria",
	}
	p.Column = b.columnOf(item, "nota_", columns)
	components, _ := item.get("componentes")
	for _, c := range components.items {
		part := edital.PhaseComponent{Code: c.textOf("codigo"), Weight: b.weightOf(c), Max: maximumOf(c)}
		part.Column = b.columnOf(c, p.Column+"_", columns)
		part.Minimum, part.MinimumShare = b.minimumOf(c, part.Max)
		p.Components = append(p.Components, part)
	}
	if p.Max = maximumOf(item); p.Max == certame.NoScore {
		p.Max = sumOfMaximums(p.Components)
		p.Summed = p.Max != certame.NoScore
	}
	p.Minimum, p.MinimumShare = b.minimumOf(item, p.Max)
	p.Barrier = b.barrier(d, item)
	return p
}

// sumOfMaximums is the weighted maximum of the components; NoScore when one of
// them has none.
func sumOfMaximums(components []edital.PhaseComponent) certame.Score {
	sum := certame.Score(0)
	for _, c := range components {
		if c.Max == certame.NoScore {
			return certame.NoScore
		}
		sum += certame.Score(c.Weight) * c.Max
	}
	if len(components) == 0 {
		return certame.NoScore
	}
	return sum
}

// columnOf is the name of the column as the sheet's header is folded.
func (b builder) columnOf(item value, prefix string, columns map[string]bool) string {
	code := item.textOf("codigo")
	folded := strings.ReplaceAll(intake.Fold(code), " ", "_")
	if strings.Trim(folded, "abcdefghijklmnopqrstuvwxyz0123456789_-") != "" {
		b.r.refuse(item.line, item.column, code, "código com sinal que não pode estar em nome de coluna", "Use letras, algarismos, hífen e sublinhado.")
		return prefix
	}
	name := prefix + folded
	if columns[name] {
		b.r.refuse(item.line, item.column, code, "código repetido ou reservado: já há a coluna «"+name+"»", "Cada fase e cada prova tem um código próprio; nota_final é da nota informada.")
	}
	columns[name] = true
	return name
}

func (b builder) weightOf(v value) int64 {
	w, ok := v.get("peso")
	if !ok {
		return 1
	}
	if w.number == 0 {
		b.r.refuse(w.line, w.column, w.text, "peso zero", "Uma fase que não conta na nota final tem carater: eliminatoria.")
	}
	return int64(w.number)
}

func maximumOf(v value) certame.Score {
	if m, ok := v.get("maximo"); ok {
		return m.score
	}
	return certame.NoScore
}

// minimumOf is the minimum as a mark. A share of the maximum becomes the least
// mark that reaches it, so that comparing marks is comparing shares, exactly.
func (b builder) minimumOf(v value, most certame.Score) (certame.Score, certame.Ratio) {
	m, ok := v.get("minimo")
	switch {
	case !ok:
		return certame.NoScore, certame.Ratio{}
	case m.score != certame.NoScore:
		if most != certame.NoScore && m.score > most {
			b.r.refuse(m.line, m.column, m.text, "mínimo maior que o máximo", "Confira minimo e maximo.")
		}
		return m.score, certame.Ratio{}
	case most == certame.NoScore:
		b.r.refuse(m.line, m.column, m.text, "mínimo em percentual sem nota máxima", "Declare maximo, ou escreva o mínimo em pontos.")
		return certame.NoScore, m.share
	}
	return leastMark(m.share, most), m.share
}

// leastMark is ⌈share × most⌉ in the units of marks: a share with six decimal
// places of a large maximum does not fit a machine word on the way.
func leastMark(share certame.Ratio, most certame.Score) certame.Score {
	n := new(big.Int).Mul(big.NewInt(share.Num), big.NewInt(int64(most)))
	n.Add(n, big.NewInt(share.Den-1))
	return certame.Score(n.Div(n, big.NewInt(share.Den)).Int64())
}
