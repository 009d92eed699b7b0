package review

import (
	"bytes"
	"fmt"

	"certame/internal/intake/tabular"
)

// checkID judges a registration number.
func (c *Column) checkID(text []byte, kind tabular.Type) *fault {
	switch {
	case len(text) == 0:
		return wrong("sem número de inscrição")
	case bytes.IndexByte(text, '+') >= 0 && scientific.Match(text):
		return wrong("inscrição em notação científica: a planilha já perdeu algarismos. Exporte de novo com a coluna como texto")
	case kind == tabular.Number && (len(text) > 15 || bytes.ContainsAny(text, ".-")):
		return wrong("inscrição gravada como número: algarismos perdidos. Exporte de novo com a coluna como texto")
	case bytes.HasSuffix(text, []byte(".0")) && allDigits(text[:len(text)-2]):
		return &fault{reason: "inscrição com «.0» no fim: foi tratada como número no caminho, e pode ter perdido zeros", suggestion: string(text[:len(text)-2])}
	case len(text) > 40:
		return wrong("inscrição comprida demais")
	case invertedMask(text):
		return wrong("CPF com máscara invertida no lugar da inscrição")
	}
	for _, b := range text {
		if !idByte[b] {
			return wrong("inscrição com sinal que números de inscrição não têm")
		}
	}
	if isMissing(text) {
		return wrong("sem número de inscrição")
	}
	if c.length > 0 && len(text) != c.length {
		return doubtful(fmt.Sprintf("inscrição com %d caracteres, e as outras têm %d: faltam zeros à esquerda, ou outro número colou nela", len(text), c.length))
	}
	return nil
}

// idByte are the bytes that registration numbers are written with.
var idByte = func() (ok [256]bool) {
	for _, b := range []byte("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-./") {
		ok[b] = true
	}
	return ok
}()
