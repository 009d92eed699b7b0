package web

import (
	"fmt"
	"slices"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/web/parts"
	"certame/ledger"
)

// bookFigures are the seats as the book makes them now, and what is owed to it.
type bookFigures struct {
	Seats          parts.Table
	Opened, Closed int
	Duties         []Deadline
}

// fromBook counts what happened after the result: seats that opened, people appointed,
// and terms that run. Nothing of it is of one person: the panel has many readers.
func (v *visit) fromBook(c *subject) (figures *bookFigures, err error) {
	err = v.Docket.Use(v.ctx(), c.ID, func(_ *run.Loaded, o *contest.Outcome) error {
		if o.Facts != nil {
			figures = &bookFigures{Seats: balance(o), Duties: duties(o, dateOf(v.Clock()))}
			figures.count(o)
		}
		return nil
	})
	return figures, err
}

func (b *bookFigures) count(o *contest.Outcome) {
	for _, p := range o.Posts {
		seats := o.Facts.Now.Posts[p.Index].Seats
		b.Opened += len(seats) - o.Terms.Posts[p.Index].Vacancies
		for i := range seats {
			if seats[i].Closed {
				b.Closed++
			}
		}
	}
}

// The columns of the balance, after the list.
const (
	seatsIn = iota
	provided
	toCall
	vacant
	balanceColumns
)

// balance is the seats of each list that are not closed, by what became of each.
func balance(o *contest.Outcome) parts.Table {
	lines := make([][balanceColumns]int, o.Terms.Modalities())
	for _, p := range o.Posts {
		for _, place := range p.Places {
			line := &lines[place.Current]
			line[seatsIn]++
			line[fateOf(&place)]++
		}
	}
	t := parts.Table{ID: "saldo", Caption: "Saldo de vagas por lista", Columns: []parts.Column{
		{Text: "Lista"}, {Text: "Vagas", Numeric: true}, {Text: "Providas", Numeric: true}, {Text: "A convocar", Numeric: true}, {Text: "Sem ninguém", Numeric: true},
	}}
	var sum [balanceColumns]int
	for m, line := range lines {
		t.Rows = append(t.Rows, balanceRow(o.Terms.Code(certame.Modality(m)), line))
		for i := range line {
			sum[i] += line[i]
		}
	}
	foot := balanceRow("Total", sum)
	t.Foot = &foot
	return t
}

func fateOf(p *contest.Place) int {
	switch {
	case p.Appointed:
		return provided
	case p.Holder != appointment.NoOne:
		return toCall
	}
	return vacant
}

func balanceRow(name string, line [balanceColumns]int) parts.Row {
	cells := parts.Cells(name)
	for _, n := range line {
		cells = append(cells, parts.Cell{Text: locale.Whole(n)})
	}
	return parts.Row{Cells: cells}
}

// dutiesShown is how many terms the panel has: the nearest.
const dutiesShown = 6

// duties are the terms of the people appointed, those of one day together.
func duties(o *contest.Outcome, today certame.Date) (list []Deadline) {
	all := o.Facts.Now.Duties(today)
	slices.SortStableFunc(all, func(a, b ledger.Duty) int { return int(a.Until) - int(b.Until) })
	for len(all) > 0 && len(list) < dutiesShown {
		first := all[0]
		same := func(d ledger.Duty) bool { return d.Until == first.Until && d.Step == first.Step }
		n := 0
		for _, d := range all {
			if same(d) {
				n++
			}
		}
		all = slices.DeleteFunc(all, same)
		what := fmt.Sprintf("Prazo de %s: %s", locale.FactName(first.Step, o.Terms.Wording()), locale.Count(n, "pessoa", "pessoas"))
		list = append(list, Deadline{what, first.Until.Brazilian(), left(today, first.Until), first.Overdue})
	}
	return list
}
