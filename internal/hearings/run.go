package hearings

import (
	"cmp"
	"slices"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/boards"
)

// teller writes the facts of one case in order. Spreadsheets have days and no
// hours: each fact of a day comes a second after the one before it.
type teller struct {
	c        *Case
	day      certame.Date
	second   int
	problems []intake.Problem
}

// run folds the case: the summons, the first board, the appeal.
func (c *Case) run(in Input) []intake.Problem {
	c.State = confirmation.Begin(c.Rules, boards.Find(in.Groups, c.Rules.Modality))
	first, appeal := c.split()
	w := &teller{c: c, day: in.Terms.Published}
	w.summon(c.sessionDay(in, first))
	w.board(first, confirmation.First)
	w.publish(appeal)
	w.board(appeal, confirmation.OnAppeal)
	c.conclude(w)
	return w.problems
}

// split separates the two instances, each in order of day and of line.
func (c *Case) split() (first, appeal []boards.Entry) {
	for _, e := range c.entries {
		if e.Instance == confirmation.OnAppeal || e.Recorded && (e.Event == confirmation.FactAppeal || e.Event == confirmation.FactProvisional) {
			appeal = append(appeal, e)
		} else {
			first = append(first, e)
		}
	}
	byDay := func(a, b boards.Entry) int {
		return cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(a.Line, b.Line))
	}
	slices.SortStableFunc(first, byDay)
	slices.SortStableFunc(appeal, byDay)
	return first, appeal
}

// sessionDay is the day of the convening, or the first day told.
func (c *Case) sessionDay(in Input, first []boards.Entry) certame.Date {
	for _, key := range []Session{{c.ID, c.Rules.Code()}, {ID: c.ID}} {
		if day, known := in.Sessions[key]; known && day != certame.NoDate {
			return day
		}
	}
	for _, e := range first {
		if e.Day != certame.NoDate {
			return e.Day
		}
	}
	return in.Terms.Published
}

// at is the next instant of a day; a line without a day is of the last one told.
func (w *teller) at(day certame.Date) edital.Instant {
	w.second++
	if day != certame.NoDate && day != w.day {
		w.day, w.second = day, 1
	}
	return edital.Instant{Date: w.day, Second: w.second}
}

func (w *teller) summon(day certame.Date) {
	called := w.at(certame.NoDate)
	session := edital.Instant{Date: day, Second: 0}
	if day <= called.Date {
		session = edital.Instant{Date: called.Date, Second: called.Second + 1}
		w.second++
	}
	w.fact(confirmation.Fact{Kind: confirmation.FactSummoned, At: called, Session: session}, nil)
}

// fact applies one fact; e is the line it comes from, nil for the facts that the
// spreadsheet implies.
func (w *teller) fact(f confirmation.Fact, e *boards.Entry) bool {
	next, refused := w.c.State.After(f)
	if refused != nil {
		if e != nil {
			w.problems = append(w.problems, problemOf(w.c.Rules.Terms.Wording(), e, refused))
		}
		return false
	}
	w.c.State = next
	return true
}
