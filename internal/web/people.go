package web

import (
	"net/url"
	"strings"
)

// people looks for somebody by number, or by the beginning of the name.
func (v *visit) people() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	words := strings.TrimSpace(v.r.FormValue("q"))
	page := peoplePage{subject: c, Words: words, Table: Table{
		ID: "pessoas", Caption: "Pessoas encontradas", Columns: []Column{{Text: "Inscrição"}, {Text: "Nome"}},
		Empty: Empty{Title: "Ninguém encontrado.", Text: "Procure pelo número de inscrição inteiro ou pelo começo do nome."},
	}}
	if words != "" && c.Computed() {
		found, err := v.Store.FindCandidate(v.ctx(), c.ID, c.Last.Number, words, listRows)
		if err != nil {
			return err
		}
		for _, one := range found {
			page.Table.Rows = append(page.Table.Rows, Row{Cells: []Cell{{Text: one.ID, Address: c.Address() + "/pessoas/" + url.PathEscape(one.ID)}, {Text: one.Name}}})
		}
	}
	return v.show("pessoas", v.within(c, "Procurar pessoa"), page)
}

type peoplePage struct {
	*subject
	Words string
	Table Table
}
