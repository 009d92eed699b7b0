package complaint

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"certame"
	"certame/fraud"
	"certame/internal/locale"
	"certame/law"
)

// DaysMost is the longest term of a notice or of an appeal, in working days.
const DaysMost = 90

// needs are what a step must come with, beside its day.
var needs = map[fraud.Kind]struct {
	act, text bool
	why       string // of the text
}{
	fraud.Opened:        {act: true},
	fraud.Notified:      {act: true, text: true, why: "o que há contra a pessoa, que ela lê para se defender, sem o que revele quem denunciou"},
	fraud.Defended:      {act: true},
	fraud.TermElapsed:   {act: true},
	fraud.Concluded:     {act: true, text: true, why: "as razões da conclusão"},
	fraud.Appealed:      {act: true},
	fraud.AppealDecided: {act: true, text: true, why: "as razões da decisão do recurso"},
	fraud.EffectApplied: {act: true},
	fraud.SentToMP:      {act: true},
	fraud.SentToAGU:     {act: true},
}

// actMost is as much as a reference to an act needs: the book keeps it.
const actMost = 120

func (d *Desk) checkFields(p *Proceeding, m *Move) error {
	m.Act, m.Text = strings.TrimSpace(m.Act), strings.TrimSpace(m.Text)
	need, known := needs[m.Kind]
	name := locale.FraudFact(p.Wording(), m.Kind)
	switch {
	case !known:
		return refused("Este passo não se dá aqui.", "Volte ao processo e escolha um dos passos que ele mostra.")
	case m.On == certame.NoDate || m.On > d.Today() || m.On < p.Terms.Published:
		return refused(locale.Capital(name)+": o dia não pode ser depois de hoje, nem antes do edital.", "Escreva o dia do ato, como 10/03/2026.")
	case need.act && m.Act == "":
		return refused(locale.Capital(name)+": falta dizer qual é o ato.", "Escreva a portaria, o despacho ou o documento, com o número.", law.FraudProceeding.In(p.Case.Regime)...)
	case utf8.RuneCountInString(m.Act) > actMost || strings.ContainsAny(m.Act, "\r\n"):
		return refused(locale.Capital(name)+": o ato passa de 120 letras.", "Escreva só a espécie e o número: o livro de fatos guarda este campo.")
	case need.text && m.Text == "":
		return refused(locale.Capital(name)+": falta "+need.why+".", "A motivação é explícita, clara e congruente.", append(law.FraudProceeding.In(p.Case.Regime), law.Lei9784Art50Par1)...)
	case utf8.RuneCountInString(m.Text) > TextMost:
		return refused(locale.Capital(name)+": o texto passa de 10.000 letras.", "Resuma aqui e junte o resto aos autos.")
	}
	return nil
}

// term is the last day of the term that a step opens: its first day is left out, the
// last one counts to 23:59:59 in Brasília, and days without work do not count.
func (d *Desk) term(p *Proceeding, m *Move) (certame.Date, error) {
	opens := m.Kind == fraud.Notified || m.Kind == fraud.Concluded && m.Conclusion.Found() && p.Case.Rules.Appeal
	if !opens {
		return certame.NoDate, nil
	}
	basis := append(law.FraudProceeding.In(p.Case.Regime), law.Lei9784Art66Cpt)
	if m.Days < 1 || m.Days > DaysMost {
		return certame.NoDate, refused("O prazo precisa ter de 1 a "+strconv.Itoa(DaysMost)+" dias úteis.", "Escreva quantos dias úteis a pessoa tem.", basis...)
	}
	until, known := law.AddWorkingDays(m.On, m.Days, p.Terms.Confirmation.Shut)
	if !known {
		return until, refused("O prazo termina num ano cujos feriados o programa não conhece.", "Atualize o programa, ou dê prazo menor.", basis...)
	}
	return until, nil
}
