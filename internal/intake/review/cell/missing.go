package cell

import (
	"bytes"
)

// missingWords are the ways of writing that there is none. None is zero.
var missingWords = [][]byte{
	[]byte("-"), []byte("–"), []byte("—"), []byte("--"), []byte("..."), []byte("***"), []byte("ausente"), []byte("aus"), []byte("aus."), []byte("elim"), []byte("elim."),
	[]byte("eliminado"), []byte("eliminada"), []byte("nc"), []byte("n/c"), []byte("faltou"), []byte("faltoso"), []byte("faltosa"),
}

func IsMissing(text []byte) bool {
	if len(text) == 0 {
		return true
	}
	if len(text) > len("eliminado") || text[0] >= '0' && text[0] <= '9' {
		return false
	}
	for _, word := range missingWords {
		if len(word) == len(text) && bytes.EqualFold(word, text) {
			return true
		}
	}
	return false
}

// Trim is bytes.TrimSpace with a short cut; no-break spaces go too.
func Trim(text []byte) []byte {
	if n := len(text); n == 0 || text[0] > ' ' && text[0] < 0x80 && text[n-1] > ' ' && text[n-1] < 0x80 {
		return text
	}
	return bytes.TrimSpace(bytes.Trim(text, "\u00a0\ufeff\u200b \t\r\n"))
}
