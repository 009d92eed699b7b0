package intake

import (
	"bytes"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

var utf8BOM = []byte("\xef\xbb\xbf")

// Decode turns the bytes of a text file into UTF-8 without BOM. UTF-16 is told
// by its BOM; what is not valid UTF-8 is Windows-1252, as Excel and Notepad in
// Brazil write it.
func Decode(data []byte) (text []byte, ok bool) {
	switch {
	case bytes.HasPrefix(data, utf8BOM):
		data = data[len(utf8BOM):]
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")):
		return transcode(unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM), data)
	}
	if utf8.Valid(data) {
		return data, true
	}
	return transcode(charmap.Windows1252, data)
}

// transcode refuses what the decoder had to replace: a file cut in half, or of
// another encoding.
func transcode(from encoding.Encoding, data []byte) (text []byte, ok bool) {
	text, err := from.NewDecoder().Bytes(data)
	return text, err == nil && !bytes.ContainsRune(text, utf8.RuneError)
}
