package phase

import (
	"fmt"
	"slices"
	"testing"

	"certame"
	"certame/edital"

	"pgregory.net/rapid"
)

// literal is written a second time, slowly and from the rules: it
// counts who stands ahead of a person where the engine sorts.
type literal struct {
	world
	passed  []bool // by person, as things stood then
	ac      []bool // by person: inside every open cut so far
	total   []int  // by person: sum of the phases that classify
	verdict []string
}

func (l *literal) mark(f, i int) int {
	at := 0
	for _, p := range l.phases[:f] {
		at += max(1, len(p.Components))
	}
	p := l.phases[f]
	if len(p.Components) == 0 {
		return l.people[i].marks[at]
	}
	sum := 0
	for c := range p.Components {
		mark := l.people[i].marks[at+c]
		if mark < 0 {
			return -1
		}
		sum += int(p.Components[c].Weight) * mark
	}
	return sum
}

func (l *literal) reaches(f, i int) bool {
	p := l.phases[f]
	if l.mark(f, i) < 0 || p.Minimum != certame.NoScore && points(l.mark(f, i)) < p.Minimum {
		return false
	}
	at := 0
	for _, before := range l.phases[:f] {
		at += max(1, len(before.Components))
	}
	for c := range p.Components {
		if m := p.Components[c].Minimum; m != certame.NoScore && points(l.people[i].marks[at+c]) < m {
			return false
		}
	}
	return true
}

// key is what the barrier compares; sum counts this phase already.
func (l *literal) key(f, i int) int {
	if l.phases[f].Barrier.Accumulated {
		return l.total[i]
	}
	return l.mark(f, i)
}

// ahead counts the people of a set who stand strictly before i.
func (l *literal) ahead(f, i int, set func(int) bool) (n int) {
	for j := range l.people {
		if j == i || !set(j) {
			continue
		}
		switch a, b := l.key(f, j), l.key(f, i); {
		case a > b:
			n++
		case a == b && l.phases[f].Barrier.TiesBreak && l.people[j].birth < l.people[i].birth:
			n++
		}
	}
	return n
}

func (l *literal) mirrored(i int) bool {
	return l.people[i].subJudice && l.mirror == edital.SubJudiceMirror
}

func (l *literal) keep(f, m int, code string) int {
	b := l.phases[f].Barrier
	if b.Multiple > 0 {
		return max(b.Multiple*seatsOfWorld[m], b.Floor)
	}
	if code == "AC" {
		return b.Keep
	}
	for _, cell := range b.KeepGroups {
		if cell.Code == code {
			return cell.Seats
		}
	}
	return 0
}

func (l *literal) insideOpen(f, i int) bool {
	if !l.reaches(f, i) || !l.ac[i] {
		return false
	}
	if l.phases[f].Barrier == nil || l.keep(f, 0, "AC") == 0 {
		return true
	}
	set := func(j int) bool { return l.passed[j] && l.ac[j] && l.reaches(f, j) && !l.mirrored(j) }
	return l.ahead(f, i, set) < l.keep(f, 0, "AC")
}

// groupsKept is the options of i within the number that the edital allows; all of
// them where it allows everybody.
func (l *literal) groupsKept(f, i int) (kept []string) {
	b := l.phases[f].Barrier
	if b == nil || !b.Limits {
		return l.people[i].options
	}
	if l.mirrored(i) {
		return nil
	}
	for m, code := range []string{"AC", "PPP", "PI", "PQ", "PcD"} {
		if m == 0 || !slices.Contains(l.people[i].options, code) {
			continue
		}
		set := func(j int) bool {
			return l.passed[j] && l.reaches(f, j) && !l.insideOpen(f, j) && slices.Contains(l.people[j].options, code) && !l.mirrored(j)
		}
		if k := l.keep(f, m, code); k == 0 || l.ahead(f, i, set) < k {
			kept = append(kept, code)
		}
	}
	return kept
}

func (l *literal) phase(f int) {
	next, ac := slices.Clone(l.passed), slices.Clone(l.ac)
	for i := range l.people {
		if l.passed[i] && !l.phases[f].Eliminatory && l.mark(f, i) >= 0 {
			l.total[i] += int(l.phases[f].Weight) * l.mark(f, i)
		}
	}
	for i := range l.people {
		if !l.passed[i] {
			continue
		}
		e := l.people[i]
		stop := ""
		switch {
		case l.insideOpen(f, i):
		case l.mark(f, i) >= 0 && e.subJudice:
		case !l.reaches(f, i):
			stop = "minimum"
		case len(e.options) == 0:
			stop = "cut"
		case len(l.groupsKept(f, i)) == 0:
			stop = "number"
		default:
			ac[i] = false
			if e.denied && l.verdict[i] == "" {
				l.verdict[i] = fmt.Sprint("lost ", f)
			}
		}
		if next[i] = stop == ""; stop != "" && l.verdict[i] == "" {
			l.verdict[i] = fmt.Sprint(stop, " ", f)
		}
	}
	l.passed, l.ac = next, ac
}

func (l *literal) run() {
	l.passed, l.ac = slices.Repeat([]bool{true}, len(l.people)), slices.Repeat([]bool{true}, len(l.people))
	l.total, l.verdict = make([]int, len(l.people)), make([]string, len(l.people))
	for f := range l.phases {
		someone, marked := false, false
		for i := range l.people {
			someone = someone || l.passed[i]
			marked = marked || l.passed[i] && l.mark(f, i) >= 0
		}
		if someone && !marked {
			break
		}
		l.phase(f)
	}
	for i := range l.people {
		if l.verdict[i] == "" {
			l.verdict[i] = fmt.Sprint("on, open ", l.ac[i], ", total ", l.total[i])
		}
	}
}

var stopWords = map[certame.Stop]string{
	certame.StopNoMark: "minimum", certame.StopMinimum: "minimum", certame.StopComponentMinimum: "minimum",
	certame.StopCut: "cut", certame.StopGroupCut: "number", certame.StopOptionLost: "lost",
}

// The engine and the literal reading agree on every person of every world.
func TestEngineAgreesWithTheLiteralReading(t *testing.T) {
	check(t, func(t *rapid.T) {
		w := anyWorld(t)
		l := literal{world: w}
		l.run()
		o, _ := w.run()
		for i, e := range w.people {
			got := fmt.Sprint(stopWords[o.Stops[i]], " ", o.StopAt[i])
			if o.Stops[i] == certame.NotStopped {
				total := certame.Score(0)
				if o.Final != nil {
					total = o.Final[i]
				}
				got = fmt.Sprint("on, open ", o.Outside[i] < 0, ", total ", int(total/certame.ScoreUnit))
			}
			if got != l.verdict[i] {
				t.Fatalf("%s: the engine says %q, the rules %q\n%+v", e.id, got, l.verdict[i], w)
			}
		}
	})
}
