package webtest

import (
	"fmt"
	"strings"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/enrolment"
	"certame/internal/run"
	"certame/internal/store"
)

// Enrolling is the contest that ReceivesEnrolments creates.
const Enrolling = "inscreve"

// ReceivesEnrolments creates a contest whose registrations are received now, until an
// hour. Its posts are in order of preference when asked.
func (p *Platform) ReceivesEnrolments(until time.Time, preference bool) store.Contest {
	p.t.Helper()
	now := time.Now().In(time.FixedZone("Brasília", -3*60*60))
	day := func(days int) string { return now.AddDate(0, 0, days).Format(time.DateOnly) }
	end := until.In(now.Location()).Format("2006-01-02 15:04:05")
	edital := fmt.Sprintf("certame: Concurso que inscreve\norgao: Universidade\npublicado_em: %s\nvalidade: 2 anos\ninscricoes: {inicio: %s, fim: %s}\n", day(-20), day(-10), end)
	if preference {
		edital += "preferencias: sim\n"
	}
	edital += "cargos:\n  - {codigo: \"101\", nome: Analista, vagas: 10}\n  - {codigo: \"102\", nome: Técnica, vagas: 4}\n"
	c, err := p.Docket.Create(p.t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: Enrolling, Files: docket.Files{run.EditalFile: strings.NewReader(edital)}})
	if err == nil {
		_, err = p.Enrolments.Receive(p.t.Context(), p.AccountOf(roles.HR), c.ID, 0)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	return c
}

// Enrolled has the candidate registered in a contest whose period is over by now: what
// its pages show is what was done in time. It gives the position of the receipt.
func (p *Platform) Enrolled(c store.Contest) (position string) {
	p.t.Helper()
	if _, err := p.Enrolments.Receive(p.t.Context(), p.AccountOf(roles.HR), c.ID, 0); err != nil {
		p.t.Fatal(err)
	}
	return p.EnrolsEarly(c)
}

// EnrolsEarly has the candidate registered when the period began.
func (p *Platform) EnrolsEarly(c store.Contest) (position string) {
	p.t.Helper()
	term, err := p.Enrolments.Term(p.t.Context(), c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	early := p.Enrolments.By(func() time.Time { return term.Opens })
	rules, err := early.Rules(p.t.Context(), c.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	choice, err := rules.Read(enrolment.Form{Name: "Pessoa Candidata", Birth: "1990-12-31", Posts: []string{rules.Terms.Posts[0].Code}, Groups: []string{"PI", "PQ"}})
	if err != nil {
		p.t.Fatal(err)
	}
	receipt, err := early.Register(p.t.Context(), enrolment.Who{Account: p.AccountOf(roles.Candidate), Contest: c.ID, Slug: c.Slug}, rules, choice)
	if err != nil {
		p.t.Fatal(err)
	}
	return fmt.Sprint(receipt.Position)
}
