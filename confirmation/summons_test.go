package confirmation

import (
	"fmt"
	"slices"
	"testing"

	"certame"
)

// roll of six: 0 no option; 1 PPP at the top of the open list; 2 PPP; 3 PPP
// without mark; 4 PPP eliminated; 5 PI.
func sixPeople(t *testing.T, r *Rules) *certame.Roll {
	t.Helper()
	pi, _ := r.Terms.Modality("PI")
	set := func(m certame.Modality) certame.GroupSet { return certame.GroupSet(0).With(m) }
	roll := &certame.Roll{
		Post: make([]certame.PostIndex, 6), Score: []certame.Score{90, 100, 50, certame.NoScore, 80, 70},
		Options:   []certame.GroupSet{0, set(r.Modality), set(r.Modality), set(r.Modality), set(r.Modality), set(pi)},
		Confirmed: make([]certame.GroupSet, 6), Denied: make([]certame.GroupSet, 6), Flags: make([]certame.Flag, 6),
		State: []certame.State{0, 0, 0, 0, certame.StateEliminated, 0},
	}
	for i := range 6 {
		roll.IDs.Append(fmt.Appendf(nil, "%04d", i))
	}
	return roll
}

// Property 13: everyone opted-in and qualified is called, exactly.
func TestCalled(t *testing.T) {
	r := ppp(t)
	roll := sixPeople(t, r)
	want := []certame.Person{1, 2}
	if got := Called(r, roll, HasMark(roll)); !slices.Equal(got, want) {
		t.Errorf("called %v, want %v", got, want)
	}
	// Neither the score, nor a decision, nor the seats of the post matter.
	roll.Score[1], roll.Score[2], roll.Confirmed[1] = 1, 2, roll.Options[1]
	r.Terms.Posts[0].Vacancies = 0
	if got := Called(r, roll, HasMark(roll)); !slices.Equal(got, want) {
		t.Errorf("called %v, want %v", got, want)
	}
}

func TestListsOfPeopleCalled(t *testing.T) {
	r := ppp(t)
	roll := sixPeople(t, r)
	for name, c := range map[string]struct {
		listed []string
		want   codes
	}{
		"exact":              {[]string{"0002", "0001"}, nil},
		"one left out":       {[]string{"0002"}, codes{"convocacao.falta:erro"}},
		"one without option": {[]string{"0001", "0002", "0000"}, codes{"convocacao.sem_opcao:erro"}},
		"of another group":   {[]string{"0001", "0002", "0005"}, codes{"convocacao.sem_opcao:erro"}},
		"not qualified":      {[]string{"0001", "0002", "0003", "0004"}, codes{"convocacao.nao_habilitada:erro", "convocacao.nao_habilitada:erro"}},
		"twice":              {[]string{"0001", "0002", "0002"}, codes{"convocacao.repetida:erro"}},
		"unknown":            {[]string{"0001", "0002", "9999"}, codes{"convocacao.desconhecida:erro"}},
		"empty":              {nil, codes{"convocacao.falta:erro", "convocacao.falta:erro"}},
	} {
		var found codes
		CheckCalled(r, roll, HasMark(roll), c.listed, "lista.csv", &found)
		if !slices.Equal(found, c.want) {
			t.Errorf("%s: %v, want %v", name, found, c.want)
		}
	}
}

// every outcome but two loses the option, and the roll says so.
func TestSettle(t *testing.T) {
	r := ppp(t)
	for outcome, want := range map[Outcome][2]bool{
		Undecided: {false, false}, Confirmed: {true, false}, Denied: {false, true}, Absent: {false, true},
		FilmingRefused: {false, true}, Withdrawn: {false, true}, DocumentMissing: {false, true},
	} {
		roll := sixPeople(t, r)
		roll.Confirmed[1] = roll.Options[1] // an earlier decision, which the new one replaces
		Settle(roll, 1, r.Modality, outcome)
		if got := [2]bool{roll.Confirmed[1].Has(r.Modality), roll.Denied[1].Has(r.Modality)}; got != want {
			t.Errorf("%d: %v, want %v", outcome, got, want)
		}
		if outcome.LosesOption() != want[1] {
			t.Errorf("%d loses: %v", outcome, outcome.LosesOption())
		}
	}
}
