package review

import (
	"fmt"
	"slices"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// found is a fault with its column; place zero is the whole row.
type found struct {
	*cell.Fault
	place int
}

func (w *worker) faults(r *tabular.Row) (list []found) {
	if r.Problem != "" {
		return []found{{&cell.Fault{Reason: r.Problem, Suggestion: r.Remedy}, 0}}
	}
	if f := w.width(r); f != nil {
		return []found{{f, 0}}
	}
	if w.list.kind == profile.KindSeats && w.totalRow(r) {
		return nil
	}
	for i := range w.list.columns {
		if f := w.cell(r, i); f != nil {
			list = append(list, found{f, i + 1})
		}
	}
	if w.corrections[r.Key()].Confirmed {
		list = slices.DeleteFunc(list, func(f found) bool { return f.Doubt })
	}
	if w.list.kind == profile.KindSeats && len(list) == 0 {
		if f := w.sumSeats(r); f != nil {
			list = append(list, found{f, 0})
		}
	}
	return list
}

// width: the cells that a sheet leaves out at the end are empty; a text that has
// fewer or more was cut in the wrong place.
func (w *worker) width(r *tabular.Row) *cell.Fault {
	columns := len(w.list.columns)
	for i := columns; i < len(r.Cells); i++ {
		if len(cell.Trim(r.Cells[i])) > 0 {
			return cell.Wrong(fmt.Sprintf("a linha tem %d campos, e a tabela tem %d colunas", len(r.Cells), columns))
		}
	}
	if len(r.Cells) < columns && !w.list.lax {
		return cell.Wrong(fmt.Sprintf("a linha tem %d campos, e a tabela tem %d colunas", len(r.Cells), columns))
	}
	return nil
}

// at is a cell; beyond the end of the row it is empty.
func at(r *tabular.Row, i int) []byte {
	if i < 0 || i >= len(r.Cells) {
		return nil
	}
	return cell.Trim(r.Cells[i])
}

func (w *worker) cell(r *tabular.Row, i int) *cell.Fault {
	c, text := &w.list.columns[i], at(r, i)
	if c.SameAs > 0 {
		if string(text) != string(at(r, c.SameAs-1)) {
			return cell.Wrong(fmt.Sprintf("difere da coluna %d, que tem o mesmo nome", c.SameAs))
		}
		return nil
	}
	value, kind := w.list.values[i], r.Type(i)
	w.count(i, text, kind, value)
	switch value {
	case profile.Ignored:
		return nil
	case profile.Kept:
		w.seeWord(i, text)
		return nil
	case profile.Name:
		text = w.countSuffix(text)
	}
	if wordy[value] && kind == tabular.Plain {
		return w.cached(i, c, value, text)
	}
	return c.reads.Check(value, text, kind)
}

// wordy are the values that few different texts fill.
var wordy = [profile.ValueCount]bool{
	profile.Post: true, profile.RankInGroup: true, profile.Groups: true, profile.Flag: true, profile.Situation: true, profile.Decision: true, profile.OptionDecision: true,
	profile.Admission: true, profile.Vote: true, profile.Text: true, profile.Count: true,
}

// verdictsKept is how many texts of a column are judged once.
const verdictsKept = 4096

// cached judges a text once: a situation repeats two million times.
func (w *worker) cached(i int, c *Column, value profile.Value, text []byte) *cell.Fault {
	if f, known := w.verdicts[i][string(text)]; known {
		return f
	}
	f := c.reads.Check(value, text, tabular.Plain)
	if w.verdicts[i] == nil {
		w.verdicts[i] = map[string]*cell.Fault{}
	}
	if len(w.verdicts[i]) < verdictsKept {
		w.verdicts[i][string(text)] = f
	}
	return f
}
