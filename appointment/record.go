package appointment

import (
	"slices"

	"certame"
	"certame/edital"
	"certame/law"
)

// record compares the assignment with the one of a seat ago, seats whoever has
// to sit elsewhere, and writes the transfers and the call.
func (r *run) record() error {
	changed := r.changedRanks()
	if r.wasSeated+r.entrants(changed) != r.now.seated {
		return r.unseatedSomebody()
	}
	number := len(r.out.Calls) + min(1, r.now.seated-r.wasSeated)
	r.recordReversions(number)
	left := r.reseat(changed)
	r.recordCompensations(number, changed, left)
	r.recordEntrants(changed)
	r.remember(changed)
	return nil
}

// unseatedSomebody is the gap of a seat that takes somebody out of the call.
// The largest remainder does it at some shares (20/8/2: nine open seats are
// 6/2/1, ten are 7/3/0); the series never does.
func (r *run) unseatedSomebody() *Gap {
	what := "com esta cadeia de reversão e estas listas, uma vaga a mais retira alguém da convocação; use reversao: decreto, lei ou cpnu2, ou termine cada cadeia em AC sem passar por outra que volte a ela"
	if r.w.Exhausted == edital.ExhaustedRemainder {
		what = "com estes percentuais, ac_esgotada: maior_resto retira da convocação quem já estava nela; use serie"
	}
	return &Gap{What: what, Basis: []law.Provision{law.Dec12536Art3Par4, law.Lei15142Art9Cpt}}
}

// changedRanks lists, best first, the people whose modality is not the one of a
// seat ago.
func (r *run) changedRanks() []Rank {
	var out []Rank
	for _, m := range r.now.moves {
		if r.was[m.rank] != r.now.holds[m.rank] {
			out = append(out, m.rank)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (r *run) entrants(changed []Rank) (n int) {
	for _, rank := range changed {
		if r.was[rank] == certame.NoModality {
			n++
		}
	}
	return n
}

func (r *run) recordReversions(number int) {
	if !r.reverted {
		return
	}
	for seat, label := range r.ledger.labels {
		if label != r.wasLabels[seat] {
			r.out.Transfers = append(r.out.Transfers, Transfer{
				Call: number, Opened: len(r.holder), Seat: seat + 1, Label: r.w.Labels[seat], From: r.wasLabels[seat], To: label,
				Kind: Reverts, Moved: NoOne, Entered: NoOne,
			})
		}
	}
}

// recordCompensations: whoever passes from a reserved seat to an open one
// counts as open from now on, and the reserved seat passes to the next optante
// (Lei 15.142/2025, art. 7º, § 2º).
func (r *run) recordCompensations(number int, changed []Rank, left map[Rank]int) {
	for _, rank := range changed {
		from := r.was[rank]
		if from == certame.NoModality {
			continue
		}
		seat := left[rank]
		entered := r.holder[seat]
		if r.ledger.labels[seat] != from {
			entered = NoOne // the seat reverted: nobody of the group was left
		}
		r.out.Transfers = append(r.out.Transfers, Transfer{
			Call: number, Opened: len(r.holder), Seat: seat + 1, Label: r.w.Labels[seat], From: from, To: r.now.holds[rank],
			Kind: Compensated, Moved: rank, Entered: entered,
		})
	}
}

func (r *run) recordEntrants(changed []Rank) {
	for _, rank := range changed {
		if r.was[rank] != certame.NoModality {
			continue
		}
		number := len(r.out.Calls) + 1
		r.out.Calls = append(r.out.Calls, Call{
			Number: number, Opened: len(r.holder), Seat: int(r.seatOf[rank]) + 1,
			Rank: rank, Label: r.now.holds[rank],
		})
		r.out.CallOf[rank] = int32(number)
	}
}

func (r *run) remember(changed []Rank) {
	for _, rank := range changed {
		r.was[rank] = r.now.holds[rank]
	}
	r.wasSeated = r.now.seated
	if r.reverted {
		copy(r.wasLabels, r.ledger.labels)
	}
}
