package tiebreak

import (
	"cmp"
	"math"

	"certame"
	"certame/edital"
)

// older is the age at which idoso begins to count (Lei 10.741/2003, art. 27).
const older = 60

// Criterion reads one column as a number where smaller is better. All numbers
// fit 62 bits, so that spans never overflow.
type Criterion struct {
	Rule edital.TieBreak
	Read func(certame.Person) int64
	Lack func(certame.Person) bool // the person has no value; nil when all have
}

const worst = math.MaxInt64 / 4

// Criteria is the edital's list of tie-breaks, in order, those left out
// for which the file has no data.
func Criteria(t *edital.Terms, r *certame.Roll) (list []Criterion) {
	for _, tb := range t.TieBreaks {
		if read := Reader(t, r, tb); read != nil {
			list = append(list, Criterion{tb, read, lacker(r, tb)})
		}
	}
	return list
}

// Compare is -1, 0 or +1 as a goes before, with or after b.
func Compare(list []Criterion, a, b certame.Person) int {
	for _, c := range list {
		if d := cmp.Compare(c.Read(a), c.Read(b)); d != 0 {
			return d
		}
	}
	return 0
}

// Reader is nil when the file has no data for the criterion; the tie then
// survives and is reported, never settled by another column.
func Reader(t *edital.Terms, r *certame.Roll, tb edital.TieBreak) func(certame.Person) int64 {
	switch tb.Rule {
	case edital.TieOlderPerson:
		return elderReader(r, t.AgeOn)
	case edital.TieOlder:
		return birthReader(r)
	case edital.TieJuror:
		if !r.Jurors {
			return nil
		}
		return func(p certame.Person) int64 { return 1 - int64(r.Flags[p]&certame.FlagJuror)/int64(certame.FlagJuror) }
	case edital.TieComponent:
		return componentReader(r.Component(tb.Component))
	case edital.TieBirthTime:
		return columnReader(r.BirthTime)
	case edital.TieSequence:
		return columnReader(r.Sequence)
	case edital.TieDraw:
		return columnReader(r.Draw)
	}
	return nil
}

// elderReader prefers people of 60 or more on the reference day, the older
// first; everybody else is equal under it.
func elderReader(r *certame.Roll, on certame.Date) func(certame.Person) int64 {
	if r.Birth == nil {
		return nil
	}
	limit := on.AddYears(-older)
	return func(p certame.Person) int64 {
		if b := r.Birth[p]; b != certame.NoDate && b <= limit {
			return int64(b)
		}
		return math.MaxInt32
	}
}

func birthReader(r *certame.Roll) func(certame.Person) int64 {
	if r.Birth == nil {
		return nil
	}
	return func(p certame.Person) int64 {
		if b := r.Birth[p]; b != certame.NoDate {
			return int64(b)
		}
		return math.MaxInt32
	}
}

func componentReader(scores []certame.Score) func(certame.Person) int64 {
	if scores == nil {
		return nil
	}
	return func(p certame.Person) int64 {
		if s := scores[p]; s != certame.NoScore {
			return -int64(s)
		}
		return worst
	}
}

func columnReader(column []int32) func(certame.Person) int64 {
	if column == nil {
		return nil
	}
	return func(p certame.Person) int64 {
		if column[p] == certame.NoNumber {
			return math.MaxInt32 + 1
		}
		return int64(column[p])
	}
}

// lacker tells who has no value for a criterion. Whoever lacks one stands last
// under it, and the tie is reported: an empty cell settles nothing.
func lacker(r *certame.Roll, tb edital.TieBreak) func(certame.Person) bool {
	number := func(column []int32) func(certame.Person) bool {
		return func(p certame.Person) bool { return column[p] == certame.NoNumber }
	}
	switch tb.Rule {
	case edital.TieOlderPerson, edital.TieOlder:
		return func(p certame.Person) bool { return r.Birth[p] == certame.NoDate }
	case edital.TieComponent:
		scores := r.Component(tb.Component)
		return func(p certame.Person) bool { return scores[p] == certame.NoScore }
	case edital.TieBirthTime:
		return number(r.BirthTime)
	case edital.TieSequence:
		return number(r.Sequence)
	case edital.TieDraw:
		return number(r.Draw)
	}
	return nil
}
