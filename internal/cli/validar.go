package cli

import (
	"fmt"

	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/trace"
	"certame/vacancy"
)

type validar struct {
	Folder string `arg:"" name:"pasta" help:"Pasta do certame."`
}

// Run checks the edital against the law and lists everything at once.
func (c *validar) Run(s *session) error {
	l, err := run.LoadEdital(c.Folder)
	if err != nil {
		return err
	}
	vacancy.Allocate(l.Terms, trace.FindingsOnly{To: &l.Log})
	list := l.Log.Findings
	if s.root.JSON {
		if err := s.writeJSON(findingsJSON(list)); err != nil {
			return err
		}
		return exitFor(list)
	}
	fmt.Fprintf(s.Out, "%s — regime %s\n", l.Terms.Name, l.Terms.Regime.ID)
	s.printFindings(s.Out, list)
	fmt.Fprintln(s.Out, findingWords(tables.CountFindings(list)))
	return exitFor(list)
}
