package outsider

import (
	"bytes"
	"compress/flate"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/iotest"
)

func deflated(t testing.TB, level int, data []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, level)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(data)
	w.Close()
	return out.Bytes()
}

// samples are texts of every kind of block: repeated, in no order, tabular, short.
func samples() [][]byte {
	chance := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 300_000)
	for i := range noise {
		noise[i] = byte(chance.UintN(256))
	}
	skewed := make([]byte, 500_000) // codes longer than the first level of the table
	for i := range skewed {
		skewed[i] = byte(chance.ExpFloat64() * 9)
	}
	table := largeDraft(9_000).files[listsFile]
	return [][]byte{nil, []byte("a"), noise, skewed, []byte(table), []byte(strings.Repeat("a", 700_000)), []byte(strings.Repeat("abcdefg", 90_000)), append(noise, table...)}
}

func TestInflateIsThatOfTheLibrary(t *testing.T) {
	for i, data := range samples() {
		for _, level := range []int{flate.HuffmanOnly, flate.NoCompression, flate.BestSpeed, 6, flate.BestCompression} {
			packed := deflated(t, level, data)
			for _, from := range []io.Reader{bytes.NewReader(packed), iotest.OneByteReader(bytes.NewReader(packed)), iotest.DataErrReader(bytes.NewReader(packed))} {
				got, err := io.ReadAll(newInflater(from))
				if err != nil || !bytes.Equal(got, data) {
					t.Errorf("sample %d, level %d: %d bytes of %d, %v", i, level, len(got), len(data), err)
				}
			}
		}
	}
}

// Every proper beginning of a stream is an error, never a shorter file.
func TestInflateOfWhatWasCut(t *testing.T) {
	for _, level := range []int{flate.NoCompression, flate.BestSpeed, 9} {
		packed := deflated(t, level, []byte(largeDraft(60).files[listsFile]))
		for n := range packed {
			if got, err := io.ReadAll(newInflater(bytes.NewReader(packed[:n]))); err == nil {
				t.Fatalf("level %d: %d bytes of %d opened into %d without complaint", level, n, len(packed), len(got))
			}
		}
	}
}

// FuzzInflate: what the library opens is opened into the same bytes; what it
// refuses is refused.
func FuzzInflate(f *testing.F) {
	for _, data := range samples() {
		f.Add(deflated(f, 6, data[:min(len(data), 3_000)]))
		f.Add(deflated(f, 0, data[:min(len(data), 300)]))
	}
	f.Fuzz(func(t *testing.T, packed []byte) {
		const most = 4 << 20
		want, refused := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), most))
		got, err := io.ReadAll(io.LimitReader(newInflater(bytes.NewReader(packed)), most))
		if (refused != nil) != (err != nil) || err == nil && !bytes.Equal(got, want) {
			t.Errorf("library %d bytes, %v; here %d bytes, %v", len(want), refused, len(got), err)
		}
	})
}

func BenchmarkInflate(b *testing.B) {
	data := []byte(largeDraft(100_000).files[listsFile])
	packed := deflated(b, 6, data)
	for name, open := range map[string]func(io.Reader) io.Reader{
		"biblioteca": func(r io.Reader) io.Reader { return flate.NewReader(r) },
		"aqui":       func(r io.Reader) io.Reader { return newInflater(r) },
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				if n, err := io.Copy(io.Discard, open(bytes.NewReader(packed))); err != nil || n != int64(len(data)) {
					b.Fatal(n, err)
				}
			}
		})
	}
}
