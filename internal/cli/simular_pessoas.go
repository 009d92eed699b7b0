package cli

import (
	"fmt"
	"strings"

	"certame"
	"certame/internal/answer"
	"certame/internal/locale"
	"certame/internal/whatif"
	"certame/law"
)

// printTurns lists who changes, people sub judice apart.
func (s *session) printTurns(c *whatif.Comparison) {
	fmt.Fprintln(s.Out)
	s.printPeople(c)
	for _, line := range s.mirrorWords(c) {
		fmt.Fprintln(s.Out, line)
	}
}

// printPeople lists who changes, with the article.
func (s *session) printPeople(c *whatif.Comparison) {
	if len(c.People) == 0 {
		fmt.Fprintln(s.Out, "Ninguém muda de situação.")
		return
	}
	fmt.Fprintln(s.Out, peopleCount(c.People)+":")
	for i := range c.People[:min(len(c.People), effectsShown)] {
		fmt.Fprintln(s.Out, s.effectWords(c, &c.People[i])+" ["+law.Citations(c.People[i].Basis)+"]")
		if s.root.Explain {
			s.printArticles(s.Out, c.People[i].Basis)
		}
	}
	if len(c.People) > effectsShown {
		fmt.Fprintf(s.Out, "… e mais %d: veja com --json\n", len(c.People)-effectsShown)
	}
}

// effectWords says what happens to one person.
func (s *session) effectWords(c *whatif.Comparison, p *whatif.Person) string {
	post, id := s.word("do cargo")+" "+c.Before.Terms.Posts[p.Post].Code, string(c.Before.Roll.IDs.At(p.Who))
	return locale.Effect(string(p.Effect), post, id, s.standWords(c, &p.Before, p), s.standWords(c, &p.After, p))
}

// standWords is the seat, or the situation of who has none and never had.
func (s *session) standWords(c *whatif.Comparison, stand *whatif.Stand, p *whatif.Person) string {
	if p.Effect == whatif.Resituated {
		return locale.Situation(s.words, stand.Situation)
	}
	text := answer.PositionOf(c.After.Contest, stand.Position).Said()
	if stand.Outside {
		text += ", que a ordem não lhe dá"
	}
	return text
}

// peopleCount is how many people each effect reaches: "2 entram, 1 sai".
func peopleCount(people []whatif.Person) string {
	var parts []string
	for _, effect := range whatif.Effects() {
		n := 0
		for i := range people {
			if people[i].Effect == effect {
				n++
			}
		}
		if n > 0 {
			parts = append(parts, locale.EffectCount(effect, n))
		}
	}
	return strings.Join(parts, ", ")
}

// mirrorWords say how the seats apart, of people sub judice, change.
func (s *session) mirrorWords(c *whatif.Comparison) (out []string) {
	for _, m := range c.Mirrors {
		post, id := s.word("do cargo")+" "+c.Before.Terms.Posts[m.Post].Code, string(c.Before.Roll.IDs.At(m.Who))
		out = append(out, locale.MirrorTurn(post, id, mirrorCode(c, m.Before), mirrorCode(c, m.After)))
	}
	return out
}

func mirrorCode(c *whatif.Comparison, m whatif.MirrorSeat) string {
	switch {
	case !m.There:
		return ""
	case m.Label == certame.NoModality:
		return "-"
	}
	return c.Before.Terms.Code(m.Label)
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
