package web

import "certame/internal/web/parts"

// sideRows is how many rows of each list stand side by side: a page of paper.
const sideRows = 30

// listsBeside shows the beginnings of all the lists of a post side by side, where one
// sees who stands on several.
func (v *visit) listsBeside() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	f := v.within(c, "Listas lado a lado", parts.Link{Text: "Listas", Address: c.Address() + "/listas"})
	f.Printed, f.Wide = true, true
	q, err := v.listQuery(c)
	if err != nil {
		return err
	}
	for _, s := range q.spans {
		rows, err := v.Store.ListPage(v.ctx(), c.ID, q.Version.Number, q.Post, s.List, 0, sideRows)
		if err != nil {
			return err
		}
		t := parts.Table{ID: "lista-" + s.List, Caption: q.listTitle(s.List), Columns: []parts.Column{{Text: "Posição", Numeric: true}, {Text: "Pessoa"}, {Text: "Nota", Numeric: true}}}
		last := lastReached(rows)
		for i, r := range rows {
			one := q.row(r, i == last+1 && i > 0)
			who := one.Cells[1]
			if who.Text = r.ID; r.Name != "" {
				who.Text += " " + r.Name
			}
			t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{one.Cells[0], who, one.Cells[3]}, Mark: one.Mark})
		}
		q.Sides = append(q.Sides, t)
	}
	return v.show("listas-lado-a-lado", f, q)
}
