package run

import "certame"

// spread says of every application of a candidate what a file said of the person:
// files other than candidatos.csv name people, and their rows are the first ones.
func (l *Loaded) spread() {
	r := l.Roll
	if r == nil || r.Preferences == nil {
		return
	}
	toAll(r, r.Options)
	toAll(r, r.Confirmed)
	toAll(r, r.Denied)
	toAll(r, r.Flags)
	for i := range r.Calls {
		toAll(r, r.Calls[i].Called)
	}
}

// toAll copies a column from the first application of each candidate to the others.
func toAll[T any](r *certame.Roll, column []T) {
	for p := range certame.Person(r.Len()) {
		column[p] = column[r.Head(p)]
	}
}
