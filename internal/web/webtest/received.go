package webtest

import (
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/store"
)

// Received brings a file into the contest, as HR does, as far as what waits for a
// person: a row that is not understood, and a name that two registrations have.
func (p *Platform) Received(c store.Contest) (id string) {
	p.t.Helper()
	terms, err := p.Docket.Terms(p.t.Context(), c.ID, 0)
	if err != nil {
		p.t.Fatal(err)
	}
	text := "Inscrição;Nome;Cargo;Nota Final\n910001;Ana Lima;X;91,50\n910002;Bento Sá;X;80,25\n910003;ANA LIMA;X;75,00\n910004;Célia Reis;X;7O,00\n"
	in, err := p.Docket.ReceiveImport(p.t.Context(), p.AccountOf(roles.HR), c.ID, "resultado final.csv", strings.NewReader(strings.ReplaceAll(text, ";X;", ";"+terms.Posts[0].Code+";")))
	if err != nil {
		p.t.Fatal(err)
	}
	exam := p.Examined(in)
	if err := p.Docket.MapImport(p.t.Context(), p.AccountOf(roles.HR), p.asItIs(in), exam.Map, ""); err != nil {
		p.t.Fatal(err)
	}
	p.Examined(in)
	return in.ID
}

// Examined examines what waits, as the work in the background does.
func (p *Platform) Examined(in *docket.Import) *docket.Exam {
	p.t.Helper()
	if err := p.Docket.ExamineImports(p.t.Context(), in.Contest, func(string, int, int) {}); err != nil {
		p.t.Fatal(err)
	}
	exam, err := p.Docket.ExamOf(p.t.Context(), p.asItIs(in))
	if err != nil {
		p.t.Fatal(err)
	}
	return exam
}

func (p *Platform) asItIs(in *docket.Import) *docket.Import {
	p.t.Helper()
	now, err := p.Docket.Import(p.t.Context(), in.Contest, in.ID)
	if err != nil {
		p.t.Fatal(err)
	}
	return now
}
