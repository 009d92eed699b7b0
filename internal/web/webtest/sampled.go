package webtest

import (
	"fmt"
	"time"

	"certame"
	"certame/confirmation"
	"certame/draw"
	"certame/internal/auth/roles"
	"certame/internal/secondreading"
	"certame/internal/sitting"
	"certame/internal/store"
)

// Settled takes so many cases of PPP that wait to their end, decided by votes of a board
// that nobody here is of: each of the last so many denied by four of five.
func (p *Platform) Settled(c store.Contest, cases, denied int) {
	p.t.Helper()
	ctx, secretary := p.t.Context(), p.AccountOf(roles.Secretary)
	if _, err := p.Sittings.OpenCases(ctx, secretary, c.ID); err != nil {
		p.t.Fatal(err)
	}
	waiting, err := p.Sittings.Cases(ctx, c.ID, confirmation.ToSummon)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, one := range waiting {
		if one.Group != "PPP" || cases == 0 {
			continue
		}
		p.settles(one, cases <= denied)
		cases--
	}
	if cases > 0 {
		p.t.Fatalf("%d cases of PPP are missing", cases)
	}
}

// settles writes the whole of a case, of a month ago.
func (p *Platform) settles(c *sitting.Case, denied bool) {
	p.t.Helper()
	at := func(days int) sitting.Moment {
		return sitting.At(sitting.InstantOf(p.Store.Now().AddDate(0, 0, days-30)))
	}
	events := []sitting.New{
		{Kind: sitting.Summoned, Body: sitting.Body{When: at(0), Session: at(1)}}, {Kind: sitting.Attended, Body: sitting.Body{When: at(1)}},
	}
	for i := range 5 {
		body := sitting.Body{When: at(1), Member: fmt.Sprint("X", i+1), Vote: confirmation.For}
		if denied && i > 0 {
			body.Vote, body.Reason = confirmation.Against, "conjunto das características fenotípicas"
		}
		events = append(events, sitting.New{Kind: sitting.Voted, Body: body})
	}
	for i, kind := range []sitting.Kind{sitting.Opined, sitting.Closed, sitting.Provisional, sitting.Definitive} {
		when := at(2)
		if i == 3 {
			when = at(25) // the term of the appeal is over
		}
		events = append(events, sitting.New{Kind: kind, Body: sitting.Body{When: when}})
	}
	if _, err := p.Sittings.Append(p.t.Context(), p.AccountOf(roles.Secretary), c.Contest, c.ID, sitting.AnySeen, events...); err != nil {
		p.t.Fatal(err)
	}
}

// Sampled has two cases of the contest drawn to be read again, by the member of the
// demonstration.
func (p *Platform) Sampled(c store.Contest) {
	p.t.Helper()
	p.Settled(c, 2, 0)
	ctx, hr, control, member := p.t.Context(), p.AccountOf(roles.HR), p.AccountOf(roles.Control), p.AccountOf(roles.Member)
	if p.Sittings.Signed(ctx, member, c.ID) != nil { // another signature would be without the key of the first
		if _, err := p.Sittings.Sign(ctx, member, c.ID, ""); err != nil {
			p.t.Fatal(err)
		}
	}
	tomorrow := time.Now().AddDate(0, 0, 2)
	source := draw.Source{Kind: draw.Lottery, Extraction: "05920", Day: certame.MustDate(tomorrow.Year(), int(tomorrow.Month()), tomorrow.Day()), Digits: 5}
	prizes := []string{"12345", "23456", "34567", "45678", "56789"}
	for _, step := range []func() error{
		func() error {
			return p.Samples.Announce(ctx, hr, c.ID, secondreading.Plan{Diverging: 50, Confidence: 950, Readers: 1}, source)
		},
		func() error { return p.Samples.Type(ctx, hr, "Ana", c.ID, 1, prizes) },
		func() error { return p.Samples.Type(ctx, control, "Bia", c.ID, 2, prizes) },
		func() error { return p.Samples.Compose(ctx, hr, c.ID, 3, []store.AccountID{member}) },
	} {
		if err := step(); err != nil {
			p.t.Fatal(err)
		}
	}
}
