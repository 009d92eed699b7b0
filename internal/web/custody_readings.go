package web

import (
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type readingsPage struct {
	*subject
	Object   custody.Object
	Readings parts.Table
}

// custodyReadings is who read one object, and by what right.
func (v *visit) custodyReadings() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, err := v.Custody.Object(v.ctx(), c.ID, v.r.PathValue("objeto"))
	if err != nil {
		return err
	}
	list, err := v.Store.Readings(v.ctx(), o.ID)
	if err != nil {
		return err
	}
	p := readingsPage{subject: c, Object: o, Readings: v.readingTable(list, false)}
	f := v.within(c, "Leituras", parts.Link{Text: "Custódia", Address: c.Address() + "/custodia"})
	f.Printed = true
	return v.show("custodia-leituras", f, p)
}

// readingTable shows readings by name to who keeps, and by function to the person that
// they are about: a member of a board is known to them by it.
func (v *visit) readingTable(list []store.Reading, about bool) parts.Table {
	t := parts.Table{
		ID: "leituras", Caption: "Quem leu", Columns: []parts.Column{{Text: "Quando"}, {Text: "Quem"}, {Text: "A que título"}},
		Empty: parts.Empty{Title: "Ninguém leu até agora.", Text: "Cada leitura é anotada antes de o primeiro trecho ser mostrado."},
	}
	names := v.names()
	for _, r := range list {
		who := names(r.Account)
		if about {
			who = "conta " + string(r.Account[len(r.Account)-8:])
			if r.Account == v.account() {
				who = "você"
			}
		}
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(locale.Moment(r.At), who, r.Ground)})
	}
	return t
}
