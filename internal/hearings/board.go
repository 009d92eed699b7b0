package hearings

import (
	"slices"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake/boards"
	"certame/trace"
)

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
