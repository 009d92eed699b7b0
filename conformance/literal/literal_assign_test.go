package literal

import "testing"

// t35 is R-31's example: AC 3, PPP 2, PcD 1.
func t35() World {
	return world("AC PPP AC AC PcD PPP", "A B:PPP C D E:PPP F:PPP G:PcD")
}

// B.3 item 4 and R-32's example.
func roster() World { return world("AC PPP AC AC", "A1 J:PPP B C Pedro:PPP") }

func law(w *World)   { w.Chains = LawChains() }
func cpnu2(w *World) { w.Chains = CPNU2Chains() }

func TestAssignment(t *testing.T) {
	equal(t, "T35", show(t35()), "A=AC B=AC C=AC E=PPP F=PPP G=PcD")
	equal(t, "T37 A withdraws", show(without(t35(), "A")), "B=AC C=AC D=AC E=PPP F=PPP G=PcD")
	equal(t, "T40 no other PPP in T35: L 8", show(without(t35(), "E")), "A=AC B=AC C=AC D=AC F=PPP G=PcD")
	t40 := world("AC PPP AC AC PcD PPP", "A B:PPP C D E:PPP F:PPP G:PcD H:PPP")
	equal(t, "T40 next of the list", show(without(t40, "E")), "A=AC B=AC C=AC F=PPP G=PcD H=PPP")
	equal(t, "B.3-4", show(roster()), "A1=AC B=AC J=AC Pedro=PPP")
	equal(t, "nobody", show(world("AC PPP", "")), "")
	equal(t, "no seat", show(world("", "A")), "")
}

func TestCallOrder(t *testing.T) {
	equal(t, "R-32, B.3-5", showCalls(roster()), "1:A1=AC 2:J=PPP>AC 3:Pedro=PPP 4:B=AC")
	equal(t, "T35", showCalls(t35()), "1:A=AC 2:B=PPP>AC 3:E=PPP 4:C=AC 5:G=PcD 6:F=PPP")
	equal(t, "seats without anybody", showCalls(world("AC AC PPP", "A")), "1:A=AC")
}

// The contract's example: 0008 was denied and is AC alone; 0009 is not approved.
func TestMinimalExample(t *testing.T) {
	ranking := "0008 0001 0002:PPP 0003 0004 0005:PPP 0006:PPP 0007:PcD"
	w := world(join(Order(federal(), 6)), ranking)
	equal(t, "labels", join(w.Labels), "AC PPP AC AC PcD PPP")
	equal(t, "ordem.csv", showCalls(w),
		"1:0008=AC 2:0002=PPP>AC 3:0001=AC 4:0005=PPP 5:0007=PcD 6:0006=PPP")
}

// C08: 59 seats with one compensation. J, second in the ranking, is called in
// PPP at 2 and counts in AC from 3 on, when the first of the other PPP comes in.
func TestFiftyNine(t *testing.T) {
	ranking := "A J:PPP " + series("a", "", 36) + series("p", ":PPP", 15) +
		series("i", ":PI", 2) + series("q", ":PQ", 1) + series("d", ":PcD", 3)
	w := world(join(Order(federal(), 59)), ranking)
	equal(t, "C08", tally(w), "38/15/2/1/3")
	calls := Calls(w)
	equal(t, "C08 call 2", calls[1].ID+" "+calls[1].Label+" "+calls[1].FinalLabel, "J PPP AC")
	equal(t, "C08 call 3", calls[2].ID+" "+calls[2].Label+" "+calls[2].FinalLabel, "p1 PPP PPP")
}

// B.3 item 3: X, classified only as PPP, is passed by i2; as PQ alone she has the seat.
func TestTwoOptionsCanHurt(t *testing.T) {
	labels := repeat("AC", 17) + repeat("PPP", 6) + "PI PQ"
	before := series("a", "", 17) + series("p", ":PPP", 6)
	both := world(labels, before+"i1:PI X:PPP i2:PI")
	equal(t, "B.3-3 both", modalities(Assign(both, 25))["X"]+"/"+modalities(Assign(both, 25))["i2"], "/PI")
	one := world(labels, before+"i1:PI X:PQ i2:PI")
	equal(t, "B.3-3 PQ alone", modalities(Assign(one, 25))["X"]+"/"+modalities(Assign(one, 25))["i2"], "PQ/")
}

// B.3 items 6 and 7: a seat that reverts to AC raises the number of AC seats.
func TestReadingB(t *testing.T) {
	six := world(repeat("AC", 3)+repeat("PPP", 3)+"PI PI PQ",
		"0:PI 1:PQ 2:PPP 3:PI 4:PI 5:PPP 6:PQ 7:PPP 8 9:PQ 10 11")
	equal(t, "B.3-6", show(six), "0=AC 1=AC 2=AC 3=AC 4=PI 5=PPP 6=PQ 7=PPP 9=PQ")
	equal(t, "B.3-6 3 denied", show(denied(six, "3")), "0=AC 1=AC 2=AC 3=AC 4=PI 5=PPP 6=PQ 7=PPP 9=PQ")
	seven := world("AC PPP PPP PQ", "0:PI 1:PPP 2:PI 3 4:PI")
	equal(t, "B.3-7", show(seven), "0=AC 1=AC 2=AC 4=PI")
}
