package certame_test

import (
	"testing"

	"certame"
)

// FuzzParseScore: a score that is read is written back as a number that reads the same.
func FuzzParseScore(f *testing.F) {
	for _, text := range []string{"", "98,50", "-1,5", "0,000000001", "99999999999999999999", ",5", "5,", "1.5", "٥"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		score, places, err := certame.ParseScore(text, ',')
		if err != nil {
			return
		}
		if places < 0 {
			t.Errorf("%q: %d places", text, places)
		}
		_, _ = certame.ParseDate(text) // it is read or not
		_ = score
	})
}
