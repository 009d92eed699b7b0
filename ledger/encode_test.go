package ledger_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/ledger"

	"pgregory.net/rapid"
)

func anyText(t *rapid.T, name string) string {
	return strings.ToValidUTF8(rapid.String().Draw(t, name), "")
}

func anyFact(t *rapid.T, number int, previous ledger.Digest) ledger.Fact {
	f := ledger.Fact{
		Number: number, Kind: rapid.SampledFrom(ledger.Kinds()).Draw(t, "kind"), Version: 1, Previous: previous,
		At:     edital.Instant{Date: certame.Date(rapid.IntRange(20000, 22000).Draw(t, "day")), Second: rapid.IntRange(-1, 86399).Draw(t, "second")},
		Author: anyText(t, "author"), Act: anyText(t, "act"),
	}
	names := rapid.SliceOfNDistinct(rapid.StringMatching(`[a-z]{1,9}`), 0, 5, rapid.ID[string]).Draw(t, "names")
	slices.Sort(names)
	for _, name := range names {
		f.Data = append(f.Data, ledger.Field{Name: name, Value: anyText(t, "value")})
	}
	return f
}

func anyBook(t *rapid.T) (lines [][]byte) {
	previous := ledger.Digest{}
	for n := range rapid.IntRange(1, 6).Draw(t, "facts") {
		f := anyFact(t, n+1, previous)
		lines = append(lines, ledger.Encode(&f))
		previous = ledger.Head(lines)
	}
	return lines
}

// What was written is read, and written again the same.
func TestLinesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := anyBook(t)
		facts, broken := ledger.Read(lines)
		if broken != nil || len(facts) != len(lines) {
			t.Fatalf("%+v in %q", broken, lines)
		}
		for i := range facts {
			if again := ledger.Encode(&facts[i]); !bytes.Equal(again, lines[i]) {
				t.Fatalf("%s\n%s", lines[i], again)
			}
		}
	})
}

// A byte changed anywhere is found, on the very line.
func TestAChangedByteIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := anyBook(t)
		line := rapid.IntRange(0, len(lines)-1).Draw(t, "line")
		at := rapid.IntRange(0, len(lines[line])-1).Draw(t, "byte")
		was := lines[line][at]
		lines[line][at] = rapid.Byte().Filter(func(b byte) bool { return b != was }).Draw(t, "other")
		if _, broken := ledger.Read(lines); broken == nil || broken.Line != line+1 {
			t.Fatalf("byte %d of line %d: %+v", at, line+1, broken)
		}
	})
}

// A line taken out, put in or exchanged breaks the chain where it was.
func TestAMovedLineIsFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := anyBook(t)
		if len(lines) < 2 {
			t.Skip("one line alone")
		}
		at := rapid.IntRange(0, len(lines)-2).Draw(t, "at")
		cut := slices.Delete(slices.Clone(lines), at, at+1)
		if _, broken := ledger.Read(cut); broken == nil || broken.Line != at+1 {
			t.Fatalf("line %d cut: %+v", at+1, broken)
		}
		swapped := slices.Clone(lines)
		swapped[at], swapped[at+1] = swapped[at+1], swapped[at]
		if _, broken := ledger.Read(swapped); broken == nil || broken.Line != at+1 {
			t.Fatalf("lines %d and %d exchanged: %+v", at+1, at+2, broken)
		}
	})
}

// A line rewritten with a right sum is found at the next, whose previous is not it.
func TestARewrittenLineBreaksTheChain(t *testing.T) {
	first := ledger.Fact{Number: 1, Kind: ledger.Homologated, Version: 1, At: edital.Instant{Date: 20000, Second: ledger.WholeDay}, Author: "a"}
	lines := [][]byte{ledger.Encode(&first)}
	second := first
	second.Number, second.Kind, second.Previous = 2, ledger.ValidityExtended, ledger.Head(lines)
	lines = append(lines, ledger.Encode(&second))
	first.Author = "b"
	lines[0] = ledger.Encode(&first)
	_, broken := ledger.Read(lines)
	if broken == nil || broken.Line != 2 || broken.Fault != ledger.BrokenChain {
		t.Fatalf("%+v", broken)
	}
}

// What means the same written otherwise is refused: it would have two digests.
func TestOneFormOnly(t *testing.T) {
	f := ledger.Fact{Number: 1, Kind: ledger.Published, Version: 1, At: edital.Instant{Date: 20000, Second: ledger.WholeDay}, Data: []ledger.Field{{Name: "documento", Value: "é"}}}
	line := string(ledger.Encode(&f))
	for _, other := range []string{
		strings.Replace(line, `,"tipo"`, `, "tipo"`, 1), strings.Replace(line, "é", `\u00e9`, 1), line + " ", strings.Replace(line, `"versao":1`, `"versao":01`, 1),
		strings.Replace(line, `"publicacao"`, `"divulgacao"`, 1), strings.Replace(line, `"versao":1`, `"versao":2`, 1), "", "{}", "\x00",
	} {
		if _, fault := ledger.Decode([]byte(other)); fault == "" {
			t.Errorf("accepted %q", other)
		}
	}
}

func FuzzDecode(f *testing.F) {
	fact := ledger.Fact{Number: 1, Kind: ledger.Appointed, Version: 1, At: edital.Instant{Date: 20000, Second: 7}, Act: "Portaria \"1\"", Data: []ledger.Field{{Name: "vaga", Value: "1"}}}
	f.Add(ledger.Encode(&fact))
	f.Add([]byte(`{"id":"f1","tipo":"obito","versao":1,"data":"2026-02-30"`))
	f.Fuzz(func(t *testing.T, line []byte) {
		if fact, fault := ledger.Decode(line); fault == "" && !bytes.Equal(ledger.Encode(&fact), line) {
			t.Fatalf("%q is read and written as %q", line, ledger.Encode(&fact))
		}
	})
}
