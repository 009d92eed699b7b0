package answer

import (
	"fmt"

	"certame"
	"certame/contest"
	"certame/law"
)

// First is who comes before the person of an appointment. The fact is stored all
// the same: the book says what happened, not what should have.
type First struct {
	ID, List string
	Seat     int
	Basis    []law.Provision
}

// String says it in one line.
func (f *First) String() string {
	return fmt.Sprintf("antes vem a inscrição %s, vaga %d, lista %s; se as duas são do mesmo dia, a ordem entre elas não importa [%s]", f.ID, f.Seat, f.List, law.Citations(f.Basis))
}

func firstOf(live *contest.Live, p *contest.Post, who certame.Person) *First {
	next := live.Next(p)
	if next == nil || p.Lists.Order[next.Call.Rank] == who {
		return nil
	}
	return &First{
		ID: string(live.Roll.IDs.At(p.Lists.Order[next.Call.Rank])), List: live.Terms.Code(next.Place.Current), Seat: next.Place.Number,
		Basis: law.Alternation.In(live.Terms.Regime.ID),
	}
}
