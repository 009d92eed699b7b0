package contest_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
	"certame/trace"
	"certame/vacancy"
)

// told is a small contest and its book, in words: "10/03 nomeacao 0001 vaga=1 rotulo=AC".
type told struct {
	small
	declare func(*edital.Declared)
	facts   []string
}

func (w told) terms() *edital.Terms {
	t := w.small.terms()
	d := t.Declared
	d.Validity = edital.Validity{From: certame.MustDate(2026, 3, 1), Months: 24, Extensible: true}
	if w.declare != nil {
		w.declare(&d)
	}
	return edital.Resolve(d, trace.Discard)
}

func baseOf(t *edital.Terms, r *certame.Roll) ledger.Base {
	return ledger.Base{Terms: t, Roll: r, Seats: vacancy.Allocate(t, trace.Discard), Find: func(id string) (certame.Person, bool) {
		for p := range certame.Person(r.Len()) {
			if string(r.IDs.At(p)) == id {
				return p, true
			}
		}
		return certame.Nobody, false
	}}
}

// factOf reads one line of a story; days are of 2026 unless the year is written.
func factOf(t testing.TB, line string) ledger.Fact {
	t.Helper()
	words := strings.Fields(line)
	kind, known := ledger.KindOf(words[1])
	if !known {
		t.Fatalf("no kind %q", words[1])
	}
	day, month, year := 0, 0, 2026
	fmt.Sscanf(words[0], "%d/%d/%d", &day, &month, &year)
	f := ledger.Fact{Kind: kind, Version: 1, At: edital.Instant{Date: certame.MustDate(year, month, day), Second: ledger.WholeDay}, Author: "t", Act: "Ato"}
	for _, word := range words[2:] {
		name, value, has := strings.Cut(word, "=")
		if !has {
			name, value = "inscricao", word
		}
		f.Data = append(f.Data, ledger.Field{Name: name, Value: value})
	}
	slices.SortFunc(f.Data, func(a, b ledger.Field) int { return strings.Compare(a.Name, b.Name) })
	return f
}

// live runs the story; a fact refused fails the test.
func (w told) live(t testing.TB) *contest.Live {
	t.Helper()
	l := w.begin(t)
	for _, line := range w.facts {
		if _, refusal, err := l.Add(factOf(t, line)); refusal != nil || err != nil {
			t.Fatalf("%s: %v %v", line, refusal, err)
		}
	}
	return l
}

func (w told) begin(t fataler) *contest.Live {
	t.Helper()
	terms := w.terms()
	roll := w.roll(terms)
	book, _, refusal := ledger.Open(baseOf(terms, roll), nil)
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	l, refusal := contest.NewLive(terms, roll, trace.Log{}, book, ledger.All())
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	return l
}

// seats writes who has each seat: "1:AC=0001* 2:PPP=0002 3:AC=-", a star for who
// is appointed.
func seatsOf(t testing.TB, l *contest.Live) string {
	t.Helper()
	p, err := l.At(0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, place := range p.Places {
		who := "-"
		if place.Holder >= 0 {
			who = string(l.Roll.IDs.At(p.Lists.Order[place.Holder]))
		} else if place.Appointed {
			who = "?"
		}
		if place.Appointed {
			who += "*"
		}
		words = append(words, fmt.Sprintf("%d:%s=%s", place.Number, l.Terms.Code(place.Current), who))
	}
	return strings.Join(words, " ")
}

func nextOf(t testing.TB, l *contest.Live) string {
	t.Helper()
	p, err := l.At(0)
	if err != nil {
		t.Fatal(err)
	}
	next := l.Next(p)
	if next == nil {
		return "-"
	}
	return fmt.Sprintf("%s %d:%s", l.Roll.IDs.At(p.Lists.Order[next.Call.Rank]), next.Place.Number, l.Terms.Code(next.Place.Current))
}
