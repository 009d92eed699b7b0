package web

import (
	"strings"

	"certame"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/web/parts"
	"certame/law"
	"certame/trace"
)

// seats is the table of vacancies and, for one post, how each of its numbers came to
// be.
func (v *visit) seats() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	s, err := v.Docket.Seats(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	f := v.within(c, "Quadro de vagas e memória de cálculo")
	f.Printed, f.Wide = true, true
	if c.Computed() && v.may("exportar.restrito") {
		f.Download = []parts.Link{{Text: "CSV", Address: v.resultLink(c, "quadro.csv")}}
	}
	p := seatsPage{subject: c, MayEdit: v.may("quadro.editar"), Table: allSeats(c, &s)}
	p.remember(&s, v.r.FormValue("cargo"))
	p.Findings = findingMessages(s.Terms.Wording(), s.Findings)
	p.Notes = noteTable(p.Findings)
	return v.show("quadro", f, p)
}

type seatsPage struct {
	*subject
	MayEdit  bool
	Table    parts.Table
	Posts    []parts.Option
	Post     string
	Steps    []string
	Findings []parts.Message
	Notes    parts.Table // those of the findings that only inform
}

// allSeats is one row for each post, with the way to its memory.
func allSeats(c *subject, s *docket.Seats) parts.Table {
	t := parts.Table{ID: "quadro", Caption: "Vagas de cada cargo por lista", Columns: []parts.Column{{Text: "Cargo"}, {Text: "Total", Numeric: true}}}
	for m := range certame.Modality(len(s.Terms.Groups) + 1) {
		t.Columns = append(t.Columns, parts.Column{Text: s.Terms.Code(m), Numeric: true})
	}
	sums := make([]int, len(t.Columns)-1)
	for i, a := range s.Allocations {
		post := &s.Terms.Posts[i]
		cells := []parts.Cell{{Text: postTitle(post), Address: c.Address() + "/quadro?cargo=" + post.Code + "#memoria"}, {Text: locale.Whole(len(a.Labels))}}
		sums[0] += len(a.Labels)
		for m, n := range a.Counts {
			cells = append(cells, parts.Cell{Text: locale.Whole(n)})
			sums[m+1] += n
		}
		t.Rows = append(t.Rows, parts.Row{Cells: cells})
	}
	foot := parts.Row{Cells: parts.Cells("Total")}
	for _, n := range sums {
		foot.Cells = append(foot.Cells, parts.Cell{Text: locale.Whole(n)})
	}
	t.Foot = &foot
	return t
}

// remember writes down the steps of one post, and those of the whole edital.
func (p *seatsPage) remember(s *docket.Seats, post string) {
	p.Post = s.Terms.Posts[0].Code
	for i := range s.Terms.Posts {
		if s.Terms.Posts[i].Code == post {
			p.Post = post
		}
	}
	for i := range s.Terms.Posts {
		one := &s.Terms.Posts[i]
		p.Posts = append(p.Posts, parts.Option{Value: one.Code, Text: postTitle(one), Chosen: one.Code == p.Post})
	}
	for _, step := range s.Steps {
		if countsIn(step, p.Post) {
			p.Steps = append(p.Steps, locale.Step(s.Terms.Wording(), step))
		}
	}
}

// countsIn says whether a step is of a post, or of several together.
func countsIn(step trace.Step, post string) bool {
	subject, _, _ := strings.Cut(step.Subject, "/")
	return subject == "cargo "+post || !strings.HasPrefix(subject, "cargo ")
}

// findingMessages are findings as messages, each once, the worst first.
func findingMessages(w law.Wording, all []trace.Finding) (list []parts.Message) {
	kinds := map[trace.Severity]string{trace.Erro: "erro", trace.Alerta: "alerta", trace.Nota: "informacao"}
	for _, severity := range []trace.Severity{trace.Erro, trace.Alerta, trace.Nota} {
		seen := map[string]bool{}
		for _, f := range all {
			text, remedy := locale.Finding(w, f)
			if f.Severity != severity || seen[text] {
				continue
			}
			seen[text] = true
			list = append(list, parts.Message{Kind: kinds[severity], Title: locale.AsSentence(text), Text: f.Where, Remedy: remedy, Article: law.Citations(f.Basis)})
		}
	}
	return list
}

// noteTable lists what only informs, out of the way of what asks for a decision.
func noteTable(list []parts.Message) parts.Table {
	t := parts.Table{ID: "notas", Caption: "Notas", Columns: []parts.Column{{Text: "Nota"}, {Text: "Onde"}, {Text: "O que considerar"}, {Text: "Dispositivos"}}}
	for _, m := range list {
		if m.Kind == "informacao" {
			t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(m.Title, m.Text, m.Remedy, m.Article)})
		}
	}
	return t
}
