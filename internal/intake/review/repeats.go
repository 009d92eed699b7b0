package review

import (
	"certame/internal/intake/profile"
)

// findRepeats quarantines every row of a repeated number: which of them is right
// is not known. The same number in several posts is one person in several posts.
func (m *merged) findRepeats(sameNumber [][]uint32) {
	if m.list.kind == profile.KindVotes || m.list.kind == profile.KindNames || m.list.kind == profile.KindAppointments {
		return
	}
	for _, rows := range sameNumber {
		for _, group := range m.byPost(rows) {
			m.holdAll(group, m.list.keyName()+" repetid"+m.list.keyEnding()+" nas linhas "+m.linesOf(group))
		}
		switch {
		case !m.sameName(rows):
			m.holdAll(rows, "a mesma inscrição com nomes diferentes, nas linhas "+m.linesOf(rows))
		case len(m.byPost(rows)) == 0:
			m.severalPosts++
		}
	}
	if m.severalPosts > 0 {
		m.report.note(counted(m.severalPosts, "pessoa aparece", "pessoas aparecem") + " em mais de um cargo ou lista, uma linha para cada")
	}
}

// byPost are the rows of one number that also say the same post and list.
func (m *merged) byPost(rows []uint32) (groups [][]uint32) {
	seen := map[uint32][]uint32{}
	for _, row := range rows {
		seen[m.people.pairs[row]] = append(seen[m.people.pairs[row]], row)
	}
	for _, row := range rows {
		if group := seen[m.people.pairs[row]]; len(group) > 1 && group[0] == row {
			groups = append(groups, group)
		}
	}
	return groups
}

func (l *List) keyName() string {
	switch {
	case l.hasField("inscricao"):
		return "inscrição"
	case l.hasField("cpf"):
		return "CPF"
	}
	return "cargo"
}

func (l *List) keyEnding() string {
	if l.keyName() == "inscrição" {
		return "a"
	}
	return "o"
}

func (m *merged) sameName(rows []uint32) bool {
	for _, row := range rows[1:] {
		if m.people.names[row] != m.people.names[rows[0]] {
			return false
		}
	}
	return true
}
