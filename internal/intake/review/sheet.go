package review

import (
	"context"
	"fmt"
	"strings"

	"certame/internal/intake/tabular"
)

// sheet chooses the sheet to read: the one named, or the only visible one that
// has rows. Hidden sheets are told and left alone.
func (e *Examined) sheet(ctx context.Context, opt Options) (tabular.Table, error) {
	var visible []tabular.Table
	var names []string
	for i := range e.book.Tables {
		t := &e.book.Tables[i]
		if opt.Sheet != "" {
			if t.Name == opt.Sheet {
				return *t, nil
			}
			names = append(names, "«"+t.Name+"»")
			continue
		}
		if t.Hidden {
			e.Report.note("planilha oculta «" + t.Name + "» não foi lida")
			continue
		}
		rows, err := first(ctx, t, 1)
		if err != nil {
			return tabular.Table{}, err
		}
		if len(rows) > 0 {
			visible, names = append(visible, *t), append(names, "«"+t.Name+"»")
		}
	}
	switch {
	case opt.Sheet != "":
		return tabular.Table{}, tabular.Refuse(0, "não há planilha «"+opt.Sheet+"»", "Há "+strings.Join(names, ", ")+".")
	case len(visible) == 0:
		return tabular.Table{}, tabular.Refuse(0, "nenhuma planilha visível tem linhas", "Confira o arquivo; planilhas ocultas só são lidas com --planilha.")
	case len(visible) > 1:
		return tabular.Table{}, tabular.Refuse(0, fmt.Sprintf("há %d planilhas com linhas, e não se sabe qual ler", len(visible)), "Escolha com --planilha: "+strings.Join(names, ", ")+".")
	}
	return visible[0], nil
}
