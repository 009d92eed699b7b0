package edital

import (
	"slices"

	"certame/law"
	"certame/trace"
)

// recordInterpretations writes down, for every open point that the edital's
// keys settle, which reading is in force and who decided: the edital or the
// default. The program never chooses silently.
func recordInterpretations(t *Terms, sink trace.Sink) {
	for _, c := range t.Choices() {
		record, _ := c.ID.Record()
		step := trace.Step{
			ID: "edital/interpretacao[" + string(c.ID) + "]", Rule: string(c.ID), Basis: governing(t.Regime.ID, record.Provisions),
			Interpretation: c.ID, DecidedBy: t.Decided(c), Subject: "edital",
			Verdict: trace.Applied, Value: trace.Word(c.Value),
		}
		if c.Key != "" {
			step.Inputs = []trace.Input{{Name: c.Key, Value: trace.Word(c.Value), Source: t.Decided(c) + ":" + c.Key, Decisive: true}}
		}
		for _, o := range record.Options {
			if o.Value != c.Value {
				step.Rejected = append(step.Rejected, trace.Alternative{Value: trace.Word(o.Value), Why: "leitura_nao_adotada"})
			}
		}
		sink.Step(step)
	}
	sink.Step(tieStep(t))
}

// Decided is who chose a reading. Several readings share the key multiplas: each
// was declared only when its own word was.
func (t *Terms) Decided(c Choice) string {
	if c.Key == "multiplas" && !slices.Contains(t.Multiple.Words, c.Value) {
		return "padrao"
	}
	return t.DecidedBy(c.Key)
}

// governing keeps the provisions in force under a regime: an edital of the older
// law is not told of the decree.
func governing(regime law.Regime, provisions []law.Provision) []law.Provision {
	later := map[law.Regime][]string{
		law.RegimeBefore2014: {"lei12990", "lei15142", "dec12536", "portmd1286"},
		law.RegimeLei12990:   {"lei15142", "dec12536", "portmd1286"},
		law.RegimeLei15142:   {"dec12536", "portmd1286"},
		law.RegimeOwn:        {"lei12990", "lei15142", "dec12536", "portmd1286"},
	}[regime]
	out := slices.DeleteFunc(slices.Clone(provisions), func(p law.Provision) bool { return slices.Contains(later, p.NormID()) })
	if len(out) == 0 {
		return law.Shares.In(regime)
	}
	return out
}

// tieStep writes down the tie-breaks in force and the day on which ages count:
// both may decide who is called.
func tieStep(t *Terms) trace.Step {
	step := trace.Step{
		ID: "edital/desempate", Rule: "R-18", Basis: []law.Provision{law.Lei10741Art27Par1u, law.CppArt440Cpt}, Subject: "edital",
		Verdict: trace.Applied, Value: trace.Word(t.DecidedBy("desempate")),
		Inputs: []trace.Input{{Name: "idade_em", Value: trace.Day(t.AgeOn), Source: t.DecidedBy("inscricoes") + ":inscricoes", Decisive: true}},
	}
	for i, tb := range t.TieBreaks {
		name := string(tb.Rule)
		if tb.Rule == TieComponent {
			name = tb.Component
		}
		step.Inputs = append(step.Inputs, trace.Input{Name: "criterio", Value: trace.Word(name), Source: t.DecidedBy("desempate") + ":desempate/" + trace.Int(i+1).String(), Decisive: true})
	}
	return step
}

// Choice is the reading in force of one interpretation.
type Choice struct {
	ID         law.Interpretation
	Key, Value string
}

// Choices lists the readings in force of the points that the keys of the edital
// settle.
func (t *Terms) Choices() []Choice {
	choices := []Choice{
		{law.I01, "arredondamento", string(t.Rounding)},
		{law.I03, "ordem", string(t.Order)},
		{law.I08, "multiplas", pick(t.Multiple.Accumulates, "acumula_pcd", "inclui_pcd")},
		{law.I09, "multiplas", pick(t.Multiple.Relative, "posicao_relativa", "posicao_absoluta")},
		{law.I10, "ac_esgotada", string(t.Exhausted)},
		{law.I11, "compensacao", string(t.Compensate)},
		{law.I14, "multiplas", pick(t.Multiple.Outcome, "por_resultado", "literal")},
	}
	choices = append(choices, t.phaseChoices()...)
	if t.Regime.ID == law.RegimePortariaMD {
		_, declared := t.LastReplacement()
		choices = append(choices, Choice{law.I07, "multiplas", equalShares(t.Multiple)}, Choice{law.I38, "matricula_em", pick(declared, "matricula", "validade")})
	}
	return choices
}

// FreezesFrom is the moment at which labels stop changing, where the edital says
// that they do (I-13); the default is the appointment.
func (t *Terms) FreezesFrom() string {
	if t.FreezeAt == "" {
		return "nomeacao"
	}
	return t.FreezeAt
}

// phaseChoices are the readings that only some contests need: of phases, of
// labels that freeze. They are there where the contest has what they are about: an edital without barrier is not told how barriers are read.
func (t *Terms) phaseChoices() (out []Choice) {
	if t.Regime.ID == law.RegimeLei12990 || t.Declares("ausencia") {
		out = append(out, Choice{law.I31, "ausencia", string(t.Absence)})
	}
	barriers, accumulated := 0, false
	for i := range t.Phases {
		if b := t.Phases[i].Barrier; b != nil {
			barriers++
			accumulated = accumulated || b.Accumulated
		}
	}
	if barriers > 0 {
		out = append(out,
			Choice{law.I32, "fases.barreira.nota", pick(accumulated, "acumulada", "fase")},
			Choice{law.I33, "", "ocupa"},
			Choice{law.I35, "fases.barreira.optantes", pick(t.Limited(), "limita", "todas")},
			Choice{law.I36, "", "segue"})
	}
	if t.Compensate == Freezes {
		out = append(out, Choice{law.I13, "compensacao.congela_em", t.FreezesFrom()})
	}
	list, local := t.localities()
	if local {
		out = append(out, Choice{law.I48, "cargos.lista", string(list)})
	}
	if t.Scope != ScopePost || local {
		out = append(out, Choice{law.I45, "distribuicao", string(t.Placing)})
	}
	if t.Declares("vacancia") {
		out = append(out, Choice{law.I39, "vacancia", string(t.Vacated)})
	}
	if t.Preference {
		out = append(out, Choice{law.I46, "preferencias.nomeada", string(t.Appointed)})
	}
	if t.Preference && t.EndOfQueue.Allowed {
		out = append(out, Choice{law.I47, "fim_de_fila.alcance", string(t.EndOfQueue.Reach)})
	}
	if t.Approved != (ApprovedLimit{}) {
		out = append(out, Choice{law.I34, "", "por_modalidade"})
	}
	return out
}

// equalShares is the reading of I-07: the ordinance has no rule for equal
// percentages, and until the edital gives one the tie is a pending matter.
func equalShares(m Multiple) string {
	if !m.Position {
		return "pendencia"
	}
	return pick(m.Relative, "posicao_relativa", "posicao_absoluta")
}

func pick(cond bool, yes, no string) string {
	if cond {
		return yes
	}
	return no
}
