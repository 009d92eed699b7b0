package cli

import (
	"fmt"
	"slices"

	"certame/edital"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/law"
	"certame/vacancy"
)

type vagasFracionamento struct {
	Totals []int  `name:"totais" sep:"," placeholder:"N" help:"Totais calculados em separado, como em 3,3,3,3."`
	Folder string `name:"pasta" placeholder:"P" help:"Pasta de um certame, ou pasta com vários editais: edital.yaml em subpastas, ou arquivos .yaml."`
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
	if (len(c.Totals) == 0) == (c.Folder == "") {
		return usage.Error("indique --totais ou --pasta")
	}
	if c.Folder != "" {
		return s.auditSplitting(c.Folder)
	}
	for _, n := range c.Totals {
		if err := checkTotal(n); err != nil {
			return usage.Error("--totais: cada total deve estar entre 0 e 1000000")
		}
	}
	t, _, err := c.terms(s, 0)
	if err != nil {
		return err
	}
	lines := splitLines(t, vacancy.Split(t.Groups, c.Totals))
	if s.root.JSON {
		return s.writeJSON(lines)
	}
	printSplits(s, t, lines)
	return nil
}

func splitLines(t *edital.Terms, splits []vacancy.Splitting) (lines []splittingJSON) {
	for _, split := range splits {
		lines = append(lines, splittingJSON{t.Code(split.Group), split.Separate, split.Joint, max(split.Joint-split.Separate, 0)})
	}
	return lines
}

func printSplits(s *session, t *edital.Terms, lines []splittingJSON) {
	rows := [][]string{{"grupo", "em separado", "reunidas", "diferença"}}
	for _, line := range lines {
		rows = append(rows, []string{line.Group, fmt.Sprint(line.Separate), fmt.Sprint(line.Joint), fmt.Sprintf("%+d", line.Separate-line.Joint)})
	}
	console.Table(s.Out, rows)
	fmt.Fprintf(s.Out, "\nO percentual incide sobre a totalidade das vagas e o fracionamento deve ser evitado (%s).\n",
		law.Citations(slices.Concat(law.LaterVacancies.In(t.Regime.ID), law.Splitting.In(t.Regime.ID))))
}
