package conversion

import (
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/delimited"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// registration is the number of a row. A result that only has the CPF is joined
// to candidatos.csv by it, whole; never by the name.
func (w *Writer) registration(v review.Values) (string, error) {
	if id := v.Text("inscricao"); id != "" {
		return id, nil
	}
	id, ok := w.options.ByCPF[digits(v.Text("cpf"))]
	if !ok {
		return "", w.refuse(v, "o CPF não está, inteiro e uma só vez, em candidatos.csv: não se sabe de quem é o resultado", "Acrescente a coluna inscricao ao arquivo, ou a coluna cpf, inteira, a candidatos.csv.")
	}
	return id, nil
}

func (w *Writer) refuse(v review.Values, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: w.shown, Line: v.Line(), What: what, Remedy: remedy}})
}

// ReadCPFs finds the registration number of each whole CPF of candidatos.csv. One
// that two people have is of neither.
func ReadCPFs(raw []byte) map[string]string {
	text, _ := intake.Decode(raw)
	out := map[string]string{}
	t := delimited.Tokens{Data: text, Separator: delimited.SeparatorOf(firstLine(text))}
	id, cpf := -1, -1
	for i, name := range t.Row(nil) {
		switch profile.Clean(string(name)) {
		case "inscricao":
			id = i
		case "cpf":
			cpf = i
		}
	}
	if id < 0 || cpf < 0 {
		return out
	}
	var fields [][]byte
	for !t.Done() {
		if fields = t.Row(fields); len(fields) <= max(id, cpf) {
			continue
		}
		number := digits(string(fields[cpf]))
		if _, twice := out[number]; twice {
			out[number] = ""
		} else if len(number) == cpfDigits {
			out[number] = string(fields[id])
		}
	}
	for number, id := range out {
		if id == "" {
			delete(out, number)
		}
	}
	return out
}

const cpfDigits = 11

func firstLine(text []byte) []byte {
	line, _, _ := strings.Cut(string(text[:min(len(text), 1<<16)]), "\n")
	return []byte(line)
}

func digits(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, text)
}
