package intake

import (
	"testing"
	"unicode/utf8"
)

// FuzzDecode: what is decoded is text, and what is not says what to do.
func FuzzDecode(f *testing.F) {
	for _, text := range []string{"", "ação", "a\xe7\xe3o", "\xff\xfea\x00", "\xfe\xff\x00a", "\xef\xbb\xbfx", "\x00\x00", "\xff\xfe\x00"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		text, _, p := DecodeNamed(raw)
		if p == nil && !utf8.Valid(text) {
			t.Errorf("%q is not text", text)
		}
		if p != nil && (p.What == "" || p.Remedy == "") {
			t.Errorf("%+v", p)
		}
	})
}
