package hearings

import (
	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/trace"
)

// Case is the procedure of one person for one group.
type Case struct {
	ID       string
	Person   certame.Person
	Rules    *confirmation.Rules
	State    confirmation.State
	Decision confirmation.Decision
	First    *confirmation.Tally // nil when the board did not vote
	Appeal   *confirmation.Tally
	Owed     []confirmation.Duty
	Findings []trace.Finding
	entries  []boards.Entry
}

// Input is what the spreadsheets brought.
type Input struct {
	Terms    *edital.Terms
	Groups   []boards.Group           // of comissao.csv; may be empty
	Sessions map[Session]certame.Date // of the convening; may be nil
	Entries  []boards.Entry
}

// Session is for what somebody was called: a group, or every one when it is empty.
type Session struct{ ID, Group string }

// Judge folds every case, in the order in which the files name them. The error
// is an *intake.Refused with every impossible line.
func Judge(in Input) ([]*Case, []trace.Finding, error) {
	findings := apart(in.Entries, in.Terms)
	cases := gather(in)
	var problems []intake.Problem
	for _, c := range cases {
		problems = append(problems, c.run(in)...)
	}
	problems = append(problems, sharedMembers(cases)...)
	if err := intake.Refuse(problems); err != nil {
		return nil, nil, err
	}
	for _, c := range cases {
		findings = append(findings, c.Findings...)
	}
	return cases, findings, nil
}

// gather puts together the lines of one person for one group.
func gather(in Input) (cases []*Case) {
	type key struct {
		id string
		m  certame.Modality
	}
	index := map[key]*Case{}
	for _, e := range in.Entries {
		k := key{e.ID, e.Modality}
		if index[k] == nil {
			rules, _ := confirmation.RulesOf(in.Terms, e.Modality)
			index[k] = &Case{ID: e.ID, Person: e.Person, Rules: rules}
			cases = append(cases, index[k])
		}
		index[k].entries = append(index[k].entries, e)
	}
	return cases
}

// apart recognises a spreadsheet without the reasons of any vote: they are kept
// in the file of each case, since their access is restricted (P 10 §3). One
// blank among reasons is another thing: that vote lacks its own.
func apart(entries []boards.Entry, t *edital.Terms) []trace.Finding {
	against := 0
	for _, e := range entries {
		if e.Ballot.Vote == confirmation.Against && e.Ballot.Reason != "" {
			return nil
		}
		if e.Ballot.Vote == confirmation.Against {
			against++
		}
	}
	if against == 0 {
		return nil
	}
	for i := range entries {
		entries[i].Ballot.Apart = true
	}
	rules, _ := confirmation.RulesOf(t, entries[0].Modality)
	return []trace.Finding{confirmation.ReasonsApart(rules, entries[0].File, against)}
}
