package whatif

import (
	"certame/contest"
	"certame/trace"
)

// findingsOnlyIn lists the findings of one state that the other does not have: the
// same code in the same place is the same finding, whatever its numbers.
func findingsOnlyIn(in, other *contest.Outcome) (out []trace.Finding) {
	type key struct{ code, where string }
	known := map[key]bool{}
	for _, f := range other.Findings() {
		known[key{f.Code, f.Where}] = true
	}
	for _, f := range in.Findings() {
		if !known[key{f.Code, f.Where}] {
			out = append(out, f)
		}
	}
	return out
}
