package run

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
)

// Fact after fact, the live contest is the one computed from the beginning, and a
// chain holds everybody who moved, each once.
func TestRoundsLiveAsFromTheBeginning(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "certame")
	if err := small().Write(folder); err != nil {
		t.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	live, err := l.Live(ledger.All())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := live.At(0); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 9))
	moved := 0
	for day := range 12 {
		before := live.Placement()
		who := int32(r.IntN(len(before)))
		for before[who] == certame.Nobody {
			who = int32(r.IntN(len(before)))
		}
		add := answer(l, before[who], r.IntN(4), certame.MustDate(2026, 4, 1)+certame.Date(day))
		if _, refusal, err := live.Add(add); refusal != nil || err != nil {
			t.Fatal(refusal, err)
		}
		after := live.Placement()
		if !slices.Equal(after, anew(t, l, live)) {
			t.Fatalf("fact %d: live and from the beginning differ", day+1)
		}
		moved += inChains(t, l.Roll, before, after, before[who])
	}
	if moved < 12 {
		t.Errorf("only %d moved", moved)
	}
}

func answer(l *Loaded, row certame.Person, n int, day certame.Date) ledger.Fact {
	f := ledger.Fact{Kind: ledger.Interest, Version: 1, At: edital.Instant{Date: day, Second: ledger.WholeDay}}
	id := ledger.Field{Name: "inscricao", Value: string(l.Roll.IDs.At(row))}
	if n == 0 {
		f.Kind, f.Data = ledger.Declined, []ledger.Field{id}
		return f
	}
	word := []string{ledger.InterestConfirmed, ledger.InterestRefused, ledger.InterestSilent}[n-1]
	f.Data = []ledger.Field{{Name: "cargo", Value: l.Terms.Posts[l.Roll.Post[row]].Code}, id, {Name: "resposta", Value: word}}
	return f
}

func anew(t *testing.T, l *Loaded, live *contest.Live) []certame.Person {
	t.Helper()
	facts, refusal := contest.FactsOf(live.Book, ledger.All())
	if refusal != nil {
		t.Fatal(refusal)
	}
	c := contest.PrepareWith(l.Terms, l.Roll, l.Log, facts, false)
	c.Prefer(nil, false)
	for i := range l.Terms.Posts {
		other, err := c.Post(certame.PostIndex(i), false)
		if err != nil {
			t.Fatal(err)
		}
		p, err := live.At(certame.PostIndex(i))
		if err != nil {
			t.Fatal(err)
		}
		if one, two := written(p), written(other); one != two {
			t.Fatalf("post %d: live %s, from the beginning %s", i, one, two)
		}
	}
	return c.Placement()
}

// written is what a post is, people sub judice and set aside included.
func written(p *contest.Post) string {
	return fmt.Sprintf("%v %v %v %v %v %v", p.Lists.Order, *p.Appointment, p.Places, p.Kept, p.Mirrors, p.Aside)
}

func inChains(t *testing.T, r *certame.Roll, before, after []certame.Person, first certame.Person) (moved int) {
	t.Helper()
	for who := range before {
		if before[who] != after[who] {
			moved++
		}
	}
	count := 0
	for _, chain := range contest.Chains(r, before, after, first) {
		count += len(chain)
	}
	if count != moved {
		t.Fatalf("%d in chains, %d moved", count, moved)
	}
	return moved
}
