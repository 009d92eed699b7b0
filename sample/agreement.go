package sample

// Agreement counts the same cases by what the first board and the second reading
// concluded.
type Agreement struct {
	Both       int // confirmed by both
	Neither    int // confirmed by none
	FirstOnly  int // confirmed by the board, not by the reading
	SecondOnly int // not by the board, confirmed by the reading
}

// Add counts one case.
func (a *Agreement) Add(first, second bool) {
	switch {
	case first && second:
		a.Both++
	case first:
		a.FirstOnly++
	case second:
		a.SecondOnly++
	default:
		a.Neither++
	}
}

// Plus counts the cases of two together.
func (a Agreement) Plus(b Agreement) Agreement {
	return Agreement{a.Both + b.Both, a.Neither + b.Neither, a.FirstOnly + b.FirstOnly, a.SecondOnly + b.SecondOnly}
}

// Cases is how many there are.
func (a Agreement) Cases() int { return a.Both + a.Neither + a.FirstOnly + a.SecondOnly }

// Agreed is how many had one conclusion.
func (a Agreement) Agreed() int { return a.Both + a.Neither }

// Cells are the counts in the order in which they are shown.
func (a Agreement) Cells() []int { return []int{a.Both, a.Neither, a.FirstOnly, a.SecondOnly} }

// Exact is a fraction, perhaps negative. Den is 0 when there is nothing to say.
type Exact struct{ Num, Den int64 }

// Known reports whether there is something to say.
func (e Exact) Known() bool { return e.Den != 0 }

// Thousandths is the fraction in thousandths, one half going away from zero.
func (e Exact) Thousandths() int64 {
	num, den := e.Num, e.Den
	if den < 0 {
		num, den = -num, -den
	}
	if num < 0 {
		return -((-num*2000 + den) / (2 * den))
	}
	return (num*2000 + den) / (2 * den)
}

// Percent is the share of cases in which the two agree.
func (a Agreement) Percent() Exact { return Exact{int64(a.Agreed()), int64(a.Cases())} }

// Kappa is Cohen's: the agreement beyond that of two who concluded at random with the
// same frequencies. It is not known when each concluded one and the same of all.
func (a Agreement) Kappa() Exact {
	n := int64(a.Cases())
	first, second := int64(a.Both+a.FirstOnly), int64(a.Both+a.SecondOnly)
	chance := first*second + (n-first)*(n-second)
	return Exact{n*int64(a.Agreed()) - chance, n*n - chance}
}

// Fleiss is the kappa of several readers of each case: confirmed[i] of the readers
// confirmed the i-th. It is not known with one reader, or when all concluded the same
// of all.
func Fleiss(confirmed []int, readers int) Exact {
	r, n := int64(readers), int64(len(confirmed))
	if r < 2 || n == 0 {
		return Exact{}
	}
	var pairs, yes int64 // ordered pairs of readers of one case who agree; readings that confirm
	for _, c := range confirmed {
		k := int64(c)
		pairs += k*(k-1) + (r-k)*(r-k-1)
		yes += k
	}
	all := n * r
	chance := yes*yes + (all-yes)*(all-yes) // of all²
	return Exact{pairs*all - (r-1)*chance, (r - 1) * (all*all - chance)}
}
