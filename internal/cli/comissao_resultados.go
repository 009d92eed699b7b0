package cli

import (
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/internal/hearings"
	"certame/internal/render/papers"
	"certame/internal/run"
)

// decided are the minutes, the opinions and the two results. A definitive result
// with a case that waits for a person is not written.
func (c *comissaoDocumentos) decided(l *run.Loaded, published certame.Date) (pending int, list []papers.Paper, err error) {
	if c.Votes == "" {
		return 0, nil, nil
	}
	votes := votesOptions{Votes: c.Votes, Appeal: c.Appeal, Boards: c.Boards, Calls: c.Calls}
	cases, _, err := votes.judge(l)
	if err != nil {
		return 0, nil, err
	}
	slices.SortStableFunc(cases, func(a, b *hearings.Case) int { return strings.Compare(a.ID, b.ID) })
	list = append(list, minutesOf(l, cases)...)
	var first, last []papers.Conclusion
	for _, one := range cases {
		list = append(list, opinionOf(l, one))
		if o := one.FirstOutcome(); o != confirmation.Undecided {
			first = append(first, papers.Conclusion{ID: one.ID, Group: one.Rules.Code(), Confirmed: o == confirmation.Confirmed})
		}
		if one.Decision.Outcome == confirmation.Undecided {
			pending++
			continue
		}
		last = append(last, papers.Conclusion{ID: one.ID, Group: one.Rules.Code(), Confirmed: one.Decision.Outcome == confirmation.Confirmed})
	}
	list = append(list, papers.Provisional(l.Terms, first, published))
	if pending == 0 {
		list = append(list, papers.Definitive(l.Terms, last))
	}
	return pending, list, nil
}
