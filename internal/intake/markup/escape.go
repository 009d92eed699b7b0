package markup

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// Attr is the value of an attribute, by its name without prefix; empty when the
// element does not have it.
func (t Token) Attr(name string) string {
	rest := t.attrs
	for {
		key, after, found := bytes.Cut(rest, []byte{'='})
		if !found {
			return ""
		}
		after = bytes.TrimLeft(after, " \t\r\n")
		if len(after) < 2 {
			return ""
		}
		end := bytes.IndexByte(after[1:], after[0])
		if end < 0 {
			return ""
		}
		if string(local(bytes.TrimSpace(key))) == name {
			value, err := unescaped(nil, after[1:1+end])
			if err != nil {
				return ""
			}
			return string(value)
		}
		rest = after[end+2:]
	}
}

var entities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"}

func (s *Scanner) unescape(text []byte) ([]byte, error) {
	if bytes.IndexByte(text, '&') < 0 {
		return text, nil
	}
	var err error
	s.decoded, err = unescaped(s.decoded[:0], text)
	return s.decoded, err
}

func unescaped(to, text []byte) ([]byte, error) {
	for {
		before, rest, found := bytes.Cut(text, []byte{'&'})
		to = append(to, before...)
		if !found {
			return to, nil
		}
		name, after, closed := bytes.Cut(rest, []byte{';'})
		if !closed {
			return nil, ErrEntity
		}
		if plain, known := entities[string(name)]; known {
			to = append(to, plain...)
		} else if r, ok := reference(string(name)); ok {
			to = utf8.AppendRune(to, r)
		} else {
			return nil, ErrEntity
		}
		text = after
	}
}

// reference reads &#231; and &#xE7;.
func reference(name string) (rune, bool) {
	if len(name) < 2 || name[0] != '#' {
		return 0, false
	}
	base, digits := 10, name[1:]
	if digits[0] == 'x' {
		base, digits = 16, digits[1:]
	}
	n, err := strconv.ParseUint(digits, base, 21)
	if err != nil || !utf8.ValidRune(rune(n)) {
		return 0, false
	}
	return rune(n), true
}
