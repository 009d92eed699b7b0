package hearings

import (
	"certame/confirmation"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/law"
	"certame/trace"
)

// Finding keeps a finding of the case.
func (c *Case) Finding(f trace.Finding) { c.Findings = append(c.Findings, f) }

// Step is not recorded: the decision itself carries its articles.
func (c *Case) Step(trace.Step) {}

// conclude counts, decides and says what is owed next.
func (c *Case) conclude(w *teller) {
	c.Decision = c.State.Decision
	if len(c.State.Ballots[confirmation.First]) > 0 {
		c.First = c.tally(confirmation.First)
	}
	_, appeal := c.split()
	switch {
	case c.State.Appealed:
		c.Appeal = c.tally(confirmation.OnAppeal)
		c.checkFile(appeal)
	case hasAppeal(appeal):
		for i := range appeal {
			w.notes(&appeal[i])
		}
		c.Finding(confirmation.AppealWithoutObject(c.Rules, appeal[0].Where()))
	}
	if c.Decision.Basis == nil {
		c.Decision = c.State.Undecided()
	}
	c.Owed = c.State.Owed(c.State.Last)
}

func (c *Case) tally(i confirmation.Instance) *confirmation.Tally {
	t := c.State.Tally(i, c.entries[0].File+", inscrição "+c.ID, c)
	return &t
}

// checkFile verifies what the appeal board says it examined (P 25), when some
// line says it.
func (c *Case) checkFile(appeal []boards.Entry) {
	for i := range appeal {
		if appeal[i].Examined != nil {
			confirmation.CheckAppealFile(c.Rules, *appeal[i].Examined, appeal[i].Where(), c)
			return
		}
	}
}

// notes are what the line itself asks somebody to look at.
func (w *teller) notes(e *boards.Entry) {
	if e.Completed {
		w.c.Finding(confirmation.DayCompleted(w.c.Rules, e.Where(), e.Day))
	}
	if e.Unfilmed && w.c.Rules.Procedure == confirmation.Phenotype && !e.Recorded && e.Instance == confirmation.First {
		w.c.Finding(confirmation.Unfilmed(w.c.Rules, e.Where()))
	}
}

// columns in which people look for what was refused.
var columns = map[string]string{
	"fato.antes_da_convocacao": "data", "fato.fora_de_ordem": "data", "recurso.fora_do_prazo": "data", "fato.sem_filmagem": "ocorrencia", "fato.fora_de_lugar": "ocorrencia",
}

// problemOf is a line that cannot have happened, as a problem of its file.
func problemOf(w law.Wording, e *boards.Entry, f *trace.Finding) intake.Problem {
	column, value := columns[f.Code], e.Day.Brazilian()
	switch column {
	case "":
		column, value = "membro", e.Ballot.Member
	case "ocorrencia":
		value = ""
	}
	message, remedy := locale.Finding(w, *f)
	return intake.Problem{File: e.File, Line: e.Line, Column: column, Value: value, What: message + " [" + law.Citations(f.Basis) + "]", Remedy: remedy}
}

// sharedMembers refuses who voted on the first board of the group, for whomever,
// and votes on an appeal (D 11 §1; P 23): the appeal board is of other people.
func sharedMembers(cases []*Case) (problems []intake.Problem) {
	sat := map[string]bool{}
	key := func(c *Case, member string) string { return c.Rules.Code() + "\x00" + member }
	for _, c := range cases {
		for _, b := range c.State.Ballots[confirmation.First] {
			sat[key(c, b.Member)] = true
		}
	}
	for _, c := range cases {
		for _, e := range c.entries {
			if e.Instance == confirmation.OnAppeal && c.State.Voted(e.Ballot.Member) && sat[key(c, e.Ballot.Member)] {
				problems = append(problems, problemOf(c.Rules.Terms.Wording(), &e, c.State.SharedMember(e.Ballot.Member)))
			}
		}
	}
	return problems
}

// FirstOutcome is what the first board decided, before any appeal: the
// conclusion of the provisional result. Without votes it is what was recorded.
func (c *Case) FirstOutcome() confirmation.Outcome {
	if c.First == nil || c.Decision.Outcome.LosesOption() && c.Decision.Outcome != confirmation.Denied {
		return c.Decision.Outcome
	}
	first := *c.First
	first.Queried = 0
	return confirmation.Decide(c.Rules, first, nil).Outcome
}
