package cli

import (
	"certame/confirmation"
	"certame/internal/hearings"
	"certame/internal/locale"
	"certame/internal/render/papers"
	"certame/internal/run"
	"certame/law"
)

func minutesOf(l *run.Loaded, cases []*hearings.Case) (list []papers.Paper) {
	for _, r := range rulesOf(l) {
		var sessions []papers.Session
		for _, one := range cases {
			if one.Rules.Modality == r.Modality {
				sessions = append(sessions, sessionOf(one))
			}
		}
		if len(sessions) > 0 {
			list = append(list, papers.Minutes(l.Terms, r, sessions))
		}
	}
	return list
}

func sessionOf(one *hearings.Case) papers.Session {
	s := papers.Session{ID: one.ID, Day: one.State.Session.Date.Brazilian(), Conclusion: locale.Outcome(one.Decision.Outcome), Article: law.Citations(one.Decision.Basis)}
	if one.First != nil {
		s.For, s.Against = one.First.For, one.First.Against
	}
	if one.Appeal != nil {
		s.Appealed, s.AppealFor, s.AppealAgainst = true, one.Appeal.For, one.Appeal.Against
	}
	for _, b := range one.State.Ballots[confirmation.First] {
		if b.Alternate {
			s.Alternates = append(s.Alternates, b.Member)
		}
	}
	if one.Decision.Outcome == confirmation.Undecided {
		for _, d := range one.Owed {
			s.Owed = append(s.Owed, locale.Duty(d))
		}
	}
	return s
}

func opinionOf(l *run.Loaded, one *hearings.Case) papers.Paper {
	var reasons []papers.Reason
	for _, ballots := range one.State.Ballots {
		for _, b := range ballots {
			if b.Vote == confirmation.Against || b.Reason != "" {
				reasons = append(reasons, papers.Reason{Member: b.Member, Vote: map[confirmation.Vote]string{confirmation.For: "confirma", confirmation.Against: "não confirma", confirmation.Abstained: "abstenção"}[b.Vote], Text: b.Reason})
			}
		}
	}
	p := papers.Opinion(l.Terms, one.Rules, sessionOf(one), reasons)
	p.Name = "parecer-" + fileName(one.Rules.Code()) + "-" + fileName(one.ID)
	return p
}
