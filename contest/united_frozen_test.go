package contest_test

import (
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/conformance/literal"
	"certame/edital"
)

// holdersOf says who has, or is to be called to, the seats of each post: "A 002, B 001".
func (u *united) holdersOf(t *testing.T) string {
	t.Helper()
	var out []string
	for i, post := range u.terms.Posts {
		p, err := u.live.At(certame.PostIndex(i))
		if err != nil {
			t.Fatal(err)
		}
		words := []string{post.Code}
		for _, place := range p.Places {
			if place.Holder >= 0 {
				words = append(words, u.idAt(p, place.Holder))
			}
		}
		out = append(out, strings.Join(words, " "))
	}
	return strings.Join(out, ", ")
}

// A label fixed before any appointment keeps the seat for its owner, whoever comes
// before them, and is given back when a post that they prefer has a seat for them.
func TestLabelFixedBeforeAnAppointmentByPreference(t *testing.T) {
	open := []edital.TableCell{{Code: "AC", Seats: 1}}
	world := func(third int, freeze string) unitedWorld {
		return unitedWorld{
			tables: [][]edital.TableCell{open, open},
			people: []wisher{{wishes: []int{0, 1}, marks: []int{50, 60}}, {wishes: []int{0}, marks: []int{90}}, {wishes: []int{1}, marks: []int{third}}},
			declare: func(d *edital.Declared) {
				d.Compensate, d.FreezeAt = edital.Freezes, freeze
			},
		}
	}
	day := int(opening)
	leaves := literal.Fact{Kind: "desistencia", Day: day + 5, Person: "002"}
	for _, c := range []struct {
		name     string
		world    unitedWorld
		facts    []literal.Fact
		was, now string
	}{
		{
			"called to the course, though somebody comes before", world(80, "curso_de_formacao"),
			[]literal.Fact{{Kind: "curso_de_formacao", Day: day, Person: "001", Post: "B", Seat: 1, Label: "AC"}},
			"A 002, B 001", "A 001, B 003",
		},
		{"seated at the homologation", world(40, "homologacao"), []literal.Fact{{Kind: "homologacao", Day: day}}, "A 002, B 001", "A 001, B 003"},
		{
			"refused since", world(80, "curso_de_formacao"), []literal.Fact{
				{Kind: "curso_de_formacao", Day: day, Person: "001", Post: "B", Seat: 1, Label: "AC"},
				{Kind: "interesse", Day: day + 1, Person: "001", Post: "B", Result: "recusa"},
			}, "A 002, B 003", "A 001, B 003",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			u := c.world.model(t)
			for i, f := range slices.Concat(c.facts, []literal.Fact{leaves}) {
				if i == len(c.facts) {
					if got := u.holdersOf(t); got != c.was {
						t.Errorf("%s, want %s", got, c.was)
					}
				}
				if _, refusal, err := u.live.Add(u.factOf(f)); refusal != nil || err != nil {
					t.Fatal(f, refusal, err)
				}
			}
			if got := u.holdersOf(t); got != c.now {
				t.Errorf("then %s, want %s", got, c.now)
			}
		})
	}
}
