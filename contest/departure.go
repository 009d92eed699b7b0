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
	var batch *departing
	err = Replay(t, r, trace.Log{}, b, func(_ *Live, turn *Turn) bool {
		e := turn.Entry
		if batch != nil && !batch.holds(e) {
			out = batch.close(out)
			batch = nil
		}
		if e.Kind != ledger.Appointed {
			return true
		}
		if batch == nil {
			batch = &departing{before: turn.Changes[0].Before}
		}
		batch.entries = append(batch.entries, e)
		return true
	})
	if batch != nil {
		out = batch.close(out)
	}
	mend(out, b)
	return out, err
}

// departing gathers the appointments of one day in one post.
type departing struct {
	before  *Post
	entries []*ledger.Entry
}

func (d *departing) holds(e *ledger.Entry) bool {
	first := d.entries[0]
	return e.Kind == ledger.Appointed && e.Post == first.Post && e.At.Date == first.At.Date
}

// close compares the people appointed with the first so many still waiting.
func (d *departing) close(out []Departure) []Departure {
	waiting := d.before.Waiting()
	due := waiting[:min(len(waiting), len(d.entries))]
	departure := Departure{Day: d.entries[0].At.Date, Post: d.entries[0].Post}
	for _, e := range d.entries {
		isDue := slices.ContainsFunc(due, func(c appointment.Call) bool { return d.before.Lists.Order[c.Rank] == e.Person })
		if !isDue {
			departure.Entries = append(departure.Entries, e)
			departure.OutOfRow = append(departure.OutOfRow, e.Person)
		}
	}
	for _, c := range due {
		who := d.before.Lists.Order[c.Rank]
		if !slices.ContainsFunc(d.entries, func(e *ledger.Entry) bool { return e.Person == who }) {
			departure.Owed = append(departure.Owed, Owed{Person: who, Call: c, Seat: d.before.Number(c.Seat), Mended: certame.NoDate})
		}
	}
	if len(departure.OutOfRow) > 0 {
		out = append(out, departure)
	}
	return out
}

// mend finds the later appointment of those who were owed one.
func mend(list []Departure, b *ledger.Book) {
	for i := range list {
		for j := range list[i].Owed {
			owed := &list[i].Owed[j]
			for _, e := range b.InEffect(ledger.All()) {
				if e.Kind == ledger.Appointed && e.Person == owed.Person && e.At.Date >= list[i].Day {
					owed.Mended = e.At.Date
					break
				}
			}
		}
	}
}
