package editalfile

import (
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/law"
)

const lastSecond = 24*3600 - 1

func (b builder) period(d *edital.Declared) {
	period, ok := b.root.get("inscricoes")
	if !ok {
		return
	}
	if v, has := period.get("inicio"); has {
		d.Opens = edital.Instant{Date: v.date, Second: max(v.second, 0)}
	}
	end, _ := period.get("fim")
	d.Closes = edital.Instant{Date: end.date, Second: end.second}
	switch {
	case end.second == noTime:
		d.Closes.Second = lastSecond
	case strings.Count(end.text, ":") == 1:
		d.Closes.Second, d.ByMinute = end.second+59, true
	}
	if d.Opens.Date != certame.NoDate && d.Closes.Date < d.Opens.Date {
		b.r.refuse(period.line, period.column, "", "as inscrições terminam antes de começar", "Confira inicio e fim.")
	}
}

func (b builder) validity(d *edital.Declared) {
	v, ok := b.root.get("validade")
	if !ok {
		return
	}
	d.Validity.From = certame.NoDate
	if v.spec.kind == kindObject {
		d.Validity.Months = v.numberOf("meses")
		if from, has := v.get("inicio"); has {
			d.Validity.From = from.date
		}
		extensible, _ := v.get("prorrogavel")
		d.Validity.Extensible = extensible.yes
		return
	}
	if d.Validity.Months = monthsOf(v.text); d.Validity.Months == 0 {
		b.r.refuse(v.line, v.column, v.text, "prazo de validade desconhecido", "Como em «2 anos» ou «24 meses».")
	}
}

// enrolment reads the day of the matrícula or incorporação.
func (b builder) enrolment(d *edital.Declared) {
	v, ok := b.root.get("matricula_em")
	if d.Enrolment = v.date; !ok {
		d.Enrolment = certame.NoDate
		return
	}
	if d.Enrolment < d.Published {
		b.r.refuse(v.line, v.column, v.text, "a matrícula ou incorporação é anterior à publicação", "Confira matricula_em e publicado_em.")
	}
}

// monthsInUnit are the units of a term, folded.
var monthsInUnit = map[string]int{"ano": 12, "anos": 12, "mes": 1, "meses": 1}

// monthsOf reads exactly a number and a unit; zero is what is neither.
func monthsOf(text string) int {
	words := strings.Fields(intake.Fold(text))
	if len(words) != 2 {
		return 0
	}
	n, _ := integerOf(words[0])
	return n * monthsInUnit[words[1]]
}

func (b builder) tieBreaks(d *edital.Declared) {
	declared, ok := b.root.get("desempate")
	if !ok {
		return
	}
	for _, item := range declared.items {
		name := item.text
		if item.spec.kind == kindObject {
			name = item.textOf("criterio")
			if day, has := item.get("data"); has {
				d.AgeOn = day.date
			}
		}
		if strings.HasPrefix(name, "nota_") {
			// columns are known by their folded names
			d.TieBreaks = append(d.TieBreaks, edital.TieBreak{Rule: edital.TieComponent, Component: intake.Fold(name)})
			continue
		}
		d.TieBreaks = append(d.TieBreaks, edital.TieBreak{Rule: edital.TieRule(name)})
	}
}

func (b builder) reversion(d *edital.Declared) {
	v, ok := b.root.get("reversao")
	if !ok {
		return
	}
	if v.spec.kind == kindChoice {
		d.Reversion = edital.Reversion(v.text)
		return
	}
	d.Reversion = edital.ReversionDeclared
	for _, e := range v.entries {
		chain := edital.DeclaredChain{Code: e.key}
		b.knownCode(d, e.key, e.line, e.column)
		for _, item := range e.value.items {
			if b.knownCode(d, item.text, item.line, item.column) {
				chain.To = append(chain.To, item.text)
			}
		}
		d.Chains = append(d.Chains, chain)
	}
}

func (b builder) order(d *edital.Declared) {
	v, ok := b.root.get("ordem")
	if !ok {
		return
	}
	if v.spec.kind == kindChoice {
		d.Order = edital.OrderRule(v.text)
		return
	}
	d.Order = edital.OrderList
	for _, item := range v.items {
		if b.knownCode(d, item.text, item.line, item.column) {
			d.Labels = append(d.Labels, item.text)
		}
	}
}

