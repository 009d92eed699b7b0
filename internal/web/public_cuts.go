package web

import (
	"errors"
	"strings"

	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/transparency"
	"certame/internal/web/parts"
)

// publicCuts is how far each list was called in each act, and in the last act of the other
// contests of the agency.
func (v *visit) publicCuts() error {
	o, err := v.open()
	if err != nil {
		return err
	}
	p := publicCutsPage{openContest: o, Table: o.cutTable("cortes", "Notas de corte em cada ato deste certame", "Ato"), Past: o.cutTable("cortes-anteriores", "Notas de corte de outros certames do mesmo lugar", "Certame")}
	p.Table.Empty = o.notYet("A nota de corte")
	for i := range o.Acts {
		if len(p.Table.Rows) >= cutsShown {
			break // a sheet takes a while to read
		}
		a := &o.Acts[i]
		s, err := v.shown.Sheet(v.ctx(), o.Contest.ID, a.Number)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		name := "Ato " + locale.Whole(a.Number) + ", " + dateOf(a.Hour()).Brazilian()
		addCuts(&p.Table, parts.Cell{Text: name, Address: publicAddress(o.Contest, a.Number)}, s, o.postTitleOf)
	}
	p.Past.Empty = parts.Empty{Title: "Nenhum outro certame de " + o.Contest.Agency + " publicou aqui.", Text: "Quando houver, as notas de corte dele aparecem ao lado."}
	if err := v.pastCuts(&p); err != nil {
		return err
	}
	f := o.frame("Notas de corte")
	f.Wide = true
	return v.showPublic("publico-cortes", f, &p)
}

type publicCutsPage struct {
	*openContest
	Table, Past parts.Table
}

// cutsShown is how many rows a table has; the files have all.
const cutsShown = 500

func (o *openContest) cutTable(id, caption, first string) parts.Table {
	return parts.Table{ID: id, Caption: caption, Columns: []parts.Column{{Text: first}, {Text: o.Word("Cargo")}, {Text: "Lista"}, {Text: "Pessoas convocadas", Numeric: true}, {Text: "Nota da última convocada", Numeric: true}}}
}

func addCuts(t *parts.Table, first parts.Cell, s *transparency.Sheet, title func(string) string) {
	for _, c := range s.Cuts[:min(len(s.Cuts), max(0, cutsShown-len(t.Rows)))] {
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{first, {Text: title(c.Post)}, {Text: c.List}, {Text: locale.Whole(c.Called)}, {Text: strings.Replace(c.Score, ".", ",", 1)}}})
	}
}

// pastCuts are those of the last act of everything of each other contest of the agency.
func (v *visit) pastCuts(p *publicCutsPage) error {
	if p.Contest.Agency == "" {
		return nil
	}
	all, err := v.Store.AllContests(v.ctx())
	if err != nil {
		return err
	}
	for _, c := range all {
		if len(p.Past.Rows) >= cutsShown {
			break
		}
		if c.ID == p.Contest.ID || c.Agency != p.Contest.Agency {
			continue
		}
		acts, err := v.Docket.Published(v.ctx(), c.ID)
		if err != nil {
			return err
		}
		s, _, err := v.shown.Latest(v.ctx(), acts)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		addCuts(&p.Past, parts.Cell{Text: c.Title, Address: "/publico/" + c.Slug}, s, func(code string) string {
			for _, row := range s.Seats {
				if row.Post == code {
					return row.Title
				}
			}
			return code
		})
	}
	return nil
}
