package webtest

import (
	"fmt"
	"path"
	"strings"

	"certame/internal/agenda"
	"certame/internal/auth/roles"
	"certame/internal/convening"
	"certame/internal/run"
	"certame/internal/sitting"
	"certame/internal/store"
)

// Rooms is a sheet with a room for each city of those called in the contest, from a
// month from now on: as many days as they need, a city after the other, for a board is
// in one city at a time.
func (p *Platform) Rooms(c store.Contest) string {
	p.t.Helper()
	var calls []convening.Call
	if err := p.Docket.Read(p.t.Context(), c.ID, func(l *run.Loaded) error {
		calls = convening.Calls(l, convening.Rules(l), nil, false)
		return nil
	}); err != nil {
		p.t.Fatal(err)
	}
	count := map[string]int{}
	var cities []string
	for _, call := range calls {
		if count[call.City]++; count[call.City] == 1 {
			cities = append(cities, call.City)
		}
	}
	const perDay = 30 // from eight to six, twenty minutes each
	day := sitting.InstantOf(p.Store.Now()).Date + 30
	var b strings.Builder
	b.WriteString("cidade;sala;data\n")
	for _, city := range cities {
		for range (count[city] + perDay - 1) / perDay {
			fmt.Fprintf(&b, "%s;Sala 1;%s\n", city, day.Brazilian())
			day++
		}
	}
	return b.String()
}

// Called calls everybody of the contest, whose boards are composed, and writes to them:
// it names one who was called for PPP, and the secret of the receipt.
func (p *Platform) Called(c store.Contest) (registration, receipt string) {
	p.t.Helper()
	ctx, secretary := p.t.Context(), p.AccountOf(roles.Secretary)
	if _, err := p.Agendas.Keep(ctx, secretary, c.ID, 0, agenda.Sheets{Rooms: p.Rooms(c)}); err != nil {
		p.t.Fatal(err)
	}
	plan, err := p.Agendas.Plan(ctx, c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Agendas.Confirm(ctx, secretary, c.ID, plan.Digest); err != nil {
		p.t.Fatalf("%v: %+v %+v", err, plan.Plan.Missing, plan.Findings)
	}
	if err := p.Agendas.Tell(ctx, secretary, c.ID, func(int, int) {}); err != nil {
		p.t.Fatal(err)
	}
	lines, err := p.Agendas.Merge(ctx, secretary, c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, l := range lines {
		if l.Group == "PPP" {
			return l.Registration, path.Base(l.Link)
		}
	}
	p.t.Fatal("nobody was called")
	return "", ""
}
