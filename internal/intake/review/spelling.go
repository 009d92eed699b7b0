package review

import (
	"fmt"
	"maps"
	"slices"

	"certame/internal/intake"
	"certame/internal/intake/review/cell"
)

// tellVariants notes one thing written in two ways: MINC and MinC.
func (m *merged) tellVariants(what string, names []string) {
	folded := map[string]string{}
	for _, name := range names {
		key := intake.Fold(name)
		if other, same := folded[key]; same {
			m.report.note(fmt.Sprintf("%s escrito de duas maneiras: «%s» e «%s»", what, clip(cell.OneLine(other)), clip(cell.OneLine(name))))
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
