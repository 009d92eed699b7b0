package web

import (
	"net/http"
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/internal/answer"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
	"certame/ledger"
)

// weighty are the occurrences that cost the person the option, or the day: what follows
// is shown before they are noted.
var weighty = map[sitting.Kind]string{
	sitting.Absent: "Registrar ausência", sitting.FilmingRefused: "Registrar recusa da filmagem", sitting.TechnicalFailure: "Registrar falha técnica",
	sitting.Withdrew: "Registrar desistência", sitting.DocumentMissing: "Registrar que nada foi entregue",
}

// occur notes what happened in the session of a case.
func (v *visit) occur() error {
	c, one, err := v.secretariatCase()
	if err != nil {
		return err
	}
	kind, text := sitting.Kind(v.r.PostFormValue("acao")), strings.TrimSpace(v.r.PostFormValue("texto"))
	seen, err := strconv.Atoi(v.r.PostFormValue("visto"))
	if err != nil || seen < 0 {
		return badForm(err)
	}
	if _, weighs := weighty[kind]; weighs && v.r.PostFormValue("confirmar") == "" {
		return v.foreseeOccurrence(c, one, kind, text)
	}
	if _, err := v.Sittings.Occur(v.ctx(), v.account(), c.ID, one.ID, seen, kind, text); err != nil {
		return v.sessionCaseAgain(c, one, err)
	}
	return v.redirect(caseAddress(c, one))
}

// sessionCaseAgain is the page of the case with what was refused, if a person can act on
// it there.
func (v *visit) sessionCaseAgain(c *subject, one *sitting.Case, err error) error {
	f := fault.Of(err)
	if f.Status != http.StatusUnprocessableEntity && f.Status != http.StatusConflict {
		return err
	}
	fresh, readErr := v.Sittings.Case(v.ctx(), c.ID, one.ID)
	if readErr != nil {
		return readErr
	}
	return v.showSessionCase(f.Status, c, fresh, f)
}

type occurrencePage struct {
	*subject
	Case              *sitting.Case
	Here              string
	Seen              int
	Kind              sitting.Kind
	Button, Text      string
	Decided, Article  string
	Owed              []string
	Own               []Told // what changes for the person
	Others            string // how many people else it reaches
	NoLists           string // why the lists were not foreseen
	RestOfCompetition string
}

// foreseeOccurrence shows what would follow, with its article. Nothing is kept.
func (v *visit) foreseeOccurrence(c *subject, one *sitting.Case, kind sitting.Kind, text string) error {
	after, err := v.Sittings.Foresee(one, kind, text)
	if err != nil {
		return v.sessionCaseAgain(c, one, err)
	}
	p := occurrencePage{subject: c, Case: one, Here: caseAddress(c, one), Seen: one.Seen(), Kind: kind, Button: weighty[kind], Text: text}
	for _, duty := range after.Owed(v.Sittings.Now()) {
		p.Owed = append(p.Owed, locale.Capital(locale.Duty(duty))+" ["+law.Citations(duty.Basis)+"]")
	}
	if d := after.State.Decision; d.Outcome != confirmation.Undecided {
		p.Decided, p.Article = locale.Capital(locale.Outcome(d.Outcome)), law.Citations(d.Basis)
		if p.Own, p.Others, p.NoLists, err = v.listEffect(c, after); err != nil {
			return err
		}
	}
	f := v.within(c, weighty[kind], parts.Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"}, parts.Link{Text: "Inscrição " + one.Registration, Address: p.Here})
	return v.show("secretaria-confirmar", f, p)
}

// listEffect says what a decision changes in the lists: for the person in words, for the
// others in numbers, since the secretariat does not see lists.
func (v *visit) listEffect(c *subject, decided *sitting.Case) (own []Told, others, not string, err error) {
	compared, _, err := v.Docket.PreviewAll(v.ctx(), c.ID, []ledger.Fact{v.Sittings.DecisionFact(decided, v.account())})
	if err != nil {
		f := v.toldOf(c, err)
		if f.Status >= http.StatusInternalServerError {
			return nil, "", "", err
		}
		return nil, "", f.What, nil
	}
	words, n := decided.Rules.Terms.Wording(), 0
	for i := range compared.People {
		one := &compared.People[i]
		if string(compared.Before.Roll.IDs.At(one.Who)) == decided.Registration {
			own = append(own, Told{locale.Capital(answer.Turn(words, compared, one)), law.Citations(one.Basis)})
			continue
		}
		n++
	}
	others = "Nenhuma outra pessoa entra, sai ou muda de modalidade."
	if n > 0 {
		others = locale.Capital(locale.Count(n, "outra pessoa entra, sai ou muda de modalidade.", "outras pessoas entram, saem ou mudam de modalidade."))
	}
	return own, others, "", nil
}
