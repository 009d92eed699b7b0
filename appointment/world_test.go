package appointment

import (
	"testing"

	"certame"
	"certame/edital"
)

// The groups of most tests, in edital order: PPP 25 %, PI 3 %, PQ 2 %, PcD 5 %.
const (
	ac  = certame.OpenCompetition
	ppp = certame.Modality(1)
	pi  = certame.Modality(2)
	pq  = certame.Modality(3)
	pcd = certame.Modality(4)
)

// person is one line of a small world, best ranked first.
type person struct {
	name  string
	group certame.Modality // ac when without option
	shut  bool             // not on the open list
}

func (p person) onOpen() bool { return !p.shut }

// smallWorld builds a World under the decree's chains from people and labels.
func smallWorld(labels []certame.Modality, people ...person) *World {
	w := &World{
		Labels: labels, EditalSeats: len(labels), People: len(people),
		Lists:     make([][]Rank, 5),
		Chains:    [][]certame.Modality{{ac}, {pq, ppp, ac}, {pi, ppp, ac}, {ac}},
		Shares:    []certame.Ratio{certame.Percent(25), certame.Percent(3), certame.Percent(2), certame.Percent(5)},
		Last:      []bool{false, false, false, true},
		Collision: []certame.Modality{pcd, ppp, pi, pq},
		Preferred: []int{0, 1, 3, 4, 2},
		Exhausted: edital.ExhaustedSeries,
	}
	for i, p := range people {
		if p.onOpen() {
			w.Lists[ac] = append(w.Lists[ac], Rank(i))
		}
		if p.group != ac {
			w.Lists[p.group] = append(w.Lists[p.group], Rank(i))
		}
	}
	return w
}

func appoint(t *testing.T, w *World) *Result {
	t.Helper()
	r, err := Appoint(w)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// called lists the names in order of call.
func called(r *Result, people []person) (names []string) {
	for _, c := range r.Calls {
		names = append(names, people[c.Rank].name)
	}
	return names
}
