package main

import (
	"bytes"
	"flag"
	"math"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "writes what the simulation says in docs/escala.md again")

// one is a model of one resource that does so much each second.
func one(capacity float64, machines int) *model {
	return &model{
		Resources: []resource{{Code: "x", Name: "x", Unit: "s", Capacity: capacity, Machines: machines}},
		Costs:     map[string][]float64{"fazer": {1}},
	}
}

func even(times float64, seconds int) scenario {
	return scenario{Name: "x", Seconds: seconds, Flows: []flow{{"fazer", times, shapes["igual"], 0, ""}}}
}

// What is asked is done in the end, after as long as it takes: twice what there is takes
// twice the time, and who came last waited for the difference.
func TestTwiceWhatThereIs(t *testing.T) {
	s := one(1000, 1).run(even(2000*600, 600))[0]
	if math.Abs(s.peak-2) > 0.2 || s.begun != 0 || math.Abs(float64(s.cleared)-600) > 12 || math.Abs(s.wait-600) > 12 || s.late < 0.98 {
		t.Errorf("%+v", s)
	}
	if s.needed != 3 { // two thousand and some, at seven tenths of a thousand each
		if s.needed != 4 || s.peak <= 2.1 {
			t.Errorf("%d machines for a peak of %.2f", s.needed, s.peak)
		}
	}
}

// Half of what there is asks nobody to wait, and half the machines is what it needs.
func TestHalfOfWhatThereIs(t *testing.T) {
	s := one(1000, 10).run(even(5000*600, 600))[0]
	if s.wait > 0 || s.begun != -1 || s.cleared != 0 || s.late != 0 || s.needed != 8 {
		t.Errorf("%+v", s)
	}
}

// However people come, all of them do, and the time of half of them is that of the shape.
func TestShapes(t *testing.T) {
	for name, half := range map[string]float64{"igual": 5400, "cai": 15 * 60, "sobe": 10800 - 15*60} {
		shape := shapes[name]
		if a, b, c := shape(0, 10800, 15), shape(half, 10800, 15), shape(10800, 10800, 15); a != 0 || math.Abs(b-0.5) > 0.01 || math.Abs(c-1) > 1e-9 {
			t.Errorf("%s: %g %g %g", name, a, b, c)
		}
	}
}

const (
	begins = "<!-- go run ./internal/benchmark/escala simular -->\n"
	ends   = "<!-- fim -->\n"
)

// The document says what the simulation says.
func TestDocument(t *testing.T) {
	m, err := readModel()
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	for _, s := range m.Scenarios {
		m.report(&said, s, m.run(s))
	}
	const path = "../../../docs/escala.md"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, _ := strings.Cut(string(text), begins)
	_, after, is := strings.Cut(rest, ends)
	if !is {
		t.Fatal("the marks of the simulation are not in docs/escala.md")
	}
	want := before + begins + said.String() + ends + after
	if *update {
		err = os.WriteFile(path, []byte(want), 0o644)
	} else if want != string(text) {
		t.Error("docs/escala.md is of other numbers: go test ./internal/benchmark/escala -update")
	}
	if err != nil {
		t.Fatal(err)
	}
}
