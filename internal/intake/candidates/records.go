package candidates

import (
	"bytes"
	"slices"

	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// Records finds the row of each person in candidatos.csv, as it is written there: what
// people are given when they ask what is kept about them.
type Records struct {
	columns   []string
	separator byte
	rows      map[string][]byte // of the file itself: nothing is copied
}

// Told is one column of a row.
type Told struct {
	Column string `json:"coluna"`
	Value  string `json:"valor"`
}

// ReadRecords reads a file that Parse accepts.
func ReadRecords(raw []byte, shown string) (*Records, error) {
	text, ok := intake.Decode(raw)
	if !ok {
		return nil, intake.Refuse([]intake.Problem{{File: shown, What: "codificação de texto não reconhecida", Remedy: "Grave como «CSV UTF-8»."}})
	}
	first, _, _ := bytes.Cut(text, []byte{'\n'})
	t := delimited.Tokens{Data: text, Separator: delimited.SeparatorOf(first)}
	r := &Records{separator: t.Separator, rows: map[string][]byte{}}
	for _, name := range t.Row(nil) {
		r.columns = append(r.columns, word(bytes.TrimSpace(name)))
	}
	id := slices.Index(r.columns, "inscricao")
	var fields [][]byte
	for !t.Done() {
		begin := t.Pos
		if fields = t.Row(fields); id >= 0 && id < len(fields) {
			r.rows[string(bytes.TrimSpace(fields[id]))] = text[begin:t.Pos]
		}
	}
	return r, nil
}

// Of is the row of a registration, without the columns that are empty in it.
func (r *Records) Of(id string) (list []Told) {
	t := delimited.Tokens{Data: r.rows[id], Separator: r.separator}
	if t.Done() {
		return nil
	}
	fields := t.Row(nil)
	for i, column := range r.columns {
		if value := at(fields, i); value != "" {
			list = append(list, Told{column, value})
		}
	}
	return list
}
