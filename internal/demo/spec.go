package demo

import "math/rand/v2"

// Spec is the size of a contest.
type Spec struct {
	People int
	Posts  int
	Seats  func(post int) int // seats of the n-th post
	Seed   uint64
	Lean   bool // only the columns a large benchmark needs
}

// Demonstration is a contest of the size most agencies hold.
func Demonstration(people, posts int) Spec {
	return Spec{People: people, Posts: posts, Seats: func(post int) int { return demoSeats[post%len(demoSeats)] }, Seed: 15142}
}

// demoSeats has small posts, where groups get nothing, and the totals at which
// the law is difficult: 5, 17, 25, 49, 50.
var demoSeats = [...]int{2, 4, 5, 8, 12, 17, 3, 25, 6, 1, 30, 2, 49, 7, 10, 50, 4, 9, 14, 60}

// Benchmark is a contest of n people over 200 posts of 33 seats, about the size
// of the largest ever held.
func Benchmark(n int) Spec {
	return Spec{People: n, Posts: 200, Seats: func(int) int { return 33 }, Seed: 12536, Lean: true}
}

func (s Spec) random() *rand.Rand { return rand.New(rand.NewPCG(s.Seed, uint64(s.People))) }

// postOf spreads people over posts unevenly, as real contests do.
func (s Spec) postOf(r *rand.Rand) int {
	a, b := r.IntN(s.Posts), r.IntN(s.Posts)
	if r.IntN(3) == 0 {
		return min(a, b)
	}
	return a
}
