package delimited

import (
	"bytes"
	"encoding/csv"
	"slices"
	"testing"
)

var separators = [...]byte{';', ',', '\t', '|'}

// FuzzTokens feeds anything to the cutting into fields: where encoding/csv
// accepts a text, its rows and fields are the same, whole or in pieces.
func FuzzTokens(f *testing.F) {
	for _, seed := range []string{
		"0001;Ana;101;PPP;90,00\r\n", "\"0002\";\"Bia \"\"B\"\"\nLima\";-\n\n\n0003;;\n", "0001;5\" tela;1\n0002;\"a\nb\";1\n",
		"\"0001;Ana\n", "\"0001\"x;Ana\n", "\"a\"\r;b\n", "\"\"\"\"\r", "a\r\r\n", ";;;;\n\r\n\"\"\n", "0001;A\x00;1e5\n0001",
	} {
		for kind := range separators {
			f.Add(uint8(kind), []byte(seed))
		}
	}
	f.Fuzz(func(t *testing.T, kind uint8, text []byte) {
		separator := separators[int(kind)%len(separators)]
		sameTokens(t, text, separator)
		tiles(t, text)
	})
}

// tiles: pieces of any number are the text, each with the line it begins on.
func tiles(t *testing.T, text []byte) {
	for _, n := range []int{1, 2, 3, 17} {
		var whole []byte
		line, rows := 1, 0
		for _, p := range Split(text, 1, n) {
			if p.Line != line || p.Start != rows || len(p.Data) == 0 {
				t.Fatalf("%q in %d: a piece begins at line %d and row %d, want %d and %d", text, n, p.Line, p.Start, line, rows)
			}
			whole, line, rows = append(whole, p.Data...), line+bytes.Count(p.Data, []byte{'\n'}), rows+p.Rows
		}
		if !bytes.Equal(whole, text) {
			t.Fatalf("%q in %d pieces is %q", text, n, whole)
		}
	}
}

// sameTokens compares with encoding/csv wherever it accepts the text. It turns
// CRLF inside quotes into LF and passes over blank lines, and so does this.
func sameTokens(t *testing.T, text []byte, separator byte) {
	reader := csv.NewReader(bytes.NewReader(text))
	reader.Comma, reader.FieldsPerRecord = rune(separator), -1
	want, err := reader.ReadAll()
	if err != nil {
		return
	}
	tokens := Tokens{Data: text, Separator: separator}
	var got [][]string
	for !tokens.Done() {
		if row := tokens.Row(nil); len(row) > 1 || len(row[0]) > 0 {
			got = append(got, words(row))
		}
	}
	want = slices.DeleteFunc(want, func(row []string) bool { return len(row) == 1 && row[0] == "" })
	if tokens.Broken || !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%q separated by %q\nread as %q\nwant    %q", text, separator, got, want)
	}
}

func words(row [][]byte) []string {
	out := make([]string, len(row))
	for i, field := range row {
		out[i] = string(bytes.ReplaceAll(field, []byte("\r\n"), []byte("\n")))
	}
	return out
}
