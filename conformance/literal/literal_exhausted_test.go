package literal

import (
	"fmt"
	"testing"
)

// left has so many AC seats that nobody of the AC list can take, and long lists.
func left(seats int, rule string) World {
	w := world(repeat("AC", seats+2), "A B "+series("p", ":PPP!", 20)+series("i", ":PI!", 5)+series("q", ":PQ!", 5))
	w.OpenExhausted = rule
	return w
}

// only keeps the proportion: what the groups got.
func only(seats int, rule string) string { return tally(left(seats, rule))[2:] }

func TestExhaustedOpen(t *testing.T) {
	for _, c := range []struct {
		id    string
		seats int
		rule  string
		want  string
	}{
		{"T45", 4, "serie", "4/0/0/0"},
		{"T45", 4, "maior_resto", "3/1/0/0"},
		{"T46", 8, "serie", "6/1/1/0"},
		{"T46", 8, "maior_resto", "7/1/0/0"},
		{"R-35", 9, "serie", "7/1/1/0"},
		{"legal §3e", 9, "maior_resto", "7/1/1/0"},
		{"R-35", 15, "serie", "13/1/1/0"},
		{"legal §3e", 15, "maior_resto", "13/1/1/0"},
		{"R-35 tie at 50 goes to PPP, then PI", 16, "serie", "13/2/1/0"},
		{"T47", 10, "serie", "8/1/1/0"},
		{"T47", 10, "classificacao", "10/0/0/0"},
	} {
		equal(t, fmt.Sprint(c.id, " ", c.seats, " ", c.rule), only(c.seats, c.rule), c.want)
	}
}

// T47: ten later seats go to the ten best marks, whatever rule the edital's have.
func TestLaterSeats(t *testing.T) {
	mixed := "A " + series("q", ":PQ!", 5) + series("i", ":PI!", 3) + series("p", ":PPP!", 9)
	w := world(repeat("AC", 11), mixed)
	w.EditalSeats = 1
	equal(t, "T47 all later", tally(w), "1/2/3/5/0")
	w.EditalSeats = 5
	equal(t, "four of the edital by the series, six later", tally(w), "1/4/1/5/0")
	w.EditalSeats = 11
	equal(t, "none later", tally(w), "1/8/1/1/0")
}

// The people of AC hold the lowest AC seats: seat 1 reverted to AC is held, the
// later seat 4 is what is left, so the best mark (q) takes it and not PPP.
func TestWhichSeatIsLater(t *testing.T) {
	w := world("PcD AC AC AC", "A B C q:PQ! p:PPP!")
	w.EditalSeats = 3
	equal(t, "later", show(w), "A=AC B=AC C=AC q=PQ")
	w.EditalSeats = 4
	equal(t, "edital", show(w), "A=AC B=AC C=AC p=PPP")
}

func TestGroupsRunOut(t *testing.T) {
	few := func(rule, ranking string, seats int) string {
		w := world(repeat("AC", seats), ranking)
		w.OpenExhausted = rule
		return tally(w)[2:]
	}
	equal(t, "series skips PPP", few("serie", "p:PPP! i1:PI! i2:PI! q1:PQ! q2:PQ!", 4), "1/2/1/0")
	equal(t, "remainder again among the rest", few("maior_resto", "p:PPP! i1:PI! i2:PI! q1:PQ! q2:PQ!", 4), "1/2/1/0")
	equal(t, "an empty list keeps its part at first", few("maior_resto", series("p", ":PPP!", 9)+"i1:PI! i2:PI!", 4), "3/1/0/0")
	for _, rule := range []string{"serie", "maior_resto", "classificacao"} {
		equal(t, "I-15 PcD last, "+rule, few(rule, "d1:PcD! d2:PcD! p:PPP! d3:PcD!", 3), "1/0/0/2")
	}
}

// Splitting among the lists that still have people, instead, would give S(4)
// 3/1/0 and S(5) 4/0/0 and the PQ seat: i would be unseated by one more seat.
func TestEmptyListKeepsItsPart(t *testing.T) {
	w := world(repeat("AC", 4)+"PQ", series("p", ":PPP!", 4)+"i:PI! q:PQ!")
	w.OpenExhausted = "maior_resto"
	equal(t, "four", showFirst(w, 4), "i=PI p1=PPP p2=PPP p3=PPP")
	equal(t, "five", show(w), "i=PI p1=PPP p2=PPP p3=PPP q=PQ")
}

// Group lists come first, the exhausted AC list last: the PI seat goes to q1,
// then the AC seat to the best of those left, p.
func TestExhaustedOpenIsLast(t *testing.T) {
	w := world("AC PI", "q1:PQ! p:PPP! q2:PQ!")
	w.OpenExhausted = "classificacao"
	equal(t, "AC last", show(w), "p=PPP q1=PQ")
}

// Largest remainder is not nested for every lawful division (D 3 §5): with
// 20/8/2, nine seats are 6/2/1 and ten are 7/3/0, so one more seat unseats q.
func TestLargestRemainderIsNotNested(t *testing.T) {
	w := world(repeat("AC", 10), series("p", ":PPP!", 9)+series("i", ":PI!", 9)+"q:PQ!")
	w.Groups = []Group{racial("PPP", 20), racial("PI", 8), racial("PQ", 2), disability(5)}
	w.OpenExhausted = "maior_resto"
	equal(t, "nine", showFirst(w, 9), "i1=PI i2=PI p1=PPP p2=PPP p3=PPP p4=PPP p5=PPP p6=PPP q=PQ")
	equal(t, "ten", showFirst(w, 10), "i1=PI i2=PI i3=PI p1=PPP p2=PPP p3=PPP p4=PPP p5=PPP p6=PPP p7=PPP")
}
