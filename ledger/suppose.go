package ledger

// Suppose is the book as it was at a state, with one more fact at its end. The
// fact is held to the facts chosen and to no later one: what happened after is
// left aside, and the book itself does not change. Of all the facts it is Admit.
func (b *Book) Suppose(f Fact, until Until) (*Book, *Refusal) {
	with := b.Part(until)
	f.Number = len(with.Entries) + 1
	e, refusal := with.understand(f)
	if refusal != nil {
		return nil, refusal
	}
	with.Entries = append(with.Entries[:len(with.Entries):len(with.Entries)], e)
	_, refusal = with.State(All())
	return with, refusal
}
