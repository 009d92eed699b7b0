package store

import "testing"

// FuzzDecodeRow feeds anything to the reader of rows of a copy: a value is of the kind of
// its column, or the row is refused.
func FuzzDecodeRow(f *testing.F) {
	for _, text := range []string{"", "[]", `["a",1,"YQ=="]`, `[null,1.5,"!"]`, `["\u0000",-9223372036854775808,""]`, `[1]`, `["a",1e400,"YQ=="]`} {
		f.Add([]byte(text))
	}
	columns := []Column{{"a", Text}, {"b", Integer}, {"c", Bytes}}
	f.Fuzz(func(t *testing.T, line []byte) {
		row, err := DecodeRow(line, columns)
		if err == nil && len(row) != len(columns) {
			t.Errorf("%q: %v", line, row)
		}
	})
}
