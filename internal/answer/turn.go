package answer

import (
	"strings"

	"certame"
	"certame/internal/locale"
	"certame/internal/whatif"
	"certame/law"
)

// Turn says what happens to one person between two states of a contest.
func Turn(w law.Wording, c *whatif.Comparison, p *whatif.Person) string {
	post, id := spoken(w, "do cargo")+" "+c.Before.Terms.Posts[p.Post].Code, string(c.Before.Roll.IDs.At(p.Who))
	return locale.Effect(string(p.Effect), post, id, stand(w, c, &p.Before, p), stand(w, c, &p.After, p))
}

// stand is the seat, or the situation of who has none and never had.
func stand(w law.Wording, c *whatif.Comparison, s *whatif.Stand, p *whatif.Person) string {
	if p.Effect == whatif.Resituated {
		return locale.Situation(w, s.Situation)
	}
	text := PositionOf(c.After.Contest, s.Position).Said()
	if s.Outside {
		text += ", que a ordem não lhe dá"
	}
	return text
}

// PeopleCount is how many people each effect reaches: "2 entram, 1 sai".
func PeopleCount(people []whatif.Person) string {
	var parts []string
	for _, effect := range whatif.Effects() {
		n := 0
		for i := range people {
			if people[i].Effect == effect {
				n++
			}
		}
		if n > 0 {
			parts = append(parts, locale.EffectCount(effect, n))
		}
	}
	return strings.Join(parts, ", ")
}

// MirrorTurns say how the seats apart, of people sub judice, change.
func MirrorTurns(w law.Wording, c *whatif.Comparison) (out []string) {
	for _, m := range c.Mirrors {
		post, id := spoken(w, "do cargo")+" "+c.Before.Terms.Posts[m.Post].Code, string(c.Before.Roll.IDs.At(m.Who))
		out = append(out, locale.MirrorTurn(post, id, MirrorCode(c, m.Before), MirrorCode(c, m.After)))
	}
	return out
}

// MirrorCode is the modality of a seat apart: empty without a court order, a dash
// without a seat.
func MirrorCode(c *whatif.Comparison, m whatif.MirrorSeat) string {
	switch {
	case !m.There:
		return ""
	case m.Label == certame.NoModality:
		return "-"
	}
	return c.Before.Terms.Code(m.Label)
}

// spoken is a word in the wording of the contest.
func spoken(w law.Wording, civil string) string {
	said, _ := w.Say(civil)
	return said
}
