package sample

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"
)

// ways counts the samples of a board that read none of its first d cases, and all the
// samples, by writing out every one.
func ways(cases, drawn, d int) (none, all int64) {
	for set := range 1 << cases {
		size, hit := 0, false
		for i := range cases {
			if set>>i&1 == 1 {
				size++
				hit = hit || i < d
			}
		}
		if size == drawn {
			all++
			if !hit {
				none++
			}
		}
	}
	return none, all
}

// worst is Missed by trying every way in which the diverging cases may lie.
func worst(list []Stratum, diverging int) *big.Rat {
	best := new(big.Rat)
	var place func(at, left int, chance *big.Rat)
	place = func(at, left int, chance *big.Rat) {
		if at == len(list) {
			if left == 0 && chance.Cmp(best) > 0 {
				best.Set(chance)
			}
			return
		}
		for d := range min(left, list[at].Cases) + 1 {
			none, all := ways(list[at].Cases, list[at].Drawn, d)
			place(at+1, left-d, new(big.Rat).Mul(chance, big.NewRat(none, all)))
		}
	}
	place(0, diverging, big.NewRat(1, 1))
	return best
}

// The chance of missing every diverging case is that of the worst way, counted sample
// by sample, in every small world.
func TestMissedIsTheWorst(t *testing.T) {
	tried := 0
	for a := range 6 {
		for b := range 7 {
			for n := range a + b + 1 {
				list := Share([]int{a, b}, n)
				for d := range a + b + 1 {
					num, den := Missed(list, d)
					if got, want := new(big.Rat).SetFrac(num, den), worst(list, d); got.Cmp(want) != 0 {
						t.Fatalf("%v with %d diverging: %s, want %s", list, d, got, want)
					}
					tried++
				}
			}
		}
	}
	if tried < 500 {
		t.Errorf("only %d worlds", tried)
	}
}

// The size is the first that is enough: one case less is not.
func TestSize(t *testing.T) {
	for _, c := range []struct {
		cases           []int
		diverging, sure int
		low, high       int
	}{
		{[]int{80, 120, 200}, 20, 950, 50, 60},
		{[]int{10}, 1, 950, 10, 10},
		{[]int{5000, 7000, 3000}, 750, 950, 55, 65},
		{[]int{0, 0}, 1, 950, 0, 0},
		{[]int{30, 30}, 3, 900, 20, 40},
	} {
		n := Size(c.cases, c.diverging, c.sure)
		if n < c.low || n > c.high {
			t.Errorf("%v: %d", c.cases, n)
		}
		if n > 0 && Confidence(Share(c.cases, n-1), c.diverging) >= c.sure {
			t.Errorf("%v: %d would do", c.cases, n-1)
		}
		total := 0
		for _, cases := range c.cases {
			total += cases
		}
		if n < total && Confidence(Share(c.cases, n), c.diverging) < c.sure {
			t.Errorf("%v: %d is not enough", c.cases, n)
		}
	}
}

// More to read is never less sure: Size may halve its way to the answer.
func TestMoreIsNotLessSure(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		cases := []int{random.IntN(40), random.IntN(40), random.IntN(40) + 1}
		d, before := random.IntN(8)+1, -1
		for n := range cases[0] + cases[1] + cases[2] + 1 {
			now := Confidence(Share(cases, n), d)
			if now < before {
				t.Fatalf("%v, %d diverging: %d with %d, %d with one less", cases, d, now, n, before)
			}
			before = now
		}
	}
}

// Each board gives one at least and never more than it has, the sum is right, and no
// board is a whole case away from its share where all could be met.
func TestShare(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		cases, total := make([]int, random.IntN(6)+1), 0
		for i := range cases {
			cases[i] = random.IntN(60)
			total += cases[i]
		}
		n := random.IntN(total + 5)
		list := Share(cases, n)
		if Drawn(list) != min(n, total) {
			t.Fatalf("%v: %d of %d", list, Drawn(list), n)
		}
		for _, s := range list {
			if s.Drawn > s.Cases || n >= len(list) && s.Cases > 0 && s.Drawn == 0 {
				t.Fatalf("%v of %d", list, n)
			}
		}
	}
	if got := fmt.Sprint(Share([]int{80, 120, 200}, 40)); got != "[{80 8} {120 12} {200 20}]" {
		t.Error(got)
	}
}

// kappaOf is a kappa by its definition, from the readings one by one: how often two
// readers of a case agree, and how often two readings taken anywhere would.
func kappaOf(readings [][]bool, cohen bool) *big.Rat {
	one := big.NewRat(1, 1)
	agree, pairs := int64(0), int64(0)
	for _, case_ := range readings {
		for i := range case_ {
			for j := range case_ {
				if i != j {
					pairs++
					if case_[i] == case_[j] {
						agree++
					}
				}
			}
		}
	}
	observed := big.NewRat(agree, pairs)
	chance := new(big.Rat)
	for _, value := range []bool{true, false} {
		share := func(of func(reader int) bool) *big.Rat {
			hit, all := int64(0), int64(0)
			for _, case_ := range readings {
				for r := range case_ {
					if of(r) {
						all++
						if case_[r] == value {
							hit++
						}
					}
				}
			}
			return big.NewRat(hit, all)
		}
		a, b := share(func(int) bool { return true }), share(func(int) bool { return true })
		if cohen {
			a, b = share(func(r int) bool { return r == 0 }), share(func(r int) bool { return r == 1 })
		}
		chance.Add(chance, new(big.Rat).Mul(a, b))
	}
	if chance.Cmp(one) == 0 {
		return nil
	}
	return new(big.Rat).Quo(new(big.Rat).Sub(observed, chance), new(big.Rat).Sub(one, chance))
}

