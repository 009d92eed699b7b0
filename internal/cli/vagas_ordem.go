package cli

import (
	"fmt"
	"strings"

	"certame"
	"certame/edital"
	"certame/law"
)

type vagasOrdem struct {
	Total int    `name:"total" required:"" placeholder:"N" help:"Total de vagas do conjunto."`
	Regra string `name:"regra" default:"mgi" enum:"mgi,serie_continua,espalhada" help:"Regra da ordem: mgi (padrão), serie_continua ou espalhada."`
	seatRules
}

// Run prints the label of each seat in order.
func (c *vagasOrdem) Run(s *session) error {
	if err := checkTotal(c.Total); err != nil {
		return err
	}
	t, log, err := c.terms(s, c.Total)
	if err != nil {
		return err
	}
	t.Order = edital.OrderRule(c.Regra)
	seats := allocate(t, log)
	codes := make([]string, len(seats.Labels))
	for i, m := range seats.Labels {
		codes[i] = t.Code(m)
	}
	if s.root.JSON {
		return s.writeJSON(codes)
	}
	for start := 0; start < len(codes); start += 10 {
		end := min(start+10, len(codes))
		fmt.Fprintf(s.Out, "%4d–%-4d %s\n", start+1, end, padded(codes[start:end]))
	}
	fmt.Fprintln(s.Out)
	for i := range t.Groups {
		m := certame.Modality(i + 1)
		fmt.Fprintf(s.Out, "%-4s %s\n", t.Code(m), positions(seats.Labels, m))
	}
	fmt.Fprintf(s.Out, "\n%s\n", law.Citations(law.Alternation.In(t.Regime.ID)))
	s.printFindings(s.Out, log.Findings)
	return nil
}

func padded(codes []string) string {
	var b strings.Builder
	for _, code := range codes {
		fmt.Fprintf(&b, "%-5s", code)
	}
	return strings.TrimRight(b.String(), " ")
}

func positions(labels []certame.Modality, m certame.Modality) string {
	var at []string
	for i, label := range labels {
		if label == m {
			at = append(at, fmt.Sprint(i+1))
		}
	}
	if at == nil {
		return "nenhuma"
	}
	return strings.Join(at, ", ")
}
