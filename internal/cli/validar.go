package cli

import (
	"fmt"

	"certame/contest"
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
	l, list, err := c.findings(s)
	if err != nil {
		return err
	}
	if s.root.JSON {
		if err := s.writeJSON(s.findingsJSON(list)); err != nil {
			return err
		}
		return exitFor(list)
	}
	fmt.Fprintf(s.Out, "%s — %s\n", l.Terms.Name, l.Terms.Regime.Label)
	s.printFindings(s.Out, list)
	fmt.Fprintln(s.Out, findingWords(tables.CountFindings(list)))
	return exitFor(list)
}

// findings are those of the edital; with a list of people called from a phase in
// the folder, also those of the phases and of the list.
func (c *validar) findings(s *session) (*run.Loaded, []trace.Finding, error) {
	if !run.HasCalls(c.Folder) {
		l, err := s.edital(c.Folder)
		if err != nil {
			return nil, nil, err
		}
		vacancy.Allocate(l.Terms, trace.FindingsOnly{To: &l.Log})
		return l, l.Log.Findings, nil
	}
	l, err := s.loaded(c.Folder)
	if err != nil {
		return nil, nil, err
	}
	prepared := contest.Prepare(l.Terms, l.Roll, l.Log, false)
	return l, prepared.PhaseFindings(), nil
}
