package phase

import (
	"slices"

	"certame/edital"
	"certame/law"
)

// NoLimit marks a list that is not limited.
const NoLimit = -1

// Limits is R-17: how many may be approved in each modality, from its own seats
// (I-34); nil when the edital declares no limit. A list without a seat has none:
// the annexes begin at one, and later vacancies are reserved too (Lei
// 15.142/2025, art. 5º, § 4º).
func Limits(t *edital.Terms, seats []int) []int {
	if t.Approved == (edital.ApprovedLimit{}) {
		return nil
	}
	out := make([]int, len(seats))
	for m, n := range seats {
		out[m] = limitOf(t.Approved, n)
	}
	return out
}

func limitOf(l edital.ApprovedLimit, seats int) int {
	if l.Annex == "" && (seats > 0 || l.Floor > 0) {
		return max(l.Times*seats, l.Floor)
	}
	if limit, _, ok := l.Annex.Limit(seats); ok {
		return limit
	}
	return NoLimit
}

// LimitBasis is the dispositivo behind the limit: the annex, or the edital's own
// number; ties at the last place stay (Decreto 9.739/2019, art. 39, § 3º).
func LimitBasis(t *edital.Terms) []law.Provision {
	basis := []law.Provision{law.EditalRegraCpt}
	switch t.Approved.Annex {
	case law.AnnexII:
		basis = []law.Provision{law.Dec9739Art39Cpt}
	case law.AnnexIII:
		basis = []law.Provision{law.Dec9739Art39Cpt, law.Dec9739Art39Par1a}
	}
	return slices.Concat(basis, []law.Provision{law.Dec9739Art39Par3})
}
