package tables

import (
	"strconv"

	"certame"
	"certame/internal/render/inert"
)

// Style is a dialect of CSV.
type Style struct {
	separator byte
	decimal   byte
	newline   string
	bom       string
	quoteIDs  bool
}

// ForPeople opens in a Brazilian spreadsheet with accents, decimals and leading
// zeros intact. There is no "sep=" line: together with a BOM it breaks.
var ForPeople = Style{';', ',', "\r\n", "\xef\xbb\xbf", true}

// ForMachines is UTF-8, comma, dot, LF.
var ForMachines = Style{',', '.', "\n", "", false}

// row builds one line of CSV in a reused buffer.
type row struct {
	style Style
	buf   []byte
	begun bool // a field was written on this line
}

func (r *row) sep() {
	if r.begun {
		r.buf = append(r.buf, r.style.separator)
	}
	r.begun = true
}

// id writes an identifier, as text.
func (r *row) id(id []byte) {
	r.sep()
	if r.style.quoteIDs {
		r.buf = append(append(append(r.buf, '"'), id...), '"')
		return
	}
	r.buf = appendText(r.buf, string(id), r.style.separator)
}

// text writes free text; what a spreadsheet would run as a formula is defused.
func (r *row) text(s string) {
	r.sep()
	r.buf = appendText(r.buf, inert.Cell(s), r.style.separator)
}

// word writes a code of ours, which never needs quotes.
func (r *row) word(s string) {
	r.sep()
	r.buf = append(r.buf, s...)
}

// fixed encodes texts that many rows share, once.
func (r *row) fixed(texts ...string) []byte {
	shared := row{style: r.style}
	for _, s := range texts {
		shared.text(s)
	}
	return shared.buf
}

// raw writes fields that fixed encoded.
func (r *row) raw(fields []byte) {
	r.sep()
	r.buf = append(r.buf, fields...)
}

func (r *row) number(n int) {
	r.sep()
	r.buf = strconv.AppendInt(r.buf, int64(n), 10)
}

func (r *row) score(s certame.Score, places int) {
	r.sep()
	r.buf = certame.AppendScore(r.buf, s, r.style.decimal, places)
}

func (r *row) end() {
	r.buf = append(r.buf, r.style.newline...)
	r.begun = false
}

// appendText quotes only what needs quotes.
func appendText(dst []byte, s string, separator byte) []byte {
	if !needsQuotes(s, separator) {
		return append(dst, s...)
	}
	dst = append(dst, '"')
	for i := range len(s) {
		if s[i] == '"' {
			dst = append(dst, '"')
		}
		dst = append(dst, s[i])
	}
	return append(dst, '"')
}

func needsQuotes(s string, separator byte) bool {
	for i := range len(s) {
		if s[i] == separator || s[i] == '"' || s[i] == '\n' || s[i] == '\r' {
			return true
		}
	}
	return false
}