func (b builder) choices(d *edital.Declared) {
	b.multiple(d)
	if v, ok := b.root.get("compensacao"); ok {
		d.Compensate = edital.Compensation(v.text)
		if v.spec.kind == kindObject {
			d.Compensate, d.FreezeAt = edital.Compensation(v.textOf("regra")), v.textOf("congela_em")
		}
	}
	if v, ok := b.root.get("fim_de_fila"); ok {
		d.EndOfQueue.Allowed = v.yes
		if v.spec.kind == kindObject {
			allowed, _ := v.get("permitido")
			loses, _ := v.get("perde_prioridade")
			d.EndOfQueue = edital.EndOfQueue{Allowed: allowed.yes, LosesPriority: loses.yes, Reach: edital.QueueReach(v.textOf("alcance"))}
		}
	}
	d.Vacated = edital.Vacated(b.root.textOf("vacancia"))
	if v, ok := b.root.get("preferencias"); ok {
		d.Preference = d.Preference || v.yes
		if v.spec.kind == kindObject {
			d.Preference, d.Appointed = true, edital.AfterAppointment(v.textOf("nomeada"))
		}
	}
	if b.root.textOf("ordem_de_preferencia") == string(edital.OrderByResult) {
		d.Told = edital.OrderByResult
	}
	if v, ok := b.root.get("limite_aprovados"); ok {
		d.Approved = approvedLimits[v.text]
		d.Approved.Times = v.number
		if v.spec.kind == kindObject {
			d.Approved = edital.ApprovedLimit{Times: v.numberOf("multiplo"), Floor: v.numberOf("minimo")}
			if d.Approved == (edital.ApprovedLimit{}) {
				b.r.refuse(v.line, v.column, "", "com zero vezes as vagas e zero pessoas ninguém seria aprovado", "Corrija multiplo ou minimo, ou retire a chave.")
			}
		}
	}
	d.Absence = edital.Absence(b.root.textOf("ausencia"))
	if v, ok := b.root.get("distribuicao"); ok {
		d.Placing = edital.Distribution(v.text)
		if v.spec.kind == kindObject {
			d.Placing, d.DrawFolder = edital.Distribution(v.textOf("politica")), v.textOf("pasta")
		}
	}
	b.labels(d)
}

var approvedLimits = map[string]edital.ApprovedLimit{"anexo_II": {Annex: law.AnnexII}, "anexo_III": {Annex: law.AnnexIII}}

// readings lists the words of multiplas that exclude one another.
var readings = [...][]string{
	{"literal", "por_resultado"}, {"inclui_pcd", "acumula_pcd"}, {"posicao_absoluta", "posicao_relativa", "pendencia"},
}

func (b builder) multiple(d *edital.Declared) {
	v, _ := b.root.get("multiplas")
	words := map[string]bool{v.text: true}
	for _, item := range v.items {
		words[item.text] = true
	}
	for _, exclusive := range readings {
		var chosen []string
		for _, word := range exclusive {
			if words[word] {
				chosen = append(chosen, word)
			}
		}
		if len(chosen) > 1 {
			b.r.refuse(v.line, v.column, strings.Join(chosen, ", "), "leituras que se excluem", "Deixe só uma: não é possível saber qual vale.")
		}
	}
	d.Multiple = edital.Multiple{
		Outcome: words["por_resultado"], Accumulates: words["acumula_pcd"], Relative: words["posicao_relativa"],
		Position: words["posicao_absoluta"] || words["posicao_relativa"],
		Words:    declaredWords(v),
	}
}

func declaredWords(v value) (words []string) {
	if v.text != "" {
		words = append(words, v.text)
	}
	for _, item := range v.items {
		words = append(words, item.text)
	}
	return words
}

// labels renames groups for the public. The open competition always bears its
// own name: the law uses it.
func (b builder) labels(d *edital.Declared) {
	v, _ := b.root.get("rotulos")
	for _, e := range v.entries {
		if e.key == edital.OpenCode {
			b.r.refuse(e.line, e.column, e.key, "a ampla concorrência não muda de nome", "Retire AC de rotulos.")
			continue
		}
		if b.knownCode(d, e.key, e.line, e.column) {
			d.Names = append(d.Names, edital.GroupName{Code: e.key, Name: e.value.text})
		}
	}
}
