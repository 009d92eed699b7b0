package report

import "certame"

// bins is the most bars a histogram may have.
const bins = 40

// histogram counts scores in intervals [From + i·Step, From + (i+1)·Step).
// Whole numbers only: a score on the edge of an interval is in the same one on
// every machine.
type histogram struct {
	From, Step certame.Score
	Counts     []int
}

// newHistogram prepares intervals of a round width for scores from low to high,
// never narrower than the last decimal place shown.
func newHistogram(low, high certame.Score, places int) histogram {
	least := int64(1)
	for range certame.ScoreDecimals - places {
		least *= 10
	}
	step := max(least, roundStep(int64(high-low), bins-1))
	from := floorTo(low, certame.Score(step))
	return histogram{from, certame.Score(step), make([]int, (high-from)/certame.Score(step)+1)}
}

func (h *histogram) add(s certame.Score) { h.Counts[(s-h.From)/h.Step]++ }

func (h *histogram) end() certame.Score { return h.From + certame.Score(len(h.Counts))*h.Step }

func (h *histogram) total() (n int) {
	for _, count := range h.Counts {
		n += count
	}
	return n
}

func (h *histogram) highest() (n int) {
	for _, count := range h.Counts {
		n = max(n, count)
	}
	return n
}

// roundStep is the smallest of 1, 2, 5, 10, 20, 50… that covers span in at most
// parts steps.
func roundStep(span int64, parts int64) int64 {
	for power := int64(1); ; power *= 10 {
		for _, n := range [...]int64{1, 2, 5} {
			if n*power*parts >= span {
				return n * power
			}
		}
	}
}

// floorTo is the largest multiple of step not above s; negative scores exist.
func floorTo(s, step certame.Score) certame.Score {
	down := s / step * step
	if down > s {
		down -= step
	}
	return down
}
