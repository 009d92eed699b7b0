package review

import (
	"bytes"
	"regexp"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/tabular"
)

// isBroken finds the traces of accents read in the wrong encoding: "JoÃ£o".
func isBroken(text []byte) bool {
	for i, c := range text {
		if c < 0xc3 || i+3 >= len(text) && c != 0xef {
			continue
		}
		switch rest := text[i:]; {
		case c == 0xc3 && (rest[1] == 0x82 || rest[1] == 0x83) && rest[2] == 0xc2,
			bytes.HasPrefix(rest, []byte("â€")), bytes.HasPrefix(rest, []byte("\ufffd")):
			return true
		}
	}
	return false
}

func checkName(text []byte) *fault {
	switch {
	case len(text) == 0:
		return nil
	case !intake.IsASCII(text) && isBroken(text):
		return wrong("nome com acentos corrompidos. Exporte de novo como «CSV UTF-8»")
	case strings.IndexByte("=+-@", text[0]) >= 0 && len(text) > 1:
		return wrong("nome que a planilha tomaria por fórmula")
	case bytes.ContainsAny(text, "0123456789"):
		return wrong("algarismos no nome: outro campo ou o número da página colou nele")
	case bytes.IndexByte(text, '/') >= 0:
		return wrong("barra no nome: pode haver duas pessoas na mesma célula")
	case bytes.Contains(text, []byte("- ")):
		return wrong("nome partido por hífen no fim da linha, ou com hífen solto")
	case bytes.ContainsAny(text, "\n\t\x00"):
		return wrong("quebra de linha dentro do nome")
	}
	return nil
}

var inverted = regexp.MustCompile(`\d{3}\.?\*{3}\.?\*{3}-?\d{2}`)

// looksLike compares a text with a drawing, where 9 stands for any figure.
func looksLike(text []byte, drawings ...string) bool {
	for _, drawing := range drawings {
		if len(drawing) == len(text) && drawn(text, drawing) {
			return true
		}
	}
	return false
}

func drawn(text []byte, drawing string) bool {
	for i, c := range text {
		if figure := c >= '0' && c <= '9'; figure != (drawing[i] == '9') || !figure && c != drawing[i] {
			return false
		}
	}
	return true
}

func isWholeCPF(text []byte) bool { return looksLike(text, "999.999.999-99", "99999999999") }

func isMaskedCPF(text []byte) bool { return looksLike(text, "***.999.999-**", "***999999**") }

func invertedMask(text []byte) bool {
	return bytes.IndexByte(text, '*') >= 0 && inverted.Match(text)
}

func checkCPF(text []byte, kind tabular.Type) *fault {
	switch {
	case isMissing(text) || isWholeCPF(text) || isMaskedCPF(text):
		return nil
	case invertedMask(text):
		return wrong("CPF com máscara invertida, que revela o que a máscara oficial esconde; ignore a coluna no mapa ou peça a lista com a máscara ***.456.789-**")
	case kind == tabular.Number || len(text) < 11:
		return wrong("CPF com menos de 11 algarismos: zeros à esquerda perdidos")
	}
	return wrong("CPF inválido")
}
