package inquiry

import (
	"certame"
	"certame/edital"
	"certame/internal/bookfile"
	"certame/internal/intake/proceedings"
	"certame/ledger"
)

// FromBook are the facts of the proceedings that the book of the contest has, in
// the order in which it names the people. The book admitted each: none is refused
// here.
func FromBook(t *edital.Terms, r *certame.Roll, s *ledger.State) (out []proceedings.Entry) {
	for _, who := range s.People() {
		facts := s.ProceedingFacts(who)
		if len(facts) == 0 || !reported(s, who) {
			continue
		}
		group := ""
		if m := s.Options(who).First(); m != certame.NoModality {
			group = t.Code(m)
		}
		for _, f := range facts {
			out = append(out, proceedings.Entry{File: bookfile.FileName, Person: who, ID: string(r.IDs.At(who)), Group: group, Fact: f})
		}
	}
	return out
}

func reported(s *ledger.State, who certame.Person) bool {
	p := s.Proceeding(who)
	return p.Reported != certame.NoDate
}
