package reconcile

import (
	"context"
	"strconv"

	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// SeatOrder holds a published order of labels, seat by seat, to the order of the rule,
// whose first label is of seat 1. The file may begin anywhere; a seat that does not follow
// the one before it was put apart by the importer.
func (r *Report) SeatOrder(ctx context.Context, e *review.Examined, labels []string, group func(string) string) error {
	r.unread(e)
	r.Notes = append(r.Notes, e.Report.Notes...)
	return e.EachAccepted(ctx, nil, func(v review.Values) error {
		at, err := strconv.Atoi(v.Text("posicao"))
		if err != nil || at < 1 || at > len(labels) {
			return err
		}
		r.Compared++
		given := profile.Open
		if codes := v.Groups(); len(codes) == 1 {
			given = group(codes[0])
		}
		if want := labels[at-1]; given != want {
			r.add(Difference{Kind: Label, Line: v.Line(), List: ordinal(at) + " vaga", Given: given, Computed: want, Action: "Confira se a lista " + want + " já não tinha ninguém: aí a vaga reverteu, e o ato o diz. Se tinha, a vaga é dela."})
		}
		return nil
	})
}

// LastSeat is the highest seat that a published order names.
func LastSeat(ctx context.Context, e *review.Examined) (last int, err error) {
	err = e.EachAccepted(ctx, nil, func(v review.Values) error {
		if n, err := strconv.Atoi(v.Text("posicao")); err == nil {
			last = max(last, n)
		}
		return nil
	})
	return last, err
}

func ordinal(n int) string { return strconv.Itoa(n) + "ª" }
