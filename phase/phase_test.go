package phase

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// one is a contest of one phase with a barrier; people are "id:mark:option".
func onePhase(b *edital.Barrier, people ...string) world {
	w := world{phases: []edital.Phase{{Code: "p", Column: "nota_p", Weight: 1, Max: certame.NoScore, Minimum: points(50), Barrier: b}}}
	for _, text := range people {
		parts := strings.Split(text, ":")
		e := entrant{id: parts[0], marks: []int{-1}, birth: 1970}
		fmt.Sscan(parts[1], &e.marks[0])
		if parts[2] != "" {
			e.options = []string{parts[2]}
		}
		w.people = append(w.people, e)
	}
	return w
}

// on lists who goes on, with the way.
func on(w world) string {
	o, _ := w.run()
	var out []string
	for i, e := range w.people {
		if f := o.Results[0].Facts[i]; f.Way != NoWay {
			out = append(out, fmt.Sprintf("%s/%d", e.id, f.Way))
		}
	}
	return strings.Join(out, " ")
}

func TestBarriers(t *testing.T) {
	tied := []string{"a:90:", "b:80:", "c:80:", "d:70:", "e:60:PPP", "f:49:PPP"}
	people := make([]string, 0, 12)
	for i := range 12 {
		people = append(people, fmt.Sprintf("%02d:%d:", i, 90-i))
	}
	for name, c := range map[string]struct {
		w    world
		want string
	}{
		"no barrier":               {onePhase(nil, tied...), "a/1 b/1 c/1 d/1 e/1"},
		"ties at the last kept":    {onePhase(&edital.Barrier{Keep: 2}, tied...), "a/1 b/1 c/1 e/2"},
		"as many as places":        {onePhase(&edital.Barrier{Keep: 4}, tied...), "a/1 b/1 c/1 d/1 e/2"},
		"multiple above the floor": {onePhase(&edital.Barrier{Multiple: 5, Floor: 9}, people...), "00/1 01/1 02/1 03/1 04/1 05/1 06/1 07/1 08/1 09/1"},
		"floor of nine":            {onePhase(&edital.Barrier{Multiple: 1, Floor: 9}, people...), "00/1 01/1 02/1 03/1 04/1 05/1 06/1 07/1 08/1"},
		"841: optantes inside the cut use up no number": {
			onePhase(&edital.Barrier{Keep: 3, KeepGroups: []edital.TableCell{{Code: "PPP", Seats: 2}}, Limits: true},
				"a:90:", "b:89:PPP", "c:88:PPP", "d:87:", "e:80:PPP", "f:79:PPP", "g:78:PPP"),
			"a/1 b/1 c/1 e/2 f/2",
		},
	} {
		if got := on(c.w); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// A phase without marks eliminates nobody, and those after it wait.
func TestMissingPhases(t *testing.T) {
	w := onePhase(nil, "a:90:", "b:40:")
	for _, code := range []string{"q", "r"} {
		w.phases = append(w.phases, edital.Phase{Code: code, Column: "nota_" + code, Weight: 1, Max: certame.NoScore, Minimum: certame.NoScore})
	}
	for i := range w.people {
		w.people[i].marks = append(w.people[i].marks, -1, 70)
	}
	o, _ := w.run()
	if !slices.Equal(o.Missing, []int{1, 2}) || len(o.Results) != 1 || o.Final[0] != points(90) || o.Final[1] != certame.NoScore {
		t.Errorf("missing %v, %d results, final %v", o.Missing, len(o.Results), o.Final)
	}
}

// Case T63 and its kin.
func TestLimits(t *testing.T) {
	seats := []int{3, 1, 0}
	for name, c := range map[string]struct {
		limit edital.ApprovedLimit
		want  []int
	}{
		"none":      {edital.ApprovedLimit{}, nil},
		"annex II":  {edital.ApprovedLimit{Annex: law.AnnexII}, []int{14, 5, NoLimit}},
		"annex III": {edital.ApprovedLimit{Annex: law.AnnexIII}, []int{17, 6, NoLimit}},
		"twice":     {edital.ApprovedLimit{Times: 2}, []int{6, 2, NoLimit}},
	} {
		terms := &edital.Terms{Declared: edital.Declared{Approved: c.limit}}
		if got := Limits(terms, seats); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// The checker names every optante with the minimum, and who was called or left
// against the marks.
func TestCheckedCall(t *testing.T) {
	w := onePhase(&edital.Barrier{Keep: 1}, "a:90:", "b:80:", "c:70:PPP", "d:60:PPP", "e:40:PPP", "f:65:PPP")
	w.people[5].denied = true
	o, c := w.run()
	lines, ok := o.Check(c, certame.Call{Phase: 0, Called: []bool{true, true, true, false, false, false}})
	var got []string
	for _, l := range lines {
		got = append(got, fmt.Sprintf("%s due %v called %v", w.people[l.Person].id, l.Due, l.Called))
	}
	want := []string{"b due false called true", "c due true called true", "d due true called false"}
	if !ok || !slices.Equal(got, want) {
		t.Errorf("%v %q", ok, got)
	}
	var log trace.Log
	ReportCall(c, certame.Call{}, lines, "x", &log)
	var codes []string
	for _, f := range log.Findings {
		codes = append(codes, fmt.Sprintf("%s:%s:%v", f.Code, f.Severity, f.Blocks))
	}
	if !slices.Equal(codes, []string{"fases.optantes_nao_convocadas:erro:true", "fases.convocadas_divergem:alerta:true"}) {
		t.Errorf("findings %q", codes)
	}
	if _, ok := o.Check(c, certame.Call{Phase: 1}); ok {
		t.Error("a phase without marks was proved")
	}
}
