package classification

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

func terms(d edital.Declared) *edital.Terms {
	d.Name = "T"
	if d.Published == 0 {
		d.Published = certame.MustDate(2026, 2, 10)
	}
	if d.AgeOn == 0 {
		d.AgeOn = certame.NoDate
	}
	return edital.Resolve(d, trace.Discard)
}

// randomRoll has many equal marks and every column a tie-break may need.
func randomRoll(r *rand.Rand, n int) *certame.Roll {
	roll := &certame.Roll{IDs: certame.NewIdentifiers(n, 6)}
	component := certame.Column{Name: "nota_objetiva"}
	for i := range n {
		roll.IDs.Append(fmt.Appendf(nil, "%06d", r.IntN(1_000_000)*1000+i))
		roll.Post = append(roll.Post, 0)
		roll.Score = append(roll.Score, certame.Score(r.IntN(20))*certame.ScoreUnit)
		roll.Options = append(roll.Options, 0)
		roll.Confirmed = append(roll.Confirmed, 0)
		roll.Denied = append(roll.Denied, 0)
		roll.State = append(roll.State, certame.StateActive)
		roll.Flags = append(roll.Flags, certame.Flag(r.IntN(2))*certame.FlagJuror)
		birth := certame.Date(-5000 + r.IntN(10)*2500)
		if r.IntN(10) == 0 {
			birth = certame.NoDate
		}
		roll.Birth = append(roll.Birth, birth)
		mark := certame.Score(r.IntN(3)) * certame.ScoreUnit
		if r.IntN(9) == 0 {
			mark = certame.NoScore
		}
		component.Scores = append(component.Scores, mark)
		roll.Draw = append(roll.Draw, int32(r.IntN(4)))
	}
	roll.Components = []certame.Column{component}
	roll.Jurors = true
	return roll
}

// The packed, radix-sorted order is that of comparing criterion by criterion,
// for few people and for many.
func TestRankAgreesWithComparing(t *testing.T) {
	tie := func(r edital.TieRule) edital.TieBreak { return edital.TieBreak{Rule: r} }
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 7))
		roll := randomRoll(r, 1+r.IntN(900))
		d := edital.Declared{TieBreaks: []edital.TieBreak{tie(edital.TieOlderPerson), {Rule: edital.TieComponent, Component: "nota_objetiva"}, tie(edital.TieJuror), tie(edital.TieOlder)}}
		if seed%2 == 0 {
			d.TieBreaks = append(d.TieBreaks, tie(edital.TieDraw))
		}
		tm := terms(d)
		people := make([]certame.Person, roll.Len())
		for i := range people {
			people[i] = certame.Person(i)
		}
		got, ties := rank(tm, roll, people)
		list := criteria(tm, roll)
		want := slices.Clone(people)
		slices.SortFunc(want, func(a, b certame.Person) int {
			if c := compareBy(list, a, b); c != 0 {
				return c
			}
			return roll.IDs.Compare(a, b)
		})
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d: packed order differs from comparing", seed)
		}
		if !slices.Equal(ties, tiesByComparing(list, want)) {
			t.Fatalf("seed %d: ties %v", seed, ties)
		}
	}
}

// tiesByComparing joins neighbours that are equal, or that an empty cell alone
// separates.
func tiesByComparing(list []criterion, order []certame.Person) (ties []Tie) {
	for i := 0; i < len(order); {
		j := i
		for j+1 < len(order) && !separated(list, order[j], order[j+1]) {
			j++
		}
		if j > i {
			ties = append(ties, Tie{i, j})
		}
		i = j + 1
	}
	return ties
}

func separated(list []criterion, a, b certame.Person) bool {
	for _, c := range list {
		if c.Read(a) != c.Read(b) {
			return c.Lack == nil || !c.Lack(a) && !c.Lack(b)
		}
	}
	return false
}

// Case T65: equal marks at 61, at 45 with jury service, at 59.
func TestDefaultTieBreaks(t *testing.T) {
	tm := terms(edital.Declared{Published: certame.MustDate(2026, 1, 1)})
	roll := randomRoll(rand.New(rand.NewPCG(1, 1)), 3)
	for i, birth := range []certame.Date{certame.MustDate(1966, 6, 1), certame.MustDate(1980, 6, 1), certame.MustDate(1964, 6, 1)} {
		roll.Score[i], roll.Birth[i], roll.Flags[i] = certame.ScoreUnit, birth, 0
	}
	roll.Flags[1] = certame.FlagJuror
	got, _ := rank(tm, roll, []certame.Person{0, 1, 2})
	if !slices.Equal(got, []certame.Person{2, 1, 0}) {
		t.Errorf("order %v: the person of 61, the juror, the person of 59", got)
	}
}

