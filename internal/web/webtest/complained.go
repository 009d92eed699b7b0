package webtest

import (
	"certame"
	"certame/fraud"
	"certame/internal/auth/roles"
	"certame/internal/complaint"
	"certame/internal/run"
	"certame/internal/store"
)

// Complained puts in the contest a complaint that waits, a proceeding that was opened,
// and another of which the person of the account of a candidate was notified.
func (p *Platform) Complained(c store.Contest) (waiting, opened string) {
	p.t.Helper()
	first, second := p.optants(c)
	hr := p.AccountOf(roles.HR)
	if _, err := p.Complaints.File(p.t.Context(), c.ID, complaint.Report{About: "alguém", Text: "Contou a terceiros que se declarou só pela vaga."}); err != nil {
		p.t.Fatal(err)
	}
	list, err := p.Complaints.Complaints(p.t.Context(), c.ID, "", 1)
	if err != nil {
		p.t.Fatal(err)
	}
	opened = p.investigated(c, hr, first, fraud.Opened)
	p.investigated(c, hr, second, fraud.Opened, fraud.Notified)
	err = p.Store.TieCandidacy(p.t.Context(), store.Candidacy{Contest: c.ID, Registration: second, Account: p.AccountOf(roles.Candidate), TiedBy: hr})
	if err != nil {
		p.t.Fatal(err)
	}
	return list[0].ID, opened
}

// investigated is a proceeding of its own initiative, after some steps.
func (p *Platform) investigated(c store.Contest, by store.AccountID, registration string, steps ...fraud.Kind) string {
	p.t.Helper()
	id, err := p.Complaints.Begin(p.t.Context(), by, c.ID, complaint.Indication{Registration: registration, Text: "Divergência entre duas autodeclarações."})
	if err != nil {
		p.t.Fatal(err)
	}
	for i, kind := range steps {
		m := complaint.Move{Kind: kind, On: p.Complaints.Today(), Act: "Portaria 1/2026", Days: 10, Text: "As duas autodeclarações diferem.", Seen: 2 + i}
		if err := p.Complaints.Advance(p.t.Context(), by, c.ID, id, m); err != nil {
			p.t.Fatal(err)
		}
	}
	return id
}

// optants are the last two who declared themselves to a reserve.
func (p *Platform) optants(c store.Contest) (first, second string) {
	p.t.Helper()
	err := p.Docket.Read(p.t.Context(), c.ID, func(l *run.Loaded) error {
		for i := range l.Roll.Options {
			if l.Roll.Options[i].First() != certame.NoModality {
				first, second = second, string(l.Roll.IDs.At(certame.Person(i)))
			}
		}
		return nil
	})
	if err != nil || first == "" {
		p.t.Fatalf("no two optants: %v", err)
	}
	return first, second
}
