package web

import (
	"certame/internal/locale"
	"certame/internal/summary"
	"certame/internal/transparency"
	"certame/internal/web/parts"
	"certame/trace"
	"certame/vacancy"
)

// publicSeats is the table of seats, and how each number of a post came to be.
func (v *visit) publicSeats() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	p := publicSeatsPage{openContest: o, Table: o.seatTable(0)}
	p.remember(v.r.FormValue("cargo"))
	f := o.frame("Vagas e como se chegou a elas")
	f.Wide = true
	return v.showPublic("publico-vagas", f, &p)
}

type publicSeatsPage struct {
	*openContest
	Table parts.Table
	Posts []parts.Option
	Post  string
	Steps []string
}

// counted are the seats of the released version, or those of the edital alone.
func (o *openContest) counted() *transparency.Sheet {
	if o.Sheet != nil || o.Terms == nil {
		return o.Sheet
	}
	var log trace.Log
	return transparency.OfTerms(o.Terms, vacancy.Allocate(o.Terms, &log), log)
}

// seatTable has a row for each post, or for the first ones.
func (o *openContest) seatTable(most int) parts.Table {
	s := o.counted()
	t := parts.Table{ID: "quadro", Caption: "Vagas de cada " + o.Word("cargo") + " por lista", Columns: []parts.Column{{Text: o.Word("Cargo")}, {Text: "Total", Numeric: true}}, Empty: o.notYet("O quadro de vagas")}
	if s == nil {
		return t
	}
	for _, code := range s.Codes {
		t.Columns = append(t.Columns, parts.Column{Text: code, Numeric: true})
	}
	sums := make([]int, len(t.Columns)-1)
	for i, row := range s.Seats {
		cells := []parts.Cell{{Text: row.Title, Address: o.Address() + "/vagas?cargo=" + row.Post + "#memoria"}, {Text: locale.Whole(row.Total)}}
		sums[0] += row.Total
		for m, n := range row.Counts {
			cells = append(cells, parts.Cell{Text: locale.Whole(n)})
			sums[m+1] += n
		}
		if most == 0 || i < most {
			t.Rows = append(t.Rows, parts.Row{Cells: cells})
		}
	}
	if most > 0 && len(s.Seats) > most {
		t.Caption += ": os primeiros " + locale.Whole(most) + " de " + locale.Whole(len(s.Seats)) + " " + o.Word("cargos")
	}
	foot := parts.Row{Cells: parts.Cells("Total")}
	for _, n := range sums {
		foot.Cells = append(foot.Cells, parts.Cell{Text: locale.Whole(n)})
	}
	t.Foot = &foot
	return t
}

func (p *publicSeatsPage) remember(asked string) {
	s := p.counted()
	if s == nil || len(s.Seats) == 0 {
		return
	}
	p.Post = s.Seats[0].Post
	for _, row := range s.Seats {
		if row.Post == asked {
			p.Post = asked
		}
	}
	for _, row := range s.Seats {
		p.Posts = append(p.Posts, parts.Option{Value: row.Post, Text: row.Title, Chosen: row.Post == p.Post})
	}
	for _, step := range s.Steps {
		if step.Post == "" || step.Post == p.Post {
			p.Steps = append(p.Steps, step.Text)
		}
	}
}

// publicRules is the edital in plain words, made from the terms that the result is
// computed with.
func (v *visit) publicRules() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	p := publicRulesPage{openContest: o, Empty: o.notYet("O edital em palavras simples")}
	if o.Terms != nil {
		p.Summary = summary.Of(o.Terms)
	}
	return v.showPublic("publico-regras", o.frame("As regras em palavras simples"), &p)
}

type publicRulesPage struct {
	*openContest
	Summary []summary.Part
	Empty   parts.Empty
}
