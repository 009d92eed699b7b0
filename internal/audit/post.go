package audit

import (
	"certame"
	"certame/ledger"
)

// complete says of which post an act is, where people put several in order and the
// act does not say: the one the order calls the person to, for an appointment; the
// only one they have, for what follows from it. The book refuses the others.
func (r *Report) complete(a *Act) error {
	who, known := r.Live.Book.Find(a.ID)
	if r.Live.Roll.Preferences == nil || a.Post != "" || !known || !a.Kind.OfOnePost() {
		return nil
	}
	var row certame.Person
	if a.Kind == ledger.Appointed {
		if _, err := r.Live.At(r.Live.Roll.Post[who]); err != nil {
			return err
		}
		row = r.Live.Takes(who)
	} else {
		row = r.Live.OnlySeat(who)
	}
	if row != certame.Nobody {
		a.Post = r.Live.Terms.Posts[r.Live.Roll.Post[row]].Code
	}
	return nil
}
