package pseudonym

import (
	"certame/ledger"
)

// field replaces a field of a fact. One that nobody foresaw keeps what a form
// has.
func (m *Mapping) field(name, value string, table func(string) string) string {
	if value == "" {
		return ""
	}
	switch name {
	case "inscricao":
		return m.coded(registration, value)
	case "cargo":
		return m.post(value)
	case "membro":
		return m.coded(member, value)
	case "comissao":
		return m.coded(board, value)
	case "motivo", "documento":
		return m.coded(note, value)
	case "processo", "semente":
		return m.coded(other, value)
	case "compromisso", "resumo":
		return m.digest(value)
	case "tabela":
		return table(value)
	case "fato", "ordem", "vaga", "linhas", "quantidade": // facts, seats and counts keep their numbers
		return value
	}
	if m.known.harmless(value) { // words of closed lists, days
		return value
	}
	return m.coded(note, value)
}

// facts writes the book again, each line with the digest of the new one before
// it.
func (m *Mapping) facts(list []ledger.Fact, table func(string) string) [][]byte {
	lines := make([][]byte, 0, len(list))
	for i := range list {
		f := list[i]
		f.Data = append([]ledger.Field(nil), f.Data...)
		for j, d := range f.Data {
			f.Data[j].Value = m.field(d.Name, d.Value, table)
		}
		if f.Author != "" {
			f.Author = m.text("autor", f.Author)
		}
		if f.Act != "" {
			f.Act = m.text("Ato", f.Act)
		}
		f.Previous = ledger.Head(lines)
		lines = append(lines, ledger.Encode(&f))
	}
	return lines
}
