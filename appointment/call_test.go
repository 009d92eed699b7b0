package appointment

import (
	"slices"
	"testing"

	"certame"
)

// The example of R-32: walking the labels would call A1, J, B, C and rob Pedro.
func TestCallCompensates(t *testing.T) {
	people := []person{{name: "A1"}, {name: "J", group: ppp}, {name: "B"}, {name: "C"}, {name: "Pedro", group: ppp}}
	r := appoint(t, smallWorld([]certame.Modality{ac, ppp, ac, ac}, people...))
	if got, want := called(r, people), []string{"A1", "J", "Pedro", "B"}; !slices.Equal(got, want) {
		t.Errorf("called %v, want %v", got, want)
	}
	want := []Transfer{{Call: 3, Opened: 3, Seat: 2, Label: ppp, From: ppp, To: ac, Kind: Compensated, Moved: 1, Entered: 4}}
	if !slices.Equal(r.Transfers, want) {
		t.Errorf("transfers %+v, want %+v", r.Transfers, want)
	}
	if r.Calls[1].Label != ppp || r.Calls[1].Final != ac {
		t.Errorf("J was called as %d and counts as %d", r.Calls[1].Label, r.Calls[1].Final)
	}
}

// The example of R-31: AC 3, PPP 2, PcD 1.
var caseT35 = []person{
	{name: "A"},
	{name: "B", group: ppp},
	{name: "C"},
	{name: "D"},
	{name: "E", group: ppp},
	{name: "F", group: ppp},
	{name: "G", group: pcd},
}

var labelsOfSix = []certame.Modality{ac, ppp, ac, ac, pcd, ppp}

func holders(r *Result, people []person) map[string]certame.Modality {
	out := map[string]certame.Modality{}
	for i, m := range r.Holds {
		if m != certame.NoModality {
			out[people[i].name] = m
		}
	}
	return out
}

func TestAssignmentT35(t *testing.T) {
	got := holders(appoint(t, smallWorld(labelsOfSix, caseT35...)), caseT35)
	want := map[string]certame.Modality{"A": ac, "B": ac, "C": ac, "E": ppp, "F": ppp, "G": pcd}
	assertSame(t, got, want)
}

func TestAssignmentT37AfterWithdrawal(t *testing.T) {
	people := caseT35[1:]
	got := holders(appoint(t, smallWorld(labelsOfSix, people...)), people)
	want := map[string]certame.Modality{"B": ac, "C": ac, "D": ac, "E": ppp, "F": ppp, "G": pcd}
	assertSame(t, got, want)
}

func assertSame(t *testing.T, got, want map[string]certame.Modality) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for name, m := range want {
		if g, ok := got[name]; !ok || g != m {
			t.Errorf("got %v, want %v", got, want)
			return
		}
	}
}
