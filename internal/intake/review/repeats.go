package review

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake/profile"
)

// repeated gathers people by what one of their hashes says, and calls see for
// every group of more than one.
func repeated(people []person, key func(*person) uint64, see func([]person)) {
	slices.SortFunc(people, func(a, b person) int {
		if c := cmp.Compare(key(&a), key(&b)); c != 0 {
			return c
		}
		return cmp.Compare(a.line, b.line)
	})
	for i := 0; i < len(people); {
		j := i + 1
		for j < len(people) && key(&people[j]) == key(&people[i]) {
			j++
		}
		if j-i > 1 && key(&people[i]) != 0 {
			see(people[i:j])
		}
		i = j
	}
}

// findRepeats quarantines every row of a repeated number: which of them is right
// is not known. The same number in several posts is one person in several posts.
func (m *merged) findRepeats() {
	if m.list.kind == profile.KindVotes || m.list.kind == profile.KindNames || m.list.kind == profile.KindAppointments {
		return
	}
	repeated(m.people, func(p *person) uint64 { return p.pair }, func(group []person) {
		m.holdAll(group, m.list.keyName()+" repetid"+m.list.keyEnding()+" nas linhas "+linesOf(group))
	})
	several := 0
	repeated(m.people, func(p *person) uint64 { return p.id }, func(group []person) {
		if !sameNames(group) {
			m.holdAll(group, "a mesma inscrição com nomes diferentes, nas linhas "+linesOf(group))
		} else if group[0].pair != group[1].pair {
			several++
		}
	})
	if m.severalPosts = several; several > 0 {
		m.report.note(fmt.Sprintf("%d pessoa(s) aparecem em mais de um cargo, uma linha por cargo", several))
	}
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

func sameNames(group []person) bool {
	for _, p := range group[1:] {
		if p.name != group[0].name {
			return false
		}
	}
	return true
}

const linesShown = 6

func linesOf(group []person) string {
	var b strings.Builder
	for i, p := range group {
		switch {
		case i == linesShown:
			return b.String() + fmt.Sprintf(" e mais %d", len(group)-i)
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprint(&b, p.line)
	}
	return b.String()
}

// holdAll quarantines rows that are wrong together.
func (m *merged) holdAll(group []person, reason string) {
	for _, p := range group {
		m.hold(p.key, int(p.line), reason)
	}
}

// hold adds a reason to a row that may be in quarantine already.
func (m *merged) hold(key, line int, reason string) {
	for _, i := range m.held[key] {
		if !strings.Contains(m.quarantine[i].Reason, reason) {
			m.quarantine[i].Reason += "; " + reason
		}
		return
	}
	if len(m.quarantine) >= quarantineLimit {
		m.dropped++
		return
	}
	m.held[key] = append(m.held[key], len(m.quarantine))
	q := Quarantine{Line: line, Reason: reason, Block: m.list.block}
	if key != line {
		q.Record = key
	}
	m.quarantine = append(m.quarantine, q)
}

// findHomonyms lists the names that different people have. In an act that names
// people only by name the two may be one: both rows wait.
func (m *merged) findHomonyms() {
	repeated(m.people, func(p *person) uint64 { return p.name }, func(group []person) {
		if m.list.kind == profile.KindAppointments {
			m.holdAll(group, "o mesmo nome em mais de uma nomeação (itens "+linesOf(group)+"): a mesma pessoa nomeada duas vezes, ou homônimos")
		} else if m.list.kind != profile.KindNames && sameIDs(group) {
			return
		}
		if len(m.report.Homonyms) >= homonymLimit {
			m.report.MoreNames++
			return
		}
		h := Homonyms{Name: strings.ToUpper(m.nameOf(group[0]))}
		for _, p := range group {
			h.Lines = append(h.Lines, int(p.line))
		}
		m.report.Homonyms = append(m.report.Homonyms, h)
	})
	slices.SortFunc(m.report.Homonyms, func(a, b Homonyms) int { return cmp.Compare(a.Lines[0], b.Lines[0]) })
}

func sameIDs(group []person) bool {
	for _, p := range group[1:] {
		if p.id != group[0].id {
			return false
		}
	}
	return true
}
