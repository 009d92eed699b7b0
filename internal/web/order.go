package web

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"certame"
	"certame/contest"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/internal/web/parts"
	"certame/ledger"
	"certame/trace"
)

// order is the order of call of a post, who comes next and why, and how the people
// appointed so far compare with the proportion of the seats.
func (v *visit) order() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &orderPage{subject: c, MayRecord: v.may("fato.registrar")}
	err = v.Docket.Use(v.ctx(), c.ID, func(_ *run.Loaded, o *docket.Outcome) error {
		p.fill(v, o, v.r.FormValue("cargo"))
		return nil
	})
	if err != nil {
		return err
	}
	if p.Next != nil && v.may("exportar.restrito") {
		p.Next.Draft = c.Address() + "/ordem/minuta.rtf?" + url.Values{"cargo": {p.Post}}.Encode()
	}
	f := v.within(c, "Ordem de convocação")
	f.Printed, f.Wide = true, true
	if c.Computed() && v.may("exportar.restrito") {
		f.Download = []parts.Link{{Text: "CSV", Address: v.resultLink(c, "ordem.csv")}}
	}
	return v.show("ordem", f, p)
}

type orderPage struct {
	*subject
	MayRecord bool
	Posts     []parts.Option
	Post      string
	Next      *nextCall
	Table     parts.Table
	Gauge     []gauge
	Terms     []parts.Message // that run for people appointed, and who was passed over
}

// nextCall is who is called next, with the way to appoint them.
type nextCall struct {
	Text, Reason, Address string
	Draft                 string // of the act, for the gazette
	Passed                int
}

// gauge is one list: its part of the seats, and of the people appointed so far.
type gauge struct {
	Code            string
	Seats, Named    int
	AllSeats, Total int
}

// Percent of the seats that have somebody appointed.
func (g gauge) Percent() int { return 100 * g.Named / max(1, g.Seats) }

func (p *orderPage) fill(v *visit, o *docket.Outcome, asked string) {
	at := 0
	for i := range o.Terms.Posts {
		if o.Terms.Posts[i].Code == asked {
			at = i
		}
	}
	p.Post = o.Terms.Posts[at].Code
	for i := range o.Terms.Posts {
		one := &o.Terms.Posts[i]
		p.Posts = append(p.Posts, parts.Option{Value: one.Code, Text: postTitle(one), Chosen: i == at})
	}
	post := o.Posts[at]
	p.Table = p.calls(v, o, post)
	p.Gauge = gauges(o, post)
	p.next(o, post)
	if o.Facts != nil {
		p.duties(v, o, post)
	}
}

func (p *orderPage) callOf(o *docket.Outcome, post *contest.Post, id string, seat int, label, reason string, passed int) *nextCall {
	return &nextCall{
		Text:   "inscrição " + id + ", vaga " + strconv.Itoa(seat) + ", lista " + label,
		Reason: reason, Passed: passed,
		Address: p.Address() + "/fatos/novo?tipo=" + ledger.Appointed.Code() + "&d-inscricao=" + id + "&d-cargo=" + o.Terms.Posts[post.Index].Code,
	}
}

func (p *orderPage) next(o *docket.Outcome, post *contest.Post) {
	next := upNext(o, post)
	if next == nil {
		return
	}
	id := string(o.Roll.IDs.At(post.Lists.Order[next.Call.Rank]))
	p.Next = p.callOf(o, post, id, next.Place.Number, o.Terms.Code(next.Place.Current), tables.Reason(o, post, next.Call), len(next.Passed))
}

// orderFindings begins the codes of what is found in the order of the appointments.
const orderFindings = "ordem."

// duties are the terms that run, and who should have come before somebody appointed.
func (p *orderPage) duties(v *visit, o *docket.Outcome, post *contest.Post) {
	words := o.Terms.Wording()
	now := v.Clock().In(locale.Brasilia)
	today := certame.MustDate(now.Year(), int(now.Month()), now.Day())
	for _, d := range o.Facts.Now.Duties(today) {
		if d.Post != post.Index {
			continue
		}
		m := parts.Message{Kind: "informacao", Title: "Inscrição " + string(o.Roll.IDs.At(d.Person)) + ": " + locale.FactName(d.Step, words) + " até " + d.Until.Brazilian() + "."}
		if d.Overdue {
			m.Kind, m.Remedy = "alerta", "O prazo venceu: cabe "+locale.FactName(d.Remedy, words)+"."
		}
		p.Terms = append(p.Terms, m)
	}
	of := slices.DeleteFunc(slices.Clone(o.Log.Findings), func(f trace.Finding) bool { return !strings.HasPrefix(f.Code, orderFindings) })
	p.Terms = append(p.Terms, findingMessages(words, of)...)
}

func (p *orderPage) calls(v *visit, o *docket.Outcome, post *contest.Post) parts.Table {
	t := parts.Table{
		ID: "ordem", Stacked: true, Caption: "Ordem de convocação do cargo " + p.Post,
		Columns: []parts.Column{{Text: "Convocação", Numeric: true}, {Text: "Inscrição"}, {Text: "Lista por que é chamada"}, {Text: "Conta em"}, {Text: "Vaga", Numeric: true}, {Text: "Nota", Numeric: true}, {Text: "Situação"}, {Text: "Motivo"}},
		Empty:   parts.Empty{Title: "Ninguém a convocar neste cargo.", Text: "Não há pessoa aprovada em lista com vaga."},
	}
	for _, call := range post.Appointment.Calls {
		person := post.Lists.Order[call.Rank]
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{
			{Text: strconv.Itoa(call.Number) + "ª"},
			v.personCell(p.subject, string(o.Roll.IDs.At(person))),
			{Text: o.Terms.Code(call.Label)},
			{Text: o.Terms.Code(call.Final)},
			{Text: strconv.Itoa(post.Number(call.Seat))},
			{Text: string(certame.AppendScore(nil, o.Roll.Score[person], ',', o.Roll.Places))},
			{Text: locale.Situation(o.Terms.Wording(), post.SituationAt(call.Rank))},
			{Text: tables.Reason(o, post, call)},
		}})
	}
	return t
}

// gauges compare the people appointed in each list with its part of the seats.
func gauges(o *docket.Outcome, post *contest.Post) (list []gauge) {
	named, all := make([]int, len(post.Allocation.Counts)), 0
	for _, place := range post.Places {
		if place.Appointed {
			named[place.Current]++
			all++
		}
	}
	for m, n := range post.Allocation.Counts {
		list = append(list, gauge{o.Terms.Code(certame.Modality(m)), n, named[m], len(post.Allocation.Labels), all})
	}
	return list
}
