package web

import (
	"strconv"

	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// suggestedDays is what a form comes with: no rule fixes the term of the defence.
const suggestedDays = 10

// Fields are what the step asks for.
func (p *stepPage) Fields() []parts.Field {
	fields := []parts.Field{
		{Name: "dia", Label: "Dia do ato", Value: p.Day, Required: true, Most: 10, Help: "Como 10/03/2026. Não depois de hoje."},
		{Name: "ato", Label: "Ato", Value: p.Move.Act, Required: true, Most: 120, Help: "Portaria, despacho, ofício ou documento, com o número. Vai ao livro de fatos: nada do que se contou."},
	}
	if concluding(p.Move.Kind) {
		fields = append(fields, parts.Field{Name: "resultado", Label: "Conclusão", Kind: "select", Required: true, Options: conclusionOptions(p.Move.Conclusion)})
	}
	if p.Move.Kind == fraud.Notified || p.Move.Kind == fraud.Concluded && p.Proceeding.Case.Rules.Appeal {
		fields = append(fields, parts.Field{Name: "dias", Label: termLabels[p.Move.Kind], Value: strconv.Itoa(p.Move.Days), Required: true, Most: 3, Help: termHelp[p.Move.Kind]})
	}
	if label := textLabels[p.Move.Kind]; label != "" {
		fields = append(fields, parts.Field{Name: "texto", Label: label, Kind: "textarea", Value: p.Move.Text, Required: p.Move.Kind != fraud.Defended && p.Move.Kind != fraud.Appealed, Most: complaint.TextMost, Help: textHelp[p.Move.Kind]})
	}
	if p.TakesFiles() {
		fields = append(fields, filesField())
	}
	return fields
}

// TakesFiles says whether what came in paper may be put in the file.
func (p *stepPage) TakesFiles() bool {
	return p.Move.Kind == fraud.Notified || p.Move.Kind == fraud.Defended || p.Move.Kind == fraud.Appealed
}

func concluding(k fraud.Kind) bool { return k == fraud.Concluded || k == fraud.AppealDecided }

func conclusionOptions(chosen fraud.Conclusion) (list []parts.Option) {
	for k, text := range conclusionWords {
		word := complaint.ConclusionWord(fraud.Conclusion(k))
		list = append(list, parts.Option{Value: word, Text: locale.Capital(text), Chosen: fraud.Conclusion(k) == chosen})
	}
	return list
}

var termLabels = map[fraud.Kind]string{fraud.Notified: "Prazo de defesa, em dias úteis", fraud.Concluded: "Prazo de recurso, em dias úteis, se a conclusão for contra a pessoa"}

var termHelp = map[fraud.Kind]string{
	fraud.Notified:  "Conta do dia da ciência, que fica fora; termina às 23:59:59 de Brasília do último dia útil (Lei nº 9.784/1999, art. 66).",
	fraud.Concluded: "Conta como o da defesa.",
}

var textLabels = map[fraud.Kind]string{
	fraud.Notified: "O que há contra a pessoa", fraud.Defended: "Defesa recebida", fraud.Concluded: "Razões da conclusão", fraud.Appealed: "Recurso recebido", fraud.AppealDecided: "Razões da decisão",
}

var textHelp = map[fraud.Kind]string{
	fraud.Notified:  "A pessoa lê este texto para se defender. Não escreva o que revele quem denunciou.",
	fraud.Concluded: "A pessoa lê as razões. A motivação é explícita, clara e congruente (Lei nº 9.784/1999, art. 50, § 1º).",
}
