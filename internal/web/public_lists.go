package web

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"certame/internal/render/lists"
	"certame/internal/store"
	"certame/internal/transparency"
	"certame/internal/web/parts"
)

// publicLists is any page of any list of an act, read out of the file that the act
// published and of nothing else.
func (v *visit) publicLists() error {
	c, a, err := v.releasedAct()
	if err != nil {
		return err
	}
	v.w.Header().Set("X-Robots-Tag", "noindex")
	o := &openContest{Contest: c}
	p := &publicListsPage{openContest: o, Act: a.Number, Address: publicAddress(c, a.Number)}
	s, err := v.shown.Lists(v.ctx(), c.ID, a.Number)
	if err != nil {
		return err
	}
	if o.Terms, err = v.Docket.Terms(v.ctx(), c.ID, s.Revision); err != nil {
		return err
	}
	if err := v.fillLists(p, s); err != nil {
		return err
	}
	f := o.frame("Listas do ato " + strconv.Itoa(a.Number))
	f.Wide = true
	f.Trail = append(f.Trail, parts.Link{Text: "Ato " + strconv.Itoa(a.Number), Address: p.Address})
	return v.showPublic("publico-listas", f, p)
}

type publicListsPage struct {
	*openContest
	Act        int
	Address    string
	Posts      []parts.Option
	Tabs       []ListTab
	Post, List string
	Page, Last int
	Rows       parts.Table
}

func (v *visit) fillLists(p *publicListsPage, s *transparency.Sheet) error {
	l := p.choose(s, v.r.FormValue("cargo"), v.r.FormValue("lista"))
	p.Last = (l.Rows + listRows - 1) / listRows
	p.Page, _ = strconv.Atoi(v.r.FormValue("pagina")) // what is no page is the first
	p.Page = min(max(p.Page, 1), p.Last)
	rows, err := v.listRows(p.Contest.ID, s, l, (p.Page-1)*listRows, listRows)
	if err != nil {
		return err
	}
	p.Rows = parts.Table{ID: "lista", Caption: p.listTitle(l.Code) + ", " + p.Word("cargo") + " " + p.postTitleOf(l.Post), Columns: publicColumns(s.Columns)}
	p.Rows.Pages = &parts.Pages{Label: "Páginas da lista", First: (p.Page-1)*listRows + 1, Last: (p.Page-1)*listRows + len(rows), Total: l.Rows}
	if p.Page > 1 {
		p.Rows.Pages.Before = p.at(l.Code, p.Page-1)
	}
	if p.Page < p.Last {
		p.Rows.Pages.After = p.at(l.Code, p.Page+1)
	}
	for _, row := range rows {
		p.Rows.Rows = append(p.Rows.Rows, parts.Row{Cells: publicCells(s.Columns, row)})
	}
	return nil
}

// listRows reads rows of a list out of the published file.
func (v *visit) listRows(c store.ContestID, s *transparency.Sheet, l *transparency.List, after, count int) ([][]string, error) {
	content, _, err := v.Docket.OpenPublished(v.ctx(), c, s.Act, lists.Name+".csv")
	if err != nil {
		return nil, err
	}
	defer content.Close() //nolint:errcheck // only read
	return s.Rows(content, l, after, count)
}

// choose is the list asked for; what the address does not say is the first there is.
func (p *publicListsPage) choose(s *transparency.Sheet, post, code string) *transparency.List {
	if !slices.ContainsFunc(s.Lists, func(l transparency.List) bool { return l.Post == post }) {
		post = s.Lists[0].Post
	}
	p.Post = post
	var chosen *transparency.List
	for i := range s.Lists {
		l := &s.Lists[i]
		if i == 0 || l.Post != s.Lists[i-1].Post {
			p.Posts = append(p.Posts, parts.Option{Value: l.Post, Text: p.postTitleOf(l.Post), Chosen: l.Post == post})
		}
		if l.Post == post && (chosen == nil || l.Code == code) {
			chosen = l
		}
	}
	p.List = chosen.Code
	for _, l := range s.Lists {
		if l.Post == post {
			p.Tabs = append(p.Tabs, ListTab{p.listTitle(l.Code), p.at(l.Code, 1), l.Rows, l.Code == p.List})
		}
	}
	return chosen
}

func (o *openContest) listTitle(code string) string {
	if code == lists.OrderCode {
		return "Ordem de convocação"
	}
	return (&listQuery{terms: o.Terms}).listTitle(code)
}

func (p *publicListsPage) at(list string, page int) string {
	return p.Address + "/listas?" + url.Values{"cargo": {p.Post}, "lista": {list}, "pagina": {strconv.Itoa(page)}}.Encode()
}

// listedColumns are the columns of listas.csv that a list shows; what is not here is in
// the choice of the list already.
var listedColumns = []string{"posicao", "inscricao", "nome", "cpf", "nota", "situacao"}

func publicColumns(columns []string) (list []parts.Column) {
	for _, name := range columns {
		if slices.Contains(listedColumns, name) {
			list = append(list, parts.Column{Text: lists.ColumnTitle(name), Numeric: name == "posicao" || name == "nota"})
		}
	}
	return list
}

func publicCells(columns, row []string) (cells []parts.Cell) {
	for i, name := range columns {
		if !slices.Contains(listedColumns, name) {
			continue
		}
		text := row[i]
		if name == "nota" {
			text = strings.Replace(text, ".", ",", 1)
		}
		cells = append(cells, parts.Cell{Text: text})
	}
	return cells
}
