package contest_test

import (
	"fmt"

	"certame"
	"certame/conformance/literal"
	"certame/edital"
	"certame/trace"
	"certame/vacancy"

	"pgregory.net/rapid"
)

// unitedWorld is a small contest by preference: posts, and people with the posts
// they put in order and the mark in each.
type unitedWorld struct {
	tables  [][]edital.TableCell
	people  []wisher
	declare func(*edital.Declared)
}

type wisher struct {
	group  string // confirmed; "" for none
	shut   bool   // outside the open lists
	wishes []int
	marks  []int // by wish
}

func (w unitedWorld) terms() *edital.Terms {
	d := edital.Declared{
		Name: "U", Published: certame.MustDate(2026, 2, 10), AgeOn: certame.NoDate, Preference: true,
		TieBreaks: []edital.TieBreak{{Rule: edital.TieSequence}}, Validity: edital.Validity{From: opening, Months: 48},
	}
	for i, table := range w.tables {
		post := edital.DeclaredPost{Code: postCode(i), Table: table}
		for _, cell := range table {
			post.Vacancies += cell.Seats
		}
		d.Posts = append(d.Posts, post)
	}
	w.declare(&d)
	return edital.Resolve(d, trace.Discard)
}

func postCode(i int) string { return string(rune('A' + i)) }

func (w unitedWorld) roll() *certame.Roll {
	r := &certame.Roll{IDs: certame.NewIdentifiers(len(w.people), 3), Places: 2}
	var candidate []int32
	var place []uint8
	terms := w.terms()
	for i, p := range w.people {
		for k, post := range p.wishes {
			r.IDs.Append(fmt.Appendf(nil, "%03d", i+1))
			r.Post = append(r.Post, certame.PostIndex(post))
			r.Score = append(r.Score, certame.Score(p.marks[k])*certame.ScoreUnit)
			set := setOf(terms, []string{p.group})
			r.Options, r.Confirmed, r.Denied = append(r.Options, set), append(r.Confirmed, set), append(r.Denied, 0)
			r.State, r.Sequence = append(r.State, certame.StateActive), append(r.Sequence, int32(i))
			flags := certame.Flag(0)
			if p.shut {
				flags = certame.FlagOutsideCut
			}
			r.Flags = append(r.Flags, flags)
			candidate, place = append(candidate, int32(i)), append(place, uint8(k+1))
		}
	}
	r.Preferences = certame.NewPreferences(candidate, place, len(w.people))
	return r
}

// slow says the same contest to the literal implementation.
func (w unitedWorld) slow(t *edital.Terms, seats []vacancy.Allocation) literal.UnitedTerms {
	out := literal.UnitedTerms{
		Terms: slowTerms(t, nil, nil), Wishes: map[string][]string{},
		Settles: t.Appointed == edital.AppointedSettles, QueueOfEvery: t.EndOfQueue.Reach == edital.QueueOfEveryPost,
	}
	for i, p := range w.people {
		for _, post := range p.wishes {
			id := fmt.Sprintf("%03d", i+1)
			out.Wishes[id] = append(out.Wishes[id], postCode(post))
		}
	}
	for i := range t.Posts {
		post := literal.UnitedPost{Code: t.Posts[i].Code}
		for _, label := range seats[i].Labels {
			post.Labels = append(post.Labels, t.Code(label))
		}
		post.People = w.ranked(i)
		out.Posts = append(out.Posts, post)
	}
	return out
}

// ranked is everybody who put a post in order, the best mark first; of two with the
// same mark, the first.
func (w unitedWorld) ranked(post int) (out []literal.Candidate) {
	for mark := 99; mark >= 0; mark-- {
		for i, p := range w.people {
			for k, wish := range p.wishes {
				if wish != post || p.marks[k] != mark {
					continue
				}
				c := literal.Candidate{ID: fmt.Sprintf("%03d", i+1), InOpen: !p.shut}
				if p.group != "" {
					c.Options = []string{p.group}
				}
				out = append(out, c)
			}
		}
	}
	return out
}

func anyUnited(t *rapid.T) *united {
	w := unitedWorld{declare: anyUnitedRules(t)}
	posts := rapid.IntRange(1, 4).Draw(t, "posts")
	for range posts {
		var table []edital.TableCell
		for i, code := range [...]string{"AC", "PPP", "PI", "PQ", "PcD"} {
			table = append(table, edital.TableCell{Code: code, Seats: rapid.IntRange(0, [...]int{2, 1, 1, 1, 1}[i]).Draw(t, code)})
		}
		w.tables = append(w.tables, table)
	}
	for range rapid.IntRange(1, 9).Draw(t, "people") {
		w.people = append(w.people, anyWisher(t, posts))
	}
	return w.model(t)
}

func anyWisher(t *rapid.T, posts int) wisher {
	order := make([]int, posts)
	for i := range order {
		order[i] = i
	}
	p := wisher{group: rapid.SampledFrom([]string{"", "", "PPP", "PPP", "PI", "PQ", "PcD"}).Draw(t, "group")}
	p.shut = p.group != "" && rapid.IntRange(0, 4).Draw(t, "shut") == 0
	p.wishes = rapid.Permutation(order).Draw(t, "wishes")[:rapid.IntRange(1, posts).Draw(t, "how many")]
	for range p.wishes {
		p.marks = append(p.marks, rapid.IntRange(50, 99).Draw(t, "mark"))
	}
	return p
}

func anyUnitedRules(t *rapid.T) func(*edital.Declared) {
	reversion := rapid.SampledFrom([]edital.Reversion{edital.ReversionDecree, edital.ReversionLaw, edital.ReversionCPNU2}).Draw(t, "reversao")
	exhausted := rapid.SampledFrom([]edital.OpenExhausted{edital.ExhaustedSeries, edital.ExhaustedRank}).Draw(t, "ac esgotada")
	compensates := rapid.SampledFrom([]edital.Compensation{edital.Compensates, edital.Compensates, edital.Freezes}).Draw(t, "compensacao")
	settles := rapid.SampledFrom([]edital.AfterAppointment{edital.AppointedWaits, edital.AppointedWaits, edital.AppointedSettles}).Draw(t, "nomeada")
	reach := rapid.SampledFrom([]edital.QueueReach{edital.QueueOfOnePost, edital.QueueOfOnePost, edital.QueueOfEveryPost}).Draw(t, "alcance")
	queue := edital.EndOfQueue{Allowed: rapid.IntRange(0, 5).Draw(t, "fim de fila") > 0, LosesPriority: rapid.Bool().Draw(t, "perde"), Reach: reach}
	vacated := rapid.SampledFrom([]edital.Vacated{edital.VacatedIsSame, edital.VacatedIsNew}).Draw(t, "vacancia")
	return func(d *edital.Declared) {
		d.Reversion, d.Exhausted, d.Compensate, d.Appointed, d.EndOfQueue, d.Vacated = reversion, exhausted, compensates, settles, queue, vacated
	}
}
