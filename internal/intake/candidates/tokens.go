package candidates

import (
	"bytes"
	"slices"
)

// tokens walks the rows and fields of one piece of the file.
type tokens struct {
	data      []byte
	pos       int
	separator byte
	lines     int    // line ends passed, those inside quotes included
	scratch   []byte // room for fields with doubled quotes
	broken    bool   // a quote was never closed, or text follows one
}

// lineLimit refuses a line that no spreadsheet wrote.
const lineLimit = 1 << 20

// done reports whether the piece is used up.
func (t *tokens) done() bool { return t.pos >= len(t.data) }

// field reads the next field; last is true at the end of the row. The bytes
// are valid until the next row.
func (t *tokens) field() (field []byte, last bool) {
	if t.pos < len(t.data) && t.data[t.pos] == '"' {
		return t.quoted()
	}
	start := t.pos
	for i, c := range t.data[start:] {
		if c == t.separator {
			t.pos = start + i + 1
			return t.data[start : start+i], false
		}
		if c == '\n' {
			t.pos = start + i + 1
			t.lines++
			return trimReturn(t.data[start : start+i]), true
		}
	}
	t.pos = len(t.data)
	return trimReturn(t.data[start:]), true
}

func trimReturn(field []byte) []byte {
	if n := len(field); n > 0 && field[n-1] == '\r' {
		return field[:n-1]
	}
	return field
}

// quoted reads a field between quotes; a doubled quote stands for one.
func (t *tokens) quoted() (field []byte, last bool) {
	t.pos++
	start := t.pos
	for {
		end := bytes.IndexByte(t.data[t.pos:], '"')
		if end < 0 {
			t.broken = true
			t.pos = len(t.data)
			return t.data[start:], true
		}
		t.pos += end + 1
		if t.pos >= len(t.data) || t.data[t.pos] != '"' {
			break
		}
		t.pos++
	}
	field = t.data[start : t.pos-1]
	t.lines += bytes.Count(field, []byte{'\n'})
	if bytes.Contains(field, []byte(`""`)) {
		from := len(t.scratch)
		t.scratch = append(t.scratch, bytes.ReplaceAll(field, []byte(`""`), []byte(`"`))...)
		field = slices.Clip(t.scratch[from:])
	}
	clean, last := t.afterQuote()
	t.broken = t.broken || !clean
	return field, last
}

// afterQuote expects a separator or the end of the row.
func (t *tokens) afterQuote() (clean, last bool) {
	if rest := t.data[t.pos:]; bytes.HasPrefix(rest, []byte("\r\n")) || string(rest) == "\r" {
		t.pos++
	}
	switch {
	case t.pos >= len(t.data):
		return true, true
	case t.data[t.pos] == '\n':
		t.pos++
		t.lines++
		return true, true
	case t.data[t.pos] == t.separator:
		t.pos++
		return true, false
	}
	_, last = t.field()
	return false, last
}

// row reads a whole row into fields, reusing its room. Fields beyond the limit
// of a line are passed over: the caller refuses the line, and ten million of
// them would fill the memory first.
func (t *tokens) row(fields [][]byte) [][]byte {
	begin := t.pos
	fields, t.scratch = fields[:0], t.scratch[:0]
	for {
		field, last := t.field()
		if t.pos-begin <= lineLimit {
			fields = append(fields, field)
		}
		if last {
			return fields
		}
	}
}

// separatorOf guesses nothing: it is the sign that appears most in the header
// line among the four that spreadsheets write.
func separatorOf(header []byte) byte {
	best, most := byte(';'), 0
	for _, c := range []byte{';', ',', '\t', '|'} {
		if n := bytes.Count(header, []byte{c}); n > most {
			best, most = c, n
		}
	}
	return best
}

// decimalOf is the decimal mark that goes with a separator: a file separated
// by commas cannot use them in numbers.
func decimalOf(separator byte) byte {
	if separator == ',' {
		return '.'
	}
	return ','
}
