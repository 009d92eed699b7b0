package outsider

import (
	"slices"
	"strings"
)

// readApart is sub_judice.csv: who takes part by an order that may fall.
func (w *world) readApart() table {
	c := &cursor{w: w, file: apartFile}
	return table{
		file: apartFile, columns: []string{"cargo", "inscricao", "posicao_geral", "vaga_espelho", "rotulo"}, room: w.room,
		row: func(line int, f [][]byte) *Divergence {
			p := c.post(line, f[0])
			row := apartRow{key: c.key(line, f[1]), line: line, label: -1}
			if len(f[4]) > 0 {
				row.label = c.label(line, f[4])
			}
			if c.fault == nil {
				p.apart = append(p.apart, row)
			}
			return c.fault
		},
	}
}

// unruled is the finding that names someone appointed although the rule gives no seat.
const unruled = "ordem.sem_vaga_pela_regra"

// readFindings is achados.csv, from which only the exceptions of check 8 are taken.
func (w *world) readFindings() table {
	message, place := 0, 0
	return table{
		file: findingsFile, columns: []string{"codigo"}, room: w.room,
		header: func(names []string) *Divergence {
			message, place = slices.Index(names, "mensagem"), slices.Index(names, "onde")
			if message < 0 || place < 0 {
				return differs(2, findingsFile, 1, "faltam as colunas mensagem e onde")
			}
			return nil
		},
		row: func(_ int, f [][]byte) *Divergence {
			if string(f[0]) == unruled {
				w.except(string(f[message]), string(f[place]))
			}
			return nil
		},
	}
}

// except takes "a inscrição 0005 ocupa…" of "cargo 101".
func (w *world) except(message, place string) {
	_, rest, _ := strings.Cut(message, "inscrição ")
	number, _, _ := strings.Cut(rest, " ")
	_, code, _ := strings.Cut(place, " ")
	at, known := w.postNo[code]
	if !known || number == "" {
		return
	}
	p := w.posts[at]
	if p.exempt == nil {
		p.exempt = map[key]bool{}
	}
	p.exempt[w.key([]byte(number))] = true
}

// readDictionary is dicionario.csv: only its shape is checked.
func (w *world) readDictionary() table {
	return table{
		file: dictionaryFile, columns: []string{"arquivo", "coluna", "tipo", "classe", "significado"}, room: w.room,
		row: func(int, [][]byte) *Divergence { return nil },
	}
}
