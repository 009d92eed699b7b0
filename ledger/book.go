package ledger

import (
	"cmp"
	"slices"

	"certame"
	"certame/edital"
	"certame/vacancy"
)

// Base is what the facts are about: the contest before the first of them.
type Base struct {
	Terms *edital.Terms
	Roll  *certame.Roll
	Seats []vacancy.Allocation // by post
	Find  func(id string) (certame.Person, bool)
}

// Book is the facts of a contest in the order of registration.
type Book struct {
	Base
	Entries []Entry
	day     certame.Date // only facts until this day; 0 and NoDate for all
}

// Open understands the facts of a book and holds them to one another. A book
// that was written by Admit has nothing to refuse; one that was not is refused
// at the first fact that could not follow.
func Open(base Base, facts []Fact) (*Book, *State, *Refusal) {
	b := &Book{Base: base, Entries: make([]Entry, 0, len(facts))}
	for _, f := range facts {
		e, refusal := b.understand(f)
		if refusal != nil {
			return b, nil, refusal
		}
		b.Entries = append(b.Entries, e)
	}
	if refusal := b.checkReversals(); refusal != nil {
		return b, nil, refusal
	}
	state, refusal := b.State(All())
	return b, state, refusal
}

// Admit holds a new fact to the book: it must be able to happen on its day, and
// every later fact must still be able to. The book changes only when it may.
func (b *Book) Admit(f Fact) (*State, *Refusal) {
	f.Number = len(b.Entries) + 1
	e, refusal := b.understand(f)
	if refusal != nil {
		return nil, refusal
	}
	with := Book{Base: b.Base, Entries: append(b.Entries[:len(b.Entries):len(b.Entries)], e)}
	if refusal := with.checkReversal(&with.Entries[e.Number-1]); refusal != nil {
		return nil, refusal
	}
	state, refusal := with.State(All())
	if refusal != nil {
		return nil, refusal.because(e.Number)
	}
	*b = with
	return state, nil
}

// Until chooses the facts of a past state.
type Until struct {
	Facts int          // only the first so many registered; negative for all
	Day   certame.Date // only those of this day or before; NoDate for all
}

// All facts.
func All() Until { return Until{-1, certame.NoDate} }

// State folds the facts chosen, in the order of their effects: by day, and
// within a day by registration. What was reversed has no effect, on any day.
func (b *Book) State(until Until) (*State, *Refusal) { return b.fold(b.InEffect(until)) }

// StateAt is the state right after the first fact of a kind among those chosen;
// all of them when there is none. The rest of that day comes after it.
func (b *Book) StateAt(k Kind, until Until) (*State, *Refusal) {
	list := b.InEffect(until)
	if i := slices.IndexFunc(list, func(e *Entry) bool { return e.Kind == k }); i >= 0 {
		list = list[:i+1]
	}
	return b.fold(list)
}

func (b *Book) fold(list []*Entry) (*State, *Refusal) {
	s := newState(&b.Base)
	for _, e := range list {
		if reason, more := s.take(e); reason != "" {
			return nil, refusalOf(&b.Base, e, reason, more)
		}
		s.Applied = append(s.Applied, e)
	}
	return s, nil
}

// InEffect lists the facts chosen that stand, in the order of their effects.
func (b *Book) InEffect(until Until) []*Entry {
	list := b.Entries
	if until.Facts >= 0 && until.Facts < len(list) {
		list = list[:until.Facts]
	}
	if until.Day == certame.NoDate && b.day != 0 {
		until.Day = b.day
	}
	reversed := reversedIn(list)
	var out []*Entry
	for i := range list {
		late := until.Day != certame.NoDate && list[i].At.Date > until.Day
		if !reversed[i] && !late && list[i].Kind != Reversal {
			out = append(out, &list[i])
		}
	}
	slices.SortStableFunc(out, func(a, b *Entry) int { return cmp.Compare(a.At.Date, b.At.Date) })
	return out
}

// Part is the book of a past state: the facts registered until then, or those of
// a day or before. The numbers of facts stay, and so does what was reversed.
func (b *Book) Part(until Until) *Book {
	part := &Book{Base: b.Base, Entries: b.Entries, day: until.Day}
	if until.Facts >= 0 && until.Facts < len(b.Entries) {
		part.Entries = b.Entries[:until.Facts]
	}
	return part
}

// reversedIn goes from the last fact to the first: a reversal that was itself
// reversed takes nothing out.
func reversedIn(list []Entry) []bool {
	out := make([]bool, len(list))
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Kind == Reversal && !out[i] {
			out[list[i].Target-1] = true
		}
	}
	return out
}

// Walk goes through the facts that stand in the order of their effects. The
// state is one and the same all along: who needs a past one keeps what was made
// of it.
type Walk struct {
	State   *State
	rest    []*Entry
	refusal *Refusal
}

// Walk begins before the first fact.
func (b *Book) Walk() *Walk { return &Walk{State: newState(&b.Base), rest: b.InEffect(All())} }

// Peek is the fact that would happen next; nil at the end.
func (w *Walk) Peek() *Entry {
	if len(w.rest) == 0 || w.refusal != nil {
		return nil
	}
	return w.rest[0]
}

// Next lets one fact happen; nil at the end, or at the first that cannot.
func (w *Walk) Next() *Entry {
	e := w.Peek()
	if e == nil {
		return nil
	}
	w.rest = w.rest[1:]
	if reason, more := w.State.take(e); reason != "" {
		w.refusal = refusalOf(w.State.base, e, reason, more)
		return nil
	}
	w.State.Applied = append(w.State.Applied, e)
	return e
}

// Refused is the fact at which the walk stopped, as an error; nil at the end.
func (w *Walk) Refused() error {
	if w.refusal == nil {
		return nil
	}
	return w.refusal
}

// FrozenSheet is the digest of the sheet of people that a fact froze, among the
// facts chosen. It is asked before the people are known.
func FrozenSheet(facts []Fact, until Until) (digest string, ok bool) {
	b := Book{Entries: targeted(facts)}
	for _, e := range b.InEffect(until) {
		if e.Kind == Registrations {
			return e.Value("tabela"), true
		}
	}
	return "", false
}

// Reversed reports which facts of a book an estorno took out of effect.
func Reversed(facts []Fact) []bool { return reversedIn(targeted(facts)) }

// targeted reads only which fact each names.
func targeted(facts []Fact) []Entry {
	list := make([]Entry, len(facts))
	for i := range facts {
		list[i] = Entry{Fact: facts[i], Target: NumberOf(facts[i].Value("fato"))}
		if list[i].Target == 0 || list[i].Target > i {
			list[i].Target = i + 1 // refused when it is understood
		}
	}
	return list
}
