package cli

import (
	"fmt"

	"certame/internal/answer"
	"certame/internal/whatif"
	"certame/law"
)

// printTurns lists who changes, people sub judice apart.
func (s *session) printTurns(c *whatif.Comparison) {
	fmt.Fprintln(s.Out)
	s.printPeople(c)
	for _, line := range answer.MirrorTurns(s.words, c) {
		fmt.Fprintln(s.Out, line)
	}
}

// printPeople lists who changes, with the article.
func (s *session) printPeople(c *whatif.Comparison) {
	if len(c.People) == 0 {
		fmt.Fprintln(s.Out, "Ninguém muda de situação.")
		return
	}
	fmt.Fprintln(s.Out, answer.PeopleCount(c.People)+":")
	for i := range c.People[:min(len(c.People), effectsShown)] {
		fmt.Fprintln(s.Out, answer.Turn(s.words, c, &c.People[i])+" ["+law.Citations(c.People[i].Basis)+"]")
		if s.root.Explain {
			s.printArticles(s.Out, c.People[i].Basis)
		}
	}
	if len(c.People) > effectsShown {
		fmt.Fprintf(s.Out, "… e mais %d: veja com --json\n", len(c.People)-effectsShown)
	}
}

// printFindingChanges tells which findings the supposition brings or takes away.
func (s *session) printFindingChanges(c *whatif.Comparison) {
	if len(c.Appeared) > 0 {
		fmt.Fprintln(s.Out, "\nAchados que aparecem:")
		s.printFindings(s.Out, c.Appeared)
	}
	if len(c.Gone) > 0 {
		fmt.Fprintln(s.Out, "\nAchados que deixam de existir:")
		s.printFindings(s.Out, c.Gone)
	}
}
