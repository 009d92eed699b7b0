package web

import (
	"net/url"
	"strings"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// people looks for somebody by number, or by the beginning of the name.
func (v *visit) people() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	words := strings.TrimSpace(v.r.FormValue("q"))
	page := peoplePage{subject: c, Words: words, MayLoad: v.may("arquivo.importar"), Table: parts.Table{
		ID: "pessoas", Caption: "Pessoas encontradas", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Nome"}},
		Empty: parts.Empty{Title: "Ninguém encontrado.", Text: "Procure pelo número de inscrição inteiro ou pelo começo do nome."},
	}}
	if !c.Computed() {
		if page.Registered, err = v.Docket.Registered(v.ctx(), c.ID); err != nil {
			return err
		}
	}
	if words != "" && (c.Computed() || page.Registered == docket.PeopleReady) {
		found, err := v.found(c, words)
		if err != nil {
			return err
		}
		for _, one := range found {
			page.Table.Rows = append(page.Table.Rows, parts.Row{Cells: []parts.Cell{{Text: one.ID, Address: c.Address() + "/pessoas/" + url.PathEscape(one.ID)}, {Text: one.Name}}})
		}
	}
	return v.show("pessoas", v.within(c, "Procurar pessoa"), page)
}

// found are those of the last result or, before the first, those of the files.
func (v *visit) found(c *subject, words string) ([]store.Found, error) {
	if c.Computed() {
		return v.Store.FindCandidate(v.ctx(), c.ID, c.Last.Number, words, listRows)
	}
	return v.Docket.FindRegistered(v.ctx(), c.ID, words, listRows)
}

// loadPeople asks for the people of the files to be found before any computation.
func (v *visit) loadPeople() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	job, err := v.askLoading(c.ID)
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/trabalhos/" + job.ID)
}

func (v *visit) askLoading(id store.ContestID) (jobs.Job, error) {
	job, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Loading, Contest: string(id), By: string(v.account())})
	return job, err
}

type peoplePage struct {
	*subject
	Registered docket.PeopleState // before the first result
	MayLoad    bool
	Words      string
	Table      parts.Table
}
