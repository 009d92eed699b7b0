package cli

import (
	"fmt"
	"strings"

	"certame"
	"certame/internal/audit"
	"certame/law"
)

// mislabelled are the acts that say another modality than the one by which the
// order calls the person: a reserved seat spent on somebody whom the ampla reaches,
// or the other way round.
func mislabelled(r *audit.Report) (out []irregularity) {
	terms := r.Live.Terms
	for i := range r.Said {
		s := &r.Said[i]
		if s.Holds() {
			continue
		}
		by := terms.Code(s.Called)
		if s.Final != s.Called {
			by += " (e conta depois como " + terms.Code(s.Final) + ")"
		}
		what := fmt.Sprintf("linha %d, %s: o ato nomeia a inscrição %s pela lista %s, e a ordem a chama pela %s", s.Act.Line, s.Act.On.Brazilian(), s.Act.ID, s.Act.Modality, by)
		topic, remedy := law.Alternation, "Cabe retificar o ato."
		switch {
		case s.Modality == certame.NoModality:
			remedy = "Confira a lista: o certame não tem essa."
		case s.Modality != certame.OpenCompetition && s.Called == certame.OpenCompetition:
			topic, remedy = law.NotCounted, "Cabe retificar o ato: a vaga "+s.Act.Modality+" continua a ser de quem vem na lista "+s.Act.Modality+"."
		}
		out = append(out, irregularity{"modalidade diversa", s.Act.ID, terms.Posts[s.Post].Code, 0, what, remedy, law.Citations(topic.In(terms.Regime.ID)), r.Doubtful(s.Act.On)})
	}
	return out
}

// tallies are the posts in which the acts, counted by modality, give other numbers
// than the order.
func tallies(r *audit.Report) (out []irregularity) {
	terms := r.Live.Terms
	count := func(by []int) string {
		var parts []string
		for m, n := range by {
			if n > 0 {
				parts = append(parts, fmt.Sprintf("%s %d", terms.Code(certame.Modality(m)), n))
			}
		}
		if parts == nil {
			return "nenhuma"
		}
		return strings.Join(parts, ", ")
	}
	for _, t := range r.Tallies() {
		code := terms.Posts[t.Post].Code
		what := fmt.Sprintf("%s %s: das nomeações cujo ato diz a lista, os atos contam %s, e a ordem, %s", terms.Word("cargo"), code, count(t.Said), count(t.Due))
		out = append(out, irregularity{"contagem diversa", "", code, 0, what, "Confira, uma a uma, as de modalidade diversa.", law.Citations(law.Alternation.In(terms.Regime.ID)), r.Doubt() != nil})
	}
	return out
}
