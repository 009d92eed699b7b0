package tables

import (
	"cmp"
	"slices"
	"strconv"

	"certame"
	"certame/contest"
	"certame/internal/locale"
	"certame/law"
	"certame/phase"
)

// phases writes fases.csv for one post: one row for each phase a person came to,
// with the two facts of the phase, whether she goes on and why, and her place on
// both lists (Decreto, art. 18).
func phases(r *row, o *contest.Outcome, p *contest.Post) {
	for at := range p.Phases.Results {
		t := phaseTable{r: r, o: o, p: p, at: at, result: &p.Phases.Results[at]}
		t.head = r.fixed(o.Terms.Posts[p.Index].Code, o.Terms.Phases[t.result.Phase].Code)
		t.write()
	}
}

// phaseTable writes the rows of one phase of a post.
type phaseTable struct {
	r         *row
	o         *contest.Outcome
	p         *contest.Post
	at        int
	result    *phase.Result
	head      []byte
	positions [][]int
}

func (t *phaseTable) write() {
	c := phase.Case{Terms: t.o.Terms, Roll: t.o.Roll, Members: t.p.Phases.Members}
	t.positions = t.p.Phases.Positions(&c, t.at)
	for _, i := range t.people() {
		t.line(i)
	}
}

// people are the members who came to the phase, best mark first and then by
// registration number, so that the order of the input does not show.
func (t *phaseTable) people() (out []int) {
	for i := range t.p.Phases.Members {
		stop := t.p.Phases.StopAt[i]
		if t.result.Facts[i].Took && (stop < 0 || stop >= t.at) {
			out = append(out, i)
		}
	}
	slices.SortFunc(out, func(a, b int) int {
		if c := cmp.Compare(t.result.Facts[b].Mark, t.result.Facts[a].Mark); c != 0 {
			return c
		}
		return t.o.Roll.IDs.Compare(t.p.Phases.Members[a], t.p.Phases.Members[b])
	})
	return out
}

func (t *phaseTable) line(i int) {
	person, fact := t.p.Phases.Members[i], &t.result.Facts[i]
	regime, optante := t.o.Terms.Regime.ID, t.o.Roll.Options[person]&^t.o.Roll.Denied[person] != 0
	t.r.raw(t.head)
	t.r.id(t.o.Roll.IDs.At(person))
	t.r.score(fact.Mark, t.o.Roll.Places)
	t.r.word(yesNo(fact.Minimum))
	t.r.word(yesNo(fact.Inside))
	t.r.word(yesNo(fact.Way != phase.NoWay))
	t.r.word(locale.PhaseReason(t.o.Terms.Wording(), fact.Way, fact.Stop, t.result.Cut.Keep > 0))
	t.r.text(law.Citations(fact.Basis(regime, optante)))
	t.r.text(t.places(i))
	t.r.end()
}

// places writes "AC 3 · PPP 1": the positions on the lists of the phase.
func (t *phaseTable) places(i int) (out string) {
	for m := range t.positions {
		if place := t.positions[m][i]; place > 0 {
			if out != "" {
				out += " · "
			}
			out += t.o.Terms.Code(certame.Modality(m)) + " " + strconv.Itoa(place)
		}
	}
	return out
}

// barrier writes barreira.csv: for every phase with a list of people called, each
// optante with the minimum and everybody who was called or left out against what
// the marks say.
func barrier(r *row, o *contest.Outcome) {
	for _, check := range o.Checks {
		for post, lines := range check.Posts {
			sorted := slices.Clone(lines)
			slices.SortFunc(sorted, func(a, b phase.Line) int { return o.Roll.IDs.Compare(a.Person, b.Person) })
			for i := range sorted {
				barrierLine(r, o, o.Terms.Posts[post].Code, o.Terms.Phases[check.Phase].Code, &sorted[i])
			}
		}
	}
}

func barrierLine(r *row, o *contest.Outcome, post, code string, l *phase.Line) {
	r.text(post)
	r.text(code)
	r.id(o.Roll.IDs.At(l.Person))
	r.text(codes(o, o.Roll.Options[l.Person]))
	r.score(l.Fact.Mark, o.Roll.Places)
	r.word(yesNo(l.Fact.Minimum))
	r.word(yesNo(l.Fact.Inside))
	r.word(yesNo(l.Due))
	r.word(yesNo(l.Called))
	r.word(locale.CallReason(o.Terms.Wording(), l))
	basis := l.Fact.Basis(o.Terms.Regime.ID, l.Optante)
	if l.Optante && l.Fact.Minimum {
		basis = law.OptanteGoesOn.In(o.Terms.Regime.ID)
	}
	r.text(law.Citations(basis))
	r.end()
}

func codes(o *contest.Outcome, set certame.GroupSet) (out string) {
	for _, m := range set.Modalities() {
		if out != "" {
			out += "|"
		}
		out += o.Terms.Code(m)
	}
	return out
}