func same(e Exact, want *big.Rat) bool {
	if want == nil || !e.Known() {
		return want == nil && !e.Known()
	}
	return big.NewRat(e.Num, e.Den).Cmp(want) == 0
}

// The two kappas are those of their definitions, on random readings.
func TestKappas(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	unknown := 0
	for range 3000 {
		readers, n, bias := random.IntN(5)+2, random.IntN(12)+1, random.IntN(11)
		readings, confirmed := make([][]bool, n), make([]int, n)
		var a Agreement
		for i := range readings {
			for range readers {
				yes := random.IntN(10) < bias
				readings[i] = append(readings[i], yes)
				if yes {
					confirmed[i]++
				}
			}
			a.Add(readings[i][0], readings[i][1])
		}
		two := make([][]bool, n)
		for i := range two {
			two[i] = readings[i][:2]
		}
		if !a.Kappa().Known() {
			unknown++
		}
		if want := kappaOf(two, true); !same(a.Kappa(), want) {
			t.Fatalf("Cohen of %v: %v, want %v", two, a.Kappa(), want)
		}
		if want := kappaOf(readings, false); !same(Fleiss(confirmed, readers), want) {
			t.Fatalf("Fleiss of %v: %v, want %v", readings, Fleiss(confirmed, readers), want)
		}
	}
	if unknown == 0 {
		t.Error("no world without a kappa was tried")
	}
	if Fleiss([]int{1, 0}, 1).Known() || Fleiss(nil, 3).Known() {
		t.Error("a kappa of one reader, or of no case")
	}
}

func TestThousandths(t *testing.T) {
	for e, want := range map[Exact]int64{{1, 3}: 333, {2, 3}: 667, {-1, 3}: -333, {1, 2000}: 1, {-1, 2000}: -1, {1, -2}: -500, {5, 5}: 1000, {0, 7}: 0} {
		if got := e.Thousandths(); got != want {
			t.Errorf("%v: %d, want %d", e, got, want)
		}
	}
}

// possible gives, for each hidden cell, the values it may have in a table with the same
// shown numbers, by trying every one: whoever reads the table can do no more.
func possible(shown [][]Shown, most int) []map[int]bool {
	var hidden [][2]int
	values := make([][]int, len(shown))
	for i := range shown {
		values[i] = make([]int, len(shown[i]))
		for j := range shown[i] {
			if values[i][j] = shown[i][j].Count; shown[i][j].Hidden {
				hidden = append(hidden, [2]int{i, j})
			}
		}
	}
	out := make([]map[int]bool, len(hidden))
	for i := range out {
		out[i] = map[int]bool{}
	}
	var try func(at int)
	try = func(at int) {
		if at == len(hidden) {
			if adds(values) {
				for i, h := range hidden {
					out[i][values[h[0]][h[1]]] = true
				}
			}
			return
		}
		for v := range most + 1 {
			values[hidden[at][0]][hidden[at][1]] = v
			try(at + 1)
		}
	}
	try(0)
	return out
}

func adds(values [][]int) bool {
	rows, columns := len(values)-1, len(values[0])-1
	for i := range values {
		sum := 0
		for j := range columns {
			sum += values[i][j]
		}
		if sum != values[i][columns] {
			return false
		}
	}
	for j := range values[0] {
		sum := 0
		for i := range rows {
			sum += values[i][j]
		}
		if sum != values[rows][j] {
			return false
		}
	}
	return true
}

// No small count is shown, and none that is hidden can be worked out.
func TestSuppress(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	tried := 0
	for range 1500 {
		rows := make([][]int, random.IntN(2)+1)
		for i := range rows {
			for range 2 {
				n := random.IntN(9)
				if random.IntN(3) == 0 {
					n = 0
				}
				rows[i] = append(rows[i], n)
			}
		}
		shown := Suppress(rows)
		hidden := 0
		for i := range shown {
			for _, cell := range shown[i] {
				if cell.Hidden {
					hidden++
				} else if cell.Count > 0 && cell.Count < fewest {
					t.Fatalf("%v shows %v", rows, shown)
				}
			}
		}
		if hidden > 4 { // too many to write out
			continue
		}
		tried++
		for _, values := range possible(shown, 18) {
			if len(values) < 2 {
				t.Fatalf("%v is told by %v", rows, shown)
			}
		}
	}
	if tried < 300 {
		t.Errorf("only %d tables were worked out", tried)
	}
}

// What needs no cover is shown as it is.
func TestSuppressNothing(t *testing.T) {
	for _, row := range Suppress([][]int{{20, 0, 7}, {9, 5, 0}}) {
		for _, cell := range row {
			if cell.Hidden {
				t.Errorf("%v", row)
			}
		}
	}
}
