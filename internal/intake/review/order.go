package review

import (
	"fmt"
	"slices"

	"certame/internal/intake/profile"
)

// findOrder checks a published order of call: no position twice, none missing.
func (m *merged) findOrder() {
	if m.list.kind != profile.KindOrder || len(m.order) == 0 {
		return
	}
	slices.SortFunc(m.order, func(a, b position) int { return a.n - b.n })
	if first := m.order[0].n; first != 1 {
		m.report.note(fmt.Sprintf("a ordem começa na posição %d: as anteriores não estão no arquivo", first))
	}
	for i := 1; i < len(m.order); i++ {
		before, now := m.order[i-1], m.order[i]
		switch {
		case now.n == before.n:
			m.hold(before.line, before.line, fmt.Sprintf("posição %d repetida nas linhas %d e %d", now.n, before.line, now.line))
			m.hold(now.line, now.line, fmt.Sprintf("posição %d repetida nas linhas %d e %d", now.n, before.line, now.line))
		case now.n > before.n+1:
			m.hold(now.line, now.line, fmt.Sprintf("faltam posições entre %d e %d", before.n, now.n))
		}
	}
}
