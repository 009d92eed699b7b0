package sample

import "math/big"

// Missed is the chance, as a fraction, that a sample has none of so many diverging
// cases, for the way of lying among the boards that hides them best: the confidence
// holds wherever they are. Each case of a board is as likely to be read as any other of
// it, so that the chance is the product of C(cases−d, drawn) ÷ C(cases, drawn).
//
// One more diverging case in a board multiplies the chance by (left−drawn) ÷ left, which
// falls with each: taking the largest factor each time is therefore the worst way.
func Missed(list []Stratum, diverging int) (num, den *big.Int) {
	left := make([]int, len(list))
	total := 0
	for i, s := range list {
		left[i] = s.Cases
		total += s.Cases
	}
	num, den = big.NewInt(1), big.NewInt(1)
	for range min(diverging, total) {
		at := hides(list, left)
		num.Mul(num, big.NewInt(int64(max(left[at]-list[at].Drawn, 0))))
		den.Mul(den, big.NewInt(int64(left[at])))
		left[at]--
	}
	return num, den
}

// hides is the board in which one more diverging case is most likely not read.
func hides(list []Stratum, left []int) (at int) {
	at = -1
	for i := range list {
		if left[i] == 0 {
			continue
		}
		if at < 0 || (left[i]-list[i].Drawn)*left[at] > (left[at]-list[at].Drawn)*left[i] {
			at = i
		}
	}
	return at
}

// Confidence is the chance, in thousandths rounded down, that a sample has at least one
// of so many diverging cases, wherever they are.
func Confidence(list []Stratum, diverging int) int {
	num, den := Missed(list, diverging)
	found := new(big.Int).Sub(den, num)
	return int(found.Mul(found, big.NewInt(1000)).Div(found, den).Int64())
}

// Size is the fewest cases that have, with a confidence in thousandths, at least one of
// so many diverging cases: all of them, if nothing less does.
func Size(cases []int, diverging, confidence int) int {
	all := 0
	for _, c := range cases {
		all += c
	}
	enough := func(n int) bool { return Confidence(Share(cases, n), diverging) >= confidence }
	low, high := 0, all // enough of high, or high is all
	for low < high {
		if middle := (low + high) / 2; enough(middle) {
			high = middle
		} else {
			low = middle + 1
		}
	}
	return low
}

// Diverging is how many of so many cases are a share of them in thousandths, rounded
// up, one at least.
func Diverging(cases, share int) int { return max((cases*share+999)/1000, 1) }
