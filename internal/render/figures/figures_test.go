package figures

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

// What is drawn is XML that is well formed, with every name escaped and every number
// written, and no style that a page would refuse.
func TestDrawings(t *testing.T) {
	for name, c := range map[string]struct {
		svg  string
		want []string
	}{
		"bars": {
			string(Bars("a", "T <1>", "d", []Bar{{Name: "x & y", Value: "10 de 20", Part: 10, Whole: 20, Group: "G"}, {Name: "z", Value: "≥ 5", Part: 5, Whole: 5, Unseen: true, Group: "G"}})),
			[]string{"x &amp; y", "T &lt;1&gt;", "10 de 20", `width="150"`, `width="300"`, "url(#a-r)"},
		},
		"flows": {
			string(Flows("b", "T", "d", []string{"PI", "AC"}, [][]int{{0, 3}, {0, 0}})),
			[]string{"PI cede 3", "AC recebe 3", "PI → AC: 3"},
		},
	} {
		for _, want := range c.want {
			if !strings.Contains(c.svg, want) {
				t.Errorf("%s lacks %q:\n%s", name, want, c.svg)
			}
		}
		if strings.Contains(c.svg, "style=") {
			t.Errorf("%s has a style", name)
		}
		decoder := xml.NewDecoder(strings.NewReader(c.svg))
		for {
			if _, err := decoder.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
}
