package review

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// namesakes are rows of one name.
type namesakes []uint32

// findHomonyms finds the names that different people have. In an act that names
// people only by name the two may be one: both rows wait.
func (m *merged) findHomonyms(sameName [][]uint32) {
	for _, rows := range sameName {
		if m.list.kind == profile.KindAppointments {
			m.holdAll(rows, "o mesmo nome em mais de uma nomeação (itens "+m.linesOf(rows)+"): a mesma pessoa nomeada duas vezes, ou homônimos")
		} else if m.list.kind != profile.KindNames && m.sameID(rows) {
			continue
		}
		m.namesakes = append(m.namesakes, rows)
	}
	slices.SortFunc(m.namesakes, func(a, b namesakes) int { return cmp.Compare(a[0], b[0]) })
	if extra := len(m.namesakes) - homonymLimit; extra > 0 {
		m.report.MoreNames += extra
		m.namesakes = m.namesakes[:homonymLimit]
	}
}

func (m *merged) sameID(rows []uint32) bool {
	for _, row := range rows[1:] {
		if m.people.ids[row] != m.people.ids[rows[0]] {
			return false
		}
	}
	return true
}

// listHomonyms reads again the first rows, as far as the last name that is
// listed: keeping two million names to show a few would take too much room.
func (m *merged) listHomonyms(ctx context.Context, corrections map[int]Correction) error {
	wanted := map[int]*Homonyms{}
	for _, rows := range m.namesakes {
		h := &Homonyms{}
		for _, row := range rows {
			h.Lines = append(h.Lines, int(m.people.lines[row]))
		}
		wanted[m.people.key(rows[0])] = h
	}
	left := len(wanted)
	if left == 0 {
		return nil
	}
	err := m.list.table.Each(ctx, func(r *tabular.Row) error {
		h := wanted[r.Key()]
		if h == nil || !m.list.isBody(r) || m.correctAgain(r, corrections) {
			return nil
		}
		bare, _ := cell.BareName(at(r, m.list.places.name))
		h.Name = strings.ToUpper(string(cell.AppendFolded(nil, bare)))
		m.report.Homonyms = append(m.report.Homonyms, *h)
		if left--; left == 0 {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}
