package contest

import (
	"slices"

	"certame"
	"certame/ledger"
)

// Stretch is what some facts did together: the people whose place differs between
// the first state and the last, each with the facts at which it changed.
type Stretch struct {
	Entries []*ledger.Entry
	Posts   []PostChange
	causes  map[certame.Person][]*ledger.Entry
}

// Causes are the facts at which the place of a person changed, in order.
func (s *Stretch) Causes(who certame.Person) []*ledger.Entry { return s.causes[who] }

// Follow replays a book and gathers the facts chosen. Those before the first one
// chosen make the first state.
func Follow(l *Live, b *ledger.Book, chosen func(*ledger.Entry) bool) (*Stretch, error) {
	s := &Stretch{causes: map[certame.Person][]*ledger.Entry{}}
	err := Replay(l.Terms, l.base, l.Log, b, func(_ *Live, turn *Turn) bool {
		if chosen(turn.Entry) {
			s.add(turn)
		}
		return true
	})
	return s, err
}

// Then adds facts one by one to a state, and gathers what they do.
func Then(l *Live, facts []ledger.Fact) (*Stretch, *ledger.Refusal, error) {
	s := &Stretch{causes: map[certame.Person][]*ledger.Entry{}}
	for _, f := range facts {
		turn, refusal, err := l.Add(f)
		if refusal != nil || err != nil {
			return s, refusal, err
		}
		s.add(turn)
	}
	return s, nil, nil
}

func (s *Stretch) add(turn *Turn) {
	s.Entries = append(s.Entries, turn.Entry)
	for _, change := range turn.Changes {
		for _, d := range Between(change.Before, change.After) {
			s.causes[d.Person] = append(s.causes[d.Person], turn.Entry)
		}
		at := slices.IndexFunc(s.Posts, func(c PostChange) bool { return c.After.Index == change.After.Index })
		if at < 0 {
			s.Posts = append(s.Posts, change)
			continue
		}
		s.Posts[at].After = change.After
	}
}
