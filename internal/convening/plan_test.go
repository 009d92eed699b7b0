package convening

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"certame"
)

var firstDay = certame.MustDate(2026, 3, 10)

// room is a window of so many slots of 20 minutes from eight o'clock on.
func room(city, name string, slots, capacity int, group, board string) Window {
	return Window{City: city, Room: name, Day: firstDay, Start: 8 * 3600, End: 8*3600 + slots*1200, Minutes: 20, Capacity: capacity, Group: group, Board: board}
}

func calls(city string, list ...string) (out []Call) {
	for _, one := range list {
		id, group, _ := strings.Cut(one, " ")
		out = append(out, Call{ID: id, Group: group, City: city})
	}
	return out
}

func planned(t *testing.T, task *Task) Plan {
	t.Helper()
	plan := task.Plan()
	if !plan.Whole() {
		t.Fatalf("%v", plan.Missing)
	}
	if faults := task.Check(plan.Appointments); len(faults) > 0 {
		t.Fatalf("%v", faults)
	}
	return plan
}

// Three people of three groups, in three rooms at three hours: there is a plan, and
// who takes the first free place does not find it.
func TestSomebodyMoves(t *testing.T) {
	task := &Task{
		Windows: []Window{room("Belém", "A", 3, 1, "A", ""), room("Belém", "B", 3, 1, "B", ""), room("Belém", "C", 3, 1, "C", "")},
		Calls:   calls("Belém", "1 A", "1 B", "1 C", "2 A", "2 B", "2 C", "3 A", "3 B", "3 C"),
	}
	planned(t, task)
}

// A member of two boards is at one place at a time, also in another city.
func TestAMemberIsInOnePlace(t *testing.T) {
	task := &Task{
		Windows: []Window{room("Belém", "A", 2, 1, "PPP", "1"), room("Belém", "B", 2, 1, "PI", "1"), room("Manaus", "C", 1, 1, "PPP", "")},
		Calls:   append(calls("Belém", "1 PPP", "2 PI"), calls("manaus", "3 PPP")...),
		Boards:  []Board{{"PPP", "1", []string{"M1", "M2"}}, {"PI", "1", []string{"M2", "M3"}}, {"PPP", "2", []string{"M4"}}},
	}
	plan := planned(t, task)
	if plan.Appointments[2].Board != "2" || plan.Appointments[2].City != "Manaus" {
		t.Errorf("%+v", plan.Appointments[2])
	}
	task.Boards[2].Members = []string{"M1"}
	if plan := task.Plan(); plan.Whole() || !strings.Contains(plan.Missing[0].Remedy(), "em outros horários") {
		t.Errorf("%+v", plan)
	}
}

// What is missing is said by city and group, with what would be enough.
func TestShortages(t *testing.T) {
	task := &Task{
		Windows: []Window{room("Belém", "Sala 1", 3, 2, "", ""), room("Manaus", "Sala 2", 3, 1, "PPP", "")},
		Calls:   append(append(calls("Belém", "1 PPP", "2 PPP", "3 PPP", "4 PPP", "5 PPP", "6 PPP", "7 PPP", "8 PPP"), calls("MANAUS", "9 PPP", "10 PI")...), append(calls("Natal", "11 PPP"), calls("", "12 PPP")...)...),
	}
	var said []string
	plan := task.Plan()
	for i := range plan.Missing {
		said = append(said, plan.Missing[i].String()+" / "+plan.Missing[i].Remedy())
	}
	want := []string{
		"sem cidade: 1 chamada sem lugar (PPP 1), de 1 / Diga a cidade destas pessoas na planilha inscricao;cidade, ou a localidade do cargo no edital: 12.",
		"Belém: 2 chamadas sem lugar (PPP 2), de 8 / Para PPP, acrescente 2 lugares: em Sala 1 cabem 6 por dia, e 1 dia a mais basta.",
		"MANAUS: 1 chamada sem lugar (PI 1), de 2 / Nenhuma sala de MANAUS recebe PI: acrescente uma, ou mude a cidade destas pessoas.",
		"Natal: 1 chamada sem lugar (PPP 1), de 1 / Nenhuma sala de Natal recebe PPP: acrescente uma, ou mude a cidade destas pessoas.",
	}
	if fmt.Sprintf("%q", said) != fmt.Sprintf("%q", want) {
		t.Errorf("%s", strings.Join(said, "\n"))
	}
}

