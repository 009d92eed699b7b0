package literal

import "slices"

// revertReserved moves the empty reserved seats (R-31 (c), R-34) one by one.
func revertReserved(w World, now []string) []string {
	for {
		next, moved := revertOne(w, now)
		if !moved {
			return now
		}
		now = next
	}
}

// revertOne moves the first empty reserved seat that has somewhere to go, in
// R-35's order of lists and, within a list, by seat number.
func revertOne(w World, now []string) ([]string, bool) {
	for _, g := range reversionOrder(w.Groups) {
		for _, seat := range fill(w, now).empty[g.Code] {
			if to := destination(w, now, seat); to != "" {
				return relabel(now, seat, to), true
			}
		}
	}
	return now, false
}

// reversionOrder is R-35's "PQ first, then PI, PPP, PcD": R-08's order backwards.
func reversionOrder(groups []Group) []Group {
	backwards := placingOrder(groups)
	slices.Reverse(backwards)
	return backwards
}

// destination is the first modality of the chain of the list to which the empty
// seat now belongs where somebody still unseated can take it, or "" when
// the chain is used up: the seat then stays empty.
func destination(w World, now []string, seat int) string {
	for _, to := range w.Chains[now[seat-1]] {
		if somebodyCanTake(w, now, seat, to) {
			return to
		}
	}
	return ""
}

// somebodyCanTake is R-35's "a seat moves only while someone still unseated can
// take it, directly or through AC", found out by moving it and looking.
func somebodyCanTake(w World, now []string, seat int, to string) bool {
	before := fill(w, now)
	trial := relabel(now, seat, to)
	after := fill(w, trial)
	if len(after.modality) > len(before.modality) {
		return true
	}
	return to == openList && somebodyGainsThroughOpen(w, trial, before, after)
}

// somebodyGainsThroughOpen follows a seat that went to AC and seated nobody new.
// Either AC has nobody left, and R-35 gives the seat to anyone waiting in a
// group; or an optante was lifted, and the seat they left has to go on (R-31 d).
func somebodyGainsThroughOpen(w World, trial []string, before, after filling) bool {
	if len(after.empty[openList]) > 0 {
		return anybodyWaits(w, after)
	}
	left := groupLeft(before, after)
	return left != "" && destination(w, trial, after.empty[left][0]) != ""
}

// anybodyWaits tells whether some group list still has a person without a seat.
func anybodyWaits(w World, f filling) bool {
	for _, g := range w.Groups {
		if len(f.unseated(w, g.Code)) > 0 {
			return true
		}
	}
	return false
}

// groupLeft is the group of the optante who counts in AC after, not before.
func groupLeft(before, after filling) string {
	for id, modality := range after.modality {
		if modality == openList && before.modality[id] != openList {
			return before.modality[id]
		}
	}
	return ""
}
