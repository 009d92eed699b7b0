package review

import (
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// hold quarantines a row. What is shown of it is never a name, a CPF or a birth.
func (w *worker) hold(r *tabular.Row, faults []found) {
	if len(w.quarantine) >= quarantineLimit {
		w.dropped++
		return
	}
	q := Quarantine{Line: r.Line, Record: r.Record, Block: w.list.block, Suggestion: faults[0].Suggestion}
	var reasons []string
	for _, f := range faults {
		reason := f.Reason
		if f.place > 0 {
			reason = w.list.label(f.place) + ": " + reason
		}
		if !slices.Contains(reasons, reason) {
			reasons = append(reasons, reason)
		}
	}
	place := faults[0].place
	if place == 0 {
		q.Value = w.list.shownKey(r)
	} else {
		q.Column = w.list.label(place)
		if text := at(r, place-1); !w.list.columns[place-1].personal && !looksPersonal(text) {
			q.Value = clip(string(text))
		}
	}
	q.Reason = strings.Join(reasons, "; ")
	w.quarantine = append(w.quarantine, q)
}

// shownKey is the registration number of a row, to find it by.
func (l *List) shownKey(r *tabular.Row) string {
	text := at(r, l.place("inscricao"))
	for _, b := range text {
		if !cell.IdByte[b] {
			return ""
		}
	}
	if len(text) > 40 {
		return ""
	}
	return string(text)
}

// looksPersonal tells a CPF that stands where another thing should.
func looksPersonal(text []byte) bool {
	return cell.InvertedMask(text) || cell.IsWholeCPF(text) || cell.IsWords(text) && len(text) > 12
}

const clipLimit = 60

func clip(text string) string {
	if runes := []rune(text); len(runes) > clipLimit {
		return string(runes[:clipLimit]) + "…"
	}
	return text
}

// label is how a column is called in messages.
func (l *List) label(place int) string {
	c := &l.columns[place-1]
	if name := strings.Join(strings.Fields(c.Header), " "); name != "" {
		return clip(name)
	}
	return fmt.Sprintf("coluna %d", place)
}
