package sitting

import (
	"fmt"
	"slices"

	"certame/confirmation"
	"certame/internal/render/papers"
)

func (c *Case) OpinionPaper(whole bool) papers.Paper {
	told, state := c.Told(c.State.Last), c.State
	if !whole {
		state.Ballots[confirmation.OnAppeal] = nil
		told.Appeal, told.Decision = nil, c.firstDecision()
	}
	reasons := papers.ReasonsOf(&state)
	for i := range reasons { // whose each is belongs to the minutes, not to who reads the opinion
		if c.doubted(reasons[i].Member) {
			reasons[i].Vote = "dúvida razoável"
		}
		reasons[i].Member = fmt.Sprint("Voto ", i+1)
	}
	session := papers.SessionOf(told)
	session.Alternates, session.Examined = nil, c.elementsOpened()
	return papers.Opinion(c.Rules.Terms, c.Rules, session, reasons)
}

func (c *Case) doubted(member string) bool {
	return slices.ContainsFunc(c.Events, func(e Event) bool { return e.Kind == Voted && e.Member == member && e.Doubt })
}

func (c *Case) elementsOpened() (words []string) {
	if !c.State.Appealed {
		return nil
	}
	for _, element := range c.Elements() {
		words = append(words, string(element))
	}
	return words
}
