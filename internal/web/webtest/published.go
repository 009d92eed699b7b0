package webtest

import (
	"encoding/json"
	"io"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/render/tables"
	"certame/internal/store"
	"certame/internal/web"
)

// Published publishes the lists of the last result of the contest, proposed by the
// board and confirmed by HR, and leaves another proposal waiting, which it names.
func (p *Platform) Published(c store.Contest) (proposal string) {
	p.t.Helper()
	board, hr := p.AccountOf(roles.Examiner), p.AccountOf(roles.HR)
	plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Totals: p.Totals(c)}
	version, err := p.Store.Version(p.t.Context(), c.ID, 0)
	if err != nil {
		p.t.Fatal(err)
	}
	for range 2 {
		one, err := p.Docket.Propose(p.t.Context(), board, c.ID, version.Number, plan, func(string, int, int) {})
		if err != nil {
			p.t.Fatal(err)
		}
		if proposal != "" {
			return one.ID
		}
		proposal = one.ID
		act, err := p.Docket.Confirm(p.t.Context(), hr, one.ID, plan.Totals)
		if err != nil {
			p.t.Fatal(err)
		}
		if err := p.Transparency.Make(p.t.Context(), c.ID, act.Number); err != nil {
			p.t.Fatal(err)
		}
	}
	return ""
}

// Totals are those of the last result.
func (p *Platform) Totals(c store.Contest) docket.Totals {
	p.t.Helper()
	version, err := p.Store.Version(p.t.Context(), c.ID, 0)
	if err != nil {
		p.t.Fatal(err)
	}
	file, _, err := p.Docket.OpenResult(p.t.Context(), c.ID, version.Number, "resumo.json")
	if err != nil {
		p.t.Fatal(err)
	}
	defer file.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(file)
	if err != nil {
		p.t.Fatal(err)
	}
	var sum tables.Summary
	if err := json.Unmarshal(text, &sum); err != nil {
		p.t.Fatal(err)
	}
	return docket.Totals{Seats: sum.Seats, Approved: sum.Approved, Called: sum.Called}
}

// AccountOf is the account of a role.
func (p *Platform) AccountOf(role roles.Role) store.AccountID {
	p.t.Helper()
	a, err := p.Store.AccountByLogin(p.t.Context(), web.DemoLogin(role))
	if err != nil {
		p.t.Fatal(err)
	}
	return a.ID
}

// NoTotals are what confirms a reversal: there is nothing to count.
func (*Platform) NoTotals() docket.Totals { return docket.Totals{} }
