package grid

import (
	"slices"
	"testing"
)

// Every column of the dictionary has a kind, a class and a meaning, and every
// table a title (S01).
func TestDictionaryIsWhole(t *testing.T) {
	for table, columns := range dictionary() {
		if Title(table) == "" {
			t.Errorf("%s has no title", table)
		}
		for name, c := range columns {
			if !slices.Contains([]Kind{Text, Identifier, Integer, Decimal, YesNo}, c.Kind) || !slices.Contains([]Class{Public, Restricted, Sensitive}, c.Class) || c.Means == "" {
				t.Errorf("%s.%s: %+v", table, name, c)
			}
		}
	}
	if len(titles) != len(dictionary()) {
		t.Errorf("%d titles and %d tables", len(titles), len(dictionary()))
	}
}

// What the dictionary does not know is an error, except the modalities.
func TestColumnsOf(t *testing.T) {
	columns, err := ColumnsOf("quadro", []string{"cargo", "total", "XYZ"})
	if err != nil || columns[2].Name != "XYZ" || columns[2].Kind != Integer || columns[0].Kind != Text {
		t.Errorf("%v %v", columns, err)
	}
	for _, wrong := range [][]string{{"listas", "votos"}, {"votos", "cargo"}} {
		if _, err := ColumnsOf(wrong[0], wrong[1:]); err == nil {
			t.Errorf("%v has a class", wrong)
		}
	}
}
