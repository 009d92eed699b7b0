package convening

import (
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/contest"
	"certame/internal/intake/boards"
	"certame/internal/run"
	"certame/trace"
)

// Rules are the groups that come before a board, in the order of the edital.
func Rules(l *run.Loaded) (list []*confirmation.Rules) {
	for i := range l.Terms.Groups {
		if r, ok := confirmation.RulesOf(l.Terms, certame.Modality(i+1)); ok && r.Procedure == confirmation.Phenotype {
			list = append(list, r)
		}
	}
	return list
}

// Qualified says who passed the phase before the confirmation: by the phases of
// the edital as far as they have marks, or by the final mark. Decisions already
// taken are left aside, so that who lost the option later still counts as
// somebody who had to be called.
func Qualified(l *run.Loaded) confirmation.Qualified {
	if len(l.Terms.Phases) == 0 {
		return confirmation.HasMark(l.Roll)
	}
	roll := *l.Roll
	roll.Denied = make([]certame.GroupSet, roll.Len())
	passed := make([]bool, roll.Len())
	for _, phases := range contest.Prepare(l.Terms, &roll, trace.Log{}, false).Phases {
		for i, p := range phases.Members {
			passed[p] = phases.StopAt[i] < 0 && phases.Stops[i] == certame.NotStopped && len(phases.Results) > 0
		}
	}
	return func(p certame.Person) bool { return passed[p] && roll.State[p] == certame.StateActive }
}

// Calls is everybody whom the law has called before the boards of the groups, once
// for each, in the order of the registration numbers, which tells nothing of
// anybody's score. The city is the one chosen or that of the post; pending leaves
// out who has a decision already.
func Calls(l *run.Loaded, list []*confirmation.Rules, chosen map[string]string, pending bool) (calls []Call) {
	passed := Qualified(l)
	for _, r := range list {
		once := map[certame.Person]bool{}
		for _, p := range confirmation.Called(r, l.Roll, passed) {
			person := l.Roll.Head(p) // of whom has several posts, one call serves all
			if pending && !l.Roll.Pending(p).Has(r.Modality) || once[person] {
				continue
			}
			once[person] = true
			post := &l.Terms.Posts[l.Roll.Post[person]]
			call := Call{ID: string(l.Roll.IDs.At(person)), Group: r.Code(), City: post.Place, Post: post.Code}
			if city, is := chosen[call.ID]; is {
				call.City = city
			}
			calls = append(calls, call)
		}
	}
	slices.SortStableFunc(calls, func(a, b Call) int { return strings.Compare(a.ID, b.ID) })
	return calls
}

// OneCity gives those without a city the only one of the windows, if there is one.
func OneCity(windows []Window, calls []Call) {
	for i := range windows {
		if !SameCity(windows[i].City, windows[0].City) {
			return
		}
	}
	for i := range calls {
		if len(windows) > 0 && calls[i].City == "" {
			calls[i].City = windows[0].City
		}
	}
}

// Sitting are the boards of the first instance that decide the groups, with those
// who sit on them. Somebody appointed twice under one CPF is one person (S16).
func Sitting(groups []boards.Group, list []*confirmation.Rules) (out []Board) {
	codes := map[string]string{} // of a CPF: the first code it has
	for _, r := range list {
		for _, b := range boards.Find(groups, r.Modality) {
			if b.Instance != confirmation.First {
				continue
			}
			one := Board{Group: r.Code(), Number: b.Number}
			for i := range b.Members {
				if m := &b.Members[i]; !m.Alternate {
					one.Members = append(one.Members, codeOf(m, codes))
				}
			}
			out = append(out, one)
		}
	}
	return out
}

func codeOf(m *confirmation.Member, codes map[string]string) string {
	if m.CPF == "" {
		return m.Code
	}
	if _, known := codes[m.CPF]; !known {
		codes[m.CPF] = m.Code
	}
	return codes[m.CPF]
}
