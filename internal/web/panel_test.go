package web_test

import (
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/auth/roles"
	"certame/internal/web"
	"certame/internal/web/webtest"
	"certame/ledger"
)

// After facts the panel has seats that opened, people appointed, what is left of each
// list and the terms that run; nobody in it is named.
func TestPanelOfBook(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(400, 5)
	by, err := p.Store.AccountByLogin(t.Context(), web.DemoLogin(roles.HR))
	if err != nil {
		t.Fatal(err)
	}
	day := certame.MustDate(2026, 6, 10)
	record := func(kind ledger.Kind, data ...ledger.Field) {
		t.Helper()
		lines, err := p.Store.FactLines(t.Context(), c.ID)
		if err != nil {
			t.Fatal(err)
		}
		f := ledger.Fact{Kind: kind, Version: kind.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: "Portaria 1/2026", Author: "RH", Data: data}
		if _, err := p.Docket.Record(t.Context(), by.ID, c.ID, ledger.Head(lines), f, nil); err != nil {
			t.Fatal(err)
		}
	}
	record(ledger.Homologated)
	record(ledger.SeatsOpened, ledger.Field{Name: "cargo", Value: "101"}, ledger.Field{Name: "quantidade", Value: "2"})
	if _, err := p.Docket.Compute(t.Context(), by.ID, c.ID, func(string, int, int) {}); err != nil {
		t.Fatal(err)
	}
	page := seen(t, p, roles.HR, "/certames/exemplo")
	for _, want := range []string{"2 vagas abertas", "Saldo de vagas por lista", "fato registrado", "Fim da validade", "10/06/2028"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in\n%s", want, page)
		}
	}
}
