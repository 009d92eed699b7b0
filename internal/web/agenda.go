package web

import (
	"cmp"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/convening"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/notify"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// agendaRows is how many hours a page of the agenda has.
const agendaRows = 200

// Permissions of the agenda.
const (
	planning roles.Permission = "agenda.planejar"
	telling  roles.Permission = "convocacao.enviar"
)

// agendaPage is who comes when and where.
type agendaPage struct {
	*subject
	City, Room, Day, Words  string
	Cities, Rooms, Days     []parts.Option
	Table                   parts.Table
	Counts                  []string
	Called                  int
	MayPlan, MayTell, Begun bool
}

// agenda lists the hours given, by day and hour, as the address filters them.
func (v *visit) agenda() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if needs, err := v.agendaTerm(c); needs || err != nil {
		return err
	}
	p := agendaPage{subject: c, MayPlan: v.may(planning), MayTell: v.may(telling)}
	p.City, p.Room, p.Day, p.Words = v.filter("cidade"), v.filter("sala"), v.filter("dia"), v.filter("q")
	list, err := v.Store.Summonses(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	if p.Called = len(list); p.Called == 0 {
		_, err := v.Store.Agenda(v.ctx(), c.ID)
		p.Begun = err == nil
	}
	if err := v.fillAgenda(&p, list); err != nil {
		return err
	}
	f := v.within(c, "Agenda")
	f.Printed, f.Wide = true, true
	return v.show("agenda", f, p)
}

func (v *visit) filter(name string) string { return strings.TrimSpace(v.r.FormValue(name)) }

// agendaTerm stands before who must sign the term of secrecy and did not: who runs
// sessions sees no data of them before (S11).
func (v *visit) agendaTerm(c *subject) (needs bool, err error) {
	if !v.may("termo.assinar") || v.may(restricted) {
		return false, nil
	}
	if needs, err = v.needsTerm(c.ID); !needs || err != nil {
		return needs, err
	}
	return true, v.render(http.StatusOK, "agenda-termo", v.within(c, "Agenda"), queuePage{subject: c})
}

func (v *visit) fillAgenda(p *agendaPage, list []store.Summons) error {
	states, err := v.standings(p.ID)
	if err != nil {
		return err
	}
	p.Cities, p.Rooms, p.Days = choices(list, p.City, func(s *store.Summons) string { return s.City }), choices(list, p.Room, func(s *store.Summons) string { return s.Room }), choices(list, p.Day, summonsDay)
	kept := slices.DeleteFunc(list, func(s store.Summons) bool { return !p.shows(&s) })
	slices.SortStableFunc(kept, func(a, b store.Summons) int {
		return cmp.Or(a.Starts.Compare(b.Starts), cmp.Compare(a.City, b.City), cmp.Compare(a.Room, b.Room), cmp.Compare(a.Registration, b.Registration))
	})
	p.Table = parts.Table{ID: "agenda", Stacked: true, Caption: "Horários", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Dia"}, {Text: "Hora"}, {Text: "Cidade"}, {Text: "Sala"}, {Text: "Comissão"}, {Text: "Convocação"}}, Empty: parts.Empty{Title: "Nenhum horário com este filtro.", Text: "Mude a cidade, a sala ou o dia."}}
	page, from, to := v.pageOf(len(kept), agendaRows)
	for i := from; i < to; i++ {
		s := &kept[i]
		tag := stateTag(states[summonsKey{s.Registration, s.Group, s.Sequence}])
		p.Table.Rows = append(p.Table.Rows, parts.Row{Cells: []parts.Cell{
			{Text: s.Registration, Address: p.Address() + "/agenda/" + url.PathEscape(s.Group) + "/" + url.PathEscape(s.Registration)}, {Text: s.Group}, {Text: summonsDay(s)}, {Text: summonsHour(s)}, {Text: s.City}, {Text: s.Room}, {Text: s.Board}, {Tag: &tag},
		}})
	}
	p.Table.Pages = v.pagesOf("Páginas da agenda", page, from, to, len(kept))
	return nil
}

func (p *agendaPage) shows(s *store.Summons) bool {
	return (p.City == "" || s.City == p.City) && (p.Room == "" || s.Room == p.Room) && (p.Day == "" || summonsDay(s) == p.Day) && (p.Words == "" || s.Registration == p.Words)
}

func summonsDay(s *store.Summons) string  { return s.Starts.In(locale.Brasilia).Format("02/01/2006") }
func summonsHour(s *store.Summons) string { return s.Starts.In(locale.Brasilia).Format("15:04") }

// choices are the values that there are, in their order, after the one that is all.
func choices(list []store.Summons, chosen string, of func(*store.Summons) string) []parts.Option {
	seen := map[string]bool{}
	var values []string
	for i := range list {
		if value := of(&list[i]); !seen[value] {
			seen[value] = true
			values = append(values, value)
		}
	}
	slices.SortFunc(values, func(a, b string) int { return cmp.Compare(sortable(a), sortable(b)) })
	out := []parts.Option{{Value: "", Text: "Todas", Chosen: chosen == ""}}
	for _, value := range values {
		out = append(out, parts.Option{Value: value, Text: value, Chosen: value == chosen})
	}
	return out
}

// sortable puts days in their order and names without regard to accents.
func sortable(text string) string {
	if len(text) == 10 && text[2] == '/' && text[5] == '/' {
		return text[6:] + text[3:5] + text[:2]
	}
	return intake.Fold(text)
}

// pageOf is which part of a list the address asks for; all of it when the table is
// asked for as a file.
func (v *visit) pageOf(total, rows int) (page, from, to int) {
	if v.r.URL.Query().Get(tableAsked) != "" {
		return 1, 0, total
	}
	page, err := strconv.Atoi(v.r.FormValue("pagina"))
	if err != nil || page < 1 || (page-1)*rows >= total {
		page = 1
	}
	return page, (page - 1) * rows, min(total, page*rows)
}

func (v *visit) pagesOf(label string, page, from, to, total int) *parts.Pages {
	if from == 0 && to == total {
		return nil
	}
	at := func(n int) string {
		q := v.r.URL.Query()
		q.Set("pagina", strconv.Itoa(n))
		return v.r.URL.Path + "?" + q.Encode()
	}
	p := &parts.Pages{Label: label, First: from + 1, Last: to, Total: total}
	if page > 1 {
		p.Before = at(page - 1)
	}
	if to < total {
		p.After = at(page + 1)
	}
	return p
}

type summonsKey struct {
	id, group string
	sequence  int
}

// standings says where the message of each summons stands.
func (v *visit) standings(contest store.ContestID) (map[summonsKey]string, error) {
	list, err := v.Store.Standings(v.ctx(), contest)
	out := make(map[summonsKey]string, len(list))
	for _, s := range list {
		out[summonsKey{s.Registration, s.Group, s.Sequence}] = s.State
	}
	return out, err
}

// stateKinds are the looks of where a message stands.
var stateKinds = map[string]string{notify.Sent: "informacao", notify.Confirmed: "sucesso", notify.Failed: "erro", notify.Bounced: "erro", notify.Unsure: "alerta", notify.NoAddress: "alerta"}

func stateTag(state string) parts.Tag {
	if state == "" {
		return parts.Tag{Kind: "", Text: "não preparada"}
	}
	return parts.Tag{Kind: stateKinds[state], Text: notify.StateName(state)}
}

// placeOf is a place as people read it.
func placeOf(a *convening.Appointment) string {
	return a.Day.Brazilian() + " às " + convening.Clock(a.Start) + ", " + a.Room + ", " + a.City
}
