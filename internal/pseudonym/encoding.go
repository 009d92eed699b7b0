package pseudonym

import (
	"certame/internal/intake"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// decoded reads the bytes of a text file; encoded writes them back in the same
// encoding.
func decoded(raw []byte, shown string) (text, as string, err error) {
	plain, as, p := intake.DecodeNamed(raw)
	if p != nil {
		p.File = shown
		return "", "", intake.Refuse([]intake.Problem{*p})
	}
	return string(plain), as, nil
}

func encoded(text, as string) ([]byte, error) {
	var to encoding.Encoding
	switch as {
	case intake.UTF8WithBOM:
		return append([]byte("\xef\xbb\xbf"), text...), nil
	case intake.UTF16LE:
		to = unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
	case intake.UTF16BE:
		to = unicode.UTF16(unicode.BigEndian, unicode.UseBOM)
	case intake.Windows1252:
		to = charmap.Windows1252
	default:
		return []byte(text), nil
	}
	return to.NewEncoder().Bytes([]byte(text))
}
