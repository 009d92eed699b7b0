package cli

import (
	"certame/internal/hearings"
	"certame/internal/render/papers"
	"certame/internal/run"
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
	return papers.SessionOf(papers.Told{ID: one.ID, State: &one.State, Decision: one.Decision, First: one.First, Appeal: one.Appeal, Owed: one.Owed})
}

func opinionOf(l *run.Loaded, one *hearings.Case) papers.Paper {
	p := papers.Opinion(l.Terms, one.Rules, sessionOf(one), papers.ReasonsOf(&one.State))
	p.Name = "parecer-" + papers.FileName(one.Rules.Code()) + "-" + papers.FileName(one.ID)
	return p
}