// entrant has options in a contest whose groups are PPP, PI, PQ, PcD.
func classify(t *testing.T, d edital.Declared, log *trace.Log, seats []int, options ...[]string) (*edital.Terms, *Lists) {
	t.Helper()
	tm := terms(d)
	roll := randomRoll(rand.New(rand.NewPCG(3, 3)), len(options))
	for i, codes := range options {
		roll.Score[i] = certame.Score(1000-i) * certame.ScoreUnit
		for _, code := range codes {
			m, ok := tm.Modality(code)
			if !ok {
				t.Fatalf("no group %s", code)
			}
			roll.Options[i] = roll.Options[i].With(m)
		}
		roll.Confirmed[i] = roll.Options[i]
	}
	people := make([]certame.Person, roll.Len())
	for i := range people {
		people[i] = certame.Person(i)
	}
	return tm, Classify(tm, roll, people, seats, seats, "cargo 1", log)
}

func finals(tm *edital.Terms, l *Lists) (out []string) {
	for _, set := range l.Final {
		codes := ""
		for _, m := range set.Modalities() {
			codes += tm.Code(m)
		}
		out = append(out, codes)
	}
	return out
}

// Cases T48 and T49: the highest percentage of the edital.
func TestHighestPercentageWins(t *testing.T) {
	tm, l := classify(t, edital.Declared{}, &trace.Log{}, nil, []string{"PPP", "PcD"}, []string{"PI", "PcD"}, []string{"PI", "PQ"}, nil)
	if got := finals(tm, l); !slices.Equal(got, []string{"PPP", "PcD", "PI", ""}) {
		t.Errorf("classified in %v", got)
	}
}

func fiveAndFive() []edital.DeclaredGroup {
	five, twenty := certame.Percent(5), certame.Percent(20)
	return []edital.DeclaredGroup{{Code: "PPP", Share: &twenty}, {Code: "PI", Share: &five}, {Code: "PcD", Share: &five}, {Code: "PQ", Share: &five}}
}

// Case T50: equal percentages go to the better position on the specific list.
func TestEqualPercentages(t *testing.T) {
	options := [][]string{{"PcD"}, {"PI"}, {"PcD"}, {"PcD"}, {"PI", "PcD"}}
	tm, l := classify(t, edital.Declared{Groups: fiveAndFive(), Rationale: "política indígena"}, &trace.Log{}, nil, options...)
	if got := finals(tm, l)[4]; got != "PI" {
		t.Errorf("second of PI and fourth of PcD is classified in %s", got)
	}
	// Divided by the seats of each group (I-09), four of ten is better than two of one.
	relative := edital.Declared{Groups: fiveAndFive(), Rationale: "política indígena", Multiple: edital.Multiple{Relative: true}}
	tm, l = classify(t, relative, &trace.Log{}, []int{0, 0, 1, 10, 0}, options...)
	if got := finals(tm, l)[4]; got != "PcD" {
		t.Errorf("relative position classifies in %s", got)
	}
}

// The Defence ordinance has no rule for equal percentages: the edital must say.
func TestEqualPercentagesOfTheOrdinance(t *testing.T) {
	var log trace.Log
	d := edital.Declared{Groups: fiveAndFive(), Regime: law.RegimePortariaMD, Published: certame.MustDate(2026, 4, 1)}
	classify(t, d, &log, nil, []string{"PcD"}, []string{"PI", "PcD"})
	if len(log.Findings) != 1 || log.Findings[0].Code != "classificacao.percentuais_iguais" || !log.Findings[0].Blocks {
		t.Errorf("findings %+v", log.Findings)
	}
}

// I-08: with acumula_pcd the person stays on both lists.
func TestAccumulatedDisability(t *testing.T) {
	tm, l := classify(t, edital.Declared{Multiple: edital.Multiple{Accumulates: true}}, &trace.Log{}, nil, []string{"PPP", "PcD"}, []string{"PI", "PQ", "PcD"})
	if got := finals(tm, l); !slices.Equal(got, []string{"PPPPcD", "PIPcD"}) {
		t.Errorf("classified in %v", got)
	}
}
