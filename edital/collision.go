package edital

import (
	"slices"

	"certame"
)

// CollisionOrder lists groups in the order in which they are placed in the
// order of seats: a declared rank first, then pessoas com deficiência,
// then falling percentage, then the edital's order. Reversion walks it
// backwards (R-35: PQ, PI, PPP, PcD).
func CollisionOrder(groups []certame.Group) []certame.Modality {
	order := make([]certame.Modality, len(groups))
	for i := range order {
		order[i] = certame.Modality(i + 1)
	}
	slices.SortStableFunc(order, func(a, b certame.Modality) int {
		return compareCollision(&groups[a-1], &groups[b-1])
	})
	return order
}

func compareCollision(a, b *certame.Group) int {
	if a.Collision != b.Collision {
		return a.Collision - b.Collision
	}
	if d := disabilityRank(a) - disabilityRank(b); d != 0 {
		return d
	}
	return b.Share.Cmp(a.Share)
}

func disabilityRank(g *certame.Group) int {
	if g.Role == certame.RoleDisability {
		return 0
	}
	return 1
}

// PercentageOrder lists groups by falling percentage, ties in edital order:
// the order in which art. 21 prefers modalities.
func PercentageOrder(groups []certame.Group) []certame.Modality {
	order := make([]certame.Modality, len(groups))
	for i := range order {
		order[i] = certame.Modality(i + 1)
	}
	slices.SortStableFunc(order, func(a, b certame.Modality) int {
		return groups[b-1].Share.Cmp(groups[a-1].Share)
	})
	return order
}
