package sitting

import (
	"cmp"
	"fmt"
	"slices"

	"certame/confirmation"
	"certame/internal/render/papers"
)

// OpinionPaper is the opinion on the case, for its person and the appeal board: that of
// the first board, and with whole that of the appeal too, which nobody but the secretariat
// has before the definitive result.
func (c *Case) OpinionPaper(whole bool) papers.Paper {
	told, state := c.Told(c.State.Last), c.State
	if !whole {
		state.Ballots[confirmation.OnAppeal] = nil
		told.Appeal, told.Decision = nil, c.firstDecision()
	}
	reasons := c.unsigned(state)
	session := papers.SessionOf(told)
	session.Alternates, session.Examined = nil, c.elementsOpened()
	return papers.Opinion(c.Rules.Terms, c.Rules, session, reasons)
}

// unsigned are the reasons of each board without saying whose: that belongs to the
// minutes, not to who reads the opinion. They stand by their words, for in the order of
// the seats, which is that of the designation, each number would be a name.
func (c *Case) unsigned(state confirmation.State) (reasons []papers.Reason) {
	for i := range state.Ballots {
		board := state
		board.Ballots = [2][]confirmation.Ballot{}
		board.Ballots[i] = state.Ballots[i]
		list := papers.ReasonsOf(&board)
		for n := range list {
			if c.doubted(list[n].Member) {
				list[n].Vote = "dúvida razoável"
			}
		}
		slices.SortFunc(list, func(a, b papers.Reason) int {
			return cmp.Or(cmp.Compare(a.Vote, b.Vote), cmp.Compare(a.Text, b.Text))
		})
		reasons = append(reasons, list...)
	}
	for i := range reasons {
		reasons[i].Member = fmt.Sprint("Voto ", i+1)
	}
	return reasons
}

// doubted: the vote of the member said that there was reasonable doubt.
func (c *Case) doubted(member string) bool {
	return slices.ContainsFunc(c.Events, func(e Event) bool { return e.Kind == Voted && e.Member == member && e.Doubt })
}

// elementsOpened are those of the appeal, without saying who opened them; what was not
// there is told so.
func (c *Case) elementsOpened() (words []string) {
	if !c.State.Appealed {
		return nil
	}
	for _, element := range c.Elements() {
		words = append(words, c.told("", element))
	}
	return words
}
