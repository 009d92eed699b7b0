package indicators

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// puzzle is what somebody reads of a contest, and tries to complete: numbers, of which
// some are not seen, and the sums that everybody knows. It is written apart from the
// code that hides, from what the fields mean.
type puzzle struct {
	names []string
	shown []int // -1: not seen
	truth []int
	least []int
	most  []int
	sums  []sum
}

type sum struct {
	plus, minus []int
	known       int
}

const topValue = 40

func (p *puzzle) put(name string, shown, truth Count, people bool) int {
	least, most := 0, topValue
	if people && truth < Fewest {
		most = Fewest - 1 // who reads is even told which are small
	}
	p.names, p.shown, p.truth = append(p.names, name), append(p.shown, int(shown)), append(p.truth, int(truth))
	p.least, p.most = append(p.least, least), append(p.most, most)
	return len(p.names) - 1
}

// puzzleOf is what is read of a contest of which the truth is known.
func puzzleOf(read, truth *Contest) *puzzle {
	p := &puzzle{}
	total, empty := p.put("nomeadas", read.Appointed, truth.Appointed, true), p.put("vazias", read.Unfilled, truth.Unfilled, false)
	all, allEmpty := sum{minus: []int{total}}, sum{minus: []int{empty}}
	passed := make([]int, len(truth.Reversions))
	for i, r := range truth.Reversions {
		passed[i] = p.put(r.From+"→"+r.To, read.reverted(r), r.Seats, false)
	}
	for i := range truth.Lists {
		l, r := &truth.Lists[i], &read.Lists[i]
		a, u := p.put("nomeadas "+l.Code, r.Appointed, l.Appointed, true), p.put("vazias "+l.Code, r.Unfilled, l.Unfilled, false)
		all.plus, allEmpty.plus = append(all.plus, a), append(allEmpty.plus, u)
		seats := sum{plus: []int{a, u}, known: int(l.Reserved)}
		for j, rev := range truth.Reversions {
			if rev.From == l.Code {
				seats.plus = append(seats.plus, passed[j])
				if l.Unfilled == 0 && p.shown[passed[j]] > 0 {
					p.shown[u] = 0 // a list that gave seats away has none empty
				}
			}
			if rev.To == l.Code {
				seats.minus = append(seats.minus, passed[j])
			}
		}
		p.sums = append(p.sums, seats)
		p.decisions(r, l)
	}
	p.sums = append(p.sums, all, allEmpty)
	if truth.Time != nil {
		bins := sum{minus: []int{total}}
		for i, n := range truth.Time.Stretches {
			bins.plus = append(bins.plus, p.put(fmt.Sprint("faixa ", i), read.Time.Stretches[i], n, true))
		}
		p.sums = append(p.sums, bins)
	}
	return p
}

// reverted is what is read of a reversion: of one not told it is not known that it is.
func (c *Contest) reverted(of Reversion) Count {
	for _, r := range c.Reversions {
		if r.From == of.From && r.To == of.To {
			return r.Seats
		}
	}
	return Hidden
}

func (p *puzzle) decisions(read, truth *List) {
	p.put("inscritas "+truth.Code, read.Registered, truth.Registered, true)
	p.put("aprovadas "+truth.Code, read.Approved, truth.Approved, true)
	if truth.Called == None {
		return
	}
	s := sum{minus: []int{p.put("convocadas "+truth.Code, read.Called, truth.Called, true)}}
	for i, pair := range [][2]Count{{read.Confirmed, truth.Confirmed}, {read.Denied, truth.Denied}, {read.Absent, truth.Absent}, {read.Pending, truth.Pending}} {
		s.plus = append(s.plus, p.put(fmt.Sprint(truth.Code, " decisão ", i), pair[0], pair[1], true))
	}
	p.sums = append(p.sums, s)
}

// other finds numbers that somebody may believe, with the one at x not what it is.
func (p *puzzle) other(x int) bool {
	low, high := append([]int(nil), p.least...), append([]int(nil), p.most...)
	for i, n := range p.shown {
		if n >= 0 {
			low[i], high[i] = n, n
		}
	}
	for v := low[x]; v <= high[x]; v++ {
		if v == p.truth[x] {
			continue
		}
		l, h := append([]int(nil), low...), append([]int(nil), high...)
		l[x], h[x] = v, v
		if p.search(l, h) {
			return true
		}
	}
	return false
}

// search tries every value of every number not settled, as far as the sums may hold.
func (p *puzzle) search(low, high []int) bool {
	if !p.squeeze(low, high) {
		return false
	}
	at := -1
	for i := range low {
		if low[i] < high[i] && (at < 0 || high[i]-low[i] < high[at]-low[at]) {
			at = i
		}
	}
	if at < 0 {
		return true
	}
	for _, v := range near(p.truth[at], low[at], high[at]) {
		l, h := append([]int(nil), low...), append([]int(nil), high...)
		l[at], h[at] = v, v
		if p.search(l, h) {
			return true
		}
	}
	return false
}

// squeeze takes away values that no choice of the others allows; false when none is
// left somewhere.
func (p *puzzle) squeeze(low, high []int) bool {
	for changed := true; changed; {
		changed = false
		for _, s := range p.sums {
			sign := map[int]int{}
			for _, i := range s.plus {
				sign[i] = 1
			}
			for _, i := range s.minus {
				sign[i] = -1
			}
			for x, of := range sign {
				from, to := s.known, s.known // of what x adds
				for i, other := range sign {
					if i != x && other > 0 {
						from, to = from-high[i], to-low[i]
					} else if i != x {
						from, to = from+low[i], to+high[i]
					}
				}
				if of < 0 {
					from, to = -to, -from
				}
				if from > low[x] {
					low[x], changed = from, true
				}
				if to < high[x] {
					high[x], changed = to, true
				}
				if low[x] > high[x] {
					return false
				}
			}
		}
	}
	return true
}

