package outsider

import (
	"bytes"
	"errors"
)

var (
	errQuotes = errors.New("aspas fora do lugar")
	errReturn = errors.New("fim de linha diferente de LF")
)

// notYet is the place of the end of a field that the buffer does not hold.
const notYet = -1

// endsField marks the bytes at which a field without quotes stops being read.
var endsField = [256]bool{',': true, '\n': true, '"': true, '\r': true}

// cutRow cuts the first row of a buffer into fields, which point into it, and says
// how many bytes it took: 0 when the row is not whole yet.
func cutRow(buffer []byte, fields [][]byte) ([][]byte, int, error) {
	at := 0
	for {
		var field []byte
		var end int
		var err error
		if at < len(buffer) && buffer[at] == '"' {
			field, end, err = quotedField(buffer, at)
		} else {
			field, end, err = plainField(buffer, at)
		}
		if err != nil || end == notYet {
			return fields, 0, err
		}
		fields = append(fields, field)
		at = end + 1
		if buffer[end] == '\n' {
			return fields, at, nil
		}
	}
}

// plainField ends at the first separator, whose place is given.
func plainField(buffer []byte, from int) ([]byte, int, error) {
	for i := from; i < len(buffer); i++ {
		if !endsField[buffer[i]] {
			continue
		}
		switch buffer[i] {
		case '"':
			return nil, 0, errQuotes
		case '\r':
			return nil, 0, errReturn
		}
		return buffer[from:i], i, nil
	}
	return nil, notYet, nil
}

// quotedField reads from the opening quotes at from to the closing ones.
func quotedField(buffer []byte, from int) ([]byte, int, error) {
	doubled := false
	for i := from + 1; i < len(buffer); {
		next := bytes.IndexByte(buffer[i:], '"')
		if next < 0 || i+next+1 == len(buffer) {
			return nil, notYet, nil
		}
		i += next + 1
		switch buffer[i] {
		case '"':
			doubled = true
			i++
		case ',', '\n':
			field := buffer[from+1 : i-1]
			if doubled {
				field = bytes.ReplaceAll(field, []byte(`""`), []byte(`"`))
			}
			return field, i, nil
		default:
			return nil, 0, errQuotes
		}
	}
	return nil, notYet, nil
}
