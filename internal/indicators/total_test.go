package indicators

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// national is a contest of an agency with one set of n seats.
func national(agency, notice string, seats, reserved Count) *Contest {
	return &Contest{
		Agency: agency, Name: notice, Notice: notice, Regime: "lei-15142+dec-12536", Published: "2026-02-10", Seats: seats, Sets: []Set{{"1", seats}},
		Lists: []List{
			{Code: OpenCode, Role: OpenCode, Reserved: seats - reserved, Called: None, Appointed: 9},
			{Code: "PPP", Role: "pretas_e_pardas", Share: "25%", Rounding: "meio", Threshold: 2, Reserved: reserved, Registered: 20, Called: None, Appointed: reserved},
		},
		Appointed: 9 + reserved,
	}
}

// Seats taken one by one give a group less than together: by how much, and how many
// sets were too small.
func TestSuspects(t *testing.T) {
	list := []*Contest{national("Órgão A", "1", 1, 0), national("órgão a", "2", 1, 0), national("Órgão A", "3", 5, 1), national("Órgão B", "4", 1, 0), national("Órgão C", "5", 20, 5), national("Órgão C", "6", 4, 1)}
	want := []Suspect{{
		Agency: "Órgão A", Regime: "lei-15142+dec-12536", Group: "pretas_e_pardas", Code: "PPP", Notices: []string{"1", "2", "3"},
		Sets: 3, Below: 2, Seats: 7, Given: 1, Joint: 2, First: 2, Joinings: []Joined{{ByYear, 1, 2, 1}},
	}}
	if diff := cmp.Diff(want, Suspects(list)); diff != "" {
		t.Error(diff)
	}
}

// Of what is apart, by edital one seat is gained, of the three sets of the third; by year
// two, and all together no more than that. And which sets suffice for the first one.
func TestJoinings(t *testing.T) {
	old := func(c *Contest) *Contest { c.Published = "2025-08-01"; return c }
	list := []*Contest{old(national("A", "1", 1, 0)), old(national("A", "2", 1, 0)), national("A", "3", 3, 0), national("A", "4", 1, 0)}
	list[2].Sets = []Set{{"sul", 1}, {"norte", 1}, {"leste", 1}}
	got := Suspects(list)
	if len(got) != 1 {
		t.Fatalf("%+v", got)
	}
	// 25% of 3 is 0,75, which is 1; of 2, 0,5, which is 1; of 4, 1; of 6, 1,5, which is 2.
	want := []Joined{{ByNotice, 4, 1, 1}, {ByYear, 2, 2, 2}, {ByAgency, 1, 2, 2}}
	if diff := cmp.Diff(want, got[0].Joinings); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"1, 1 (1)", "2, 1 (1)"}, got[0].Fewest); diff != "" || got[0].First != 2 {
		t.Error(got[0].First, diff)
	}
}

// A sum has only what is seen of each contest: with one more contest, whose number is
// hidden, it is the same.
func TestSumsTellNothingMore(t *testing.T) {
	large, small := national("A", "1", 40, 10), national("A", "2", 10, 3)
	before := Over([]*Contest{large.Protect()})
	after := Over([]*Contest{large.Protect(), small.Protect()})
	g, h := before.Groups[1], after.Groups[1]
	if g.Real != (Sum{10, 0}) || h.Real != (Sum{10, 1}) {
		t.Errorf("before %v, after %v", g.Real, h.Real)
	}
	if h.Told != 10 || h.Reserved != 13 {
		t.Errorf("of %d seats, %d are of contests whose appointments are seen", h.Reserved, h.Told)
	}
	if after.Appointed.Hidden != 1 && after.Groups[0].Real.Hidden != 1 {
		t.Error("the small number can be taken from the total of the second contest")
	}
}

func TestPick(t *testing.T) {
	list := []*Contest{national("A", "1", 4, 1), national("B", "2", 4, 1)}
	for f, want := range map[Filter]int{{}: 2, {Agency: "A"}: 1, {Year: "2026"}: 2, {Year: "2025"}: 0, {Group: "indigenas"}: 0, {Group: "pretas_e_pardas", Agency: "B"}: 1, {Regime: "x"}: 0} {
		if got := len(f.Pick(list)); got != want {
			t.Errorf("%v: %d, want %d", f, got, want)
		}
	}
}
