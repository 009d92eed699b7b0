package run

import (
	"bytes"
	"strings"
	"testing"

	"certame/internal/locale"
	"certame/internal/render/report"
)

// The page counts each phase. Of eight people, seven have the minimum of the
// first; three are inside its cut and one goes on by her option, and the four have
// the minimum of the second.
func TestThePageCountsEachPhase(t *testing.T) {
	l, err := Load("../../conformance/cenarios/r13-duas-fases-com-barreira/entrada", nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	var page bytes.Buffer
	if err := report.Write(&page, o, report.Options{Finding: locale.Finding, Step: locale.Step, Version: Engine}); err != nil {
		t.Fatal(err)
	}
	text := page.String()
	for _, want := range []string{"<td>8</td><td>7</td><td>4</td>", "<td>4</td><td>4</td><td>4</td>"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page has no row %s", want)
		}
	}
}
