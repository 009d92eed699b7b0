package locale

import (
	"strings"
	"testing"

	"certame/draw"
)

// Every reason has its two texts, whole.
func TestEveryFaultOfADrawIsSaid(t *testing.T) {
	for _, reason := range draw.Reasons() {
		what, remedy := DrawFault(&draw.Fault{Reason: reason, Value: "x", Other: "y"})
		if what == "" || remedy == "" || strings.ContainsAny(what+remedy, "{}") {
			t.Errorf("%d: %q %q", reason, what, remedy)
		}
	}
	if what, _ := DrawFault(&draw.Fault{Reason: draw.OtherForm}); strings.Contains(what, "esperava-se") {
		t.Errorf("%q", what)
	}
}
