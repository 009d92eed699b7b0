package ledger

import "certame"

// checkReversals holds every reversal of the book to what stood before it.
func (b *Book) checkReversals() *Refusal {
	for i := range b.Entries {
		if refusal := b.checkReversal(&b.Entries[i]); refusal != nil {
			return refusal
		}
	}
	return nil
}

// checkReversal: a reversal names an earlier fact that stands. Whether the facts
// after it still stand without it, the fold says.
func (b *Book) checkReversal(e *Entry) *Refusal {
	if e.Kind != Reversal {
		return nil
	}
	if e.Target >= e.Number {
		return refusalOf(&b.Base, e, NoSuchFact, nil)
	}
	if reversedIn(b.Entries[:e.Number-1])[e.Target-1] {
		return refusalOf(&b.Base, e, AlreadyReversed, nil)
	}
	return nil
}

// PersonOf is whom a fact is about, through the fact it names when it names one.
func (b *Book) PersonOf(e *Entry) certame.Person {
	for e.Person == certame.Nobody && e.Target > 0 {
		e = &b.Entries[e.Target-1]
	}
	return e.Person
}

// PostOf is the post a fact is about, through the fact it names when it names
// one; NoPost when it is about the whole contest.
func (b *Book) PostOf(e *Entry) certame.PostIndex {
	for e.Post == NoPost && e.Target > 0 {
		e = &b.Entries[e.Target-1]
	}
	return e.Post
}

// KindOf is what a fact is, or what the fact that it reverses was.
func (b *Book) KindOf(e *Entry) Kind {
	for e.Kind == Reversal {
		e = &b.Entries[e.Target-1]
	}
	return e.Kind
}
