package contest_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/trace"

	"pgregory.net/rapid"
)

// entrant is one line of a small contest.
type entrant struct {
	id        string
	score     int // points; -1 when missing
	options   []string
	denied    []string
	outside   bool
	state     certame.State
	subJudice bool
	post      certame.PostIndex
}

// small is a contest of one post.
type small struct {
	seats    int
	table    []edital.TableCell
	people   []entrant
	multiple edital.Multiple
	revert   edital.Reversion
	order    edital.OrderRule
	groups   []edital.DeclaredGroup
	mirror   edital.SubJudice
}

func (s small) terms() *edital.Terms {
	return edital.Resolve(edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 2, 10), AgeOn: certame.NoDate,
		Posts:     []edital.DeclaredPost{{Code: "101", Vacancies: s.seats, Table: s.table}},
		TieBreaks: []edital.TieBreak{{Rule: edital.TieSequence}},
		Multiple:  s.multiple, Reversion: s.revert, Order: s.order, Groups: s.groups, SubJudice: s.mirror,
	}, trace.Discard)
}

func (s small) roll(t *edital.Terms) *certame.Roll {
	r := &certame.Roll{IDs: certame.NewIdentifiers(len(s.people), 4), Places: 2}
	for _, e := range s.people {
		r.IDs.Append([]byte(e.id))
		r.Post = append(r.Post, e.post)
		score := certame.NoScore
		if e.score >= 0 {
			score = certame.Score(e.score) * certame.ScoreUnit
		}
		r.Score = append(r.Score, score)
		options, denied := setOf(t, e.options), setOf(t, e.denied)
		r.Options = append(r.Options, options)
		r.Denied = append(r.Denied, denied&options)
		r.Confirmed = append(r.Confirmed, options&^denied)
		r.State = append(r.State, e.state)
		flags := certame.Flag(0)
		if e.outside {
			flags |= certame.FlagOutsideCut
		}
		if e.subJudice {
			flags |= certame.FlagSubJudice
		}
		r.Flags = append(r.Flags, flags)
		r.Sequence = append(r.Sequence, sequenceOf(e.id))
	}
	return r
}

// sequenceOf breaks ties by the registration number, so that no tie survives.
func sequenceOf(id string) (n int32) {
	fmt.Sscanf(id, "%d", &n)
	return n
}

func setOf(t *edital.Terms, codes []string) (set certame.GroupSet) {
	for _, code := range codes {
		if m, ok := t.Modality(code); ok {
			set = set.With(m)
		}
	}
	return set
}

// fataler is a *testing.T or a *rapid.T.
type fataler interface {
	Fatalf(string, ...any)
	Helper()
}

func (s small) run(t fataler) *contest.Outcome {
	t.Helper()
	terms := s.terms()
	o, err := contest.Run(terms, s.roll(terms), trace.Log{}, true)
	if err != nil {
		t.Fatalf("%v in %+v", err, s)
	}
	return o
}

// seated maps the people who hold a seat to the code of their modality.
func seated(o *contest.Outcome) map[string]string {
	out := map[string]string{}
	p := o.Posts[0]
	for rank, m := range p.Appointment.Holds {
		if m != certame.NoModality {
			out[string(o.Roll.IDs.At(p.Lists.Order[rank]))] = o.Terms.Code(m)
		}
	}
	return out
}

// calls writes the order of call in one line.
func calls(o *contest.Outcome) string {
	var b strings.Builder
	p := o.Posts[0]
	for _, c := range p.Appointment.Calls {
		fmt.Fprintf(&b, "%s:%s:%s ", o.Roll.IDs.At(p.Lists.Order[c.Rank]), o.Terms.Code(c.Label), o.Terms.Code(c.Final))
	}
	return strings.TrimSpace(b.String())
}

var groupCodes = [...]string{"PPP", "PI", "PQ", "PcD"}

// anyContest draws a contest of up to 60 seats and 40 people, each with at most
// most options.
func anyContest(t *rapid.T, most int) small {
	s := small{
		seats:    rapid.IntRange(0, 60).Draw(t, "seats"),
		revert:   rapid.SampledFrom([]edital.Reversion{"", edital.ReversionLaw, edital.ReversionCPNU2}).Draw(t, "reversao"),
		multiple: edital.Multiple{Relative: rapid.Bool().Draw(t, "relativa")},
	}
	n := rapid.IntRange(0, 40).Draw(t, "people")
	for i := range n {
		s.people = append(s.people, anyEntrant(t, i, most))
	}
	return s
}

func anyEntrant(t *rapid.T, i, most int) entrant {
	e := entrant{id: fmt.Sprintf("%04d", i), score: rapid.IntRange(-1, 60).Draw(t, "score")}
	for range rapid.IntRange(0, most).Draw(t, "options") {
		code := rapid.SampledFrom(groupCodes[:]).Draw(t, "option")
		if !slices.Contains(e.options, code) {
			e.options = append(e.options, code)
		}
	}
	if len(e.options) > 0 && rapid.IntRange(0, 4).Draw(t, "denied") == 0 {
		e.denied = e.options[:1]
	}
	e.outside = len(e.options) > len(e.denied) && rapid.IntRange(0, 3).Draw(t, "outside") == 0
	if rapid.IntRange(0, 9).Draw(t, "state") == 0 {
		e.state = certame.StateWithdrawn
	}
	return e
}

func check(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	rapid.Check(t, property)
}
