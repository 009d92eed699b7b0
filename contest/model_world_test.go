package contest_test

import (
	"fmt"
	"slices"

	"certame"
	"certame/conformance/literal"
	"certame/contest"
	"certame/edital"

	"pgregory.net/rapid"
)

// model is one contest in both implementations, and the facts that both took.
type model struct {
	told  told
	terms *edital.Terms
	roll  *certame.Roll
	live  *contest.Live
	slow  literal.Terms
	facts []literal.Fact
	today certame.Date
	post  certame.PostIndex // whose facts are drawn
}

// opening is about when the first facts happen; the edital is of 10/02.
var opening = certame.MustDate(2026, 3, 30)

func (w told) model(t fataler) *model {
	t.Helper()
	m := &model{told: w, live: w.begin(t), today: opening}
	m.terms, m.roll = m.live.Terms, m.live.Roll
	m.slow = slowTerms(m.terms, w.people, m.live.Book.Seats[0].Labels)
	m.slow.WiderPool = !m.live.AloneInPool(&contest.Post{})
	return m
}

// anyModel draws a contest of up to twelve seats and fourteen people with any of
// the choices an edital has.
func anyModel(t *rapid.T) *model {
	w := told{small: anySeats(t), declare: anyRules(t)}
	if w.table == nil || rapid.IntRange(0, 2).Draw(t, "conjunto") > 0 {
		return w.model(t)
	}
	rules := w.declare
	w.declare = func(d *edital.Declared) {
		rules(d)
		d.Scope, d.Posts = edital.ScopeNotice, append(slices.Clone(d.Posts), edital.DeclaredPost{Code: "102", Vacancies: w.seats, Table: w.table})
	}
	return w.model(t)
}

func anySeats(t *rapid.T) small {
	s := small{
		seats:  rapid.IntRange(0, 12).Draw(t, "seats"),
		revert: rapid.SampledFrom([]edital.Reversion{edital.ReversionDecree, edital.ReversionLaw, edital.ReversionCPNU2}).Draw(t, "reversao"),
		mirror: rapid.SampledFrom([]edital.SubJudice{edital.SubJudiceMirror, edital.SubJudiceMirror, edital.SubJudiceOrdinary}).Draw(t, "sub judice"),
	}
	if rapid.Bool().Draw(t, "quadro") {
		s.table, s.seats = anyTable(t)
	}
	if rapid.IntRange(0, 2).Draw(t, "percentuais") == 0 {
		s.groups = largeGroups()
	}
	for i := range rapid.IntRange(1, 14).Draw(t, "people") {
		s.people = append(s.people, anyRival(t, i))
	}
	return s
}

// anyTable has seats of groups to which the percentages give none of so few.
func anyTable(t *rapid.T) (table []edital.TableCell, seats int) {
	most := [...]int{4, 3, 2, 1, 2}
	for i, code := range [...]string{"AC", "PPP", "PI", "PQ", "PcD"} {
		n := rapid.IntRange(0, most[i]).Draw(t, code)
		table, seats = append(table, edital.TableCell{Code: code, Seats: n}), seats+n
	}
	return table, seats
}

// largeGroups have percentages at which few seats are of every group, and at
// which the labels of the later seats collide.
func largeGroups() (out []edital.DeclaredGroup) {
	for i, code := range groupCodes {
		share := certame.Percent([...]int64{30, 15, 10, 20}[i])
		out = append(out, edital.DeclaredGroup{Code: code, Share: &share})
	}
	return out
}

// anyRival is the i-th in rank.
func anyRival(t *rapid.T, i int) entrant {
	e := entrant{id: fmt.Sprintf("%04d", i+1), score: 99 - i}
	options := [][]string{nil, nil, {"PPP"}, {"PPP"}, {"PI"}, {"PQ"}, {"PcD"}, {"PPP", "PI"}, {"PI", "PcD"}}
	e.options = rapid.SampledFrom(options).Draw(t, "options")
	if len(e.options) > 0 && rapid.IntRange(0, 5).Draw(t, "denied") == 0 {
		e.denied = e.options[:1]
	}
	e.outside = rapid.IntRange(0, 4).Draw(t, "outside") == 0
	if rapid.IntRange(0, 7).Draw(t, "state") == 0 {
		e.state = certame.StateEliminated
	}
	return e
}

func anyRules(t *rapid.T) func(*edital.Declared) {
	validity := edital.Validity{Months: rapid.SampledFrom([]int{2, 24, 48}).Draw(t, "months"), Extensible: rapid.Bool().Draw(t, "extensible")}
	if validity.From = certame.NoDate; rapid.Bool().Draw(t, "dated") {
		validity.From = opening
	}
	exhausted := rapid.SampledFrom([]edital.OpenExhausted{edital.ExhaustedSeries, edital.ExhaustedRank}).Draw(t, "ac esgotada")
	compensates := rapid.SampledFrom([]edital.Compensation{edital.Compensates, edital.Freezes}).Draw(t, "compensacao")
	freezes := rapid.SampledFrom([]string{"nomeacao", "homologacao", "curso_de_formacao"}).Draw(t, "congela em")
	queue := edital.EndOfQueue{Allowed: rapid.IntRange(0, 3).Draw(t, "fim de fila") > 0, LosesPriority: rapid.Bool().Draw(t, "perde")}
	vacated := rapid.SampledFrom([]edital.Vacated{edital.VacatedIsSame, edital.VacatedIsNew}).Draw(t, "vacancia")
	absence := rapid.SampledFrom([]edital.Absence{edital.AbsenceOpen, edital.AbsenceEliminates}).Draw(t, "ausencia")
	return func(d *edital.Declared) {
		d.Validity, d.Exhausted, d.Compensate, d.FreezeAt = validity, exhausted, compensates, freezes
		d.EndOfQueue, d.Vacated, d.Absence = queue, vacated, absence
	}
}
