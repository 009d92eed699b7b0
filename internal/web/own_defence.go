package web

import (
	"net/http"
	"strconv"
	"time"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// ownDefence is what is investigated about the registrations of who asks, from the
// notice on, and where they answer.
func (v *visit) ownDefence() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	return v.showDefence(http.StatusOK, c, "", "", nil)
}

type defencePage struct {
	*subject
	Law      fraudLaw
	Mine     []ownProceeding
	Problems *fault.Fault
}

// ownProceeding is a proceeding as the person it is about reads it: what there is
// against them, the terms, what they answered and what was concluded, with its reasons.
type ownProceeding struct {
	ID, Registration, Group, Stage string
	Seen                           int
	Steps                          []stepTold
	Answer                         *parts.Field // what they may send now
	Files                          parts.Field
	Kind, Button, Until, Left      string
}

func (v *visit) showDefence(status int, c *subject, id, text string, problems *fault.Fault) error {
	list, err := v.Complaints.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	p := defencePage{subject: c, Problems: problems}
	if p.Law, err = v.fraudLaw(c.ID); err != nil {
		return err
	}
	for _, one := range list {
		mine := v.ownProceeding(c, one)
		if mine.Answer != nil && one.ID == id {
			mine.Answer.Value = text
		}
		p.Mine = append(p.Mine, mine)
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "defesa", v.within(c, "Defesa em apuração"), p)
}

func (v *visit) ownProceeding(c *subject, p *complaint.Proceeding) ownProceeding {
	stage := p.State.Stage(p.Case, v.Complaints.Today())
	mine := ownProceeding{ID: p.ID, Registration: p.Registration, Group: p.Group, Stage: locale.Capital(locale.FraudStage(stage)), Seen: p.Seen()}
	for i := range p.Steps {
		s := &p.Steps[i]
		one := stepTold{Day: s.On.Brazilian(), Name: locale.Capital(locale.FraudFact(p.Wording(), s.Kind)), Act: s.Act, Detail: detailOf(s)}
		if s.Kind != fraud.Reported { // who told it, and how, is not the person's to read
			one.Lines, one.Files = paragraphs(s.Text), attachmentLinks(c.Address()+"/defesa/"+p.ID, s.Files)
		}
		mine.Steps = append(mine.Steps, one)
	}
	switch {
	case stage == fraud.InDefence || stage == fraud.ToConclude && v.Complaints.Today() <= p.State.DefenceUntil:
		mine.may(v, p, fraud.Defended, "A sua defesa", "Apresentar defesa", p.State.DefenceUntil)
	case stage == fraud.Appealable:
		mine.may(v, p, fraud.Appealed, "O seu recurso", "Apresentar recurso", p.State.AppealUntil)
	}
	return mine
}

func (o *ownProceeding) may(v *visit, p *complaint.Proceeding, k fraud.Kind, label, button string, until certame.Date) {
	o.Kind, o.Button, o.Until = complaint.Word(k), button, complaint.LastSecond(until)
	o.Left = leftWords(v.Complaints.Left(until))
	o.Files = filesField()
	o.Files.Name, o.Files.Label = "anexos", "Arquivos (inscrição "+p.Registration+")"
	o.Answer = &parts.Field{Name: "texto", Label: label + " (inscrição " + p.Registration + ")", Kind: "textarea", Required: true, Most: complaint.TextMost, Help: answerHelp(k)}
}

// answerHelp promises no more than the proceeding gives: from a defence on the agency may
// conclude, and an appeal is one.
func answerHelp(k fraud.Kind) string {
	if k == fraud.Appealed {
		return "O recurso é um só, e o que enviar não se muda: junte tudo antes."
	}
	return "O que enviar não se muda. Junte tudo antes: depois de uma defesa o órgão já pode concluir; enquanto não concluir, e dentro do prazo, pode enviar mais."
}

// leftWords is how long there is, never more than there is.
func leftWords(d time.Duration) string {
	switch {
	case d >= 48*time.Hour:
		return locale.Count(int(d/(24*time.Hour)), "dia", "dias")
	case d >= 2*time.Hour:
		return locale.Count(int(d/time.Hour), "hora", "horas")
	}
	return locale.Count(int(d/time.Minute), "minuto", "minutos")
}

// sendDefence keeps the answer of the person.
func (v *visit) sendDefence() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	files, err := v.uploads()
	if err != nil {
		return err
	}
	kind, known := complaint.KindOf(v.r.PostFormValue("passo"))
	if !known {
		return fault.NotFound("passo")
	}
	seen, _ := strconv.Atoi(v.r.PostFormValue("visto")) // what is no number was never seen
	id, text := v.r.PostFormValue("apuracao"), v.r.PostFormValue("texto")
	err = v.Complaints.Answer(v.ctx(), v.account(), c.ID, id, kind, text, files, seen)
	if f := v.refusedComplaint(err); f != nil {
		return v.showDefence(f.Status, c, id, text, f)
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/defesa")
}
