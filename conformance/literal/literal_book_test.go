package literal

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// terms is a decree contest of two years, dated from day 0, that allows
// everything that an edital may allow.
func terms(labels, ranking string) Terms {
	t := Terms{
		Groups: federal(), Labels: strings.Fields(labels), Chains: DecreeChains(), OpenExhausted: "serie",
		Threshold: 2, Started: true, Months: 24, Extensible: true, EndOfQueue: true,
		Compensation: "compensa", FreezeAt: "nomeacao", SubJudice: "espelho", Vacancy: "mesma_vaga",
	}
	for _, p := range people(ranking) {
		c := Candidate{ID: strings.TrimSuffix(p.ID, "*"), InOpen: p.InOpen, Eliminated: strings.HasSuffix(p.ID, "*")}
		if p.Group != "" {
			c.Options = strings.Split(p.Group, "+")
		}
		t.People = append(t.People, c)
	}
	return t
}

// setting changes one edital in place of another.
func setting(t Terms, change func(*Terms)) Terms {
	change(&t)
	return t
}

func freezes(at string) func(*Terms) {
	return func(t *Terms) { t.Compensation, t.FreezeAt = "congela", at }
}

// fact reads "10 nomeacao A 2 PPP": the day, the kind, and what the kind has.
func fact(line string) Fact {
	words := append(strings.Fields(line), "", "", "", "")
	number := func(i int) int { n, _ := strconv.Atoi(words[i]); return n }
	f := Fact{Day: number(0), Kind: words[1], Person: words[2]}
	switch f.Kind {
	case "nomeacao", "curso_de_formacao":
		f.Seat, f.Label = number(3), words[4]
	case "vaga_aberta":
		f.Person, f.Quantity, f.Label = "", number(2), words[3]
	case "vaga_fechada":
		f.Person, f.Seat = "", number(2)
	case "estorno", "ordem_judicial_fim", "ordem_judicial_definitiva":
		f.Person, f.Target = "", number(2)
	case "ordem_judicial":
		f.Process, f.Effect, f.Group = words[3], words[4], words[5]
	case "decisao":
		f.Group, f.Instance, f.Result = words[3], words[4], words[5]
	case "recurso":
		f.Group = words[3]
	}
	return f
}

// book admits facts one by one, and fails on the first that is refused.
func book(t *testing.T, terms Terms, lines ...string) []Fact {
	t.Helper()
	var facts []Fact
	for _, line := range lines {
		if !Admit(terms, facts, fact(line)) {
			t.Fatalf("refused: %s", line)
		}
		facts = append(facts, fact(line))
	}
	return facts
}

// refused asserts that each fact alone would be refused, accepted the contrary.
func refused(t *testing.T, terms Terms, facts []Fact, lines ...string) {
	t.Helper()
	for _, line := range lines {
		equal(t, line, fmt.Sprint(Admit(terms, facts, fact(line))), "false")
	}
}

func accepted(t *testing.T, terms Terms, facts []Fact, lines ...string) {
	t.Helper()
	for _, line := range lines {
		equal(t, line, fmt.Sprint(Admit(terms, facts, fact(line))), "true")
	}
}

// appointing appoints whoever waits, each in the seat and under the modality of
// the rule, until nobody waits.
func appointing(t *testing.T, terms Terms, day int, facts ...Fact) []Fact {
	t.Helper()
	for {
		waiting := StateOf(terms, facts).Waiting
		if len(waiting) == 0 {
			return facts
		}
		w := waiting[0]
		next := Fact{Kind: "nomeacao", Day: day, Person: w.ID, Seat: w.Seat, Label: w.Modality}
		if !Admit(terms, facts, next) {
			t.Fatalf("refused: the next, %+v", next)
		}
		facts = append(facts, next)
	}
}

// then adds facts that are accepted.
func then(t *testing.T, terms Terms, facts []Fact, lines ...string) []Fact {
	t.Helper()
	for _, line := range lines {
		if !Admit(terms, facts, fact(line)) {
			t.Fatalf("refused: %s", line)
		}
		facts = append(slices.Clone(facts), fact(line))
	}
	return facts
}

// held writes who is appointed to each seat: "A - B".
func held(s State) string {
	var words []string
	for _, id := range s.Holders {
		if id == "" {
			id = "-"
		}
		words = append(words, id)
	}
	return strings.Join(words, " ")
}

// next writes who waits: "Q=PPP@2".
func next(s State) string {
	var words []string
	for _, w := range s.Waiting {
		words = append(words, fmt.Sprintf("%s=%s@%d", w.ID, w.Modality, w.Seat))
	}
	return strings.Join(words, " ")
}

// pairs writes a map by its keys: "A=AC B=PPP".
func pairs(m map[string]string) string {
	var words []string
	for _, key := range slices.Sorted(maps.Keys(m)) {
		words = append(words, key+"="+m[key])
	}
	return strings.Join(words, " ")
}

func itoa(n int) string { return strconv.Itoa(n) }
