package review

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// repeated gives every group of rows that have the same hash, each in order of
// row. The hashes are first dealt into buckets that fit the cache.
func repeated(hashes []uint64) (groups [][]uint32) {
	buckets := deal(hashes)
	for _, bucket := range buckets {
		slices.Sort(bucket)
		for i := 0; i < len(bucket); {
			j := i + 1
			for j < len(bucket) && bucket[j]>>rowBits == bucket[i]>>rowBits {
				j++
			}
			if j-i > 1 {
				groups = append(groups, same(hashes, bucket[i:j])...)
			}
			i = j
		}
	}
	return groups
}

// rowBits is the room for the number of a row beside a part of its hash.
const rowBits = 28

func deal(hashes []uint64) [][]uint64 {
	width := max(0, bits.Len(uint(len(hashes)))-9)
	buckets := make([][]uint64, 1<<width)
	room := len(hashes)>>width + len(hashes)>>(width+2) + 16
	for b := range buckets {
		buckets[b] = make([]uint64, 0, room)
	}
	for i, h := range hashes {
		if h != 0 {
			b := h & (1<<width - 1)
			buckets[b] = append(buckets[b], h>>rowBits<<rowBits|uint64(i))
		}
	}
	return buckets
}

// same compares whole hashes, since the rows of a group share only a part.
func same(hashes, packed []uint64) (groups [][]uint32) {
	for len(packed) > 0 {
		var group []uint32
		var others []uint64
		first := hashes[packed[0]&(1<<rowBits-1)]
		for _, p := range packed {
			if row := uint32(p & (1<<rowBits - 1)); hashes[row] == first {
				group = append(group, row)
			} else {
				others = append(others, p)
			}
		}
		if len(group) > 1 {
			groups = append(groups, group)
		}
		packed = others
	}
	return groups
}

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
		m.report.note(fmt.Sprintf("%d pessoa(s) aparecem em mais de um cargo ou lista, uma linha para cada", m.severalPosts))
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
		bare, _ := bareName(at(r, m.list.places.name))
		h.Name = strings.ToUpper(string(appendFolded(nil, bare)))
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
