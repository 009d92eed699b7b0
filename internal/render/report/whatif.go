package report

import (
	"bufio"
	"html/template"
	"io"

	"certame/edital"
	"certame/internal/whatif"
)

// WhatIfOptions are what the page of a supposition says besides the figures.
type WhatIfOptions struct {
	Options
	Supposed    []string
	Grouped     *edital.Terms // nil without a wider pool
	OnlyGrouped bool          // no seat and no person changes: only the pools are shown
	Pools       []whatif.Pool
	Notes       []string
	Effect      func(*whatif.Person) string
	Mirrors     []string // how the seats apart, of people sub judice, change
}

// WriteWhatIf writes a contest before and after a supposition as one page.
func WriteWhatIf(w io.Writer, c *whatif.Comparison, opt WhatIfOptions) error {
	out := bufio.NewWriterSize(w, 64<<10)
	opt.Options = opt.complete()
	if err := layout(c.Before.Terms).ExecuteTemplate(out, "whatif.html.tmpl", newWhatIfPage(c, opt)); err != nil {
		return err
	}
	return out.Flush()
}

// shownTurns is how many people the page of a supposition lists, and shownPairs how
// many posts.
const (
	shownTurns = 500
	shownPairs = 200
)

// whatIfPage is everything its template shows.
type whatIfPage struct {
	Style      template.CSS
	Name       string
	Supposed   []string
	Notes      []string
	Alone      bool // only the pools
	Modalities []modality
	Total      grid
	Plot       template.HTML
	Posts      *grid // nil when no post changes
	PostsPlot  template.HTML
	Pools      *grid
	PoolsPlot  template.HTML
	People     []turnRow
	Rest       string
	Mirrors    []string
	Appeared   []findingRow
	Gone       []findingRow
	Provisions []provisionLine
	Version    string
}

type turnRow struct {
	ID, Text string
	Articles template.HTML
}

func newWhatIfPage(c *whatif.Comparison, opt WhatIfOptions) *whatIfPage {
	v := &whatIfView{view: view{Outcome: c.Before, opt: opt.Options, book: newBook()}, c: c}
	p := &whatIfPage{
		Style: styleSheet(), Name: c.Before.Terms.Name, Supposed: opt.Supposed, Notes: opt.Notes, Mirrors: opt.Mirrors, Alone: opt.OnlyGrouped, Version: opt.Version,
		Modalities: v.modalities(), Total: v.total(), Plot: v.totalPlot(),
	}
	p.Posts, p.PostsPlot = v.posts()
	if opt.Grouped != nil {
		p.Pools, p.PoolsPlot = v.pools(opt.Pools)
	}
	p.People, p.Rest = v.people(opt.Effect)
	p.Appeared, p.Gone = v.findingTurns(c.Appeared), v.findingTurns(c.Gone)
	p.Provisions = v.book.lines()
	return p
}

type whatIfView struct {
	view
	c *whatif.Comparison
}