// Who was called before stays, and takes place from those who are called now.
func TestAnEarlierPlanStays(t *testing.T) {
	task := &Task{Windows: []Window{room("Belém", "A", 2, 1, "", "")}, Calls: calls("Belém", "1 PPP")}
	first := planned(t, task)
	task = &Task{Windows: task.Windows, Calls: calls("Belém", "1 PI"), Taken: first.Appointments}
	second := planned(t, task)
	if second.Appointments[0].Start != 8*3600+1200 {
		t.Errorf("%+v", second.Appointments[0])
	}
	task.Calls = append(task.Calls, calls("Belém", "2 PI")...)
	if task.Plan().Whole() {
		t.Error("three in two places")
	}
	gone := &Task{Windows: []Window{room("Belém", "B", 2, 1, "", "")}, Calls: calls("Belém", "1 PI"), Taken: first.Appointments}
	if at := gone.Plan().Appointments[0]; at.Start != 8*3600+1200 {
		t.Errorf("while busy in a room that is no longer planned: %+v", at)
	}
}

// Any task: what the plan gives holds by the checker, whoever has no place is told,
// and the same task gives the same plan. Where each group has rooms enough of its own
// and nobody is of two, nobody is left.
func TestAnyPlanHolds(t *testing.T) {
	for seed := range uint64(300) {
		task := randomTask(rand.New(rand.NewPCG(seed, 1)))
		plan := task.Plan()
		left := 0
		for i := range plan.Missing {
			left += plan.Missing[i].Missing()
		}
		if len(plan.Appointments)+left != len(task.Calls) {
			t.Fatalf("seed %d: %d placed, %d left, of %d", seed, len(plan.Appointments), left, len(task.Calls))
		}
		found := 0
		for _, f := range task.Check(plan.Appointments) {
			if found++; f.Kind != "falta" {
				t.Fatalf("seed %d: %s", seed, f.Text)
			}
		}
		if found != left {
			t.Fatalf("seed %d: %d left, and the checker misses %d", seed, left, found)
		}
		if again := task.Plan(); fmt.Sprint(again) != fmt.Sprint(plan) {
			t.Fatalf("seed %d: another plan", seed)
		}
	}
}

func randomTask(r *rand.Rand) *Task {
	task := &Task{}
	groups := []string{"PPP", "PI", "PQ"}
	for c := range 1 + r.IntN(4) {
		city := fmt.Sprint("C", c)
		for n := range 1 + r.IntN(3) {
			w := room(city, fmt.Sprint("S", n), 1+r.IntN(6), 1+r.IntN(3), "", "")
			w.Minutes = []int{10, 20, 30}[r.IntN(3)]
			if r.IntN(2) == 0 {
				w.Group = groups[r.IntN(3)]
			}
			task.Windows = append(task.Windows, w)
		}
		for n := range r.IntN(14) {
			for _, g := range groups[r.IntN(3):] {
				task.Calls = append(task.Calls, Call{ID: fmt.Sprint(c, "-", n), Group: g, City: city})
				if r.IntN(2) == 0 {
					break
				}
			}
		}
	}
	for _, g := range groups[:r.IntN(4)] {
		for n := range 1 + r.IntN(2) {
			task.Boards = append(task.Boards, Board{g, fmt.Sprint(n + 1), []string{fmt.Sprint("M", r.IntN(4)), fmt.Sprint("M", 4+r.IntN(4))}})
		}
	}
	return task
}

// National is as many people as one national contest called, over its cities: one
// in five is of two groups; the largest city has a fifth of them.
func National(people, cities int) *Task {
	task := &Task{}
	r := rand.New(rand.NewPCG(7, 7))
	in := make([]int, cities)
	for i := range people {
		c := 0
		if i%5 > 0 {
			c = r.IntN(cities)
		}
		id := fmt.Sprintf("%07d", i)
		task.Calls = append(task.Calls, Call{ID: id, Group: "PPP", City: fmt.Sprint("Cidade ", c)})
		if in[c]++; i%5 == 1 {
			in[c]++
			task.Calls = append(task.Calls, Call{ID: id, Group: "PI", City: fmt.Sprint("Cidade ", c)})
		}
	}
	for c, n := range in {
		for s := range 1 + n/100 {
			for d := range 4 {
				w := room(fmt.Sprint("Cidade ", c), fmt.Sprint("Sala ", s+1), 30, 1, "", "")
				w.Day += certame.Date(d)
				task.Windows = append(task.Windows, w)
			}
			for _, group := range []string{"PPP", "PI"} {
				task.Boards = append(task.Boards, Board{group, fmt.Sprint(c, "-", s), []string{fmt.Sprint("M", c, "-", s, group)}})
			}
		}
	}
	return task
}