// near are the values between two, those around the middle first.
func near(middle, low, high int) (list []int) {
	for d := 0; d <= high-low; d++ {
		for _, v := range [...]int{middle - d, middle + d} {
			if v >= low && v <= high && (d > 0 || len(list) == 0) {
				list = append(list, v)
			}
		}
	}
	return list
}

// attack holds that nothing small is seen and that nothing hidden is worked out.
func attack(t *testing.T, truth *Contest) (hidden int) {
	t.Helper()
	read := truth.Protect()
	p := puzzleOf(read, truth)
	for i := range p.names {
		if p.most[i] < Fewest && p.shown[i] > 0 {
			t.Fatalf("%s: %d is seen\n%v", p.names[i], p.shown[i], p)
		}
		if p.shown[i] >= 0 {
			continue
		}
		if hidden++; !p.other(i) {
			t.Fatalf("%s is worked out to be %d\n%+v\n%+v", p.names[i], p.truth[i], truth, read)
		}
	}
	return hidden
}

func empty(codes ...string) *Contest {
	c := &Contest{}
	for _, code := range codes {
		c.Lists = append(c.Lists, List{Code: code, Registered: None, Called: None, Confirmed: None, Denied: None, Absent: None, Pending: None})
	}
	return c
}

// decided is a contest of one group with what was decided about it.
func decided(confirmed, denied, absent, pending Count) *Contest {
	c := empty(OpenCode, "PI")
	l := &c.Lists[1]
	l.Confirmed, l.Denied, l.Absent, l.Pending = confirmed, denied, absent, pending
	l.Called = confirmed + denied + absent + pending
	l.Registered, l.Approved = l.Called+1, confirmed
	return c
}

func TestDecisionsAreNotWorkedOut(t *testing.T) {
	values, hidden := []Count{0, 1, 2, 4, 5, 6, 9}, 0
	for _, a := range values {
		for _, b := range values {
			for _, c := range values {
				for _, d := range values {
					hidden += attack(t, decided(a, b, c, d))
				}
			}
		}
	}
	if hidden < 1000 {
		t.Errorf("only %d numbers were hidden: nothing was tried", hidden)
	}
}

// seated is a contest of some lists, whose seats are filled, empty or passed on.
func seated(random *rand.Rand) *Contest {
	c := empty(OpenCode, "PPP", "PI", "PQ")
	most := 1 + random.IntN(8)
	for i := range c.Lists {
		l := &c.Lists[i]
		l.Appointed, l.Unfilled = Count(random.IntN(most+1)), Count(random.IntN(3))
		l.Reserved = l.Appointed + l.Unfilled
	}
	for range random.IntN(3) {
		from, to := 1+random.IntN(3), random.IntN(4)
		if from != to && c.Lists[to].Unfilled+c.Lists[to].Appointed > 0 && c.Lists[to].Reserved > 0 {
			c.pass(from, to)
		}
	}
	for i := range c.Lists {
		c.Appointed, c.Unfilled = c.Appointed+c.Lists[i].Appointed, c.Unfilled+c.Lists[i].Unfilled
	}
	if random.IntN(2) == 0 {
		c.Time = &Time{Stretches: make([]Count, len(Stretches)+1), First: 10, Median: 20, Third: 30}
		for range c.Appointed {
			c.Time.Stretches[random.IntN(3)]++
		}
	}
	return c
}

// pass makes one seat of a list have come from another, which then has none empty.
func (c *Contest) pass(from, to int) {
	l := &c.Lists[from]
	l.Reserved -= l.Unfilled
	l.Unfilled = 0
	l.Reserved++
	c.Lists[to].Reserved--
	for i, r := range c.Reversions {
		if r.From == l.Code && r.To == c.Lists[to].Code {
			c.Reversions[i].Seats++
			return
		}
	}
	c.Reversions = append(c.Reversions, Reversion{l.Code, c.Lists[to].Code, 1})
}

func TestAppointmentsAreNotWorkedOut(t *testing.T) {
	hidden, seen := 0, 0
	for seed := range uint64(500) {
		c := seated(rand.New(rand.NewPCG(seed, 1)))
		hidden += attack(t, c)
		for _, l := range c.Protect().Lists {
			if l.Appointed >= Fewest {
				seen++
			}
		}
	}
	if hidden < 3000 || seen < 50 {
		t.Errorf("%d numbers hidden, %d seen: nothing was tried", hidden, seen)
	}
}

// As little as possible is lost: of the lists of an ordinary contest only the small one
// and the next are hidden, and what stays in sight tells neither.
func TestLittleIsLost(t *testing.T) {
	c := empty(OpenCode, "PPP", "PI", "PQ", "PcD")
	for i, seats := range [...][2]Count{{140, 139}, {53, 51}, {6, 5}, {4, 4}, {10, 9}} {
		l := &c.Lists[i]
		l.Reserved, l.Appointed, l.Unfilled = seats[0], seats[1], seats[0]-seats[1]
		c.Appointed, c.Unfilled = c.Appointed+l.Appointed, c.Unfilled+l.Unfilled
	}
	attack(t, c)
	got := ""
	for _, l := range c.Protect().Lists {
		got += l.Code + " " + l.Appointed.String() + " " + l.Unfilled.String() + "\n"
	}
	if want := "AC 139 1\nPPP 51 2\nPI protegido protegido\nPQ protegido protegido\nPcD 9 1\n"; got != want {
		t.Error(got)
	}
}
