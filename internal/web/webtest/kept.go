package webtest

import (
	"bytes"
	"image"
	"image/png"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/demo"
	"certame/internal/store"
)

// Kept puts a document of the first person of the contest in custody, whose account is
// that of the candidate, and proposes to dispose of it.
func (p *Platform) Kept(c store.Contest) (object, disposal string) {
	p.t.Helper()
	p.Owns(c, demo.FirstID)
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 640, 360))); err != nil {
		p.t.Fatal(err)
	}
	o, err := p.Custody.Put(p.t.Context(), custody.Sending{
		Contest: c.ID, Kind: custody.Document, Piece: "identidade_civil", Group: "PPP", Registration: demo.FirstID, By: p.AccountOf(roles.Candidate),
		Name: "identidade.png", Declared: "image/png",
	}, &picture)
	if err != nil {
		p.t.Fatal(err)
	}
	d, err := p.Store.ProposeDisposal(p.t.Context(), store.Disposal{Contest: c.ID, By: p.AccountOf(roles.HR), Items: []store.DisposalItem{{Object: o.ID, Due: o.At, Basis: "documentos"}}})
	if err != nil {
		p.t.Fatal(err)
	}
	return o.ID, d.ID
}

// Owns ties a registration to the account of the candidate.
func (p *Platform) Owns(c store.Contest, registration string) {
	p.t.Helper()
	err := p.Store.TieCandidacy(p.t.Context(), store.Candidacy{Contest: c.ID, Registration: registration, Account: p.AccountOf(roles.Candidate), TiedBy: p.AccountOf(roles.Secretary)})
	if err != nil {
		p.t.Fatal(err)
	}
}

// Films has the secretariat sign the term and open the cases of the contest, and names
// a registration that may be filmed for PPP.
func (p *Platform) Films(c store.Contest) (registration string) {
	p.t.Helper()
	secretary := p.AccountOf(roles.Secretary)
	if _, err := p.Sittings.Sign(p.t.Context(), secretary, c.ID, ""); err != nil {
		p.t.Fatal(err)
	}
	if _, err := p.Sittings.OpenCases(p.t.Context(), secretary, c.ID); err != nil {
		p.t.Fatal(err)
	}
	cases, err := p.Sittings.Cases(p.t.Context(), c.ID, confirmation.ToSummon)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, one := range cases {
		if one.Group == "PPP" {
			return one.Registration
		}
	}
	p.t.Fatal("nobody opted for PPP")
	return ""
}
