package cli

import (
	"fmt"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/vacancy"
)

type vagasSimular struct {
	From int `name:"de" default:"1" placeholder:"N" help:"Primeiro total (padrão: 1)."`
	To   int `name:"ate" default:"30" placeholder:"N" help:"Último total (padrão: 30)."`
	seatRules
}

type simulationJSON struct {
	Total      int        `json:"total"`
	Modalities modalities `json:"modalidades"`
	Parts      int        `json:"soma_dos_grupos"`
	Whole      int        `json:"trinta_por_cento"`
}

// Run prints the tables of a range of totals, marking those in which the parts
// and the whole disagree (I-01).
func (c *vagasSimular) Run(s *session) error {
	if c.From < 0 || c.To < c.From || c.To-c.From > 10_000 {
		return usage.Error("--de e --ate devem formar uma faixa crescente de até 10000 totais")
	}
	t, _, err := c.terms(s, c.To)
	if err != nil {
		return err
	}
	header := []string{"total", "AC"}
	for _, g := range t.Groups {
		header = append(header, g.Code)
	}
	rows := [][]string{append(header, "soma", "inteiro", "")}
	var lines []simulationJSON
	for n := c.From; n <= c.To; n++ {
		counts := vacancy.Counts(t.Groups, n)
		whole, _ := reservedTotal(t, n)
		parts := racialSeats(t, counts)
		lines = append(lines, simulationJSON{n, modalities{t, counts}, parts, whole})
		rows = append(rows, simulationRow(n, counts, parts, whole))
	}
	if s.root.JSON {
		return s.writeJSON(lines)
	}
	console.Table(s.Out, rows)
	fmt.Fprintln(s.Out, "\nsoma: grupos da lei arredondados um a um; inteiro: o percentual total arredondado uma só vez.")
	return nil
}

func simulationRow(n int, counts []int, parts, whole int) []string {
	row := []string{fmt.Sprint(n)}
	for _, count := range counts {
		row = append(row, fmt.Sprint(count))
	}
	mark := ""
	if parts != whole {
		mark = "difere"
	}
	return append(row, fmt.Sprint(parts), fmt.Sprint(whole), mark)
}
