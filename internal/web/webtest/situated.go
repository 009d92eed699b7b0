package webtest

import (
	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/store"
)

// Situated makes the situations of every act of lists, ties a registration to the
// candidate, and has them ask for a correction, which it names.
func (p *Platform) Situated(c store.Contest, registration string) (correction string) {
	p.t.Helper()
	p.MakesSituations(c)
	account := p.AccountOf(roles.Candidate)
	if err := p.Store.TieCandidacy(p.t.Context(), store.Candidacy{Contest: c.ID, Registration: registration, Account: account, TiedBy: p.AccountOf(roles.HR)}); err != nil {
		p.t.Fatal(err)
	}
	for _, text := range []string{"O sobrenome está trocado.", "O nome saiu sem o til."} {
		if err := p.Rights.Ask(p.t.Context(), account, c.ID, registration, "nome", text); err != nil {
			p.t.Fatal(err)
		}
	}
	list, err := p.Rights.Own(p.t.Context(), account, c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	return list[0].ID
}

// MakesSituations does now what is done in the background once an act was confirmed.
func (p *Platform) MakesSituations(c store.Contest) {
	p.t.Helper()
	acts, err := p.Store.Acts(p.t.Context(), c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, a := range acts {
		if a.Kind != docket.Lists {
			continue
		}
		if err := p.Situations.Make(p.t.Context(), c.ID, a.Number, func(int, int) {}); err != nil {
			p.t.Fatal(err)
		}
	}
}
