package report

import (
	"slices"
	"testing"

	"certame"
)

func TestRoundStep(t *testing.T) {
	for _, c := range []struct{ span, parts, want int64 }{
		{0, 5, 1}, {1, 5, 1}, {6, 5, 2}, {11, 5, 5}, {26, 5, 10}, {51, 5, 20}, {1_000_001, 10, 200_000},
	} {
		if got := roundStep(c.span, c.parts); got != c.want {
			t.Errorf("roundStep(%d, %d) = %d, want %d", c.span, c.parts, got, c.want)
		}
	}
}

func TestHistogramKeepsEveryScoreOnce(t *testing.T) {
	unit := certame.ScoreUnit
	scores := []certame.Score{-3 * unit, -unit / 2, 0, unit / 2, 95 * unit, 100 * unit}
	h := newHistogram(scores[0], scores[len(scores)-1], 2)
	for _, s := range scores {
		h.add(s)
	}
	if h.From != -4*unit && h.From != -5*unit {
		t.Errorf("starts at %d, want the round score at or below -3", h.From)
	}
	if h.total() != len(scores) || len(h.Counts) > bins+1 {
		t.Errorf("%d scores in %d bins, want %d in at most %d", h.total(), len(h.Counts), len(scores), bins+1)
	}
}

func TestHistogramOfOneScoreIsOneShownPlaceWide(t *testing.T) {
	h := newHistogram(90*certame.ScoreUnit, 90*certame.ScoreUnit, 2)
	h.add(90 * certame.ScoreUnit)
	if !slices.Equal(h.Counts, []int{1}) || h.Step != certame.ScoreUnit/100 {
		t.Errorf("counts %v by %d, want [1] by 0,01", h.Counts, h.Step)
	}
}

func TestFloorTo(t *testing.T) {
	for _, c := range [][3]certame.Score{{7, 5, 5}, {5, 5, 5}, {0, 5, 0}, {-1, 5, -5}, {-5, 5, -5}} {
		if got := floorTo(c[0], c[1]); got != c[2] {
			t.Errorf("floorTo(%d, %d) = %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
