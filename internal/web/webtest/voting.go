package webtest

import (
	"fmt"
	"time"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/sitting"
	"certame/internal/store"
)

// VotePhrase is the phrase of who signs the term here.
const VotePhrase = "girassol trovão lápis de teste"

// Signs has an account sign the term of the contest, to vote as the code of its board.
func (p *Platform) Signs(c store.Contest, code string, account store.AccountID) {
	p.t.Helper()
	if err := p.Store.TieMember(p.t.Context(), store.MemberAccount{Contest: c.ID, Member: code, Account: account, By: p.AccountOf(roles.HR)}); err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Sittings.Sign(p.t.Context(), account, c.ID, VotePhrase); err != nil {
		p.t.Fatal(err)
	}
}

// Voting opens a case of PPP of the contest, whose boards are composed, for the votes
// of M1 to M5, and names it. M1 is the member of the demonstration; M2 to M5 are
// accounts that nobody enters with, which Votes casts for.
func (p *Platform) Voting(c store.Contest) (id string) {
	p.t.Helper()
	ctx, secretary := p.t.Context(), p.AccountOf(roles.Secretary)
	p.Signs(c, "M1", p.AccountOf(roles.Member))
	for n := 2; n <= 5; n++ {
		p.Signs(c, fmt.Sprint("M", n), Nobody(n))
	}
	for _, role := range []roles.Role{roles.Secretary, roles.AppealMember} {
		if _, err := p.Sittings.Sign(ctx, p.AccountOf(role), c.ID, ""); err != nil {
			p.t.Fatal(err)
		}
	}
	if _, err := p.Sittings.OpenCases(ctx, secretary, c.ID); err != nil {
		p.t.Fatal(err)
	}
	cases, err := p.Sittings.Cases(ctx, c.ID, confirmation.ToSummon)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, one := range cases {
		if one.Group == "PPP" {
			p.Opens(one)
			return one.ID
		}
	}
	p.t.Fatal("nobody opted for PPP")
	return ""
}

// Opens has the person of a case be called and come, and opens it for votes.
func (p *Platform) Opens(c *sitting.Case) {
	p.t.Helper()
	p.comes(c)
	if _, err := p.Sittings.OpenVoting(p.t.Context(), p.AccountOf(roles.Secretary), c.Contest, c.ID, "1"); err != nil {
		p.t.Fatal(err)
	}
}

// Nobody is an account of no person.
func Nobody(n int) store.AccountID {
	return store.AccountID(fmt.Sprintf("00000000-0000-7000-8000-0000000000%02d", n))
}

// comes has the person of a case be called two hours ago to a session of an hour ago,
// and come.
func (p *Platform) comes(c *sitting.Case) {
	p.t.Helper()
	ago := func(hours int) sitting.Moment {
		return sitting.At(sitting.InstantOf(p.Store.Now().Add(-time.Duration(hours) * time.Hour)))
	}
	_, err := p.Sittings.Append(p.t.Context(), p.AccountOf(roles.Secretary), c.Contest, c.ID, sitting.AnySeen,
		sitting.New{Kind: sitting.Summoned, Body: sitting.Body{When: ago(2), Session: ago(1)}}, sitting.New{Kind: sitting.IdentityChecked, Body: sitting.Body{When: ago(1), Text: sitting.Identities[0]}},
		sitting.New{Kind: sitting.Attended, Body: sitting.Body{When: ago(1)}},
		sitting.New{Kind: sitting.FilmingAccepted, Body: sitting.Body{When: ago(1)}})
	if err != nil {
		p.t.Fatal(err)
	}
}

// Votes casts for M2 to M5, the first so many against.
func (p *Platform) Votes(c store.Contest, id string, against int) {
	p.t.Helper()
	for n := 2; n <= 5; n++ {
		paper := sitting.BallotPaper{Vote: confirmation.For}
		if n-2 < against {
			paper = sitting.BallotPaper{Vote: confirmation.Against, Reason: fmt.Sprint("motivo-secreto-de-M", n)}
		}
		if err := p.Sittings.Declare(p.t.Context(), Nobody(n), c.ID, id, sitting.NoImpediment, ""); err != nil {
			p.t.Fatal(err)
		}
		if _, err := p.Sittings.Cast(p.t.Context(), Nobody(n), c.ID, id, paper, VotePhrase); err != nil {
			p.t.Fatal(err)
		}
	}
}
