package literal

import (
	"fmt"
	"testing"
)

// Extend is Relabel with a fixed beginning.
func TestRelabelIsExtend(t *testing.T) {
	r := lcg(9)
	for range 300 {
		n, fixed := 1+r.below(60), []string{}
		for range r.below(n) {
			fixed = append(fixed, r.pick("AC", "AC", "AC", "PPP", "PI", "PQ", "PcD"))
		}
		labels := append(fixed, make([]string, n-len(fixed))...)
		equal(t, fmt.Sprint(labels), join(Relabel(federal(), labels)), join(Extend(federal(), fixed, n)))
	}
}

// R-09 with seats fixed here and there: the joint 30 % wants seat 4 when the
// fifth opens. It is fixed, so the nearest earlier free one is taken; when 3 is
// fixed too, the next: seat 5, which PcD wants as well, and PcD comes first.
func TestRelabelScattered(t *testing.T) {
	joint := []Group{racial("30", 30), disability(5)}
	equal(t, "anew", join(Relabel(joint, make([]string, 5))), "AC 30 AC 30 PcD")
	equal(t, "4 fixed", join(Relabel(joint, []string{"", "", "", "AC", ""})), "AC 30 30 AC PcD")
	equal(t, "3 and 4 fixed", join(Relabel(joint, []string{"", "", "AC", "AC", ""})), "30 30 AC AC PcD")
	equal(t, "1, 3 and 4 fixed", join(Relabel(joint, []string{"AC", "", "AC", "AC", ""})), "AC 30 AC AC PcD")
	equal(t, "a surplus answers", join(Relabel(joint, []string{"", "", "30", "AC", ""})), "AC 30 30 AC PcD")
}
