package web

import "certame/internal/web/parts"

// ownReadings is who saw what is kept about the person who asks.
func (v *visit) ownReadings() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	ties, err := v.Store.CandidaciesOf(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	var tables []parts.Table
	for _, tie := range ties {
		list, err := v.Store.ReadingsAbout(v.ctx(), c.ID, tie.Registration)
		if err != nil {
			return err
		}
		objects, err := v.Custody.Of(v.ctx(), c.ID, tie.Registration, "")
		if err != nil {
			return err
		}
		label := map[string]string{}
		for _, o := range objects {
			label[o.ID] = o.Label()
		}
		t := v.readingTable(list, true)
		t.ID, t.Caption = "leituras-"+tie.Registration, "Quem leu o que está guardado da inscrição "+tie.Registration
		t.Empty.Title = "Inscrição " + tie.Registration + ": ninguém leu até agora."
		t.Columns = append(t.Columns, parts.Column{Text: "O que foi lido"})
		for i, r := range list {
			t.Rows[i].Cells = append(t.Rows[i].Cells, parts.Cell{Text: label[r.Object]})
		}
		tables = append(tables, t)
	}
	f := v.within(c, "Quem leu meus dados")
	f.Printed = true
	return v.show("minhas-leituras", f, tables)
}
