package ledger

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"unicode/utf8"

	"certame/edital"
)

// Encode is the one way of writing a fact: the fields in this order, the data
// by name, no spaces, text escaped as little as JSON allows. Two programs that
// write the same fact write the same bytes, so that its digest means something.
func Encode(f *Fact) []byte {
	b := append(make([]byte, 0, 256), `{"id":`...)
	b = appendText(b, ID(f.Number))
	b = appendText(append(b, `,"tipo":`...), f.Kind.Code())
	b = strconv.AppendInt(append(b, `,"versao":`...), int64(f.Version), 10)
	b = appendText(append(b, `,"data":`...), InstantText(f.At))
	b = appendText(append(b, `,"autor":`...), f.Author)
	b = appendText(append(b, `,"ato":`...), f.Act)
	b = append(b, `,"dados":{`...)
	for i, d := range f.Data {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendText(b, d.Name), ':')
		b = appendText(b, d.Value)
	}
	b = appendText(append(b, `},"anterior":`...), f.Previous.String())
	sum := checksum(b)
	b = appendText(append(b, `,"soma":`...), sum)
	return append(b, '}')
}

// checksum of what stands before it on the line. The chain finds a changed byte
// at the next line; this finds it on its own line, the last one included.
func checksum(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:checksumBytes])
}

const checksumBytes = 8

// InstantText writes 2026-03-10 or 2026-03-10T14:00:00, Brasília time.
func InstantText(at edital.Instant) string {
	day := at.Date.ISO()
	if at.Second == WholeDay {
		return day
	}
	return day + "T" + twoDigits(at.Second/3600) + ":" + twoDigits(at.Second/60%60) + ":" + twoDigits(at.Second%60)
}

func twoDigits(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }

const hexDigits = "0123456789abcdef"

// appendText writes a JSON string; only what JSON obliges is escaped.
func appendText(b []byte, text string) []byte {
	b = append(b, '"')
	for i := range len(text) {
		switch c := text[i]; {
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c < ' ':
			b = append(b, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}

// Writable reports whether a text can be stored: valid UTF-8.
func Writable(text string) bool { return utf8.ValidString(text) }
