package locale

import (
	"strconv"
	"time"
	"unicode"
	"unicode/utf8"
)

// Brasilia is the time of every deadline of the law and of every page; there has been
// no summer time since 2019.
var Brasilia = time.FixedZone("Brasília", -3*60*60)

// Moment is 10/03/2026 14:30, in Brasília.
func Moment(t time.Time) string { return t.In(Brasilia).Format("02/01/2006 15:04") }

// Bytes is 1,5 MB.
func Bytes(bytes int64) string {
	units := [...]string{"bytes", "kB", "MB", "GB", "TB"}
	at, tenths := 0, bytes*10
	for tenths >= 10_000 && at < len(units)-1 {
		tenths, at = (tenths+500)/1000, at+1
	}
	if at == 0 {
		return Whole(int(bytes)) + " " + units[0]
	}
	return Whole(int(tenths/10)) + "," + strconv.Itoa(int(tenths%10)) + " " + units[at]
}

// AsSentence writes an error as a sentence.
func AsSentence(text string) string { return Capital(text) + "." }

// Capital begins a text with a capital letter.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
