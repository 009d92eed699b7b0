package web

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"certame/edital"
	"certame/internal/convening"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// bySlot orders the queue: day, hour, room; who was not called comes last.
func bySlot(a, b *sitting.Case) int {
	uncalled := func(c *sitting.Case) int {
		if c.Last(sitting.Summoned) == nil {
			return 1
		}
		return 0
	}
	return cmp.Or(cmp.Compare(uncalled(a), uncalled(b)), cmp.Compare(a.State.Session.Date, b.State.Session.Date), cmp.Compare(a.State.Session.Second, b.State.Session.Second),
		cmp.Compare(a.Slot().Room, b.Slot().Room), cmp.Compare(a.Registration, b.Registration), cmp.Compare(a.Group, b.Group))
}

// sessionDay is that of the last summons, "" for who was not called.
func sessionDay(c *sitting.Case) string {
	if c.Last(sitting.Summoned) == nil {
		return ""
	}
	return c.State.Session.Date.Brazilian()
}

func (v *visit) sessionTable(c *subject, cases []*sitting.Case) (parts.Table, error) {
	t := parts.Table{
		ID: "fila", Stacked: true, Caption: "Pessoas, por dia, horário e sala",
		Columns: []parts.Column{{Text: "Horário"}, {Text: "Sala"}, {Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Etapa"}, {Text: "Identidade"}, {Text: "Filmagem"}, {Text: "Votos", Numeric: true}},
		Empty:   parts.Empty{Title: "Ninguém nesta escolha.", Text: "Mude o dia, a sala ou a etapa."},
	}
	for _, one := range cases {
		votes, err := v.voteCount(one)
		if err != nil {
			return t, err
		}
		slot := one.Slot()
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{
			{Text: hourOf(one)},
			{Text: strings.Trim(slot.Room+" — "+slot.City, " —")},
			{Text: one.Registration, Address: caseAddress(c, one)},
			{Text: one.Group},
			{Tag: stageTag(one)},
			{Text: said(one.Identity() != "", "conferida", "por conferir")},
			{Text: string(one.Filming())},
			{Text: votes},
		}})
	}
	return t, nil
}

func said(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// hourOf is 10/03/2026 14:30, or that nobody was called yet.
func hourOf(c *sitting.Case) string {
	if sessionDay(c) == "" {
		return "sem horário"
	}
	return sessionDay(c) + " " + convening.Clock(c.State.Session.Second)
}

// voteCount is how many seats voted, and nothing else of the votes (S12).
func (v *visit) voteCount(c *sitting.Case) (string, error) {
	cast, seats, err := v.Sittings.Progress(v.ctx(), c)
	if errors.Is(err, sitting.ErrNotOpen) {
		return "—", nil
	}
	return locale.Whole(cast) + " de " + locale.Whole(seats), err
}

func caseAddress(c *subject, one *sitting.Case) string {
	return c.Address() + "/secretaria/" + url.PathEscape(one.ID)
}

// instantWords is an instant of a case as pages say it, to the second.
func instantWords(at edital.Instant) string {
	return at.Date.Brazilian() + " " + convening.Clock(at.Second) + ":" + fmt.Sprintf("%02d", at.Second%60)
}

// later reports whether a is after b.
func later(a, b edital.Instant) bool {
	return a.Date > b.Date || a.Date == b.Date && a.Second > b.Second
}
