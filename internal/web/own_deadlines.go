package web

import (
	"slices"
	"time"

	"certame"
	"certame/confirmation"
	"certame/fraud"
	"certame/internal/convening"
	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/internal/situation"
)

// ownDeadline is an hour by which the person may or must do something.
type ownDeadline struct {
	Key, What, Detail string
	At                time.Time // the last second
	AllDay            bool
	Address           string
	Left              string // in words
}

// When is the hour, in Brasília.
func (d ownDeadline) When() string {
	if d.AllDay {
		return d.At.In(locale.Brasilia).Format("02/01/2006")
	}
	return d.At.In(locale.Brasilia).Format("02/01/2006 15:04:05")
}

// Machine is the hour as scripts and calendars read it.
func (d ownDeadline) Machine() string { return d.At.In(locale.Brasilia).Format(time.RFC3339) }

// ownDeadlines are those to come of the person who asks, the nearest first.
func (v *visit) ownDeadlines(c *subject, list []situation.Own) (out []ownDeadline, err error) {
	for _, of := range []func(*subject) ([]ownDeadline, error){v.enrolDeadlines, v.caseDeadlines, v.defenceDeadlines} {
		more, err := of(c)
		if err != nil {
			return nil, err
		}
		out = append(out, more...)
	}
	for _, o := range list {
		if day, ok := certame.ParseDate([]byte(o.Person.Validity)); ok && o.Said() {
			out = append(out, ownDeadline{Key: "validade", What: "Fim da validade do certame", Detail: "Até lá pode haver convocação.", At: convening.At(day, lastSecond), AllDay: true})
			break
		}
	}
	now := v.Clock()
	out = slices.DeleteFunc(out, func(d ownDeadline) bool { return !now.Before(d.At.Add(time.Second)) }) // the last second counts, to its end
	slices.SortStableFunc(out, func(a, b ownDeadline) int { return a.At.Compare(b.At) })
	for i := range out {
		out[i].Left = leftWords(max(0, out[i].At.Sub(now)))
	}
	return out, nil
}

// lastSecond of a day.
const lastSecond = 24*60*60 - 1

func (v *visit) enrolDeadlines(c *subject) ([]ownDeadline, error) {
	t, err := v.Enrolments.Term(v.ctx(), c.ID)
	if err != nil || enrolment.StageOf(t, v.Enrolments.Now()) != enrolment.Running {
		return nil, err
	}
	return []ownDeadline{{Key: "inscricao", What: "Fazer, mudar ou desfazer a inscrição e as opções", Detail: "Depois disto a opção só muda por decisão judicial.", At: t.Closes.Add(-time.Second), Address: c.Address() + "/minha-inscricao"}}, nil
}

func (v *visit) caseDeadlines(c *subject) (out []ownDeadline, err error) {
	cases, err := v.Sittings.Own(v.ctx(), v.account(), c.ID)
	for _, one := range cases {
		d := ownDeadline{Key: one.ID, Address: ownAddress(c, one)}
		switch s := &one.State; s.Stage {
		case confirmation.ToAttend:
			d.What, d.Detail = "Comparecer ao procedimento de confirmação ("+one.Group+")", said(one.Slot().Room != "", roomOf(one)+". ", "")+"Leve documento oficial com foto. A ausência fica registrada e tem efeito na inscrição."
			d.At = convening.At(s.Session.Date, s.Session.Second)
		case confirmation.Appealable:
			d.What, d.Detail = "Recorrer da decisão sobre a opção "+one.Group, "Quem não recorre fica com a decisão como está."
			d.At = convening.At(s.Deadline.Date, s.Deadline.Second)
		default:
			continue
		}
		out = append(out, d)
	}
	return out, err
}

func (v *visit) defenceDeadlines(c *subject) (out []ownDeadline, err error) {
	list, err := v.Complaints.Own(v.ctx(), v.account(), c.ID)
	for _, p := range list {
		d := ownDeadline{Key: p.ID, Address: c.Address() + "/defesa"}
		switch p.State.Stage(p.Case, v.Complaints.Today()) {
		case fraud.InDefence:
			d.What, d.Detail, d.At = "Apresentar defesa na apuração sobre a opção "+p.Group, "Sem defesa a apuração segue, e o órgão conclui com o que há nela.", convening.At(p.State.DefenceUntil, lastSecond)
		case fraud.Appealable:
			d.What, d.Detail, d.At = "Recorrer da conclusão da apuração sobre a opção "+p.Group, "Quem não recorre fica com a conclusão como está.", convening.At(p.State.AppealUntil, lastSecond)
		default:
			continue
		}
		out = append(out, d)
	}
	return out, err
}
