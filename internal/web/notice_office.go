package web

import (
	"net/http"

	"certame/internal/locale"
	"certame/internal/notices"
	"certame/internal/web/parts"
)

type noticesPage struct {
	*subject
	Here      string
	On, Sends bool
	Counts    parts.Table
	Troubles  parts.Table
	Letters   []noticeLetter
	Done      *parts.Message
}

// noticeLetter is a kind of notice as it goes.
type noticeLetter struct {
	notices.Kind
	notices.Letter
	From string // the file of the agency, if it has one
}

// contestNotices is of what the people of a contest are told, and what became of it.
func (v *visit) contestNotices() error { return v.showContestNotices(nil) }

func (v *visit) showContestNotices(done *parts.Message) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := noticesPage{subject: c, Here: c.Address() + "/avisos", Sends: v.Mail.Sends(), Done: done}
	if p.On, err = v.Notices.On(v.ctx(), c.ID); err != nil {
		return err
	}
	if err := v.countNotices(&p); err != nil {
		return err
	}
	if err := v.noticeTroubles(&p); err != nil {
		return err
	}
	for _, k := range notices.Kinds {
		l, err := v.Notices.Preview(k.Code)
		if err != nil {
			return err
		}
		p.Letters = append(p.Letters, noticeLetter{k, l, v.Notices.From(k.Code)})
	}
	return v.render(http.StatusOK, "avisos", v.within(c, "Avisos por e-mail"), p)
}

func (v *visit) countNotices(p *noticesPage) error {
	list, err := v.Store.CountNotices(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Counts = parts.Table{
		ID: "avisos", Caption: "Avisos por situação", Columns: []parts.Column{{Text: "Aviso"}, {Text: "Situação"}, {Text: "Pessoas", Numeric: true}},
		Empty: parts.Empty{Title: "Nenhum aviso saiu ainda.", Text: "Eles saem sozinhos quando algo é publicado."},
	}
	for _, n := range list {
		k, _ := notices.KindOf(n.Kind)
		p.Counts.Rows = append(p.Counts.Rows, parts.Row{Cells: parts.Cells(k.Name, locale.Capital(notices.StateName(n.State)), locale.Whole(n.N))})
	}
	return nil
}

// troublesShown is how many notices that did not arrive are listed.
const troublesShown = 200

func (v *visit) noticeTroubles(p *noticesPage) error {
	list, err := v.Notices.Troubles(v.ctx(), p.ID, troublesShown)
	if err != nil {
		return err
	}
	p.Troubles = parts.Table{
		ID: "nao-chegaram", Stacked: true, Caption: "Avisos que não chegaram, os últimos primeiro", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Aviso"}, {Text: "Situação"}, {Text: "Detalhe"}, {Text: "Em"}},
		Empty: parts.Empty{Title: "Nada voltou.", Text: "O que os servidores devolverem aparece aqui, com o que disseram."},
	}
	for _, t := range list {
		p.Troubles.Rows = append(p.Troubles.Rows, parts.Row{Cells: parts.Cells(t.Registration, t.Kind.Name, locale.Capital(t.State), t.Text, locale.Moment(t.At))})
	}
	return nil
}

// switchNotices has the people of the contest told of it from now on, or no more.
func (v *visit) switchNotices() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	on := v.r.PostFormValue("avisar") == "sim"
	if err := v.Notices.Switch(v.ctx(), v.account(), c.ID, on); err != nil {
		return err
	}
	done := &parts.Message{Kind: "sucesso", Title: "Os avisos deste certame estão desligados.", Announced: true}
	if on {
		done.Title = "Os avisos deste certame estão ligados, a partir de agora."
	}
	return v.showContestNotices(done)
}
