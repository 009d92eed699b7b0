package review

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/profile"
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

// tellVariants notes one thing written in two ways: MINC and MinC.
func (m *merged) tellVariants(what string, names []string) {
	folded := map[string]string{}
	for _, name := range names {
		key := intake.Fold(name)
		if other, same := folded[key]; same {
			m.report.note(fmt.Sprintf("%s escrito de duas maneiras: «%s» e «%s»", what, clip(oneLine(other)), clip(oneLine(name))))
		}
		folded[key] = name
	}
}

// fewWords is how many different texts a column may have for its spelling to be
// compared: names and reasons have more.
const fewWords = 64

// seeWord keeps the texts of a column of few.
func (w *worker) seeWord(i int, text []byte) {
	k := &w.kept[i]
	if k.many || len(text) == 0 || k.last == string(text) {
		return
	}
	if !k.words[string(text)] {
		if len(k.words) >= fewWords {
			k.many, k.words = true, nil
			return
		}
		if k.words == nil {
			k.words = map[string]bool{}
		}
		k.words[string(text)] = true
	}
	k.last = string(text)
}

// wordsSeen are the texts of one column.
type wordsSeen struct {
	words map[string]bool
	last  string
	many  bool
}

// findSpellings compares the texts of the columns that are kept.
func (m *merged) findSpellings() {
	for i := range m.kept {
		if k := &m.kept[i]; !k.many && len(k.words) > 1 {
			m.tellVariants("na coluna «"+m.list.label(i+1)+"», o mesmo valor", slices.Sorted(maps.Keys(k.words)))
		}
	}
}

func (k *wordsSeen) add(other wordsSeen) {
	if k.many = k.many || other.many; k.many {
		return
	}
	if k.words == nil {
		k.words = map[string]bool{}
	}
	maps.Copy(k.words, other.words)
	k.many = len(k.words) > fewWords
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

// tell writes what the reading had to notice.
func (m *merged) tell() {
	say := func(n int, text string) {
		if n > 0 {
			m.report.note(fmt.Sprintf(text, n))
		}
	}
	say(m.hidden, "%d linha(s) ocultas da planilha foram lidas")
	say(m.repeated, "%d cabeçalho(s) repetidos no meio da tabela foram pulados")
	say(m.discarded, "%d linha(s) descartadas por quem corrigiu a quarentena")
	say(m.suffixed, "%d nome(s) têm sufixo entre parênteses, separado do nome e guardado")
	say(m.judicial, "%d pessoa(s) marcadas sub judice no nome")
	if i := m.list.place("inscricao"); i >= 0 && m.counts[i].Native > 0 {
		m.report.note("a inscrição está gravada como número na planilha: se alguma começava por zero, ele se perdeu. Confira com o original")
	}
	for _, t := range m.list.table.Notes {
		m.report.note(t)
	}
}
