package report

import (
	"fmt"
	"strings"
	"testing"

	"certame/internal/render/reopen"
)

// Every printed page says of what contest it is and which it is, and no page ends with
// the header of a table whose first row is on the next.
func TestPrintedReport(t *testing.T) {
	o := outcome(t, sampleShape{6, 900, func(post int) int { return 2 + post }})
	o.Terms.Name = `CONCURSO "DE" PROVA`
	pages := reopen.PDFText(t, reopen.PrintedPage(t, render(t, o, texts)))
	if len(pages) < 3 {
		t.Fatalf("%d pages", len(pages))
	}
	for i, page := range pages {
		for _, want := range []string{`CONCURSO "DE" PROVA · Relatório de apuração`, fmt.Sprintf("Página %d de %d", i+1, len(pages))} {
			if !strings.Contains(page, want) {
				t.Errorf("page %d does not say %q", i+1, want)
			}
		}
		if last := lastLine(page); strings.HasPrefix(last, "Gravidade Código") || strings.HasPrefix(last, "Convocação Vaga") || strings.HasPrefix(last, "Etapa Pessoas") {
			t.Errorf("page %d ends with a header: %q", i+1, last)
		}
	}
}

// lastLine is what stands right over the foot of a page.
func lastLine(page string) (last string) {
	for line := range strings.Lines(page) {
		line = strings.Join(strings.Fields(line), " ")
		if line != "" && !strings.Contains(line, "Página ") {
			last = line
		}
	}
	return last
}

// Numbers stand at the right of their column, in the tables that are not all of numbers
// too.
func TestNumbersStandAtTheRight(t *testing.T) {
	page := render(t, outcome(t, sampleShape{6, 900, func(post int) int { return 2 + post }}), texts)
	for _, rule := range []string{".ordem tbody th", ".ordem td:nth-child(2)", ".espelho td:nth-child(2)", ".passagens td:nth-child(3)"} {
		before, _, found := strings.Cut(page, "{text-align:right}")
		if !found || !strings.Contains(before, rule) {
			t.Errorf("%s is not at the right", rule)
		}
	}
	if !strings.Contains(page, `<table class="textos passagens">`) {
		t.Error("the changes of seats are not the table of the rule")
	}
}
