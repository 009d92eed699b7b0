package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
)

const linesShown = 6

func (m *merged) linesOf(group []uint32) string {
	var b strings.Builder
	for i, row := range group {
		switch {
		case i == linesShown:
			return b.String() + fmt.Sprintf(" e mais %d", len(group)-i)
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprint(&b, m.people.lines[row])
	}
	return b.String()
}

// holdAll quarantines rows that are wrong together.
func (m *merged) holdAll(group []uint32, reason string) {
	for _, row := range group {
		if m.list.kind == profile.KindAppointments && m.corrections[m.people.key(row)].Confirmed {
			continue
		}
		m.hold(m.people.key(row), int(m.people.lines[row]), reason)
	}
}

// hold adds a reason to a row that may be in quarantine already.
func (m *merged) hold(key, line int, reason string) {
	if i, is := m.held[key]; is {
		if !strings.Contains(m.quarantine[i].Reason, reason) {
			m.quarantine[i].Reason += "; " + reason
		}
		return
	}
	if len(m.quarantine) >= quarantineLimit {
		m.dropped++
		return
	}
	m.held[key] = len(m.quarantine)
	q := Quarantine{Line: line, Reason: reason, Block: m.list.block}
	if key != line {
		q.Record = key
	}
	m.quarantine = append(m.quarantine, q)
}
