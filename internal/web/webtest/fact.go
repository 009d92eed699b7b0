package webtest

import (
	"certame"
	"certame/edital"
	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/ledger"
)

// Leaves registers that somebody leaves the contest, and gives the fact.
func (p *Platform) Leaves(c store.Contest, id string) (fact string) {
	p.t.Helper()
	lines, err := p.Store.FactLines(p.t.Context(), c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	f := ledger.Fact{
		Kind: ledger.Declined, Version: ledger.Declined.Version(), At: edital.Instant{Date: certame.MustDate(2026, 6, 1), Second: ledger.WholeDay},
		Author: "teste", Data: []ledger.Field{{Name: "inscricao", Value: id}},
	}
	done, err := p.Docket.Record(p.t.Context(), p.AccountOf(roles.HR), c.ID, ledger.Head(lines), f, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	return ledger.ID(done.Turn.Entry.Number)
}
