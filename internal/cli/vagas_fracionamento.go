package cli

import (
	"fmt"
	"slices"

	"certame/edital"
	"certame/law"
	"certame/vacancy"
)

type vagasFracionamento struct {
	Totals []int  `name:"totais" sep:"," placeholder:"N" help:"Totais calculados em separado, como em 3,3,3,3."`
	Folder string `name:"pasta" placeholder:"P" help:"Pasta do certame: usa as vagas do edital."`
	seatRules
}

type splittingJSON struct {
	Group    string `json:"grupo"`
	Separate int    `json:"separadas"`
	Joint    int    `json:"reunidas"`
	Lost     int    `json:"perdidas"`
}

// Run compares totals taken one by one with the same totals taken together.
func (c *vagasFracionamento) Run(s *session) error {
	t, totals, err := c.pools(s)
	if err != nil {
		return err
	}
	rows := [][]string{{"grupo", "em separado", "reunidas", "diferença"}}
	var lines []splittingJSON
	for _, split := range vacancy.Split(t.Groups, totals) {
		line := splittingJSON{t.Code(split.Group), split.Separate, split.Joint, max(split.Joint-split.Separate, 0)}
		lines = append(lines, line)
		rows = append(rows, []string{line.Group, fmt.Sprint(line.Separate), fmt.Sprint(line.Joint), fmt.Sprintf("%+d", line.Separate-line.Joint)})
	}
	if s.root.JSON {
		return s.writeJSON(lines)
	}
	table(s.Out, rows)
	fmt.Fprintf(s.Out, "\nO percentual incide sobre a totalidade das vagas e o fracionamento deve ser evitado (%s).\n",
		law.Citations(slices.Concat(law.LaterVacancies.In(t.Regime.ID), law.Splitting.In(t.Regime.ID))))
	return nil
}

func (c *vagasFracionamento) pools(s *session) (*edital.Terms, []int, error) {
	if (len(c.Totals) == 0) == (c.Folder == "") {
		return nil, nil, usageError("indique --totais ou --pasta")
	}
	if c.Folder == "" {
		for _, n := range c.Totals {
			if err := checkTotal(n); err != nil {
				return nil, nil, usageError("--totais: cada total deve estar entre 0 e 1000000")
			}
		}
		t, _, err := c.terms(s, 0)
		return t, c.Totals, err
	}
	l, err := s.edital(c.Folder)
	if err != nil {
		return nil, nil, err
	}
	var totals []int
	for _, pool := range vacancy.Pools(l.Terms) {
		totals = append(totals, pool.Total)
	}
	return l.Terms, totals, nil
}
