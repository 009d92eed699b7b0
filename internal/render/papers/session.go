package papers

import (
	"certame/confirmation"
	"certame/internal/locale"
	"certame/law"
)

// Told is one procedure as its papers tell it, from its facts.
type Told struct {
	ID            string
	State         *confirmation.State
	Decision      confirmation.Decision
	First, Appeal *confirmation.Tally // nil when the board did not decide
	Owed          []confirmation.Duty
	Notes         []string // what the session noted beside the facts: identity, filming, incidents
	Examined      []string // what the appeal board opened before voting (P 25); nil when it was not noted
}

// SessionOf is the procedure as minutes and opinions have it.
func SessionOf(c Told) Session {
	s := Session{
		ID: c.ID, Day: c.State.Session.Date.Brazilian(), Conclusion: locale.Outcome(c.Decision.Outcome), Article: law.Citations(c.Decision.Basis),
		Notes: c.Notes, Examined: c.Examined,
	}
	if c.First != nil {
		s.For, s.Against = c.First.For, c.First.Against
	}
	if c.Appeal != nil {
		s.Appealed, s.AppealFor, s.AppealAgainst = true, c.Appeal.For, c.Appeal.Against
	}
	for _, b := range c.State.Ballots[confirmation.First] {
		if b.Alternate {
			s.Alternates = append(s.Alternates, b.Member)
		}
	}
	if c.Decision.Outcome == confirmation.Undecided {
		for _, d := range c.Owed {
			s.Owed = append(s.Owed, locale.Duty(d))
		}
	}
	return s
}

// ReasonsOf are the individual opinions of a procedure, those of the first board
// before those of the appeal.
func ReasonsOf(s *confirmation.State) (reasons []Reason) {
	for _, ballots := range s.Ballots {
		for _, b := range ballots {
			if b.Vote == confirmation.Against || b.Reason != "" {
				reasons = append(reasons, Reason{Member: b.Member, Vote: voteWords[b.Vote], Text: b.Reason})
			}
		}
	}
	return reasons
}

var voteWords = map[confirmation.Vote]string{confirmation.For: "confirma", confirmation.Against: "não confirma", confirmation.Abstained: "abstenção"}
