package hearings

import (
	"cmp"
	"slices"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/trace"
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
	if day, known := in.Sessions[c.ID]; known && day != certame.NoDate {
		return day
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

// board tells the votes and events of one instance, and its closing when the
// votes are all in or the act records an abstention.
func (w *teller) board(entries []boards.Entry, i confirmation.Instance) {
	if i == confirmation.OnAppeal && w.c.State.Stage != confirmation.AppealVoting {
		return
	}
	doubt := slices.ContainsFunc(entries, func(e boards.Entry) bool { return e.Doubt })
	for n := range entries {
		e := &entries[n]
		w.notes(e)
		if e.Day > w.day {
			w.close(i, doubt)
		}
		w.line(e, i)
	}
	w.close(i, doubt)
}

// close tells the closing of a board whose votes are all in, or whose act records
// an abstention: what comes on a later day comes after it.
func (w *teller) close(i confirmation.Instance, doubt bool) {
	tally := w.c.State.Tally(i, "", trace.Discard)
	voting := w.c.State.Stage == confirmation.Voting || w.c.State.Stage == confirmation.AppealVoting || w.c.State.Stage == confirmation.ForPerson
	if !voting || !tally.Complete() && tally.Abstained == 0 {
		return
	}
	w.fact(confirmation.Fact{Kind: confirmation.FactOpinion, At: w.at(certame.NoDate), Instance: i, Doubt: doubt}, nil)
	w.fact(confirmation.Fact{Kind: confirmation.FactClosed, At: w.at(certame.NoDate), Instance: i}, nil)
}

// line tells one line. The first vote means that the person came, and after a
// technical failure that a new date was given.
func (w *teller) line(e *boards.Entry, i confirmation.Instance) {
	switch {
	case e.Recorded && (e.Event == confirmation.FactOpinion || e.Event == confirmation.FactAppeal || e.Event == confirmation.FactProvisional):
		return // told by board and publish
	case w.c.State.Stage == confirmation.ToSummonAgain:
		w.summonAgain(e.Day)
	}
	day := w.dayOf(e)
	if e.Recorded {
		w.fact(confirmation.Fact{Kind: e.Event, At: w.at(day), Instance: i}, e)
		return
	}
	if w.c.State.Stage == confirmation.ToAttend && !w.fact(confirmation.Fact{Kind: confirmation.FactAttended, At: w.at(day)}, e) {
		return
	}
	w.fact(confirmation.Fact{Kind: confirmation.FactVote, At: w.at(day), Instance: i, Ballot: e.Ballot}, e)
}

// dayOf is the day of a line; one that does not say is of the session.
func (w *teller) dayOf(e *boards.Entry) certame.Date {
	if e.Day == certame.NoDate && w.day < w.c.State.Session.Date {
		return w.c.State.Session.Date
	}
	return e.Day
}

func (w *teller) summonAgain(day certame.Date) {
	called := w.at(certame.NoDate)
	session := edital.Instant{Date: day, Second: 0}
	if day <= called.Date {
		session = edital.Instant{Date: called.Date, Second: called.Second + 1}
	}
	w.fact(confirmation.Fact{Kind: confirmation.FactSummoned, At: called, Session: session}, nil)
}

// publish tells the provisional result and the appeal, on the days that the file
// records; without them the appeal is taken as in time.
func (w *teller) publish(appeal []boards.Entry) {
	if w.c.State.Stage != confirmation.ToPublish {
		return
	}
	day := certame.NoDate
	var filed *boards.Entry
	for n := range appeal {
		switch e := &appeal[n]; {
		case e.Recorded && e.Event == confirmation.FactProvisional:
			day = e.Day
		case e.Recorded && e.Event == confirmation.FactAppeal:
			filed = e
		}
	}
	if day == certame.NoDate && !hasAppeal(appeal) {
		return // nobody recorded the publication, and no term can be told
	}
	w.fact(confirmation.Fact{Kind: confirmation.FactProvisional, At: w.at(day)}, nil)
	if w.c.State.Stage == confirmation.Appealable && hasAppeal(appeal) {
		day = certame.NoDate
		if filed != nil {
			day = filed.Day
		}
		w.fact(confirmation.Fact{Kind: confirmation.FactAppeal, At: w.at(day)}, filed)
	}
}

func hasAppeal(appeal []boards.Entry) bool {
	return slices.ContainsFunc(appeal, func(e boards.Entry) bool { return !e.Recorded || e.Event == confirmation.FactAppeal })
}
