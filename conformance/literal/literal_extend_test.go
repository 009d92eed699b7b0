package literal

import (
	"fmt"
	"strings"
	"testing"
)

// R-09 with nothing frozen, or with a frozen prefix of the order itself, is R-08.
func TestExtendIsOrder(t *testing.T) {
	for n := 0; n <= 120; n++ {
		equal(t, fmt.Sprint("none frozen, n=", n), join(Extend(federal(), nil, n)), join(Order(federal(), n)))
	}
	for frozen := 0; frozen <= 100; frozen++ {
		want := Order(federal(), 120)
		if frozen != 49 {
			equal(t, fmt.Sprint("frozen ", frozen), join(Extend(federal(), want[:frozen], 120)), join(want))
		}
	}
}

// R-09 at 49 → 50: PI is owed seat 50 with PPP, which has the higher percentage;
// PI then takes seat 51.
func TestExtendFortyNine(t *testing.T) {
	frozen := Order(federal(), 49)
	equal(t, "50", join(Extend(federal(), frozen, 50)[49:]), "PPP")
	equal(t, "51", join(Extend(federal(), frozen, 51)[49:]), "PPP PI")
	equal(t, "one by one", join(Extend(federal(), Extend(federal(), frozen, 50), 51)[49:]), "PPP PI")
	equal(t, "PI to 100", positions(Extend(federal(), frozen, 100), "PI"), "[17 51 84]")
}

// R-08 places PcD first, and so does R-09 when two are owed at one ideal: with a
// joint list of 30 % both want seat 5, and seat 4 is frozen as AC (MS 30.861).
func TestExtendFourFive(t *testing.T) {
	joint := []Group{racial("30", 30), disability(5)}
	equal(t, "R-08 at 5", join(Order(joint, 5)), "AC 30 AC 30 PcD")
	equal(t, "R-09 after 4", join(Extend(joint, Order(joint, 4), 6)), "AC 30 AC AC PcD 30")
}

// T33 (MS 30.861): two seats in the edital, the fifth that opens is PcD.
func TestFifthSeat(t *testing.T) {
	equal(t, "T33", join(Extend(federal(), Order(federal(), 2), 5)), "AC PPP AC AC PcD")
	equal(t, "L 5 §4, none in the edital", join(Extend(federal(), nil, 5)), "AC PPP AC AC PcD")
}

// T34: seven AC appointed; the reserve owed since the fifth comes at the next.
func TestSevenOpenAppointed(t *testing.T) {
	seven := strings.Fields(repeat("AC", 7))
	equal(t, "T34 PcD alone", join(Extend([]Group{disability(5)}, seven, 8)[7:]), "PcD")
	equal(t, "T34 all, earlier ideal first", join(Extend(federal(), seven, 12)[7:]), "PPP PcD PPP PPP AC")
}

// A surplus already frozen is counted: no group gets its k-th seat twice.
func TestExtendSurplus(t *testing.T) {
	frozen := strings.Fields("AC PPP PPP AC")
	equal(t, "surplus", join(Extend(federal(), frozen, 10)[4:]), "PcD AC AC AC AC PPP")
}

// A seat never moves once frozen, and nothing is said about fewer seats.
func TestExtendKeepsFrozen(t *testing.T) {
	equal(t, "fewer", join(Extend(federal(), strings.Fields("PcD AC"), 1)), "PcD AC")
}

// I-03 espalhada: the two examples of legal.md §2.3, and equal points.
func TestSpread(t *testing.T) {
	equal(t, "4 AC + 2", join(Spread([]Group{racial("PPP", 33)}, 6)), "AC PPP AC AC PPP AC")
	equal(t, "2 AC + 1", join(Spread([]Group{racial("PPP", 33)}, 3)), "AC PPP AC")
	equal(t, "AC before an equal point", join(Spread([]Group{racial("PPP", 50)}, 4)), "AC PPP AC PPP")
	equal(t, "PcD before an equal point", join(Spread([]Group{racial("PPP", 20), disability(20)}, 5)),
		"AC AC PcD PPP AC")
	equal(t, "federal 8", join(Spread(federal(), 8)), "AC PPP AC AC PcD AC PPP AC")
}
