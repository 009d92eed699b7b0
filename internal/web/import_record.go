package web

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// importChange is what the file would make of the contest, before it does.
func (v *visit) importChange() error {
	c, in, exam, err := v.importOf()
	if err != nil {
		return err
	}
	base, err := v.importStep(c, in, exam, 3)
	if err != nil {
		return err
	}
	p := &changePage{importPage: base}
	if exam != nil && exam.Change != nil {
		p.Change = exam.Change
		p.tables()
		p.Stale = in.State == store.IntakeOpen && exam.Revision != c.Revision
		p.Ready = base.Open && !in.Waiting && !p.Stale && exam.Stop == "" && len(in.Undecided(exam)) == 0
	}
	f := v.within(c, "Gravar "+in.File, parts.Link{Text: "Importar", Address: c.Address() + "/importar"}, parts.Link{Text: in.File, Address: base.Place})
	return v.render(http.StatusOK, "importar-gravar", f, p)
}

type changePage struct {
	*importPage
	Change       *docket.ImportChange // nil while it cannot be told
	Figures      parts.Table
	Posts        parts.Table
	Enter, Leave string // numbers of registration
	Stale        bool   // somebody changed the contest since
	Ready        bool
}

func (p *changePage) tables() {
	c := p.Change
	p.Figures = parts.Table{ID: "numeros", Caption: "O certame antes e depois", Columns: []parts.Column{{Text: "O quê"}, {Text: "Antes", Numeric: true}, {Text: "Depois", Numeric: true}, {Text: "Diferença", Numeric: true}}}
	for _, row := range [...]struct {
		text          string
		before, after int
	}{{"Pessoas inscritas", c.Before.People, c.After.People}, {"Inscrições em cargos", c.Before.Rows, c.After.Rows}, {"Aprovadas", c.Before.Approved, c.After.Approved}, {"Convocadas", c.Before.Called, c.After.Called}} {
		p.Figures.Rows = append(p.Figures.Rows, parts.Row{Cells: parts.Cells(row.text, locale.Whole(row.before), locale.Whole(row.after), signed(row.after-row.before))})
	}
	p.Posts = parts.Table{ID: "cargos", Caption: "Inscrições por cargo, onde mudam", Columns: []parts.Column{{Text: "Cargo"}, {Text: "Antes", Numeric: true}, {Text: "Depois", Numeric: true}, {Text: "Diferença", Numeric: true}}, Empty: parts.Empty{Title: "Nenhum cargo muda de número de inscrições."}}
	for _, post := range c.Posts {
		if post.Before != post.After {
			p.Posts.Rows = append(p.Posts.Rows, parts.Row{Cells: parts.Cells(strings.TrimSpace(post.Code+" "+post.Title), locale.Whole(post.Before), locale.Whole(post.After), signed(post.After-post.Before))})
		}
	}
	p.Enter, p.Leave = numbersOf(c.Entering, c.Enter), numbersOf(c.Leaving, c.Leave)
}

func signed(n int) string {
	if n > 0 {
		return "+" + locale.Whole(n)
	}
	return locale.Whole(n)
}

func numbersOf(first []string, all int) string {
	text := strings.Join(first, ", ")
	if more := all - len(first); more > 0 {
		text += " e mais " + locale.Whole(more)
	}
	return text
}

// recordImport asks for the file to be put in the contest, if both are as they were
// seen, and goes to where its progress is seen.
func (v *visit) recordImport() error {
	c, in, _, err := v.importSeen()
	if err != nil {
		return err
	}
	if _, err := v.Docket.CheckImport(v.ctx(), in, in.Turn); err != nil {
		return err
	}
	what, err := json.Marshal(installation.Importation{ID: in.ID, Turn: in.Turn})
	if err != nil {
		return err
	}
	job, fresh, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Recording, Contest: string(c.ID), By: string(v.account()), Params: what})
	if err != nil {
		return err
	}
	if !fresh && string(job.Params) != string(what) {
		return &store.Conflict{What: "intake", Seen: strconv.Itoa(in.Turn), Last: "outra importação"}
	}
	return v.redirect(c.Address() + "/trabalhos/" + job.ID)
}
