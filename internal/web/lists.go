package web

import (
	"net/url"
	"strconv"

	"certame/contest"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/law"
)

// listRows is how many rows of a list a page has.
const listRows = 50

// lists is one list of one post of a result, a page at a time: every list there is,
// whole length, with the line that the calls reach.
func (v *visit) lists() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	f := v.within(c, "Listas")
	f.Printed, f.Wide, f.Explain = true, true, "/direito/interpretacoes"
	q, err := v.listQuery(c)
	if err != nil || q.Span == nil {
		return v.showUnless(err, "listas", f, q)
	}
	page, err := strconv.Atoi(v.r.FormValue("pagina"))
	if err != nil || page < 1 || (page-1)*listRows >= q.Span.Length {
		page = 1
	}
	after := q.Span.First + (page-1)*listRows - 1
	rows, err := v.Store.ListPage(v.ctx(), c.ID, q.Version.Number, q.Post, q.List, after, listRows)
	if err != nil {
		return err
	}
	q.Table = q.table(rows, page)
	return v.show("listas", f, q)
}

// showUnless shows a page unless what it needs failed.
func (v *visit) showUnless(err error, page string, f Frame, data any) error {
	if err != nil {
		return err
	}
	return v.show(page, f, data)
}

// listQuery is which list of which post of which result is asked for; what the
// address does not say is the first there is, of the last result.
type listQuery struct {
	*subject
	Version      store.Version
	Versions     []parts.Option
	Posts        []parts.Option
	Tabs         []ListTab
	Post, List   string
	Span         *store.Span // nil without a result, or when it has nobody
	Table        parts.Table
	Sides        []parts.Table // of lists side by side
	MayCompare   bool
	terms        *edital.Terms
	spans        []store.Span // of the post
	words        law.Wording
	maySeePeople bool
}

// ListTab leads to one list.
type ListTab struct {
	Text, Address string
	Rows          int
	Current       bool
}

func (v *visit) listQuery(c *subject) (*listQuery, error) {
	q := &listQuery{subject: c, Version: c.Last, MayCompare: v.may("lista.comparar"), maySeePeople: v.may("resultado.explicar")}
	if !c.Computed() {
		return q, nil
	}
	if err := v.chosenVersion(q); err != nil {
		return nil, err
	}
	var err error
	if q.terms, err = v.Docket.Terms(v.ctx(), c.ID, q.Version.Revision); err != nil {
		return nil, err
	}
	q.words = q.terms.Wording()
	q.choosePost(v.r.FormValue("cargo"))
	if q.spans, err = v.Store.PostSpans(v.ctx(), c.ID, q.Version.Number, q.Post); err != nil {
		return nil, err
	}
	q.chooseList(v.r.FormValue("lista"))
	return q, nil
}

// chosenVersion is the one of the address.
func (v *visit) chosenVersion(q *listQuery) error {
	all, err := v.Store.Versions(v.ctx(), q.ID)
	if err != nil {
		return err
	}
	asked := v.r.FormValue("versao")
	for _, one := range all {
		number := strconv.Itoa(one.Number)
		if number == asked {
			q.Version = one
		}
		q.Versions = append(q.Versions, parts.Option{Value: number, Text: "versão " + number + ", " + locale.Moment(one.At), Chosen: number == asked || asked == "" && one.Number == q.Last.Number})
	}
	if asked != "" && strconv.Itoa(q.Version.Number) != asked {
		return fault.NotFound("versão")
	}
	return nil
}

func (q *listQuery) choosePost(post string) {
	q.Post = post
	if q.terms.Posts[0].Code != post && !q.hasPost(post) {
		q.Post = q.terms.Posts[0].Code
	}
	for i := range q.terms.Posts {
		p := &q.terms.Posts[i]
		q.Posts = append(q.Posts, parts.Option{Value: p.Code, Text: postTitle(p), Chosen: p.Code == q.Post})
	}
}

func (q *listQuery) chooseList(list string) {
	for i := range q.spans {
		if s := &q.spans[i]; q.Span == nil || s.List == list {
			q.Span, q.List = s, s.List
		}
	}
	for _, s := range q.spans {
		q.Tabs = append(q.Tabs, ListTab{q.listTitle(s.List), q.address(s.List, 1), s.Length, s.List == q.List})
	}
}

