package report

import (
	"io"
	"testing"
)

// BenchmarkWriteLargest: two million people and two hundred posts must take
// less than a tenth of a second from the outcome.
func BenchmarkWriteLargest(b *testing.B) {
	o := outcome(b, largest)
	b.ReportAllocs()
	for b.Loop() {
		if err := Write(io.Discard, o, texts); err != nil {
			b.Fatal(err)
		}
	}
}
