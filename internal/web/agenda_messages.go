package web

import (
	"net/http"
	"strings"

	"certame/internal/convening"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/notify"
	"certame/internal/render/tables"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

type messagesPage struct {
	*subject
	Called, Prepared int
	Counts           parts.Table
	Sends            bool
	Working          string // address of the work under way
	Retry            []retryPart
	Contacts         int
	Done             *parts.Message
	Barred           []parts.Message // what of the boards bars the sending
	Problems         *fault.Fault
}

// retryPart is a state of which messages may be sent again.
type retryPart struct {
	State, Text string
	Doubt       bool
}

// messages says what became of what was sent, and lets it be sent.
func (v *visit) messages() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	return v.showMessages(http.StatusOK, &messagesPage{subject: c})
}

func (v *visit) showMessages(status int, p *messagesPage) (err error) {
	p.Sends = v.Mail.Sends()
	if p.Called, err = v.Store.CountSummoned(v.ctx(), p.ID); err != nil {
		return err
	}
	if err := v.countMessages(p); err != nil {
		return err
	}
	contacts, err := v.Store.Contacts(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Contacts = len(contacts)
	list, err := v.Jobs.Jobs(v.ctx(), string(p.ID))
	if err != nil {
		return err
	}
	for _, job := range list {
		if job.Kind == installation.Telling && job.State.Open() {
			p.Working = p.Address() + "/trabalhos/" + job.ID
		}
	}
	return v.render(status, "agenda-mensagens", v.within(p.subject, "Convocações", parts.Link{Text: "Agenda", Address: p.Address() + "/agenda"}), p)
}

func (v *visit) countMessages(p *messagesPage) error {
	counts, err := v.Store.CountMessages(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Counts = parts.Table{ID: "situacoes", Caption: "Mensagens por situação", Columns: []parts.Column{{Text: "Situação"}, {Text: "Mensagens", Numeric: true}}}
	for _, state := range notify.States {
		if p.Prepared += counts[state]; counts[state] > 0 {
			p.Counts.Rows = append(p.Counts.Rows, parts.Row{Cells: parts.Cells(locale.Capital(notify.StateName(state)), locale.Whole(counts[state]))})
		}
	}
	for _, state := range []string{notify.Failed, notify.Bounced, notify.NoAddress, notify.Unsure} {
		if n := counts[state]; n > 0 {
			p.Retry = append(p.Retry, retryPart{state, locale.Count(n, "mensagem", "mensagens") + ": " + notify.StateName(state), state == notify.Unsure})
		}
	}
	return nil
}

// sendMessages asks for the messages to be written and sent, in the background.
func (v *visit) sendMessages() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	barred, err := v.barred(c)
	if err != nil {
		return err
	}
	if len(barred) > 0 {
		return v.showMessages(http.StatusUnprocessableEntity, &messagesPage{subject: c, Barred: barred})
	}
	if state := v.r.PostFormValue("repetir"); state != "" {
		if _, err := v.Mail.Retry(v.ctx(), v.account(), c.ID, state); err != nil {
			return err
		}
	}
	job, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Telling, Contest: string(c.ID), By: string(v.account())})
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/trabalhos/" + job.ID)
}

// barred is what keeps the boards from calling, as it is now: nothing is sent in the
// name of a board that may not call.
func (v *visit) barred(c *subject) ([]parts.Message, error) {
	found, err := v.Agendas.MayTell(v.ctx(), c.ID)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
	if err != nil {
		return nil, err
	}
	first := parts.Message{Kind: "erro", Title: "As comissões não podem convocar como estão, e nada foi enviado.", Remedy: "Resolva os erros e envie depois.", Links: []parts.Link{{Text: "Ir para as comissões", Address: c.Address() + "/comissoes", Icon: "users"}}, Announced: true}
	return append([]parts.Message{first}, findingMessages(terms.Wording(), found)...), nil
}

// keepContacts takes a sheet of addresses.
func (v *visit) keepContacts() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	if err := v.parts(); err != nil {
		return err
	}
	text, err := sentText(v.r.MultipartForm, "contatos")
	if err != nil {
		return err
	}
	p := &messagesPage{subject: c}
	addresses, err := notify.Addresses([]byte(text), "contatos.csv")
	if err == nil {
		err = v.Mail.KeepAddresses(v.ctx(), v.account(), c.ID, addresses)
	}
	if err != nil {
		if p.Problems = fault.Of(err); p.Problems.Status != http.StatusUnprocessableEntity {
			return err
		}
		return v.showMessages(p.Problems.Status, p)
	}
	p.Done = &parts.Message{Kind: "sucesso", Title: locale.Count(len(addresses), "endereço guardado.", "endereços guardados."), Announced: true}
	return v.showMessages(http.StatusOK, p)
}

// merge gives what is needed to send or print the messages by other means.
func (v *visit) merge() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	v.takeLong()
	lines, err := v.Agendas.Merge(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	rows := make([][]string, len(lines))
	for i := range lines {
		l := &lines[i]
		at := l.Starts.In(locale.Brasilia)
		rows[i] = []string{l.Registration, l.Email, at.Format("02/01/2006"), convening.Clock(at.Hour()*3600 + at.Minute()*60), l.Room, l.City, l.Link}
	}
	v.w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	v.w.Header().Set("Content-Disposition", `attachment; filename="mala-direta-`+strings.ReplaceAll(c.Slug, `"`, "")+`.csv"`)
	v.w.Header().Set("Cache-Control", "no-store")
	_, err = v.w.Write(tables.Rows(tables.ForPeople, []string{"inscricao", "email", "data", "hora", "sala", "cidade", "recibo"}, rows))
	return err
}
