package candidates

import (
	"bytes"
	"slices"

	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// Cells reads one column of the people wanted, from a file that Parse accepted. has
// says whether the file has the column.
func Cells(raw []byte, shown, column string, wanted func(id []byte) bool) (cells map[string]string, has bool, err error) {
	text, ok := intake.Decode(raw)
	if !ok {
		return nil, false, intake.Refuse([]intake.Problem{{File: shown, What: "codificação de texto não reconhecida", Remedy: "Grave como «CSV UTF-8»."}})
	}
	first, _, _ := bytes.Cut(text, []byte{'\n'})
	t := delimited.Tokens{Data: text, Separator: delimited.SeparatorOf(first)}
	var names []string
	for _, name := range t.Row(nil) {
		names = append(names, word(bytes.TrimSpace(name)))
	}
	id, place := slices.Index(names, "inscricao"), slices.Index(names, column)
	cells = map[string]string{}
	var fields [][]byte
	for place >= 0 && !t.Done() {
		if fields = t.Row(fields); id >= len(fields) || id < 0 {
			continue
		}
		if key := bytes.TrimSpace(fields[id]); len(key) > 0 && wanted(key) && at(fields, place) != "" {
			cells[string(key)] = at(fields, place)
		}
	}
	return cells, place >= 0, nil
}
