package vacancy

import (
	"cmp"
	"slices"

	"certame"
	"certame/edital"
)

// Spread labels seats by spreading every modality evenly, the open one
// included: all the points (k − 1/2) · n ÷ n_m in order (I-03, "espalhada").
// Equal points go to the open competition first, then in collision order.
func Spread(groups []certame.Group, counts []int) []certame.Modality {
	points := spreadPoints(groups, counts)
	slices.SortStableFunc(points, func(a, b spreadPoint) int {
		// (2k−1)/(2·count) compared without division.
		return cmp.Compare(a.odd*b.count, b.odd*a.count)
	})
	labels := make([]certame.Modality, len(points))
	for i, p := range points {
		labels[i] = p.modality
	}
	return labels
}

type spreadPoint struct {
	modality   certame.Modality
	odd, count int
}

func spreadPoints(groups []certame.Group, counts []int) []spreadPoint {
	modalities := append([]certame.Modality{certame.OpenCompetition}, edital.CollisionOrder(groups)...)
	var points []spreadPoint
	for _, m := range modalities {
		for k := 1; k <= counts[m]; k++ {
			points = append(points, spreadPoint{m, 2*k - 1, counts[m]})
		}
	}
	return points
}
