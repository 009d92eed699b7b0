package audit

import (
	"certame"
	"certame/edital"
	"certame/ledger"
)

// doubts knows, where the lists tell the order of the posts of each person no
// further than the result shows it, from when on what is found rests on the part
// that they do not tell. Until somebody goes to one of several posts whose order is
// not told, everybody asks for the same posts whatever that order is.
type doubts struct {
	start []certame.Person // by candidate: the post taken before any act
	First *Doubt
}

// Doubt is the first act after which the order of somebody, which the lists do not
// tell, decides.
type Doubt struct {
	Act    Act
	Person certame.Person // the row of the post they go to
	Among  int            // posts of which the order is not told
}

// begin keeps where everybody is before any act.
func (r *Report) begin() error {
	if r.Live.Terms.Told != edital.OrderByResult || r.Live.Roll.Preferences == nil {
		return nil
	}
	if _, err := r.Live.At(0); err != nil {
		return err
	}
	r.doubts.start = r.Live.Placement()
	return nil
}

// look sees whether an act sent somebody to one of several posts whose order is not
// told.
func (r *Report) look(a Act) error {
	if r.doubts.start == nil || r.doubts.First != nil {
		return nil
	}
	if _, err := r.Live.At(0); err != nil {
		return err
	}
	for who, row := range r.Live.Placement() {
		if row == certame.Nobody || row == r.doubts.start[who] {
			continue
		}
		if among := r.among(row); among > 1 {
			r.doubts.First = &Doubt{a, row, among}
			return nil
		}
	}
	return nil
}

// among is how many posts of a person are on the same side, of the post that they
// took before any act, as the one of a row: only of these is the order not told.
func (r *Report) among(row certame.Person) (n int) {
	prefs := r.Live.Roll.Preferences
	start := r.doubts.start[prefs.Candidate[row]]
	side := func(one certame.Person) bool {
		return start != certame.Nobody && prefs.Place[one] > prefs.Place[start]
	}
	for _, other := range r.Live.Roll.Applications(row) {
		if other != start && side(other) == side(row) {
			n++
		}
	}
	return n
}

// Doubt is from which act on what is found is not certain; nil when all of it is.
func (r *Report) Doubt() *Doubt { return r.doubts.First }

// Doubtful reports whether what is found on a day rests on an order not told.
func (r *Report) Doubtful(day certame.Date) bool {
	return r.doubts.First != nil && day >= r.doubts.First.Act.On
}

// DoubtfulAct reports whether an act that could not be might have been, by an order
// that the lists do not tell: whether one post comes before another is of the person
// alone.
func (r *Report) DoubtfulAct(x Impossible) bool {
	if r.doubts.start == nil || x.Refusal == nil || x.Refusal.Reason != ledger.AppointedAlready && x.Refusal.Reason != ledger.LetGoAlready {
		return false
	}
	who, known := r.Live.Book.Find(x.Act.ID)
	if !known {
		return false
	}
	row := r.rowOf(who, x.Act.Post)
	return row != certame.Nobody && r.among(row) > 1
}
