package intake

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Names of the encodings that people's files have.
const (
	UTF8        = "UTF-8"
	UTF8WithBOM = "UTF-8 com BOM"
	UTF16LE     = "UTF-16 LE"
	UTF16BE     = "UTF-16 BE"
	Windows1252 = "Windows-1252"
)

var utf8BOM = []byte("\xef\xbb\xbf")

// Decode turns the bytes of a text file into UTF-8 without BOM.
func Decode(data []byte) (text []byte, ok bool) {
	text, _, p := DecodeNamed(data)
	return text, p == nil
}

// DecodeNamed also says which encoding it was, or the line that has another.
// UTF-16 is told by its BOM; what is not valid UTF-8 is Windows-1252, as Excel
// and Notepad in Brazil write it.
func DecodeNamed(data []byte) (text []byte, name string, p *Problem) {
	switch {
	case bytes.HasPrefix(data, utf8BOM):
		data, name = data[len(utf8BOM):], UTF8WithBOM
	case bytes.HasPrefix(data, []byte("\xff\xfe")):
		return transcode(unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM), data, UTF16LE)
	case bytes.HasPrefix(data, []byte("\xfe\xff")):
		return transcode(unicode.UTF16(unicode.BigEndian, unicode.ExpectBOM), data, UTF16BE)
	case utf8.Valid(data):
		name = UTF8
	default:
		if line := accentedLine(data); line > 0 {
			return nil, "", mixed(line, firstInvalidLine(data))
		}
		return transcode(charmap.Windows1252, data, Windows1252)
	}
	if !utf8.Valid(data) {
		return nil, "", mixed(1, firstInvalidLine(data))
	}
	return data, name, nil
}

// mixed names a line of each encoding.
func mixed(one, other int) *Problem {
	return &Problem{Line: max(one, other), What: fmt.Sprintf("o arquivo mistura codificações de texto: a linha %d é UTF-8 e a linha %d não é", one, other), Remedy: "Exporte de novo do sistema de origem, tudo em «CSV UTF-8»."}
}

// accentedLine is the first line in UTF-8, with accents. A file that also has
// lines that are not UTF-8 was joined from two. Zero when there is none.
func accentedLine(data []byte) int {
	for line := 1; len(data) > 0; line++ {
		var one []byte
		one, data, _ = bytes.Cut(data, []byte{'\n'})
		if utf8.Valid(one) && !IsASCII(one) {
			return line
		}
	}
	return 0
}

func firstInvalidLine(data []byte) int {
	for line := 1; len(data) > 0; line++ {
		var one []byte
		if one, data, _ = bytes.Cut(data, []byte{'\n'}); !utf8.Valid(one) {
			return line
		}
	}
	return 0
}

// transcode refuses what the decoder had to replace: a file cut in half, or of
// another encoding.
func transcode(from encoding.Encoding, data []byte, name string) ([]byte, string, *Problem) {
	text, err := from.NewDecoder().Bytes(data)
	if at := bytes.IndexRune(text, utf8.RuneError); err != nil || at >= 0 {
		line := 1 + bytes.Count(text[:max(at, 0)], []byte{'\n'})
		return nil, "", &Problem{Line: line, What: fmt.Sprintf("codificação de texto não reconhecida: há sinais que não são de %s", name), Remedy: "Grave como «CSV UTF-8»."}
	}
	return text, name, nil
}
