package review

import (
	"context"
	"fmt"
	"slices"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// lookAgain reads the rows once more, in order, when something was found that
// only then can be told where it is: posts glued in a cell, or two lists one
// after the other in a table that does not say the post.
func (m *merged) lookAgain(ctx context.Context, corrections map[int]Correction) error {
	l := m.list
	post, rank := l.place("cargo"), l.rankPlace()
	lists := l.kind == profile.KindCandidates && post < 0 && (rank >= 0 || m.titled)
	if len(m.glued) == 0 && !lists {
		return nil
	}
	last, restarted, title := 0, 0, 0
	return l.table.Each(ctx, func(r *tabular.Row) error {
		if !l.isBody(r) || m.correctAgain(r, corrections) {
			return nil
		}
		if post >= 0 && slices.Contains(m.glued, string(at(r, post))) {
			m.hold(r.Key(), r.Line, "dois cargos colados na mesma célula")
		}
		if !lists {
			return nil
		}
		if title > 0 {
			m.hold(r.Key(), r.Line, fmt.Sprintf("vem depois da linha %d, que parece o título de outro cargo ou lista, e a tabela não diz qual é cada um", title))
		}
		if l.isTitle(r) {
			title = r.Line
		}
		n := int(cell.WholePart(at(r, rank)))
		if n == 1 && last >= 3 {
			restarted = r.Line
		}
		if n > 0 {
			last = n
		}
		if restarted > 0 {
			m.hold(r.Key(), r.Line, fmt.Sprintf("a classificação recomeça em 1 na linha %d: dois cargos colados, e a tabela não diz qual é cada um", restarted))
		}
		return nil
	})
}

func (m *merged) correctAgain(r *tabular.Row, corrections map[int]Correction) (discard bool) {
	w := worker{list: m.list, corrections: corrections}
	return w.correct(r)
}

// isTitle tells a row that has words in one cell and nothing else: the title of
// what follows, in the middle of a table.
func (l *List) isTitle(r *tabular.Row) bool {
	filled := -1
	for i := range r.Cells {
		if len(at(r, i)) == 0 {
			continue
		}
		if filled >= 0 {
			return false
		}
		filled = i
	}
	return filled >= 0 && len(l.columns) > 2 && cell.Letters(at(r, filled))
}

// rankPlace is the column of the rank in the only list, or -1.
func (l *List) rankPlace() int {
	for _, field := range []string{"classificacao", "classificacao_AC"} {
		if i := l.place(field); i >= 0 {
			return i
		}
	}
	return -1
}
