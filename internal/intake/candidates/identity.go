package candidates

import (
	"bytes"
	"slices"

	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// Identity is what candidatos.csv says of who a person is, as it is written
// there. The engine never reads it; only public documents do.
type Identity struct{ Name, CPF string }

// Identities reads nome and cpf of the people wanted, from a file that Parse
// accepted. named and numbered say which of the two columns there are.
func Identities(raw []byte, shown string, wanted func(id []byte) bool) (people map[string]Identity, named, numbered bool, err error) {
	text, ok := intake.Decode(raw)
	if !ok {
		return nil, false, false, intake.Refuse([]intake.Problem{{File: shown, What: "codificação de texto não reconhecida", Remedy: "Grave como «CSV UTF-8»."}})
	}
	first, _, _ := bytes.Cut(text, []byte{'\n'})
	t := delimited.Tokens{Data: text, Separator: delimited.SeparatorOf(first)}
	var names []string
	for _, name := range t.Row(nil) {
		names = append(names, word(bytes.TrimSpace(name)))
	}
	id, name, cpf := slices.Index(names, "inscricao"), slices.Index(names, "nome"), slices.Index(names, "cpf")
	people = map[string]Identity{}
	var fields [][]byte
	for !t.Done() {
		if fields = t.Row(fields); id >= len(fields) || id < 0 {
			continue
		}
		if key := bytes.TrimSpace(fields[id]); len(key) > 0 && wanted(key) {
			people[string(key)] = Identity{at(fields, name), at(fields, cpf)}
		}
	}
	return people, name >= 0, cpf >= 0, nil
}

// at is the text of a field, "" when the row or the file does not have it.
func at(fields [][]byte, i int) string {
	if i < 0 || i >= len(fields) {
		return ""
	}
	return string(bytes.TrimSpace(fields[i]))
}
