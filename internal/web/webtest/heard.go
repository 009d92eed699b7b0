package webtest

import (
	"fmt"
	"slices"
	"time"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web"
)

// Heard are cases of a contest whose boards are at work, after Voting.
type Heard struct {
	Appeal string // distributed to its board; R1 is the account of a member of appeal
	Own    string // of the account of a candidate, who may appeal now
}

// Heard takes two cases of PPP to a denial: one is in appeal.
func (p *Platform) Heard(c store.Contest) Heard {
	p.t.Helper()
	ctx, by := p.t.Context(), p.AccountOf(roles.Secretary)
	p.Signs(c, "R1", p.AccountOf(roles.AppealMember))
	for n := 2; n <= 3; n++ {
		p.Signs(c, fmt.Sprint("R", n), Nobody(10+n))
	}
	cases, err := p.Sittings.Cases(ctx, c.ID, confirmation.ToSummon)
	if err != nil {
		p.t.Fatal(err)
	}
	cases = slices.DeleteFunc(cases, func(one *sitting.Case) bool { return one.Group != "PPP" })
	if len(cases) < 2 {
		p.t.Fatalf("%d people to be heard", len(cases))
	}
	appeal, own := p.denied(cases[len(cases)-1]), p.denied(cases[len(cases)-2]) // others use the first
	p.announced(appeal)
	p.announced(own)
	p.append(appeal, sitting.New{Kind: sitting.Appealed, Body: sitting.Body{Text: "Peço que a decisão seja revista."}})
	for _, err := range []error{
		p.Sittings.ReceiveAppeal(ctx, by, c.ID, appeal.ID), p.Sittings.Distribute(ctx, by, c.ID, appeal.ID, ""),
		p.Sittings.Tie(ctx, by, c.ID, own.Registration, web.DemoLogin(roles.Candidate)),
	} {
		if err != nil {
			p.t.Fatal(err)
		}
	}
	return Heard{appeal.ID, own.ID}
}

func (p *Platform) append(one *sitting.Case, events ...sitting.New) *sitting.Case {
	p.t.Helper()
	after, err := p.Sittings.Append(p.t.Context(), p.AccountOf(roles.Secretary), one.Contest, one.ID, sitting.AnySeen, events...)
	if err != nil {
		p.t.Fatal(err)
	}
	return after
}

// attended are the events of a session of yesterday.
func (p *Platform) attended() []sitting.New {
	called := p.Store.Now().Add(-24 * time.Hour)
	at := func(d time.Duration) sitting.Moment { return sitting.At(sitting.InstantOf(called.Add(d))) }
	slot := sitting.Detailed(sitting.Slot{Ends: at(90 * time.Minute), City: "Brasília", Room: "Sala 1"})
	return []sitting.New{
		{Kind: sitting.Summoned, Body: sitting.Body{When: at(0), Session: at(time.Hour), Detail: slot}},
		{Kind: sitting.IdentityChecked, Body: sitting.Body{When: at(time.Hour), Text: sitting.Identities[0]}},
		{Kind: sitting.Attended, Body: sitting.Body{When: at(time.Hour)}},
		{Kind: sitting.FilmingAccepted, Body: sitting.Body{When: at(time.Hour)}},
	}
}

// denied is a case that three of five denied, not published yet.
func (p *Platform) denied(one *sitting.Case) *sitting.Case {
	p.t.Helper()
	events := p.attended()
	for i := range 5 {
		vote := sitting.Body{Member: fmt.Sprint("M", i+1), Vote: confirmation.For}
		if i < 3 {
			vote.Vote, vote.Reason = confirmation.Against, "Conjunto das características fenotípicas."
		}
		events = append(events, sitting.New{Kind: sitting.Voted, Body: vote})
	}
	return p.append(one, append(events, sitting.New{Kind: sitting.Opined}, sitting.New{Kind: sitting.Closed})...)
}

// announced publishes the provisional result of a case, as two people do.
func (p *Platform) announced(one *sitting.Case) {
	p.t.Helper()
	proposal := p.proposes(one)
	a, err := p.Sittings.ProposedResult(p.t.Context(), p.AccountOf(roles.HR), proposal)
	if err == nil {
		_, err = p.Sittings.ConfirmResult(p.t.Context(), p.AccountOf(roles.HR), proposal.ID, a.Mark())
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

func (p *Platform) proposes(one *sitting.Case) store.Proposal {
	p.t.Helper()
	proposal, err := p.Sittings.ProposeResult(p.t.Context(), p.AccountOf(roles.Secretary), one.Contest, sitting.Provisional, "Edital 8/2026", []*sitting.Case{one})
	if err != nil {
		p.t.Fatal(err)
	}
	return proposal
}

// Decided takes the last case that waits to a denial, not published.
func (p *Platform) Decided(c store.Contest) {
	p.t.Helper()
	cases, err := p.Sittings.Cases(p.t.Context(), c.ID, confirmation.ToSummon)
	cases = slices.DeleteFunc(cases, func(one *sitting.Case) bool { return one.Group != "PPP" })
	if err != nil || len(cases) == 0 {
		p.t.Fatal(len(cases), err)
	}
	p.denied(cases[len(cases)-1])
}

// Proposes leaves a provisional result waiting for a second person, and names it.
func (p *Platform) Proposes(c store.Contest) (proposal string) {
	p.t.Helper()
	cases, err := p.Sittings.Cases(p.t.Context(), c.ID, confirmation.ToPublish)
	if err != nil || len(cases) == 0 {
		p.t.Fatal(len(cases), err)
	}
	return p.proposes(cases[0]).ID
}
