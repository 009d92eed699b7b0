package blanks

import (
	"strings"

	"certame/internal/locale"
	"certame/law"
	"certame/ledger"
)

// bookModel is a book of three facts, with the lines as they are stored.
func bookModel() string {
	var b strings.Builder
	previous := ledger.Digest{}
	for i, f := range factExamples() {
		f.Number, f.Version, f.Previous = i+1, f.Kind.Version(), previous
		line := ledger.Encode(&f)
		previous = ledger.Head([][]byte{line})
		b.Write(line)
		b.WriteByte('\n')
	}
	return b.String()
}

// bookDictionary lists the kinds and the data of each.
func bookDictionary() string {
	var b strings.Builder
	b.WriteString("\nOs fatos se registram com certame fato registrar <tipo>, que calcula a cadeia; o livro não se escreve à mão.\n" +
		"Tipos e dados ([x] é opcional; inscricao, cargo e ato têm opção própria na linha de comando):\n")
	for _, k := range ledger.Kinds() {
		b.WriteString("  " + k.Code() + ": " + locale.FactName(k, law.CivilWording) + fieldWords(k) + "\n")
	}
	return b.String()
}

func fieldWords(k ledger.Kind) string {
	var words []string
	for _, spec := range k.Fields() {
		word := spec.Name
		if len(spec.Words) > 0 {
			word += " (" + strings.Join(spec.Words, ", ") + ")"
		}
		if spec.Optional {
			word = "[" + word + "]"
		}
		words = append(words, word)
	}
	if len(words) == 0 {
		return ""
	}
	return " — " + strings.Join(words, "; ")
}
