package candidates

import (
	"bytes"
	"fmt"
)

// readHeader reads the first line and returns where the rows begin.
func (f *file) readHeader() (body []byte, ok bool) {
	first, _, _ := bytes.Cut(f.data, []byte{'\n'})
	if what, remedy := checkFirstLine(trimReturn(first)); what != "" {
		f.refuse(1, "", "", what, remedy)
		return nil, false
	}
	f.separator = separatorOf(first)
	f.decimal = decimalOf(f.separator)
	t := tokens{data: f.data, separator: f.separator}
	names := t.row(nil)
	if t.broken != nil || t.pos > lineLimit {
		f.refuse(1, "", "", "aspas sem fechar ou texto depois delas no cabeçalho", "Retire as aspas da primeira linha.")
		return nil, false
	}
	for i := range names {
		names[i] = bytes.TrimSpace(names[i])
	}
	f.columns = f.header(names)
	f.bodyLine = 1 + t.lines
	return f.data[t.pos:], len(f.problems) == 0
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
	case len(line) > lineLimit:
		return "linha com mais de 1 MiB", "Confira as quebras de linha do arquivo."
	}
	return "", ""
}

var obligatory = [...]string{"inscricao", "cargo", "nota_final"}

// header names the columns. Unknown columns are ignored, unless they look like
// a misspelt one: then the person meant something, and losing it would be
// silent.
func (f *file) header(names [][]byte) []column {
	columns := make([]column, len(names))
	seen := map[string]bool{}
	for i, raw := range names {
		name := word(raw)
		columns[i] = f.column(name, string(raw), i)
		if seen[name] && columns[i].role != roleIgnored {
			f.refuse(1, fmt.Sprint(i+1), string(raw), "coluna repetida", "Deixe só uma coluna com este nome.")
		}
		seen[name] = true
	}
	for _, name := range obligatory {
		if !seen[name] {
			f.refuse(1, name, "", "falta a coluna obrigatória «"+name+"»", "Colunas mínimas: inscricao;cargo;nota_final. Veja: certame modelo candidatos.")
		}
	}
	return columns
}
