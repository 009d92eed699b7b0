package report

import (
	"certame"
	"certame/appointment"
)

// balance reconciles the seats of each modality: what the table gave, what left
// and came by reversion, what is left, and how many found somebody. A reader
// can add every line up.
func (v *view) balance() grid {
	g := grid{
		ID: "t-saldo", Caption: "Saldo de vagas por modalidade", Corner: "Modalidade",
		Columns: []string{"No quadro", "Saem por reversão", "Chegam por reversão", "Ao final", "Ocupadas", "Sem ninguém"},
	}
	sum := make([]int, len(g.Columns))
	for m, line := range v.balances() {
		for i, n := range line {
			sum[i] += n
		}
		g.Rows = append(g.Rows, counted(v.Terms.Code(certame.Modality(m)), line))
	}
	foot := counted("Total", sum)
	g.Foot = &foot
	return g
}

// The columns of a balance.
const (
	given = iota
	leaving
	arriving
	final
	taken
	vacant
	balanceColumns
)

func (v *view) balances() [][]int {
	lines := make([][]int, v.Terms.Modalities())
	for m := range lines {
		lines[m] = make([]int, balanceColumns)
	}
	for _, p := range v.Posts {
		for _, s := range p.Appointment.Seats {
			addSeat(lines, s)
		}
	}
	return lines
}

func addSeat(lines [][]int, s appointment.Seat) {
	lines[s.Label][given]++
	if s.Current != s.Label {
		lines[s.Label][leaving]++
		lines[s.Current][arriving]++
	}
	lines[s.Current][final]++
	if s.Holder == appointment.NoOne {
		lines[s.Current][vacant]++
	} else {
		lines[s.Current][taken]++
	}
}
