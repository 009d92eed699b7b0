package report

import (
	"bytes"
	"strings"
	"testing"

	"certame/edital"
	"certame/internal/whatif"
	"certame/trace"
)

func whatIf(tb testing.TB, c *whatif.Comparison, opt WhatIfOptions) string {
	tb.Helper()
	opt.Options = texts
	opt.Effect = func(p *whatif.Person) string { return "<i>" + string(p.Effect) + "</i>" }
	var out bytes.Buffer
	if err := WriteWhatIf(&out, c, opt); err != nil {
		tb.Fatal(err)
	}
	return out.String()
}

// Every figure of the page is of the comparison, each plot has its table, and the
// page needs and runs nothing.
func TestWhatIfPage(t *testing.T) {
	before := outcome(t, sampleShape{3, 900, func(post int) int { return 6 + 4*post }})
	after := outcome(t, sampleShape{3, 900, func(post int) int { return 6 + 6*post }})
	d := before.Terms.Declared
	d.Scope = edital.ScopeNotice
	grouped := edital.Resolve(d, trace.Discard)
	c := whatif.Compare(before, after)
	page := whatIf(t, c, WhatIfOptions{Supposed: []string{"mais <b>vagas</b>"}, Grouped: grouped, Pools: whatif.Pools(after, grouped), Notes: []string{"nota"}})
	for _, want := range []string{
		"<td>30 → 36</td>", "<th scope=\"row\">103", "<td>14 → 18</td>", "mais &lt;b&gt;vagas&lt;/b&gt;", "&lt;i&gt;entra&lt;/i&gt;", "g-conjuntos-t", "t-conjuntos",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not have %q", want)
		}
	}
	if strings.Contains(page, "<script") || strings.Contains(page, "http://") || strings.Contains(page, "https://") || strings.Contains(page, "<td>6 → ") {
		t.Error("the page runs something, asks for something, or tells of a post that does not change")
	}
	if plots, tables := strings.Count(page, `<svg class="plot"`), strings.Count(page, `<table class="numeros"`); plots != 3 || tables != 3 {
		t.Errorf("%d plots and %d tables of numbers, want 3 of each", plots, tables)
	}
	again := whatIf(t, whatif.Compare(before, after), WhatIfOptions{Supposed: []string{"mais <b>vagas</b>"}, Grouped: grouped, Pools: whatif.Pools(after, grouped), Notes: []string{"nota"}})
	if page != again {
		t.Error("the same comparison gives another page")
	}
}

// With only a wider pool nothing else is shown: nobody's seat is known.
func TestWhatIfOfAPoolAlone(t *testing.T) {
	o := outcome(t, sampleShape{3, 300, func(int) int { return 3 }})
	d := o.Terms.Declared
	d.Scope = edital.ScopeNotice
	grouped := edital.Resolve(d, trace.Discard)
	page := whatIf(t, whatif.Compare(o, o), WhatIfOptions{Grouped: grouped, OnlyGrouped: true, Pools: whatif.Pools(o, grouped)})
	if strings.Contains(page, `id="pessoas"`) || strings.Contains(page, `id="total"`) || !strings.Contains(page, `id="conjuntos"`) {
		t.Error("the page tells more than how many seats there would be")
	}
	// 3 × (AC 2, PPP 1) today; nine seats together are AC 6, PPP 2, PcD 1.
	if !strings.Contains(page, "<td>9</td><td>6</td><td>3 → 2</td><td>0</td><td>0</td><td>0 → 1</td>") {
		t.Error(between(page, `id="t-conjuntos"`, "</table>"))
	}
}

// Of a pool with a long name the two bars are told apart: what was before and what is
// after comes first, and is never what is cut.
func TestBarsOfALongPool(t *testing.T) {
	o := minimal(t)
	v := &whatIfView{view: view{Outcome: o, book: newBook()}}
	_, plot := v.pools([]whatif.Pool{{Name: "todos os cargos de nível superior da área administrativa e de apoio", Total: 2, Before: []int{2}, After: []int{1}}})
	for _, want := range []string{">antes: todos os cargos de</text>", ">depois: todos os cargos</text>", ">vagas</text>"} {
		if !strings.Contains(string(plot), want) {
			t.Errorf("no %s in %s", want, plot)
		}
	}
}
