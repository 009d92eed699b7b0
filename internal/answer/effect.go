package answer

import (
	"fmt"

	"certame/contest"
	"certame/internal/locale"
)

// Effect is one person whose place changed.
type Effect struct {
	Post   string    `json:"cargo"`
	ID     string    `json:"inscricao"`
	Effect string    `json:"efeito"`
	Before *Position `json:"antes,omitempty"`
	After  *Position `json:"depois,omitempty"`
	Now    string    `json:"situacao"`
}

// Position is where a person stands: nil for who has no seat.
type Position struct {
	Modality string `json:"modalidade"`
	Seat     int    `json:"vaga"`
	Call     int    `json:"convocacao"`
}

// Effects are the people whom a fact moves.
func Effects(live *contest.Live, turn *contest.Turn) []Effect {
	out := []Effect{}
	for _, change := range turn.Changes {
		out = append(out, Changes(live.Contest, change)...)
	}
	return out
}

// Changes lists who changed between two states of a post.
func Changes(c *contest.Contest, change contest.PostChange) (out []Effect) {
	for _, d := range contest.Between(change.Before, change.After) {
		out = append(out, Effect{
			Post: c.Terms.Posts[change.After.Index].Code, ID: string(c.Roll.IDs.At(d.Person)), Effect: string(d.Effect),
			Before: PositionOf(c, d.Before), After: PositionOf(c, d.After), Now: string(d.SituationAfter),
		})
	}
	return out
}

// PositionOf is a position as it is told; nil without a seat.
func PositionOf(c *contest.Contest, p contest.Position) *Position {
	if p.Call == 0 {
		return nil
	}
	return &Position{c.Terms.Code(p.Modality), p.Seat, p.Call}
}

// Said writes a position: "vaga 3, PPP, 2ª convocação"; nothing for none.
func (p *Position) Said() string {
	if p == nil {
		return ""
	}
	return fmt.Sprintf("vaga %d, %s, %dª convocação", p.Seat, p.Modality, p.Call)
}

// Mirrors say where the person of a court order stands by it.
func Mirrors(live *contest.Live, turn *contest.Turn) (out []string) {
	for _, change := range turn.Changes {
		for _, m := range change.After.Mirrors {
			who := change.After.Lists.Order[m.Rank]
			if who != turn.Entry.Person {
				continue
			}
			label := ""
			if m.Seated {
				label = live.Terms.Code(m.Label)
			}
			out = append(out, locale.MirrorEffect(string(live.Roll.IDs.At(who)), label))
		}
	}
	return out
}
