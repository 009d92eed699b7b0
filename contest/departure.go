package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
)

// Departure is a set of appointments of one day that was not the one the order
// gives: who was appointed out of turn and who was owed the place (R-37; L 9).
type Departure struct {
	Day      certame.Date
	Post     certame.PostIndex
	Entries  []*ledger.Entry // of the people out of turn
	OutOfRow []certame.Person
	Owed     []Owed
}

// Owed is somebody passed over: the call she had, on which seat, under which
// modality; Mended is when she was appointed after all, NoDate while she is not.
type Owed struct {
	Person certame.Person
	Call   appointment.Call
	Seat   int
	Mended certame.Date
}

// Departures compares the appointments made with the order as it was on the day
// of each. Those of one day are one set: within it no order is known.
func Departures(t *edital.Terms, r *certame.Roll, b *ledger.Book) (out []Departure, err error) {
	var open []*departing
	flush := func() {
		for _, batch := range open {
			out = batch.close(out)
		}
		open = open[:0]
	}
	err = Replay(t, r, trace.Log{}, b, func(_ *Live, turn *Turn) bool {
		e := turn.Entry
		if e.Kind != ledger.Appointed || len(open) > 0 && open[0].entries[0].At.Date != e.At.Date {
			flush()
		}
		if e.Kind == ledger.Appointed {
			open = gather(open, r, turn)
		}
		return true
	})
	flush()
	mend(out, r, b)
	return out, err
}

// gather adds an appointment to those of the day in its post.
func gather(open []*departing, r *certame.Roll, turn *Turn) []*departing {
	e := turn.Entry
	at := slices.IndexFunc(open, func(d *departing) bool { return d.entries[0].Post == e.Post })
	if at < 0 {
		before := slices.IndexFunc(turn.Changes, func(c PostChange) bool { return c.Before.Index == e.Post })
		return append(open, &departing{roll: r, before: turn.Changes[before].Before, entries: []*ledger.Entry{e}})
	}
	open[at].entries = append(open[at].entries, e)
	return open
}

// departing gathers the appointments of one day in one post.
type departing struct {
	roll    *certame.Roll
	before  *Post
	entries []*ledger.Entry
}

// close compares the people appointed with the first so many still waiting.
func (d *departing) close(out []Departure) []Departure {
	waiting := d.before.Waiting()
	due := waiting[:min(len(waiting), len(d.entries))]
	departure := Departure{Day: d.entries[0].At.Date, Post: d.entries[0].Post}
	for _, e := range d.entries {
		isDue := slices.ContainsFunc(due, func(c appointment.Call) bool {
			return d.roll.Head(d.before.Lists.Order[c.Rank]) == d.roll.Head(e.Person)
		})
		if !isDue {
			departure.Entries = append(departure.Entries, e)
			departure.OutOfRow = append(departure.OutOfRow, e.Person)
		}
	}
	for _, c := range due {
		who := d.before.Lists.Order[c.Rank]
		if !slices.ContainsFunc(d.entries, func(e *ledger.Entry) bool { return d.roll.Head(e.Person) == d.roll.Head(who) }) {
			departure.Owed = append(departure.Owed, Owed{Person: who, Call: c, Seat: d.before.Number(c.Seat), Mended: certame.NoDate})
		}
	}
	if len(departure.OutOfRow) > 0 {
		out = append(out, departure)
	}
	return out
}

// mend finds the later appointment of those who were owed one.
func mend(list []Departure, r *certame.Roll, b *ledger.Book) {
	for i := range list {
		for j := range list[i].Owed {
			owed := &list[i].Owed[j]
			for _, e := range b.InEffect(ledger.All()) {
				if e.Kind == ledger.Appointed && e.Post == list[i].Post && r.Head(e.Person) == r.Head(owed.Person) && e.At.Date >= list[i].Day {
					owed.Mended = e.At.Date
					break
				}
			}
		}
	}
}
