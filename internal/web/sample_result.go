package web

import (
	"certame/internal/locale"
	"certame/internal/secondreading"
	"certame/internal/web/parts"
	"certame/sample"
)

// sampleResult is what the readings say, as a page shows it.
type sampleResult struct {
	Table   parts.Table
	Figures []string
}

var resultColumns = []parts.Column{
	{Text: "Comissão"},
	{Text: "Confirmada nas duas leituras", Numeric: true},
	{Text: "Não confirmada nas duas", Numeric: true},
	{Text: "Confirmada, depois não", Numeric: true},
	{Text: "Não confirmada, depois sim", Numeric: true},
	{Text: "Processos", Numeric: true},
}

// openResult is the whole of it, for who conducts the sample.
func openResult(r *secondreading.Result) *sampleResult {
	var table [][]sample.Shown
	row := func(a sample.Agreement) (out []sample.Shown) {
		for _, n := range append(a.Cells(), a.Cases()) {
			out = append(out, sample.Shown{Count: n})
		}
		return out
	}
	for _, b := range r.Boards {
		table = append(table, row(b.Agreement))
	}
	return resultOf(r, append(table, row(r.Total)), true)
}

// publicResult is what everybody may read of it: small counts, and what would tell them,
// are not there.
func publicResult(r *secondreading.Result) *sampleResult {
	table, figures := r.Shown()
	return resultOf(r, table, figures)
}

func resultOf(r *secondreading.Result, table [][]sample.Shown, figures bool) *sampleResult {
	out := &sampleResult{Table: parts.Table{ID: "concordancia", Caption: "Primeira decisão e releitura", Columns: resultColumns}}
	for i, counts := range table {
		name := "Todas"
		if i < len(r.Boards) {
			name = r.Boards[i].Name
		}
		row := parts.Row{Cells: []parts.Cell{{Text: name}}}
		for _, cell := range counts {
			text := locale.Whole(cell.Count)
			if cell.Hidden {
				text = "não se mostra"
			}
			row.Cells = append(row.Cells, parts.Cell{Text: text})
		}
		out.Table.Rows = append(out.Table.Rows, row)
	}
	if !figures {
		out.Figures = []string{"A concordância e os índices não se mostram: com eles se deduziriam contagens menores que cinco."}
		return out
	}
	out.Figures = []string{"Concordância: " + figure(r.Total.Percent(), "%"), "Kappa de Cohen, entre a primeira decisão e a releitura: " + figure(r.Total.Kappa(), "")}
	if r.Fleiss.Known() {
		out.Figures = append(out.Figures, "Kappa de Fleiss, entre as pessoas que releram: "+figure(r.Fleiss, ""))
	}
	return out
}

func figure(e sample.Exact, as string) string {
	if !e.Known() {
		return "não há o que medir, porque todos os processos tiveram uma só conclusão"
	}
	return thousandths(e.Thousandths(), as)
}
