package secondreading

import (
	"context"

	"certame/internal/store"
	"certame/sample"
)

// Close ends the reading, once every case was read by everybody who had to.
func (d *Desk) Close(ctx context.Context, by store.AccountID, contest store.ContestID, seen int) error {
	s, err := d.Latest(ctx, contest)
	switch {
	case err != nil:
		return err
	case len(s.Assigned) == 0:
		return refused("Ninguém foi designado para reler a amostra.", "Designe antes quem relê.")
	case s.ClosedBy != "":
		return refused("A releitura já foi encerrada.", "Outra pessoa publica o resultado.")
	case s.Missing() > 0:
		return refused("Ainda faltam leituras.", "Espere por elas: ninguém vê o que os outros concluíram antes de todas entrarem.")
	}
	return d.act(ctx, by, s, seen, closed, nil, Closing)
}

// Publish lets everybody read the result. Who closed the reading does not.
func (d *Desk) Publish(ctx context.Context, by store.AccountID, contest store.ContestID, seen int) error {
	s, err := d.Latest(ctx, contest)
	switch {
	case err != nil:
		return err
	case s.ClosedBy == "":
		return refused("A releitura ainda não foi encerrada.", "Encerre-a quando todas as leituras tiverem entrado.")
	case s.ClosedBy == by:
		return refused("Quem encerrou a releitura não a publica.", "Peça a outra pessoa que confira e publique.")
	case !s.Published.IsZero():
		return refused("O resultado já foi publicado.", "Nada a fazer.")
	}
	return d.act(ctx, by, s, seen, published, nil, Publishing)
}

// BoardResult is how far the readings of the cases of a board agree with it.
type BoardResult struct {
	Board
	sample.Agreement
}

// Result is what a sample that was closed says.
type Result struct {
	Boards     []BoardResult
	Total      sample.Agreement
	Fleiss     sample.Exact // among who read again
	Confidence int          // in thousandths, of finding one of Diverging cases at least
	Diverging  int
	Population int
}

// Result counts the readings; ok is false before the sample is closed.
func (s *Sample) Result() (r Result, ok bool) {
	if s.ClosedBy == "" {
		return r, false
	}
	var confirmed []int
	for _, b := range s.Boards {
		one := BoardResult{Board: b}
		for _, c := range s.Drawn() {
			if c.Board == b.Name {
				n := s.confirming(c.Ticket)
				confirmed = append(confirmed, n)
				one.Add(c.Confirmed, 2*n > s.Plan.Readers)
			}
		}
		r.Boards, r.Total = append(r.Boards, one), r.Total.Plus(one.Agreement)
	}
	r.Fleiss = sample.Fleiss(confirmed, s.Plan.Readers)
	r.Population = len(s.Cases)
	r.Diverging, r.Confidence = s.Assurance()
	return r, true
}

func (s *Sample) confirming(ticket string) (n int) {
	for _, r := range s.Readings {
		if r.Ticket == ticket && r.Confirms {
			n++
		}
	}
	return n
}

// Assurance is how many diverging cases the sample would not miss, and with how much
// confidence, in thousandths.
func (s *Sample) Assurance() (diverging, confidence int) {
	var strata []sample.Stratum
	for _, b := range s.Boards {
		strata = append(strata, b.Stratum)
	}
	diverging = sample.Diverging(len(s.Cases), s.Plan.Diverging)
	return diverging, sample.Confidence(strata, diverging)
}

// Shown is the table that everybody may read: a row for each board, then that of all;
// and whether the figures worked out of the whole of it may be shown beside it.
func (r *Result) Shown() (table [][]sample.Shown, figures bool) {
	var rows [][]int
	for _, b := range r.Boards {
		rows = append(rows, b.Cells())
	}
	table = sample.Suppress(rows)
	figures = true
	for _, cell := range table[len(table)-1] {
		figures = figures && !cell.Hidden
	}
	return table, figures
}
