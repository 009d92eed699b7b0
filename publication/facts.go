package publication

import (
	"certame"
	"certame/contest"
	"certame/ledger"
)

// publicKinds are the facts that appear. Options and decisions of boards are in
// the sheet already; proceedings on fraud, deaths and votes are nobody's business,
// and what they do to the seats appears as somebody leaving.
var publicKinds = [...]ledger.Kind{
	ledger.Homologated, ledger.TrainingCourse, ledger.SeatsOpened, ledger.SeatClosed, ledger.Appointed, ledger.Voided, ledger.TookOffice,
	ledger.EnteredService, ledger.Declined, ledger.DidNotAppear, ledger.EndOfQueue, ledger.Dismissed, ledger.Removed,
	ledger.CourtOrder, ledger.CourtOrderEnded, ledger.CourtOrderFinal, ledger.ValidityExtended, ledger.DrawHeld, ledger.Published,
	ledger.Interest,
}

// IsPublic reports whether facts of a kind appear, as they are or as somebody
// leaving.
func IsPublic(k ledger.Kind) bool {
	if asLeaving(k) {
		return true
	}
	for _, public := range publicKinds {
		if public == k {
			return true
		}
	}
	return false
}

// asLeaving are the kinds that appear without their reason.
func asLeaving(k ledger.Kind) bool { return k == ledger.FraudEffect || k == ledger.Died }

// ofCourt are the kinds whose act may be the number of a case under seal.
func ofCourt(k ledger.Kind) bool {
	return k == ledger.CourtOrder || k == ledger.CourtOrderEnded || k == ledger.CourtOrderFinal
}

// hiddenField says whether a datum of a fact about a person does not appear. The
// post is in the sheet; where there are several, a fact may be of one of them.
func hiddenField(o *contest.Outcome, k ledger.Kind, name string) bool {
	return name == "motivo" || name == "membro" || name == "cargo" && (o.Preferred == nil || !k.OfOnePost())
}

// Facts are the public facts in force, numbered anew in the order of their
// effects, without authors or reasons, in a chain of their own; and, by number in
// the original book, whether each appears.
func Facts(o *contest.Outcome, book *ledger.Book, lines []Line) (facts []ledger.Fact, shown []bool) {
	shown = make([]bool, len(book.Entries))
	if o.Facts == nil {
		return nil, shown
	}
	ids := idsOf(o, lines)
	number := map[int]int{} // in the original book to here
	for _, e := range o.Facts.Now.Applied {
		if !IsPublic(e.Kind) {
			continue
		}
		f := public(o, e, ids, number)
		f.Number = len(facts) + 1
		number[e.Number] = f.Number
		shown[e.Number-1] = true
		facts = append(facts, f)
	}
	return facts, shown
}

// Chain links facts that were numbered.
func Chain(facts []ledger.Fact) (lines [][]byte) {
	for i := range facts {
		facts[i].Previous = ledger.Head(lines)
		lines = append(lines, ledger.Encode(&facts[i]))
	}
	return lines
}

func idsOf(o *contest.Outcome, lines []Line) map[certame.Person]string {
	wanted := map[certame.Person]string{}
	for _, p := range o.Facts.Now.People() {
		wanted[p] = ""
	}
	for _, l := range lines {
		who := l.Person
		if l.Choices != nil {
			if l.Pseudonym > 0 {
				continue // an application, and not the person
			}
			who = o.Roll.Head(who)
		}
		if _, is := wanted[who]; is {
			wanted[who] = l.ID(o.Roll)
		}
	}
	return wanted
}

func public(o *contest.Outcome, e *ledger.Entry, ids map[certame.Person]string, number map[int]int) ledger.Fact {
	f := ledger.Fact{Kind: e.Kind, Version: e.Version, At: e.At, Act: e.Act}
	if asLeaving(e.Kind) {
		f.Kind, f.Version, f.Act = ledger.Removed, ledger.Removed.Version(), ""
	}
	if ofCourt(e.Kind) {
		f.Act = "" // courts name the act by the case
	}
	for _, d := range e.Data {
		switch {
		case d.Name == "inscricao":
			d.Value = ids[e.Person]
		case d.Name == "processo":
			d.Value = "reservado " + ledger.ID(len(number)+1) // the number may be of a case under seal
		case d.Name == "ordem":
			d.Value = ledger.ID(number[e.Target])
		case hiddenField(o, e.Kind, d.Name) && e.Person != certame.Nobody:
			continue
		}
		f.Data = append(f.Data, d)
	}
	return f
}