func (q *listQuery) hasPost(code string) bool {
	for i := range q.terms.Posts {
		if q.terms.Posts[i].Code == code {
			return true
		}
	}
	return false
}

// postTitle is the code and what the edital calls it.
func postTitle(p *edital.Post) string {
	text := p.Code
	for _, more := range []string{p.Name, p.Place} {
		if more != "" {
			text += " · " + more
		}
	}
	return text
}

// listTitle is what the edital calls a list.
func (q *listQuery) listTitle(code string) string {
	if code == edital.OpenCode {
		return "Ampla concorrência (AC)"
	}
	for i := range q.terms.Groups {
		if g := &q.terms.Groups[i]; g.Code == code && g.Label != "" && g.Label != code {
			return g.Label + " (" + code + ")"
		}
	}
	return code
}

// address is that of a page of a list.
func (q *listQuery) address(list string, page int) string {
	return q.Address() + "/listas?" + url.Values{"versao": {strconv.Itoa(q.Version.Number)}, "cargo": {q.Post}, "lista": {list}, "pagina": {strconv.Itoa(page)}}.Encode()
}

func (q *listQuery) table(rows []store.ListRow, page int) parts.Table {
	t := parts.Table{
		ID: "lista", Caption: q.listTitle(q.List) + ", cargo " + q.Post,
		Columns: []parts.Column{{Text: "Posição", Numeric: true}, {Text: "Inscrição"}, {Text: "Nome"}, {Text: "Nota", Numeric: true}, {Text: "Situação"}, {Text: "Observação"}},
	}
	last := lastReached(rows)
	for i, r := range rows {
		t.Rows = append(t.Rows, q.row(r, i == last+1 && i > 0))
	}
	first := (page-1)*listRows + 1
	t.Pages = &parts.Pages{Label: "Páginas da lista", First: first, Last: first + len(rows) - 1, Total: q.Span.Length}
	if page > 1 {
		t.Pages.Before = q.address(q.List, page-1)
	}
	if page*listRows < q.Span.Length {
		t.Pages.After = q.address(q.List, page+1)
	}
	for _, format := range [...]string{"csv", "xlsx", "pdf", "json"} {
		t.Download = append(t.Download, parts.Link{Text: formatNames[format], Address: q.Address() + "/listas/baixar?" + url.Values{"versao": {strconv.Itoa(q.Version.Number)}, "cargo": {q.Post}, "lista": {q.List}, "formato": {format}}.Encode()})
	}
	return t
}

// lastReached is the last row that the calls reach, -1 when none does: the line is
// drawn after it. Those before it are not all called: who is called by a list of
// reservation stands in the open one too, further down.
func lastReached(rows []store.ListRow) int {
	for i := len(rows) - 1; i >= 0; i-- {
		if reached(rows[i]) {
			return i
		}
	}
	return -1
}

func reached(r store.ListRow) bool {
	switch contest.Situation(r.Situation) {
	case contest.Called, contest.Appointed, contest.TookOffice, contest.Serving:
		return true
	}
	return false
}

func (q *listQuery) row(r store.ListRow, first bool) parts.Row {
	row := parts.Row{Cells: parts.Cells(locale.Whole(r.Position), r.ID, r.Name, r.Score, locale.Situation(q.words, contest.Situation(r.Situation)), "")}
	if reached(r) {
		row.Cells[4].Tag = &parts.Tag{Kind: "sucesso", Text: row.Cells[4].Text}
	}
	if q.maySeePeople {
		row.Cells[1].Address = q.personAddress(r.ID)
	}
	if r.Mark == docket.Informative {
		row.Cells[5].Text = "só informativa: concorre por outra lista"
	}
	if first {
		row.Mark = "corte"
	}
	return row
}

func (q *listQuery) personAddress(id string) string {
	return q.Address() + "/pessoas/" + url.PathEscape(id) + "?" + url.Values{"cargo": {q.Post}}.Encode()
}
