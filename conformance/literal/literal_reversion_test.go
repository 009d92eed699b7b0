package literal

import (
	"strings"
	"testing"
)

// twentyFive has the labels of n = 25 (15/6/1/1/2) and full lists of AC and PcD.
func twentyFive(rest string) World {
	return world(join(Order(federal(), 25)), series("a", "", 20)+series("d", ":PcD", 3)+rest)
}

func TestReversion(t *testing.T) {
	t41 := twentyFive(series("p", ":PPP", 8) + series("i", ":PI", 2))
	equal(t, "T41 decree", tally(t41), "15/6/2/0/2")
	equal(t, "T41 law", tally(with(t41, law)), "16/6/1/0/2")
	t42 := twentyFive(series("p", ":PPP", 8) + series("i", ":PI", 1))
	equal(t, "T42 decree", tally(t42), "15/7/1/0/2")
	noPPP := twentyFive(series("p", ":PPP", 6) + series("i", ":PI", 1))
	equal(t, "T42 no other PPP", tally(noPPP), "16/6/1/0/2")
	t44 := twentyFive(series("p", ":PPP", 5) + series("i", ":PI", 3) + series("q", ":PQ", 1))
	equal(t, "T44 cpnu2", tally(with(t44, cpnu2)), "15/5/2/1/2")
	equal(t, "T44 decree", tally(t44), "16/5/1/1/2")
	equal(t, "T44 law", tally(with(t44, law)), "16/5/1/1/2")
	noPcD := world("AC AC PcD", "A B p:PPP C")
	equal(t, "PcD reverts to AC", show(noPcD), "A=AC B=AC p=AC")
}

// I-12: the only PI was classified as PPP, and the PI seat comes back to them.
func TestSeatWalksBack(t *testing.T) {
	w := world("AC PPP PI", "A B p1:PPP! x:PPP!")
	equal(t, "I-12 decree", show(w), "A=AC p1=PPP x=PPP")
	equal(t, "I-12 law", show(with(w, law)), "A=AC B=AC p1=PPP")
}

// R-31 (d): a seat that reverts to AC lifts an optante and seats the next one.
func TestThroughOpen(t *testing.T) {
	equal(t, "through AC", show(world("PI PcD", "i1:PI i2:PI! p:PPP!")), "i1=AC i2=PI")
	passes := world("PI PcD", "i1:PI p:PPP! i2:PI!")
	equal(t, "through AC before R-35", show(passes), "i1=AC i2=PI")
	chain := world("PPP PI PcD", "p1:PPP i1:PI i2:PI!")
	equal(t, "two lifts", show(chain), "i1=AC i2=PI p1=AC")
	still := world("PPP PcD", "p1:PPP")
	equal(t, "nobody gains, nothing moves", show(still), "p1=PPP")
	other := world("PPP PcD", "p1:PPP i1:PI!")
	equal(t, "through AC and then R-35", show(other), "i1=PI p1=AC")
}

// A chain that does not end in AC leaves the seat empty when it is used up.
func TestOpenlessChain(t *testing.T) {
	w := world("AC PQ", "A B")
	w.Chains = map[string][]string{"PQ": {"PI"}}
	equal(t, "used up", show(w), "A=AC")
	w.People = people("A B i:PI")
	equal(t, "taken", show(w), "A=AC i=PI")
	w.Chains = nil
	equal(t, "no chain", show(w), "A=AC")
}

// Such chains can hold two people back and let both in at one call.
func TestOpenlessChainCallsTwo(t *testing.T) {
	w := world("PPP PQ PQ AC", "p:PPP B C")
	w.Chains = map[string][]string{"PQ": {"AC"}}
	equal(t, "two at once", showCalls(w), "1:p=PPP>AC 4:B=AC 4:C=AC")
	equal(t, "with L 8", showCalls(world("PPP PQ PQ AC", "p:PPP B C")), "1:p=PPP>AC 2:B=AC 3:C=AC")
}

// The order of R-35 with several empty lists: PQ's seat moves first.
func TestEmptyListsInOrder(t *testing.T) {
	w := world("PPP PI", "q:PQ")
	equal(t, "PI → PQ before PPP → AC", show(w), "q=PQ")
	all := world(strings.Repeat("PQ PI PPP PcD ", 2), "i1:PI i2:PI i3:PI p1:PPP")
	equal(t, "PQ seat to PI", show(all), "i1=PI i2=PI i3=PI p1=PPP")
}
