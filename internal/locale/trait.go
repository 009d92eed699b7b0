package locale

import "strings"

// traits are the words of what members declare of themselves, with their accents.
var traits = map[string]string{
	"indigena": "indígena", "nao_binario": "não binário", "nao_binaria": "não binária", "centro_oeste": "Centro-Oeste", "norte": "Norte", "nordeste": "Nordeste", "sul": "Sul", "sudeste": "Sudeste",
}

// Trait writes a word of a spreadsheet of boards for people.
func Trait(word string) string {
	if text, known := traits[word]; known {
		return text
	}
	return strings.ReplaceAll(word, "_", " ")
}
