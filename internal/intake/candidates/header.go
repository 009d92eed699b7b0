package candidates

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake/delimited"
)

// readHeader reads the first line and returns where the rows begin.
func (f *file) readHeader() (body []byte, ok bool) {
	first, _, _ := bytes.Cut(f.data, []byte{'\n'})
	if what, remedy := checkFirstLine(delimited.TrimReturn(first)); what != "" {
		f.refuse(1, "", "", what, remedy)
		return nil, false
	}
	f.separator = delimited.SeparatorOf(first)
	f.decimal = delimited.DecimalOf(f.separator)
	t := delimited.Tokens{Data: f.data, Separator: f.separator}
	names := t.Row(nil)
	if t.Broken || t.Pos > delimited.LineLimit {
		f.refuse(1, "", "", "aspas sem fechar ou texto depois delas no cabeçalho", "Retire as aspas da primeira linha.")
		return nil, false
	}
	for i := range names {
		names[i] = bytes.TrimSpace(names[i])
	}
	f.columns = f.header(names)
	f.bodyLine = 1 + t.Lines
	return f.data[t.Pos:], len(f.problems) == 0
}

// checkFirstLine says what keeps the first line from being a header, or "".
func checkFirstLine(line []byte) (what, remedy string) {
	switch {
	case len(bytes.TrimSpace(line)) == 0:
		return "a primeira linha deve ser o cabeçalho", "Veja o modelo: certame modelo candidatos."
	case bytes.IndexByte(line, 0) >= 0:
		return "codificação de texto não reconhecida", "Grave como «CSV UTF-8»."
	case bytes.IndexByte(line, '\r') >= 0:
		return "as linhas não terminam em LF nem em CRLF", "Grave de novo como «CSV UTF-8»."
	case len(line) > delimited.LineLimit:
		return "linha com mais de 1 MiB", "Confira as quebras de linha do arquivo."
	}
	return "", ""
}

var obligatory = [...]string{"inscricao", "cargo", "nota_final"}

// header names the columns.
func (f *file) header(names [][]byte) []column {
	if !slices.ContainsFunc(names, isFixed) {
		// perhaps people and not names of columns: nothing of it is shown
		f.refuse(1, "", "", "nenhuma coluna conhecida na primeira linha", "A primeira linha deve ser o cabeçalho. Veja o modelo: certame modelo candidatos.")
		return nil
	}
	columns := make([]column, len(names))
	seen := map[string]bool{}
	for i, raw := range names {
		name := word(raw)
		columns[i] = f.column(name, string(raw), i)
		if seen[name] && columns[i].role > roleUnnamed {
			f.refuse(1, fmt.Sprint(i+1), string(raw), "coluna repetida", "Deixe só uma coluna com este nome.")
		}
		seen[name] = true
	}
	needed := obligatory[:]
	if len(f.terms.Phases) > 0 {
		needed = obligatory[:2] // the phases make the final mark
		f.checkPhaseColumns(seen)
	}
	for _, name := range needed {
		if !seen[name] {
			f.refuse(1, name, "", "falta a coluna obrigatória «"+name+"»", "Colunas mínimas: "+strings.Join(needed, ";")+". Veja: certame modelo candidatos.")
		}
	}
	f.checkOptions(columns)
	return columns
}

func isFixed(raw []byte) bool {
	_, ok := fixedColumns[word(raw)]
	return ok
}

// checkOptions refuses decisions about options that the file does not have:
// without them nobody would compete for a reserved seat.
func (f *file) checkOptions(columns []column) {
	has := func(r role) bool { return slices.ContainsFunc(columns, func(c column) bool { return c.role == r }) }
	if has(roleConfirmation) && !has(roleOptions) && !f.optionsElsewhere {
		f.refuse(1, "opcoes", "", "há colunas de confirmação e falta a coluna «opcoes»", "Acrescente a coluna opcoes, com os grupos pelos quais cada pessoa optou, ou retire as de confirmação.")
	}
}
