package web

import (
	"strconv"
	"strings"

	"certame/internal/compare"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// listsCompare says who entered, left or moved in the order of call between two
// results.
func (v *visit) listsCompare() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	f := v.within(c, "Comparar versões", parts.Link{Text: "Listas", Address: c.Address() + "/listas"})
	f.Printed, f.Wide = true, true
	p := comparePage{subject: c}
	all, err := v.Store.Versions(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	if len(all) < 2 {
		return v.show("listas-comparar", f, p)
	}
	before, after := chosenOf(all, v.r.FormValue("de"), 1), chosenOf(all, v.r.FormValue("para"), 0)
	p.From, p.To = versionOptions(all, before), versionOptions(all, after)
	difference, err := v.Docket.Compare(v.ctx(), c.ID, before, after)
	if err != nil {
		return err
	}
	p.Compared, p.Table = true, changedTable(difference)
	return v.show("listas-comparar", f, p)
}

type comparePage struct {
	*subject
	From, To []parts.Option
	Compared bool
	Table    parts.Table
}

// chosenOf is the number asked for, or that of the version at a place.
func chosenOf(all []store.Version, asked string, otherwise int) int {
	for _, one := range all {
		if strconv.Itoa(one.Number) == asked {
			return one.Number
		}
	}
	return all[otherwise].Number
}

func versionOptions(all []store.Version, chosen int) (list []parts.Option) {
	for _, one := range all {
		n := strconv.Itoa(one.Number)
		list = append(list, parts.Option{Value: n, Text: "versão " + n + ", " + locale.Moment(one.At), Chosen: one.Number == chosen})
	}
	return list
}

func changedTable(d compare.Difference) parts.Table {
	t := parts.Table{
		ID: "mudancas", Caption: "O que mudou na ordem de convocação",
		Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Cargo"}, {Text: "O que houve"}, {Text: "Antes"}, {Text: "Depois"}},
		Empty:   parts.Empty{Title: "Nada mudou na ordem de convocação.", Text: "As duas versões convocam as mesmas pessoas, na mesma ordem e pelas mesmas modalidades."},
	}
	for _, l := range d.Entered {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(l.ID, l.Post, "entrou", "", callWords(l))})
	}
	for _, l := range d.Left {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(l.ID, l.Post, "saiu", callWords(l), "")})
	}
	for _, m := range d.Moved {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(m.After.ID, m.After.Post, "mudou", callWords(m.Before), callWords(m.After))})
	}
	return t
}

func callWords(l compare.Line) string {
	parts := []string{strconv.Itoa(l.Call) + "ª convocação", l.Label}
	if l.Final != "" && l.Final != l.Label {
		parts = append(parts, "ocupa "+l.Final)
	}
	return strings.Join(parts, ", ")
}
