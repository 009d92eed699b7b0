package contest_test

import (
	"math/big"
	"strconv"

	"certame"
	"certame/conformance/literal"
	"certame/edital"
	"certame/ledger"
)

// slowTerms says the same edital to the literal implementation. The labels of
// the edital's seats are an input of the book; that stage has tests of its own.
func slowTerms(t *edital.Terms, people []entrant, labels []certame.Modality) literal.Terms {
	out := literal.Terms{
		Chains: map[string][]string{}, OpenExhausted: string(t.Exhausted), Threshold: t.Groups[0].MinVacancies, Published: int(t.Published),
		Started: t.Validity.From != certame.NoDate, Start: int(t.Validity.From), Months: t.Validity.Months, Extensible: t.Validity.Extensible,
		Compensation: string(t.Compensate), FreezeAt: t.FreezeAt, SubJudice: string(t.SubJudice), Vacancy: string(t.Vacated),
		EndOfQueue: t.EndOfQueue.Allowed, QueueLosesGroup: t.EndOfQueue.LosesPriority, AbsentEliminated: t.Absence == edital.AbsenceEliminates,
	}
	for i, g := range t.Groups {
		out.Groups = append(out.Groups, slowGroup(g))
		for _, to := range t.Chain[i] {
			out.Chains[g.Code] = append(out.Chains[g.Code], t.Code(to))
		}
	}
	for _, label := range labels {
		out.Labels = append(out.Labels, t.Code(label))
	}
	for _, e := range people {
		out.People = append(out.People, literal.Candidate{
			ID: e.id, InOpen: !e.outside, Options: e.options, Denied: e.denied, Eliminated: e.state != certame.StateActive,
		})
	}
	return out
}

func slowGroup(g certame.Group) literal.Group {
	out := literal.Group{Code: g.Code, Share: big.NewRat(g.Share.Num, g.Share.Den), Disability: g.Role == certame.RoleDisability}
	if g.Rounding == certame.CeilCapped {
		out.Rounding, out.Cap = literal.CeilCapped, big.NewRat(g.Cap.Num, g.Cap.Den)
	}
	return out
}

// factOfSlow is the same fact for the engine.
func factOfSlow(f literal.Fact) ledger.Fact {
	kind, _ := ledger.KindOf(f.Kind)
	out := ledger.Fact{Kind: kind, Version: 1, At: edital.Instant{Date: certame.Date(f.Day), Second: ledger.WholeDay}, Author: "t", Act: "Ato"}
	if f.NoAct {
		out.Act = ""
	}
	number := func(n int) string {
		if n == 0 {
			return ""
		}
		return strconv.Itoa(n)
	}
	values := map[string]string{
		"inscricao": f.Person, "vaga": number(f.Seat), "rotulo": f.Label, "quantidade": number(f.Quantity), "cargo": "101",
		"grupo": f.Group, "efeito": f.Effect, "processo": f.Process, "instancia": f.Instance, "resultado": f.Result,
		"ordem": ledger.ID(f.Target), "fato": ledger.ID(f.Target), "motivo": "engano", "origem": "denuncia", "ate": certame.Date(f.Day + 1).ISO(),
	}
	for _, spec := range kind.Fields() {
		if value := values[spec.Name]; value != "" && (spec.Name != "ate" || !spec.Optional) {
			out.Data = append(out.Data, ledger.Field{Name: spec.Name, Value: value})
		}
	}
	return out
}

// factsOfFraud are the steps of a proceeding that a person loses, all of a day.
func factsOfFraud(who string, day int) (out []literal.Fact) {
	for _, kind := range [...]string{"denuncia", "fraude_instaurada", "fraude_ciencia", "fraude_defesa", "fraude_conclusao", "fraude_efeito"} {
		f := literal.Fact{Kind: kind, Day: day, Person: who}
		if kind == "fraude_conclusao" {
			f.Result = "fraude"
		}
		out = append(out, f)
	}
	return out
}
