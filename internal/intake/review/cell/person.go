package cell

import (
	"bytes"
	"regexp"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/tabular"
)

// IsBroken finds the traces of accents read in the wrong encoding: "JoÃ£o".
func IsBroken(text []byte) bool {
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

func checkName(text []byte) *Fault {
	switch {
	case len(text) == 0:
		return nil
	case !intake.IsASCII(text) && IsBroken(text):
		return Wrong("nome com acentos corrompidos. Exporte de novo como «CSV UTF-8»")
	case strings.IndexByte("=+-@", text[0]) >= 0 && len(text) > 1:
		return Wrong("nome que a planilha tomaria por fórmula")
	case bytes.ContainsAny(text, "0123456789"):
		return Wrong("algarismos no nome: outro campo ou o número da página colou nele")
	case bytes.IndexByte(text, '/') >= 0:
		return Wrong("barra no nome: pode haver duas pessoas na mesma célula")
	case bytes.Contains(text, []byte("- ")):
		return Wrong("nome partido por hífen no fim da linha, ou com hífen solto")
	case bytes.ContainsAny(text, "\n\t\x00"):
		return Wrong("quebra de linha dentro do nome")
	}
	return nil
}

var Inverted = regexp.MustCompile(`\d{3}\.?\*{3}\.?\*{3}-?\d{2}`)

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

func IsWholeCPF(text []byte) bool { return looksLike(text, "999.999.999-99", "99999999999") }

func isMaskedCPF(text []byte) bool { return looksLike(text, "***.999.999-**", "***999999**") }

func InvertedMask(text []byte) bool {
	return bytes.IndexByte(text, '*') >= 0 && Inverted.Match(text)
}

func checkCPF(text []byte, kind tabular.Type) *Fault {
	switch {
	case IsMissing(text) || IsWholeCPF(text) || isMaskedCPF(text):
		return nil
	case InvertedMask(text):
		return Wrong("CPF com máscara invertida, que revela o que a máscara oficial esconde; ignore a coluna no mapa ou peça a lista com a máscara ***.456.789-**")
	case kind == tabular.Number || len(text) < 11:
		return Wrong("CPF com menos de 11 algarismos: zeros à esquerda perdidos")
	}
	return Wrong("CPF inválido")
}
