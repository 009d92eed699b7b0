package main

import (
	"math"
	"math/rand/v2"
	"slices"
)

// shape is how much of all has come when a part of the time has gone, from 0 to 1.
type shape func(second, seconds, minutes float64) float64

var shapes = map[string]shape{
	// igual comes alike all the time.
	"igual": func(second, seconds, _ float64) float64 { return second / seconds },
	// cai is many at first: half of who is still to come does so every so many minutes.
	"cai": func(second, seconds, minutes float64) float64 {
		return (1 - math.Exp2(-second/60/minutes)) / (1 - math.Exp2(-seconds/60/minutes))
	},
	// sobe is many at last: who comes doubles every so many minutes, until the limit.
	"sobe": func(second, seconds, minutes float64) float64 {
		return (math.Exp2(second/60/minutes) - 1) / (math.Exp2(seconds/60/minutes) - 1)
	},
}

// seen is what became of a resource.
type seen struct {
	peak    float64 // of what was asked for in a second, part of what there is
	wait    float64 // the longest of anybody, in seconds
	late    float64 // part of what was asked that waited more than a second
	begun   int     // the second in which it began not to be enough; -1 never
	cleared int     // after the last arrival, the seconds until nothing waits
	needed  int     // machines with which no second asks for more than busy of them
}

// busy is how much of a resource may be asked for in the worst second: beyond it waits grow
// much faster than what is asked.
const busy = 0.7

// run lets a scenario happen, second by second: each resource does as much as it can, and
// what it cannot waits for it. Arrivals of a second vary as those of people who know nothing
// of one another do; the same numbers come every time.
func (m *model) run(s scenario) []seen {
	chance := rand.New(rand.NewPCG(15142, 2025))
	state, waiting := make([]seen, len(m.Resources)), make([]float64, len(m.Resources))
	asked, slow, peak := make([]float64, len(m.Resources)), make([]float64, len(m.Resources)), make([]float64, len(m.Resources))
	for i := range state {
		state[i].begun = -1
	}
	for second := 0; second < s.Seconds || slices.Max(waiting) > 0; second++ {
		work := m.arrivals(s, second, chance)
		for i := range m.Resources {
			can := m.Resources[i].all()
			waiting[i] += work[i]
			wait := waiting[i]/can - 1
			waiting[i] = max(0, waiting[i]-can)
			asked[i] += work[i]
			peak[i] = max(peak[i], work[i])
			if state[i].wait = max(state[i].wait, wait); wait > 1 {
				slow[i] += work[i]
			}
			if wait > 0 && state[i].begun < 0 {
				state[i].begun = second
			}
			if waiting[i] > 0 && second >= s.Seconds {
				state[i].cleared = second - s.Seconds + 1
			}
		}
	}
	for i := range state {
		r := m.Resources[i]
		state[i].peak, state[i].needed = peak[i]/r.all(), int(math.Ceil(peak[i]/busy/r.Capacity))
		if asked[i] > 0 {
			state[i].late = slow[i] / asked[i]
		}
	}
	return state
}

// arrivals is the work that comes in a second, by resource.
func (m *model) arrivals(s scenario, second int, chance *rand.Rand) []float64 {
	work := make([]float64, len(m.Resources))
	if second >= s.Seconds {
		return work
	}
	for _, f := range s.Flows {
		at, all := float64(second), float64(s.Seconds)
		mean := f.Times * (f.Shape(at+1, all, f.Minutes) - f.Shape(at, all, f.Minutes))
		n := max(0, mean+math.Sqrt(mean)*chance.NormFloat64())
		for i, cost := range m.Costs[f.Action] {
			work[i] += n * cost
		}
	}
	return work
}
