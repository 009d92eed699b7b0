package lists

import (
	"strings"
	"testing"
)

// The dictionary of the public document tells every word that its last column may have.
func TestEverySituationIsTold(t *testing.T) {
	d := Document{Named: true, Masked: true}
	columns := d.Table().Columns
	last := columns[len(columns)-1]
	if last.Name != "situacao" || len(situations) != 9 {
		t.Fatalf("%s, with %d words", last.Name, len(situations))
	}
	for code, word := range situations {
		if !strings.Contains(last.Means, word) {
			t.Errorf("%s is shown as %q, and the dictionary says %q", code, word, last.Means)
		}
	}
}
