package vacancy

import "certame"

// seriesMargin is how far beyond n the endless series is computed before it is
// cut at n: a displaced position moves back by at most one place per group.
const seriesMargin = 64

// Series labels seats 1 to n as the beginning of an endless series (R-09,
// "serie_continua"): nobody ever loses a seat when one opens, at the price of
// one seat more than half-up at the totals where the next seat would displace
// one (49, 149…).
func Series(groups []certame.Group, n int) []certame.Modality {
	return Order(groups, n+seriesMargin)[:n]
}
