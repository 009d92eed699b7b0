package contest

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
)

// Live is a contest that takes facts one by one. The posts computed so far are
// its snapshot: a fact computes again only the post it is about, also when it
// comes late and belongs in the past.
type Live struct {
	*Contest
	Book  *ledger.Book
	posts []*Post // nil until somebody asks

	updates int // facts that only updated which post each candidate takes
}

// NewLive begins with a state of the book.
func NewLive(t *edital.Terms, r *certame.Roll, resolved trace.Log, b *ledger.Book, until ledger.Until) (*Live, *ledger.Refusal) {
	facts, refusal := FactsOf(b, until)
	if refusal != nil {
		return nil, refusal
	}
	return &Live{Contest: PrepareWith(t, r, resolved, facts, false), Book: b, posts: make([]*Post, len(t.Posts))}, nil
}

// At is the result of one post now.
func (l *Live) At(i certame.PostIndex) (*Post, error) {
	if l.posts[i] == nil {
		p, err := l.Post(i, false)
		if err != nil {
			return nil, err
		}
		l.posts[i] = p
	}
	return l.posts[i], nil
}

// Turn is a fact and the posts it made different.
type Turn struct {
	Entry   *ledger.Entry
	Changes []PostChange
}

// PostChange is a post before and after a fact.
type PostChange struct{ Before, After *Post }

// Add admits a fact, on whatever day, and computes what it changes.
func (l *Live) Add(f ledger.Fact) (*Turn, *ledger.Refusal, error) {
	state, refusal := l.Book.Admit(f)
	if refusal != nil {
		return nil, refusal, nil
	}
	facts := &Facts{Now: state}
	if l.freezesAtHomologation() && state.Homologated.Date != certame.NoDate {
		if facts, refusal = FactsOf(l.Book, ledger.All()); refusal != nil {
			return nil, refusal, nil
		}
	}
	turn, err := l.take(facts, &l.Book.Entries[len(l.Book.Entries)-1])
	return turn, nil, err
}

func (l *Live) freezesAtHomologation() bool {
	return l.Terms.Compensate == edital.Freezes && l.Terms.FreezeAt == edital.FreezeAtHomologation
}

// take computes again what a fact is about.
func (l *Live) take(facts *Facts, e *ledger.Entry) (*Turn, error) {
	turn := &Turn{Entry: e}
	if err := l.compute(l.touched(e)); err != nil {
		return nil, err
	}
	l.happen(facts, e)
	made := l.reprefer(e)
	for _, i := range l.touched(e) {
		before := l.posts[i]
		if made == nil || made[i] {
			after, err := l.again(i)
			if err != nil {
				return nil, err
			}
			l.posts[i] = after
		}
		turn.Changes = append(turn.Changes, PostChange{before, l.posts[i]})
	}
	return turn, nil
}

// happen writes what a fact makes true over what came in.
func (l *Live) happen(facts *Facts, e *ledger.Entry) {
	l.Facts, l.homologated = facts, nil
	people := l.underOrder(l.touched(e))
	if who := l.Book.PersonOf(e); who != certame.Nobody {
		people = append(people, who)
	}
	l.takeFacts(people)
}

// underOrder lists who in some posts has something only by an order: whether the
// person is in the lists by right may depend on a fact about another.
func (l *Live) underOrder(posts []certame.PostIndex) (out []certame.Person) {
	for _, o := range l.written().Orders {
		if slices.Contains(posts, l.Roll.Post[o.Person]) {
			out = append(out, o.Person)
		}
	}
	return out
}

// compute makes sure that some posts are known as they are now.
func (l *Live) compute(posts []certame.PostIndex) error {
	for _, i := range posts {
		if _, err := l.At(i); err != nil {
			return err
		}
	}
	return nil
}

// touched lists the posts that a fact can change: that of the person or of the
// seats it names; every post, when labels freeze.
func (l *Live) touched(e *ledger.Entry) []certame.PostIndex {
	if l.byPreference() {
		return l.everyPost()
	}
	if i := l.Book.PostOf(e); i != ledger.NoPost {
		return []certame.PostIndex{i}
	}
	if !l.freezesAtHomologation() || l.Book.KindOf(e) != ledger.Homologated {
		return nil
	}
	return l.everyPost()
}

func (l *Live) everyPost() []certame.PostIndex {
	all := make([]certame.PostIndex, len(l.posts))
	for i := range all {
		all[i] = certame.PostIndex(i)
	}
	return all
}

func (l *Live) again(i certame.PostIndex) (*Post, error) {
	if l.byPreference() {
		return l.Post(i, false)
	}
	if l.Allocations = slices.Clone(l.Allocations); l.Facts != nil {
		l.Allocations[i] = l.allocation(i)
	}
	if l.Phases != nil {
		l.judgePost(int(i), false)
	}
	return l.Post(i, false)
}

// Replay walks the facts that stand in the order of their effects, computing
// after each what it changed; visit stops it by returning false.
func Replay(t *edital.Terms, r *certame.Roll, resolved trace.Log, b *ledger.Book, visit func(*Live, *Turn) bool) error {
	nothing := ledger.Until{Facts: 0, Day: certame.NoDate}
	l, refusal := NewLive(t, r, resolved, b, nothing)
	if refusal != nil {
		return refusal
	}
	walk := b.Walk()
	for e := walk.Peek(); e != nil; e = walk.Peek() {
		if err := l.compute(l.touched(e)); err != nil {
			return err
		}
		if walk.Next() == nil {
			break
		}
		facts := &Facts{Now: walk.State}
		if l.freezesAtHomologation() && walk.State.Homologated.Date != certame.NoDate {
			if facts.Homologation, refusal = b.StateAt(ledger.Homologated, ledger.All()); refusal != nil {
				return refusal
			}
		}
		turn, err := l.take(facts, e)
		if err != nil {
			return err
		}
		if !visit(l, turn) {
			return nil
		}
	}
	return walk.Refused()
}

// Explain explains the place of a person as it is now.
func (l *Live) Explain(person certame.Person) (*Explanation, error) {
	i := l.Roll.Post[person]
	p, err := l.At(i)
	if err != nil {
		return nil, err
	}
	o := &Outcome{Contest: l.Contest, Posts: make([]*Post, len(l.posts))}
	o.Posts[i] = p
	return o.Explain(person)
}
