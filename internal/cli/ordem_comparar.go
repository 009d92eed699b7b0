package cli

import (
	"fmt"

	"certame/internal/cli/usage"
	"certame/internal/compare"
	"certame/internal/locale"
)

type ordemComparar struct {
	Before string `arg:"" name:"a" help:"Pasta de um resultado (a que contém ordem.csv); com --pasta, um fato (f3) ou um dia."`
	After  string `arg:"" name:"b" help:"O outro, do mesmo tipo."`
	Folder string `name:"pasta" placeholder:"P" help:"Compara dois estados do livro de fatos deste certame, com o fato que causou cada mudança."`
	HTML   bool   `name:"html" help:"Com --pasta: escreve na saída uma página para imprimir."`
}

// Run says who entered, who left and who moved between two results, or between
// two states of one contest.
func (c *ordemComparar) Run(s *session) error {
	switch {
	case c.Folder != "":
		return c.states(s)
	case c.HTML:
		return usage.Error("--html compara dois estados do livro: indique também --pasta")
	}
	before, err := compare.Read(c.Before)
	if err != nil {
		return err
	}
	after, err := compare.Read(c.After)
	if err != nil {
		return err
	}
	d := compare.Orders(before, after)
	if s.root.JSON {
		if err := s.writeJSON(d); err != nil {
			return err
		}
	} else {
		printDifference(s, d)
	}
	if !d.Empty() {
		return outcomeError(ExitPending)
	}
	return nil
}

func printDifference(s *session, d compare.Difference) {
	if d.Empty() {
		fmt.Fprintln(s.Out, "As duas ordens são iguais.")
		return
	}
	for _, line := range d.Entered {
		fmt.Fprintf(s.Out, "entrou  %s: inscrição %s, %dª convocação, lista %s (conta como %s)\n", line.Post, line.ID, line.Call, line.Label, line.Final)
	}
	for _, line := range d.Left {
		fmt.Fprintf(s.Out, "saiu    %s: inscrição %s, que era a %dª convocação, lista %s\n", line.Post, line.ID, line.Call, line.Label)
	}
	for _, m := range d.Moved {
		fmt.Fprintf(s.Out, "mudou   %s: inscrição %s, de %dª (%s, conta como %s) para %dª (%s, conta como %s)\n",
			m.Before.Post, m.Before.ID, m.Before.Call, m.Before.Label, m.Before.Final, m.After.Call, m.After.Label, m.After.Final)
	}
	fmt.Fprintf(s.Out, "%s, %s, %s\n", locale.Count(len(d.Entered), "entrou", "entraram"), locale.Count(len(d.Left), "saiu", "saíram"), locale.Count(len(d.Moved), "mudou", "mudaram"))
}
