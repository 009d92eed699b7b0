package web

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/internal/agenda"
	"certame/internal/convening"
	"certame/internal/locale"
	"certame/internal/notify"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

type summonedPage struct {
	*subject
	Group, ID, Name  string
	Over             bool // the session came, or the case went on: nothing is moved
	Now              store.Summons
	Day, Hour, Until string
	Hours, Messages  parts.Table
	Letters          []letterPart
	Free             []parts.Option
	Reason           string
	MayMove, MayTell bool
	Own              string
	Problem          *parts.Message
}

// letterPart is a message as the person reads it.
type letterPart struct {
	ID, Subject, Text string
	State             parts.Tag
	MayBounce         bool
}

// summoned is one person called for one group: the hour, those before, what was said.
func (v *visit) summoned() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	return v.showSummoned(http.StatusOK, c, nil)
}

func (v *visit) showSummoned(status int, c *subject, problem *parts.Message) error {
	p := &summonedPage{subject: c, Group: v.r.PathValue("grupo"), ID: v.r.PathValue("convocada"), MayMove: v.may("agenda.remarcar"), MayTell: v.may(telling), Problem: problem, Reason: v.r.PostFormValue("motivo")}
	p.Own = c.Address() + "/agenda/" + url.PathEscape(p.Group) + "/" + url.PathEscape(p.ID)
	now, free, err := v.Agendas.Free(v.ctx(), c.ID, p.Group, p.ID)
	if errors.Is(err, store.ErrNotFound) {
		return fault.NotFound("convocação desta inscrição")
	}
	if err != nil {
		return err
	}
	p.Now, p.Day, p.Hour, p.Until = now, summonsDay(&now), summonsHour(&now), now.Ends.In(locale.Brasilia).Format("15:04:05")
	if p.Over, err = v.over(c, p.Group, p.ID); err != nil {
		return err
	}
	if p.Name, err = v.registeredName(c, p.ID); err != nil {
		return err
	}
	for i := range free[:min(len(free), freeShown)] {
		p.Free = append(p.Free, parts.Option{Value: freeKey(&free[i]), Text: placeOf(&free[i])})
	}
	if err := v.fillSummoned(p); err != nil {
		return err
	}
	f := v.within(c, "Convocação da inscrição "+p.ID, parts.Link{Text: "Agenda", Address: c.Address() + "/agenda"})
	f.Printed = true
	return v.render(status, "agenda-pessoa", f, p)
}

// over says whether it is too late to give another hour: the law's own answer, asked
// of the case.
func (v *visit) over(c *subject, group, id string) (bool, error) {
	one, err := v.Sittings.CaseOf(v.ctx(), c.ID, group, id)
	if err != nil {
		return false, err
	}
	now := v.Sittings.Now()
	session := one.State.Session
	coming := now.Date < session.Date || now.Date == session.Date && now.Second < session.Second
	return one.State.Stage != confirmation.ToSummonAgain && (one.State.Stage != confirmation.ToAttend || !coming), nil
}

// registeredName is the name under which somebody registered, as far as it is known.
func (v *visit) registeredName(c *subject, id string) (string, error) {
	if c.Computed() {
		rows, err := v.Store.PersonRows(v.ctx(), c.ID, c.Last.Number, id)
		if err != nil || len(rows) == 0 {
			return "", err
		}
		return rows[0].Name, nil
	}
	return "", nil
}

// freeShown is how many free hours are offered, the earliest.
const freeShown = 300

// freeKey names a free place in a form.
func freeKey(a *convening.Appointment) string {
	return fmt.Sprintf("%s|%s|%s|%s", a.Day.Brazilian(), convening.Clock(a.Start), a.Board, a.Room)
}

func (v *visit) fillSummoned(p *summonedPage) error {
	all, err := v.Store.SummonsesOf(v.ctx(), p.ID_(), p.ID)
	if err != nil {
		return err
	}
	name := v.names()
	p.Hours = parts.Table{ID: "horarios", Stacked: true, Caption: "Horários dados", Columns: []parts.Column{{Text: "Vez"}, {Text: "Dia"}, {Text: "Hora"}, {Text: "Onde"}, {Text: "Dado por"}, {Text: "Em"}}}
	for i := range all {
		if s := &all[i]; s.Group == p.Group {
			p.Hours.Rows = append(p.Hours.Rows, parts.Row{Cells: parts.Cells(strconv.Itoa(s.Sequence+1)+"ª", summonsDay(s), summonsHour(s), s.Room+", "+s.City, name(s.By), locale.Moment(s.At))})
		}
	}
	messages, err := v.Store.MessagesOf(v.ctx(), p.ID_(), p.ID)
	if err != nil || !p.MayTell {
		return err
	}
	return v.fillLetters(p, messages)
}

