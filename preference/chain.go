package preference

import "certame"

// Move is a candidate who changes posts: places in their list of preferences,
// None for no post at all.
type Move struct {
	Candidate Candidate
	From, To  int
}

// Moves lists who is elsewhere in b than in a, in order of candidate.
func Moves(a, b *Allocation) (out []Move) {
	for c := range a.at {
		if from, to := a.Of(Candidate(c)), b.Of(Candidate(c)); from != to {
			out = append(out, Move{Candidate(c), from, to})
		}
	}
	return out
}

// Chain is moves that bring one another about: after a departure each takes the
// place that the one before left; after an admission each yields a place to the
// one before.
type Chain []Move

// Chains orders moves into chains, the ones of the candidates named first, and
// what is left, exchanges among people who all gain, in chains of their own.
func Chains(a, b *Allocation, first ...Candidate) []Chain {
	post := func(c Candidate, place int) certame.PostIndex { return a.m.Applications(c)[place].Post }
	return Link(Moves(a, b), post, first...)
}

// Link is Chains of moves in any numbering of the places, given the post of each.
func Link(moves []Move, post func(c Candidate, place int) certame.PostIndex, first ...Candidate) (out []Chain) {
	l := linker{post: post, moves: moves, used: make([]bool, len(moves))}
	for _, c := range first {
		for i := range l.moves {
			if l.moves[i].Candidate == c && !l.used[i] {
				out = append(out, l.follow(i))
			}
		}
	}
	for i := range l.moves {
		if !l.used[i] {
			out = append(out, l.follow(i))
		}
	}
	return out
}

// linker puts moves one behind another.
type linker struct {
	post  func(c Candidate, place int) certame.PostIndex
	moves []Move
	used  []bool
}

// follow begins with a move and goes on to whoever took the place left, or, when
// the first left none, to whoever yielded the place taken.
func (l *linker) follow(i int) (chain Chain) {
	taking := l.moves[i].From != None
	for i >= 0 {
		l.used[i] = true
		chain = append(chain, l.moves[i])
		if taking {
			i = l.find(l.moves[i], l.moves[i].From, func(m Move) int { return m.To })
		} else {
			i = l.find(l.moves[i], l.moves[i].To, func(m Move) int { return m.From })
		}
	}
	return chain
}

// find is the first unused move whose end is the post at a place of the list of
// the one before; −1 when there is none.
func (l *linker) find(before Move, place int, end func(Move) int) int {
	if place == None {
		return -1
	}
	post := l.post(before.Candidate, place)
	for i, m := range l.moves {
		if at := end(m); !l.used[i] && at != None && l.post(m.Candidate, at) == post {
			return i
		}
	}
	return -1
}
