package cli

import (
	"fmt"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/cli/console"
	"certame/internal/locale"
	"certame/law"
	"certame/vacancy"
)

type vagasCalcular struct {
	Total int `name:"total" required:"" placeholder:"N" help:"Total de vagas do conjunto."`
	seatRules
}

type calculationJSON struct {
	Total      int           `json:"total"`
	Regime     string        `json:"regime"`
	Modalities modalities    `json:"modalidades"`
	Whole      int           `json:"trinta_por_cento"`
	Parts      int           `json:"soma_dos_grupos"`
	Findings   []findingJSON `json:"achados"`
}

// Run prints the table of seats of a total and how each number came to be.
func (c *vagasCalcular) Run(s *session) error {
	if err := checkTotal(c.Total); err != nil {
		return err
	}
	t, log, err := c.terms(s, c.Total)
	if err != nil {
		return err
	}
	seats := allocate(t, log)
	whole, share := reservedTotal(t, c.Total)
	parts := racialSeats(t, seats.Counts)
	if s.root.JSON {
		return s.writeJSON(calculationJSON{c.Total, string(t.Regime.ID), modalities{t, seats.Counts}, whole, parts, s.findingsJSON(log.Findings)})
	}
	fmt.Fprintf(s.Out, "%s\n\n", t.Regime.Label)
	printSeats(s, t, seats.Counts, c.Total)
	fmt.Fprintln(s.Out, "\nMemória de cálculo")
	for i, g := range t.Groups {
		printMemory(s, t, g, seats.Counts[i+1], c.Total)
	}
	fmt.Fprintf(s.Out, "\nDois totais: a soma dos grupos da lei é %d; %s de %d, arredondado uma só vez, é %d.\n", parts, share.Percentage(), c.Total, whole)
	if len(log.Findings) > 0 {
		fmt.Fprintln(s.Out, "\nAchados")
		s.printFindings(s.Out, log.Findings)
	}
	return nil
}

func racialSeats(t *edital.Terms, counts []int) (sum int) {
	for i := range t.Groups {
		if vacancy.IsRacial(t.Groups[i].Role) {
			sum += counts[i+1]
		}
	}
	return sum
}

func printSeats(s *session, t *edital.Terms, counts []int, total int) {
	rows := [][]string{{"modalidade", "percentual", "vagas"}}
	rows = append(rows, []string{"AC   ampla concorrência", "", fmt.Sprint(counts[0])})
	for i, g := range t.Groups {
		rows = append(rows, []string{fmt.Sprintf("%-4s %s", g.Code, g.Label), g.Share.Percentage(), fmt.Sprint(counts[i+1])})
	}
	console.Table(s.Out, append(rows, []string{"total", "", fmt.Sprint(total)}))
}

// printMemory writes "PPP  25% de 59 = 14,75 → 15: a fração 0,75 sobe (…)".
func printMemory(s *session, t *edital.Terms, g certame.Group, n, total int) {
	if !vacancy.Reserves(g, total) {
		fmt.Fprintf(s.Out, "  %-4s sem reserva: há reserva a partir de %s (%s)\n", g.Code, locale.Count(g.MinVacancies, "vaga", "vagas"), law.Citations(vacancy.ThresholdBasis(t.Regime.ID, g, total)))
		return
	}
	exact := g.Share.Times(total)
	basis := vacancy.RoundingBasis(t.Regime.ID, g, total)
	fmt.Fprintf(s.Out, "  %-4s %s de %d = %s → %d: %s (%s)\n", g.Code, g.Share.Percentage(), total,
		strings.TrimSuffix(exact100(exact), "%"), n, roundingWords(g, exact, total), law.Citations(basis))
	if s.root.Explain {
		s.printArticles(s.Out, basis)
	}
}

// exact100 writes a fraction as a decimal number with comma.
func exact100(r certame.Ratio) string {
	return certame.NewRatio(r.Num, r.Den*100).Percentage()
}

func roundingWords(g certame.Group, exact certame.Ratio, total int) string {
	switch {
	case g.Rounding == certame.CeilCapped && g.Cap.Floor(total) < g.Share.Ceil(total):
		return fmt.Sprintf("o teto de %s de %d é %d", g.Cap.Percentage(), total, g.Cap.Floor(total))
	case exact.Den == 1:
		return "número inteiro"
	case g.Rounding == certame.CeilCapped:
		return "a fração sobe ao inteiro seguinte"
	case g.Share.HalfUp(total) > g.Share.Floor(total):
		return "fração de meio ou mais sobe"
	}
	return "fração menor que meio desce"
}
