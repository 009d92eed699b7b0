package web

import (
	"errors"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/render/lists"
	"certame/internal/store"
	"certame/internal/transparency"
	"certame/internal/web/parts"
)

// publicOrder is the order of call of a post beside the public facts of each person, and
// every public fact.
func (v *visit) publicOrder() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	v.w.Header().Set("X-Robots-Tag", "noindex")
	p := &publicOrderPage{openContest: o, Order: parts.Table{ID: "ordem", Empty: o.notYet("A ordem de convocação")}, Facts: o.factTable(v.r.FormValue("fatos"))}
	p.Facts.Empty = parts.Empty{Title: "Nenhum fato público até o ato.", Text: "Homologação, nomeações, posses, desistências, vagas que abrem e ordens judiciais aparecem aqui quando um ato posterior a elas é publicado."}
	s, err := v.orderSheet(o)
	if err != nil {
		return err
	}
	if s != nil {
		if err := v.fillOrder(p, s); err != nil {
			return err
		}
	}
	f := o.frame("Ordem de convocação e fatos")
	f.Wide = true
	return v.showPublic("publico-ordem", f, p)
}

type publicOrderPage struct {
	*openContest
	Posts []parts.Option
	Post  string
	Order parts.Table
	Facts parts.Table
}

// orderSheet is that of the last act of every list: a package has no order to page
// through.
func (v *visit) orderSheet(o *openContest) (*transparency.Sheet, error) {
	if o.Sheet == nil || o.Of.Kind == docket.Lists {
		return o.Sheet, nil
	}
	s, _, err := v.shown.Latest(v.ctx(), slices.DeleteFunc(slices.Clone(o.Acts), func(a store.Act) bool { return a.Kind != docket.Lists }))
	if errors.Is(err, store.ErrNotFound) {
		return nil, nil
	}
	return s, err
}

func (v *visit) fillOrder(p *publicOrderPage, s *transparency.Sheet) error {
	asked, l := v.r.FormValue("cargo"), (*transparency.List)(nil)
	for i := range s.Lists {
		if one := &s.Lists[i]; one.Code == lists.OrderCode {
			p.Posts = append(p.Posts, parts.Option{Value: one.Post, Text: p.postTitleOf(one.Post), Chosen: one.Post == asked})
			if l == nil || one.Post == asked {
				l = one
			}
		}
	}
	if l == nil {
		return nil
	}
	p.Post = l.Post
	last := (l.Rows + listRows - 1) / listRows
	page, _ := strconv.Atoi(v.r.FormValue("pagina")) // what is no page is the first
	page = min(max(page, 1), last)
	rows, err := v.listRows(p.Contest.ID, s, l, (page-1)*listRows, listRows)
	if err != nil {
		return err
	}
	p.Order.Caption = "Ordem de convocação, " + p.Word("cargo") + " " + p.postTitleOf(l.Post) + ", ato " + strconv.Itoa(s.Act)
	p.Order.Columns = append(publicColumns(s.Columns), parts.Column{Text: "Fatos até o ato " + strconv.Itoa(p.Of.Number)})
	p.Order.Columns[0].Text = "Convocação"
	id := slices.Index(s.Columns, "inscricao")
	for _, row := range rows {
		p.Order.Rows = append(p.Order.Rows, parts.Row{Cells: append(publicCells(s.Columns, row), parts.Cell{Text: p.factsOf(row[id])})})
	}
	p.Order.Pages = &parts.Pages{Label: "Páginas da ordem", First: (page-1)*listRows + 1, Last: (page-1)*listRows + len(rows), Total: l.Rows}
	at := func(n int) string {
		return p.Address() + "/ordem?" + url.Values{"cargo": {p.Post}, "pagina": {strconv.Itoa(n)}}.Encode()
	}
	if page > 1 {
		p.Order.Pages.Before = at(page - 1)
	}
	if page < last {
		p.Order.Pages.After = at(page + 1)
	}
	return nil
}

func (o *openContest) factsOf(id string) string {
	var list []string
	for _, f := range o.Sheet.Facts {
		if f.Person == id {
			list = append(list, f.What+" em "+f.On.Brazilian())
		}
	}
	return strings.Join(list, "; ")
}

// factsShown is how many facts a page has.
const factsShown = 100

// factTable is a page of the public facts, the last first.
func (o *openContest) factTable(asked string) parts.Table {
	t := parts.Table{ID: "fatos", Caption: "Fatos públicos, do último ao primeiro", Columns: factColumns()}
	if o.Sheet == nil {
		return t
	}
	all := o.Sheet.Facts
	last := (len(all) + factsShown - 1) / factsShown
	page, _ := strconv.Atoi(asked) // what is no page is the first
	page = min(max(page, 1), max(last, 1))
	from := (page - 1) * factsShown
	for i := from; i < min(from+factsShown, len(all)); i++ {
		t.Rows = append(t.Rows, parts.Row{Cells: factCells(&all[len(all)-1-i])})
	}
	if last > 1 {
		t.Pages = &parts.Pages{Label: "Páginas dos fatos", First: from + 1, Last: from + len(t.Rows), Total: len(all)}
		at := func(n int) string { return o.Address() + "/ordem?fatos=" + strconv.Itoa(n) + "#fatos" }
		if page > 1 {
			t.Pages.Before = at(page - 1)
		}
		if page < last {
			t.Pages.After = at(page + 1)
		}
	}
	return t
}

func factColumns() []parts.Column {
	return []parts.Column{{Text: "Dia"}, {Text: "O que houve"}, {Text: "Inscrição"}, {Text: "Dados"}, {Text: "Ato que o registra"}}
}

func factCells(f *transparency.Fact) []parts.Cell {
	return parts.Cells(f.On.Brazilian(), f.What, f.Person, f.Data, f.Act)
}
