package run

import (
	"certame/contest"
	"certame/ledger"
)

// Live is the contest ready to take facts one by one.
func (l *Loaded) Live(until ledger.Until) (*contest.Live, error) {
	live, refusal := contest.NewLive(l.Terms, l.Roll, l.Log, l.Book, until)
	if refusal != nil {
		return nil, l.refuseFact(refusal)
	}
	return live, nil
}

// Reread is the folder with the book as it is now; the people are those read
// before. Facts that bring tables are read again from the start.
func (l *Loaded) Reread(lines [][]byte) (*Loaded, error) {
	fresh := *l
	facts, err := FactsOfLines(lines)
	if err != nil {
		return nil, err
	}
	for _, f := range facts[len(l.facts):] {
		if f.Kind == ledger.Registrations || f.Kind == ledger.Marks || f.Kind == ledger.Reversal {
			return Load(l.Folder, nil)
		}
	}
	fresh.Lines, fresh.facts = lines, facts
	book, _, refusal := ledger.Open(l.Book.Base, facts)
	if refusal != nil {
		return nil, l.refuseFact(refusal)
	}
	fresh.Book = book
	return &fresh, nil
}

// LiveAt is the contest with only the first facts of the book, ready to take the
// others.
func (l *Loaded) LiveAt(until ledger.Until) (*contest.Live, error) {
	past := *l
	past.Book = &ledger.Book{Base: l.Book.Base, Entries: l.Book.Entries[:min(max(until.Facts, 0), len(l.Book.Entries))]}
	return past.Live(ledger.All())
}
