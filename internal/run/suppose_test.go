package run

import (
	"path/filepath"
	"reflect"
	"testing"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/internal/demo"
	"certame/internal/whatif"
	"certame/ledger"
)

// supposed computes a folder before and after a supposition.
func supposed(t *testing.T, l *Loaded, s Supposition) (before, after *contest.Outcome) {
	t.Helper()
	other, err := l.Suppose(s)
	if err != nil {
		t.Fatal(err)
	}
	if after, err = other.Compute(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	if before, err = l.Compute(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	return before, after
}

// called is the registration number of the n-th called of a post.
func called(o *contest.Outcome, post, n int) string {
	p := o.Posts[post]
	return string(o.Roll.IDs.At(p.Lists.Order[p.Appointment.Calls[n].Rank]))
}

func demonstration(t *testing.T) *Loaded {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "certame")
	if err := demo.Demonstration(900, 4).Write(folder); err != nil {
		t.Fatal(err)
	}
	l, err := Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// A supposition gives the post that the facts would give if they were stored, and
// takes nothing from the contest it was asked of.
func TestSupposedFactsAreFacts(t *testing.T) {
	l := demonstration(t)
	first, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	code, who := l.Terms.Posts[1].Code, called(first, 1, 0)
	before, after := supposed(t, l, Supposition{Post: code, MoreSeats: 3, Leave: []string{who}})
	if !reflect.DeepEqual(first.Posts, before.Posts) {
		t.Error("supposing changed the contest")
	}
	live, err := l.Live(ledger.All())
	if err != nil {
		t.Fatal(err)
	}
	day := edital.Instant{Date: l.Terms.Published, Second: ledger.WholeDay}
	for _, f := range []ledger.Fact{
		{Kind: ledger.Declined, Version: 1, At: day, Data: []ledger.Field{{Name: "inscricao", Value: who}}},
		{Kind: ledger.SeatsOpened, Version: 1, At: day, Data: []ledger.Field{{Name: "cargo", Value: code}, {Name: "quantidade", Value: "3"}}},
	} {
		if _, refusal, err := live.Add(f); refusal != nil || err != nil {
			t.Fatal(refusal, err)
		}
	}
	stored, err := live.At(1)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(stored.Appointment, after.Posts[1].Appointment) || !reflect.DeepEqual(stored.Lists.Order, after.Posts[1].Lists.Order) {
		t.Error("what is supposed is not what the facts give")
	}
	if n := len(after.Posts[1].Allocation.Labels) - len(before.Posts[1].Allocation.Labels); n != 3 {
		t.Errorf("%d more seats, want 3", n)
	}
}

// Who enters, goes out or counts otherwise is whom the difference of two states of
// a post names; the places among those called both times are the others'.
func TestComparisonAgreesWithTheDifference(t *testing.T) {
	l := demonstration(t)
	first, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[contest.Effect]int{}
	for _, s := range []Supposition{
		{Leave: []string{called(first, 0, 0), called(first, 2, 1)}},
		{Post: l.Terms.Posts[3].Code, MoreSeats: 9},
		{Policy: []Policy{{"ordem", "espalhada"}, {"reversao", "lei"}, {"multiplas", "por_resultado,acumula_pcd"}}},
		{NoCourtOrders: true},
	} {
		before, after := supposed(t, l, s)
		got := map[certame.Person]contest.Effect{}
		for _, p := range whatif.Compare(before, after).People {
			seen[p.Effect]++
			if p.Effect == contest.Entered || p.Effect == contest.WentOut || p.Effect == contest.Relabelled {
				got[p.Who] = p.Effect
			}
		}
		want := map[certame.Person]contest.Effect{}
		for i := range before.Posts {
			for _, d := range contest.Between(before.Posts[i], after.Posts[i]) {
				want[d.Person] = d.Effect
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%+v: %v, want %v", s, got, want)
		}
	}
	for _, e := range []contest.Effect{contest.Entered, contest.WentOut, contest.Relabelled, whatif.Reordered, whatif.Resituated} {
		if seen[e] == 0 {
			t.Errorf("no supposition showed %q: the test proves nothing of it", e)
		}
	}
}

// Without court orders, who took part only by one is out, and whoever keeps a
// mirror seat by an order of the book has none any more.
func TestWithoutCourtOrders(t *testing.T) {
	l := demonstration(t)
	first, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	waiting := certame.Nobody
	for _, who := range first.Posts[0].Lists.Order {
		if first.Roll.Options[who] == 0 && first.Posts[0].Appointment.CallOf[first.Posts[0].RankOf(who)] == 0 {
			waiting = who
			break
		}
	}
	inSheet := first.Posts[1].Lists.Order[0]
	l.Roll.Flags[inSheet] |= certame.FlagSubJudice
	order := ledger.Fact{Kind: ledger.CourtOrder, Version: 1, At: edital.Instant{Date: l.Terms.Published, Second: ledger.WholeDay}, Data: []ledger.Field{
		{Name: "efeito", Value: ledger.OrderOption}, {Name: "grupo", Value: "PPP"}, {Name: "inscricao", Value: string(l.Roll.IDs.At(waiting))}, {Name: "processo", Value: "1"},
	}}
	live, err := l.Live(ledger.All())
	if err != nil {
		t.Fatal(err)
	}
	if _, refusal, err := live.Add(order); refusal != nil || err != nil {
		t.Fatal(refusal, err)
	}
	order.Number = 1
	l.facts, l.Facts = []ledger.Fact{order}, live.Facts
	before, after := supposed(t, l, Supposition{NoCourtOrders: true})
	mirrors := func(o *contest.Outcome) (n int) {
		for _, p := range o.Posts {
			n += len(p.Mirrors)
		}
		return n
	}
	if mirrors(before) < 2 || mirrors(after) != 0 {
		t.Errorf("%d people sub judice before, %d after", mirrors(before), mirrors(after))
	}
	if p := after.Posts[1]; p.RankOf(inSheet) != appointment.NoOne {
		t.Error("who took part only by an order still does")
	}
	if p := after.Posts[0]; p.RankOf(waiting) == appointment.NoOne {
		t.Error("who stands on a list by right lost her place with the order")
	}
}

// Corrected marks put an appointed person out of the order and back: she keeps the
// seat both times, and the reason names whose mark did it to whom.
func TestCorrectedMarks(t *testing.T) {
	l := demonstration(t)
	first, err := l.Compute(t.Context(), false)
	if err != nil {
		t.Fatal(err)
	}
	p := first.Posts[1]
	call := p.Appointment.Calls[0]
	who := p.Lists.Order[call.Rank]
	id, mark := string(l.Roll.IDs.At(who)), string(certame.AppendScore(nil, l.Roll.Score[who], ',', 2))
	appointed := ledger.Fact{Kind: ledger.Appointed, Version: 1, Act: "Portaria 1", At: edital.Instant{Date: l.Terms.Published, Second: ledger.WholeDay}, Data: []ledger.Field{
		{Name: "inscricao", Value: id}, {Name: "rotulo", Value: l.Terms.Code(call.Label)}, {Name: "vaga", Value: "1"},
	}}
	if _, refusal := l.Book.Admit(appointed); refusal != nil {
		t.Fatal(refusal)
	}
	appointed.Number = 1
	l.facts = []ledger.Fact{appointed}
	facts, refusal := contest.FactsOf(l.Book, ledger.All())
	if refusal != nil {
		t.Fatal(refusal)
	}
	l.Facts = facts
	low := Supposition{MarksName: "c.csv", Marks: []byte("inscricao;nota_final\n" + id + ";0,01\n")}
	fallen, err := l.Suppose(low)
	if err != nil {
		t.Fatal(err)
	}
	before, after := supposed(t, l, low)
	c := whatif.Compare(before, after)
	effects := map[certame.Person]contest.Effect{}
	for i := range c.People {
		effects[c.People[i].Who] = c.People[i].Effect
		why := c.Why(&c.People[i], c.Corrections()[1])
		if own := c.People[i].Who == who; own != (len(why.Own) == 1) || !own && c.People[i].Effect == contest.Entered && !reflect.DeepEqual(why.Behind, []certame.Person{who}) {
			t.Errorf("%+v because of %+v", c.People[i], why)
		}
	}
	if effects[who] != whatif.Unreached || !reflect.DeepEqual(c.Corrections()[1], []certame.Person{who}) {
		t.Errorf("%s %q, corrected %v", id, effects[who], c.Corrections())
	}
	before, after = supposed(t, fallen, Supposition{MarksName: "c.csv", Marks: []byte("inscricao;nota_final\n" + id + ";" + mark + "\n")})
	back := whatif.Compare(before, after)
	if !reflect.DeepEqual(after.Posts, first.Posts) && after.Posts[1].Appointment.CallOf[after.Posts[1].RankOf(who)] != 1 {
		t.Error("the mark given back does not give back the place")
	}
	for _, p := range back.People {
		if p.Who == who && p.Effect != whatif.Regained {
			t.Errorf("%q when the mark came back", p.Effect)
		}
	}
	if len(back.People) != len(c.People) {
		t.Errorf("%d people changed and %d changed back", len(c.People), len(back.People))
	}
}
