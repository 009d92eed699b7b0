package cell

import (
	"bytes"
	"fmt"

	"certame/internal/intake/tabular"
)

// checkID judges a registration number.
func (c *Reading) checkID(text []byte, kind tabular.Type) *Fault {
	switch {
	case len(text) == 0:
		return Wrong("sem número de inscrição")
	case bytes.IndexByte(text, '+') >= 0 && scientific.Match(text):
		return Wrong("inscrição em notação científica: a planilha já perdeu algarismos. Exporte de novo com a coluna como texto")
	case kind == tabular.Number && (len(text) > 15 || bytes.ContainsAny(text, ".-")):
		return Wrong("inscrição gravada como número: algarismos perdidos. Exporte de novo com a coluna como texto")
	case bytes.HasSuffix(text, []byte(".0")) && allDigits(text[:len(text)-2]):
		return &Fault{Reason: "inscrição com «.0» no fim: foi tratada como número no caminho, e pode ter perdido zeros", Suggestion: string(text[:len(text)-2])}
	case len(text) > 40:
		return Wrong("inscrição comprida demais")
	case InvertedMask(text):
		return Wrong("CPF com máscara invertida no lugar da inscrição")
	}
	for _, b := range text {
		if !IdByte[b] {
			return Wrong("inscrição com sinal que números de inscrição não têm")
		}
	}
	if IsMissing(text) {
		return Wrong("sem número de inscrição")
	}
	if c.Length > 0 && len(text) != c.Length {
		return doubtful(fmt.Sprintf("inscrição com %d caracteres, e as outras têm %d: faltam zeros à esquerda, ou outro número colou nela", len(text), c.Length))
	}
	return nil
}

// IdByte are the bytes that registration numbers are written with.
var IdByte = func() (ok [256]bool) {
	for _, b := range []byte("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-./") {
		ok[b] = true
	}
	return ok
}()
