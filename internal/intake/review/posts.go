package review

import (
	"strings"
)

// findPosts looks at the posts together: two written in one cell, one written in
// two ways.
func (m *merged) findPosts() {
	names := m.postNames()
	if len(names) < 2 || len(names) > 5_000 {
		return
	}
	m.findGlued(names)
	m.tellVariants("cargo", names)
}

// findGlued notes cells that hold two posts of the same column: 101102, 101/102.
func (m *merged) findGlued(names []string) {
	known := map[string]bool{}
	for _, name := range names {
		known[name] = true
	}
	for _, name := range names {
		if gluedFrom(name, known) {
			m.glued = append(m.glued, name)
		}
	}
}

func gluedFrom(name string, known map[string]bool) bool {
	for i := 1; i < len(name); i++ {
		if !known[name[:i]] {
			continue
		}
		for _, sign := range []string{"", " ", "/", ",", ";", "-", " - ", " / ", ", ", " e ", "|"} {
			if rest, ok := strings.CutPrefix(name[i:], sign); ok && known[rest] && len(rest) > 1 && i > 1 {
				return true
			}
		}
	}
	return false
}