// ID_ is that of the contest: the page has a registration under the shorter name.
func (p *summonedPage) ID_() store.ContestID { return p.subject.ID }

func (v *visit) fillLetters(p *summonedPage, messages []store.Message) error {
	p.Messages = parts.Table{ID: "mensagens", Stacked: true, Caption: "O que aconteceu com cada mensagem", Columns: []parts.Column{{Text: "Mensagem"}, {Text: "Quando"}, {Text: "Situação"}, {Text: "Detalhe"}}}
	for i := range messages {
		m := &messages[i]
		if m.Group != p.Group {
			continue
		}
		l, err := v.Mail.Letter(v.ctx(), m)
		if err != nil {
			return err
		}
		shown := strings.ReplaceAll(l.Text, l.Link, "(endereço que só a pessoa recebe)") // who sees it could confirm for her
		p.Letters = append(p.Letters, letterPart{m.ID, l.Subject, shown, stateTag(m.Last.State), m.Last.State == notify.Sent || m.Last.State == notify.Unsure})
		history, err := v.Mail.History(v.ctx(), p.ID_(), m.ID)
		if err != nil {
			return err
		}
		for _, s := range history {
			tag := stateTag(s.State)
			p.Messages.Rows = append(p.Messages.Rows, parts.Row{Cells: []parts.Cell{{Text: strconv.Itoa(m.Sequence+1) + "ª"}, {Text: locale.Moment(s.At)}, {Tag: &tag}, {Text: s.Text}}})
		}
	}
	return nil
}

// moveSummoned gives the person another hour, with the reason.
func (v *visit) moveSummoned() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	group, id := v.r.PathValue("grupo"), v.r.PathValue("convocada")
	now, free, err := v.Agendas.Free(v.ctx(), c.ID, group, id)
	if errors.Is(err, store.ErrNotFound) {
		return fault.NotFound("convocação desta inscrição")
	}
	if err != nil {
		return err
	}
	seen := now
	if seen.Sequence, err = strconv.Atoi(v.r.PostFormValue("vez")); err != nil {
		return badForm(err)
	}
	var to convening.Appointment
	for i := range free {
		if freeKey(&free[i]) == v.r.PostFormValue("horario") {
			to = free[i]
		}
	}
	if _, err = v.Agendas.Move(v.ctx(), v.account(), c.ID, seen, to, v.r.PostFormValue("motivo")); err == nil {
		return v.redirect(c.Address() + "/agenda/" + url.PathEscape(group) + "/" + url.PathEscape(id))
	}
	return v.notMoved(c, err)
}

func (v *visit) notMoved(c *subject, err error) error {
	problem := &parts.Message{Kind: "erro", Announced: true}
	var refusal *sitting.Refusal
	switch {
	case errors.Is(err, agenda.ErrNoPlace):
		problem.Title, problem.Remedy = "Este horário não está livre para a pessoa, e nada mudou.", "Escolha um dos horários da lista."
	case errors.Is(err, sitting.ErrNoText):
		problem.Title, problem.Remedy = "Falta o motivo da remarcação.", "Escreva-o: fica no processo, e não vai na mensagem."
	case errors.As(err, &refusal):
		f := fault.OfSitting(err)
		problem.Title, problem.Remedy, problem.Article = f.What, f.Remedy, f.Article
	default:
		return err
	}
	return v.showSummoned(http.StatusUnprocessableEntity, c, problem)
}

// bounceMessage notes that a message came back.
func (v *visit) bounceMessage() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	m, err := v.Store.Message(v.ctx(), c.ID, v.r.PathValue("mensagem"))
	if err != nil {
		return notFoundUnless(err, "mensagem")
	}
	err = v.Mail.Bounce(v.ctx(), v.account(), c.ID, m.ID, v.r.PostFormValue("detalhe"))
	if errors.Is(err, notify.ErrNoReason) || errors.Is(err, notify.ErrNotSent) {
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "DEVOLUCAO", What: locale.AsSentence(err.Error()), Remedy: "Volte à página da convocação."}
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/agenda/" + url.PathEscape(m.Group) + "/" + url.PathEscape(m.Registration))
}

func notFoundUnless(err error, what string) error {
	if errors.Is(err, store.ErrNotFound) {
		return fault.NotFound(what)
	}
	return err
}
