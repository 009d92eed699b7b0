package report

import (
	"html/template"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/locale"
)

// shownTransfers is how many transfers the page lists; the matrices count all
// of them and transferencias.csv has every one.
const shownTransfers = 300

// transfersSection is what happened to seats that found nobody on their list,
// and to people who passed from one modality to another.
type transfersSection struct {
	Balance grid // seats by modality: before, out, in, after
	Flows   []flowFigure
	Rows    []transferRow
	Rest    int
}

// flowFigure is one plot of flows with its matrix.
type flowFigure struct {
	Plot   template.HTML
	Matrix grid
}

type transferRow struct {
	Post, Call, Seat, From, To, Kind, Who string
	Articles                              template.HTML
}

func (v *view) transfersSection() transfersSection {
	s := transfersSection{Balance: v.balance()}
	for _, p := range v.Posts {
		for _, t := range p.Appointment.Transfers {
			if len(s.Rows) == shownTransfers {
				s.Rest++
				continue
			}
			s.Rows = append(s.Rows, v.transferRow(p, t))
		}
	}
	s.Flows = append(s.Flows, v.flow(appointment.Reverts, "g-reversoes", "Reversões: vagas que passaram de uma lista a outra", "vagas")...)
	s.Flows = append(s.Flows, v.flow(appointment.Compensated, "g-compensacoes", "Compensações: pessoas que passaram de uma modalidade a outra", "pessoas")...)
	return s
}

func (v *view) transferRow(p *contest.Post, t appointment.Transfer) transferRow {
	row := transferRow{
		Post: v.Terms.Posts[p.Index].Code, Call: locale.Whole(t.Call), Seat: locale.Whole(t.Seat),
		From: v.Terms.Code(t.From), To: v.Terms.Code(t.To), Kind: "reversão",
		Articles: v.book.cite(contest.TransferBasis(v.Terms, t)),
	}
	if t.Kind == appointment.Compensated {
		row.Kind = "compensação"
		row.Who = v.who(p, t.Moved) + " passa a contar como " + row.To
		if t.Entered != appointment.NoOne {
			row.Who += "; " + v.who(p, t.Entered) + " fica com a vaga " + row.Seat
		}
	}
	return row
}

func (v *view) who(p *contest.Post, rank appointment.Rank) string {
	return string(v.Roll.IDs.At(p.Lists.Order[rank]))
}

// kinds counts the seats that ended under another label and the people who
// passed to another modality.
func kinds(p *contest.Post) (reversions, compensations int) {
	for _, seat := range p.Appointment.Seats {
		if seat.Current != seat.Label {
			reversions++
		}
	}
	for _, t := range p.Appointment.Transfers {
		if t.Kind == appointment.Compensated {
			compensations++
		}
	}
	return reversions, compensations
}

// flow is the figure of one kind of transfer; none when it did not happen.
func (v *view) flow(kind appointment.TransferKind, id, title, unit string) []flowFigure {
	matrix, total := v.matrix(kind)
	if total == 0 {
		return nil
	}
	f := flows{ID: id, Title: title, Unit: unit, Series: v.series(), Matrix: matrix}
	g := grid{ID: "t-" + id, Caption: title + " (de: linha; para: coluna)", Corner: "De", Columns: v.codes()}
	for m, line := range matrix {
		g.Rows = append(g.Rows, counted(v.Terms.Code(certame.Modality(m)), line))
	}
	return []flowFigure{{f.draw(), g}}
}

func (v *view) matrix(kind appointment.TransferKind) (matrix [][]int, total int) {
	matrix = make([][]int, v.Terms.Modalities())
	for m := range matrix {
		matrix[m] = v.perModality()
	}
	for _, p := range v.Posts {
		for _, t := range p.Appointment.Transfers {
			if t.Kind == kind {
				matrix[t.From][t.To]++
				total++
			}
		}
	}
	return matrix, total
}
