package run

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"certame"
	"certame/internal/locale"
	"certame/internal/render/report"
	"certame/internal/render/tables"
)

// The page and resumo.json count the same people. Counting the length of the
// list once called those sub judice approved on the page alone.
func TestThePageCountsAsTheSummary(t *testing.T) {
	l, _ := computed(t)
	for person := range 40 {
		l.Roll.Flags[person] |= certame.FlagSubJudice
	}
	o, err := l.Compute(t.Context(), true)
	if err != nil {
		t.Fatal(err)
	}
	sum := tables.Summarize(o)
	if sum.SubJudice == 0 {
		t.Fatal("the contest has nobody sub judice: the figures could not differ")
	}
	var page bytes.Buffer
	if err := report.Write(&page, o, report.Options{Finding: locale.Finding, Step: locale.Step, Version: Engine}); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(page.String()), " ")
	for word, n := range map[string]int{"aprovadas": sum.Approved, "pessoas convocadas": sum.Called, "inscritas": sum.Registered} {
		if !strings.Contains(text, fmt.Sprintf("<strong>%d</strong> <span>%s</span>", n, word)) {
			t.Errorf("the page does not say %d %s", n, word)
		}
	}
}
