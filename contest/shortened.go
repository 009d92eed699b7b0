package contest

import (
	"maps"
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/edital"
	"certame/ledger"
	"certame/preference"
)

// shortening are the facts that can only take something from one person: posts
// waited for, seats, a place on the lists.
var shortening = [...]ledger.Kind{
	ledger.Interest, ledger.Declined, ledger.DidNotAppear, ledger.Died, ledger.Removed, ledger.FraudEffect,
	ledger.Voided, ledger.Dismissed, ledger.TookOffice, ledger.EnteredService,
}

// shortened is the allocation after a fact, by updating the one before it; nil
// where that is not surely the same as from the beginning. It is, when all that
// the fact does is to shorten the list of one person (preference.Update): the
// seats are the same, everybody else is on the same lists in the same order, and
// nobody keeps a seat against the rule, before or after.
func (l *Live) shortened(e *ledger.Entry, old *Preferred, posts []*Post, touched []certame.PostIndex) *Preferred {
	if old == nil || posts == nil || !slices.Contains(shortening[:], e.Kind) || l.Terms.Compensate == edital.Freezes || old.keepsAny() {
		return nil
	}
	head, next := l.Roll.Head(e.Person), *old
	who := preference.Candidate(l.Roll.Preferences.Candidate[head])
	next.posts, next.gone, next.holders = posts, slices.Clone(old.gone), slices.Clone(old.holders)
	next.kept, next.outside = make([][]appointment.Held, len(posts)), make([][]appointment.Held, len(posts))
	for _, i := range touched {
		at, same := sameButFor(old.posts[i], posts[i], l.rowIn(head, i))
		if !same {
			return nil
		}
		if at != appointment.NoOne {
			next.gone[i] = slices.Sorted(slices.Values(append(slices.Clone(old.gone[i]), old.toBase(i, at))))
		}
		next.holders[i] = l.holders(posts[i])
	}
	changes, ok := l.shorter(&next, head)
	if !ok || slices.Contains(old.mirrored, who) {
		return nil
	}
	next.Allocation = old.Allocation.Update(changes...)
	if l.keepUnreached(&next) {
		return nil
	}
	next.aside = next.asideNow()
	l.mirrorAll(&next)
	return &next
}

func (s *Preferred) keepsAny() bool {
	return slices.ContainsFunc(s.kept, func(list []appointment.Held) bool { return len(list) > 0 })
}

// shorter is what the fact leaves to a person: the first posts of the list, and
// the seats still held.
func (l *Live) shorter(next *Preferred, head certame.Person) (changes []preference.Change, ok bool) {
	waits := l.Facts.Now.WaitsFor(head)
	changes = append(changes, next.firstPosts(l.Contest, head, waits))
	apart := maps.Clone(next.apart)
	for _, row := range l.Roll.Applications(head) {
		stays, seated := next.apart[row]
		holds := l.known(row).HeldIn(l.Roll.Post[row]) != nil
		asks := !seated && l.place(row) <= waits && next.asks(l.Contest, row)
		switch off := next.posts[l.Roll.Post[row]].RankOf(row) == appointment.NoOne; {
		case holds && !seated, off && (holds || asks): // on no list, and with a seat or a wait
			return nil, false
		case seated && !holds:
			changes = append(changes, preference.Leave(stays))
			delete(apart, row)
		}
	}
	next.apart = apart
	return changes, true
}

// asks reports whether a row is one of the applications of its candidate.
func (s *Preferred) asks(c *Contest, row certame.Person) bool {
	who := c.Roll.Preferences.Candidate[row]
	return slices.Contains(s.rows[s.first[who]:s.first[who+1]], row)
}

// sameButFor reports whether a post has the same seats and lists as before but for
// one row, and the rank that the row had, when it is on the lists no more.
func sameButFor(was, now *Post, row certame.Person) (gone appointment.Rank, same bool) {
	gone = appointment.NoOne
	if len(now.Lists.Order) < len(was.Lists.Order) {
		gone = was.RankOf(row)
	}
	less := func(list []classification.Rank) []classification.Rank { return withoutRank(list, gone) }
	same = slices.Equal(was.Allocation.Labels, now.Allocation.Labels) && slices.Equal(was.Allocation.Numbers, now.Allocation.Numbers) &&
		was.Allocation.Edital == now.Allocation.Edital && slices.Equal(dropped(was.Lists.Order, gone), now.Lists.Order) &&
		slices.Equal(dropped(was.Lists.Final, gone), now.Lists.Final) && slices.Equal(dropped(was.Lists.Mirror, gone), now.Lists.Mirror) &&
		slices.Equal(less(was.Lists.Open), now.Lists.Open)
	for m := range was.Lists.Specific {
		same = same && slices.Equal(less(was.Lists.Group(certame.Modality(m+1))), now.Lists.Group(certame.Modality(m+1)))
	}
	return gone, same
}

// dropped is a column by rank without one of them.
func dropped[T any](column []T, gone appointment.Rank) []T {
	if gone == appointment.NoOne {
		return column
	}
	return slices.Delete(slices.Clone(column), int(gone), int(gone)+1)
}

// withoutRank is a list without a rank, those behind it one place up.
func withoutRank(list []classification.Rank, gone appointment.Rank) []classification.Rank {
	if gone == appointment.NoOne {
		return list
	}
	out := make([]classification.Rank, 0, len(list))
	for _, r := range list {
		switch {
		case r < gone:
			out = append(out, r)
		case r > gone:
			out = append(out, r-1)
		}
	}
	return out
}

// toBase is the rank that the market knows of a rank of the lists: those who have
// left since the market was made still have theirs there.
func (s *Preferred) toBase(i certame.PostIndex, rank appointment.Rank) appointment.Rank {
	for _, g := range s.gone[i] {
		if g <= rank {
			rank++
		}
	}
	return rank
}

// toNow brings ranks of the market, ascending, to those of the lists; whoever left
// has none.
func (s *Preferred) toNow(i int, ranks []appointment.Rank) []appointment.Rank {
	if len(s.gone[i]) == 0 {
		return ranks
	}
	out := make([]appointment.Rank, 0, len(ranks))
	for _, rank := range ranks {
		if at, left := slices.BinarySearch(s.gone[i], rank); !left {
			out = append(out, rank-appointment.Rank(at))
		}
	}
	return out
}

// taken lists who is in a post by the allocation, by rank of its lists.
func (s *Preferred) taken(i certame.PostIndex) []appointment.Rank {
	return s.toNow(int(i), s.Allocation.Taken(i))
}

func (s *Preferred) asideNow() [][]appointment.Rank {
	out := s.Allocation.Aside()
	for i := range out {
		out[i] = s.toNow(i, out[i])
	}
	return out
}
