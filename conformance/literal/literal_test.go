package literal

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"testing"
)

func percent(n int64) *big.Rat { return big.NewRat(n, 100) }

func racial(code string, p int64) Group { return Group{Code: code, Share: percent(p)} }

func disability(p int64) Group {
	return Group{Code: "PcD", Share: percent(p), Rounding: CeilCapped, Cap: percent(20), Disability: true}
}

// federal is 25/3/2 and PcD 5 %.
func federal() []Group {
	return []Group{racial("PPP", 25), racial("PI", 3), racial("PQ", 2), disability(5)}
}

// oldLaw is Lei 12.990: 20 % and PcD 5 %.
func oldLaw() []Group { return []Group{racial("N", 20), disability(5)} }

// people reads a ranking, best first: "A B:PPP C:PI!"; "!" is without AC score.
func people(ranking string) []Person {
	var all []Person
	for i, word := range strings.Fields(ranking) {
		id, group, _ := strings.Cut(strings.TrimSuffix(word, "!"), ":")
		all = append(all, Person{id, i + 1, !strings.HasSuffix(word, "!"), group})
	}
	return all
}

// series writes n people of one kind: prefix1 … prefixn.
func series(prefix, suffix string, n int) string {
	var words []string
	for i := 1; i <= n; i++ {
		words = append(words, prefix+strconv.Itoa(i)+suffix)
	}
	return strings.Join(words, " ") + " "
}

// repeat writes a label n times.
func repeat(label string, n int) string { return strings.Repeat(label+" ", n) }

// world is a decree world all of whose seats are the edital's.
func world(labels, ranking string) World {
	seats := strings.Fields(labels)
	return World{federal(), seats, people(ranking), DecreeChains(), "serie", len(seats)}
}

// with changes one world in place of another.
func with(w World, change func(*World)) World {
	change(&w)
	return w
}

// without is the world after somebody withdrew.
func without(w World, id string) World {
	var rest []Person
	for _, p := range w.People {
		if p.ID != id {
			rest = append(rest, p)
		}
	}
	w.People = rest
	return w
}

// denied is the world after somebody lost the option and stays in AC.
func denied(w World, id string) World {
	all := append([]Person(nil), w.People...)
	for i := range all {
		if all[i].ID == id {
			all[i].Group = ""
		}
	}
	w.People = all
	return w
}

// show writes an assignment with all seats: "A=AC B=PPP".
func show(w World) string { return showFirst(w, len(w.Labels)) }

func showFirst(w World, k int) string {
	var words []string
	for _, s := range Assign(w, k) {
		words = append(words, s.ID+"="+s.Modality)
	}
	return strings.Join(words, " ")
}

// showCalls writes calls: "1:A=AC 2:B=PPP>AC" (label, and final label if other).
func showCalls(w World) string {
	var words []string
	for _, c := range Calls(w) {
		word := fmt.Sprintf("%d:%s=%s", c.Seat, c.ID, c.Label)
		if c.FinalLabel != c.Label {
			word += ">" + c.FinalLabel
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// tally writes how many people count in each modality: "AC 3 PPP 2".
func tally(w World) string {
	n := map[string]int{}
	for _, s := range Assign(w, len(w.Labels)) {
		n[s.Modality]++
	}
	return fmt.Sprintf("%d/%d/%d/%d/%d", n["AC"], n["PPP"], n["PI"], n["PQ"], n["PcD"])
}

func equal(t *testing.T, name, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s:\n got %s\nwant %s", name, got, want)
	}
}
