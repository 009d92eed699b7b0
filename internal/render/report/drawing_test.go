package report

import (
	"html/template"
	"strings"
	"testing"

	"certame"
)

func same(t *testing.T, what string, got, want template.HTML) {
	t.Helper()
	if got != want {
		t.Errorf("%s\n got %s\nwant %s", what, got, want)
	}
}

func TestStackPlacesEachPartAfterTheSumBeforeIt(t *testing.T) {
	s := stack{
		ID: "g", Title: "Vagas", Desc: "Barras.", Series: []series{{"AC", "m0"}, {"PPP", "m1"}},
		Bars: []bar{{Label: "101", Parts: []int{3, 1}}, {Label: "102", Note: "nada"}},
	}
	same(t, "stack", s.draw(), `<svg class="plot" role="img" aria-labelledby="g-t g-d" viewBox="0 0 540 122" width="540" style="min-width:432px;max-width:675px">`+
		`<title id="g-t">Vagas</title><desc id="g-d">Barras.</desc>`+
		`<rect class="m0" x="8" y="6" width="16" height="16"></rect><text x="29" y="19" text-anchor="start">AC</text>`+
		`<rect class="m1" x="58" y="6" width="16" height="16"></rect><text x="79" y="19" text-anchor="start">PPP</text>`+
		`<line class="grade" x1="40" y1="40" x2="40" y2="96"/><text x="40" y="112" text-anchor="middle">0</text>`+
		`<line class="grade" x1="150" y1="40" x2="150" y2="96"/><text x="150" y="112" text-anchor="middle">1</text>`+
		`<line class="grade" x1="260" y1="40" x2="260" y2="96"/><text x="260" y="112" text-anchor="middle">2</text>`+
		`<line class="grade" x1="370" y1="40" x2="370" y2="96"/><text x="370" y="112" text-anchor="middle">3</text>`+
		`<line class="grade" x1="480" y1="40" x2="480" y2="96"/><text x="480" y="112" text-anchor="middle">4</text>`+
		`<text x="32" y="60" text-anchor="end">101</text>`+
		`<rect class="m0" x="40" y="46" width="330" height="18"><title>AC: 3</title></rect><text x="205" y="60" text-anchor="middle">3</text>`+
		`<rect class="m1" x="370" y="46" width="110" height="18"><title>PPP: 1</title></rect><text class="claro" x="425" y="60" text-anchor="middle">1</text>`+
		`<text x="487" y="60" text-anchor="start">4</text>`+
		`<text x="32" y="85" text-anchor="end">102</text><text x="46" y="85" text-anchor="start">nada</text></svg>`)
}

func TestFunnelPlot(t *testing.T) {
	f := funnel{ID: "f", Title: "Etapas", Stages: []stage{{"Inscritas", 2000}, {"Convocadas", 1}}}
	same(t, "funnel", f.draw(), `<svg class="plot" role="img" aria-labelledby="f-t f-d" viewBox="0 0 480 80" width="480" style="min-width:384px;max-width:600px">`+
		`<title id="f-t">Etapas</title><desc id="f-d">Uma barra por etapa, do total de inscritas ao total de convocadas. Os números estão na tabela ao lado.</desc>`+
		`<text x="92" y="24" text-anchor="end">Inscritas</text><rect class="barra" x="100" y="6" width="250" height="26"><title>Inscritas: 2.000</title></rect><text x="358" y="24" text-anchor="start">2.000</text>`+
		`<text x="92" y="60" text-anchor="end">Convocadas</text><rect class="barra" x="100" y="42" width="1" height="26"><title>Convocadas: 1</title></rect><text x="109" y="60" text-anchor="start">1 (0,1%)</text></svg>`)
}

func TestFlowBandsAreAsThickAsTheirNumbers(t *testing.T) {
	f := flows{ID: "r", Title: "Reversões", Unit: "vagas", Series: []series{{"AC", "m0"}, {"PPP", "m1"}}, Matrix: [][]int{{0, 0}, {2, 0}}}
	same(t, "flows", f.draw(), `<svg class="plot" role="img" aria-labelledby="r-t r-d" viewBox="0 0 500 236" width="500" style="min-width:400px;max-width:625px">`+
		`<title id="r-t">Reversões</title><desc id="r-d">À esquerda, a modalidade de saída; à direita, a de chegada; a espessura é o número de vagas. Os números estão na tabela ao lado.</desc>`+
		`<text x="110" y="20" text-anchor="end">saem de</text><text x="390" y="20" text-anchor="start">passam a</text>`+
		`<path class="fita m1" d="M110 44C250 44 250 44 390 44v180C250 224 250 224 110 224z"><title>PPP → AC: 2</title></path>`+
		`<rect class="m1" x="96" y="44" width="14" height="180"></rect><text x="88" y="139" text-anchor="end">PPP · 2</text>`+
		`<rect class="m0" x="390" y="44" width="14" height="180"></rect><text x="412" y="139" text-anchor="start">AC · 2</text></svg>`)
}

func TestHistogramPlot(t *testing.T) {
	mark := func(s certame.Score) string { return string(certame.AppendScore(nil, s, ',', 1)) }
	p := histogramPlot{
		ID: "n", Title: "Notas", Mark: mark, Cuts: []cut{{"AC", 90 * certame.ScoreUnit}},
		Histogram: histogram{From: 80 * certame.ScoreUnit, Step: 10 * certame.ScoreUnit, Counts: []int{1, 2}},
	}
	same(t, "histogram", p.draw(), `<svg class="plot" role="img" aria-labelledby="n-t n-d" viewBox="0 0 640 261" width="640" style="min-width:512px;max-width:800px">`+
		`<title id="n-t">Notas</title><desc id="n-d">3 pessoas, notas de 80,0 a 100,0. Última convocada em AC: 90,0.</desc>`+
		`<line class="grade" x1="52" y1="217" x2="610" y2="217"/><text x="46" y="222" text-anchor="end">0</text>`+
		`<line class="grade" x1="52" y1="132" x2="610" y2="132"/><text x="46" y="137" text-anchor="end">1</text>`+
		`<line class="grade" x1="52" y1="47" x2="610" y2="47"/><text x="46" y="52" text-anchor="end">2</text>`+
		`<text x="52" y="235" text-anchor="middle">80</text><text x="331" y="235" text-anchor="middle">90</text><text x="610" y="235" text-anchor="middle">100</text>`+
		`<rect class="barra" x="52" y="132" width="278" height="85"><title>de 80,0 a menos de 90,0: 1</title></rect>`+
		`<rect class="barra" x="331" y="47" width="278" height="170"><title>de 90,0 a menos de 100,0: 2</title></rect>`+
		`<line class="corte" x1="331" y1="4" x2="331" y2="217"/><text x="336" y="14" text-anchor="start">AC 90,0</text>`+
		`<text x="331" y="255" text-anchor="middle">nota</text><text x="4" y="35" text-anchor="start">pessoas</text></svg>`)
}

func TestPlotsEscapeText(t *testing.T) {
	d := newDrawing("x", `<script>"`, `a & b`, 10, 10)
	d.rect("m0", 1, 1, 1, 1, `</title><script>`)
	d.text(1, 1, "start", `<b>`)
	same(t, "escaped", d.done(), `<svg class="plot" role="img" aria-labelledby="x-t x-d" viewBox="0 0 10 10" width="10" style="min-width:8px;max-width:12px">`+
		`<title id="x-t">&lt;script&gt;&#34;</title><desc id="x-d">a &amp; b</desc>`+
		`<rect class="m0" x="1" y="1" width="1" height="1"><title>&lt;/title&gt;&lt;script&gt;</title></rect>`+
		`<text x="1" y="1" text-anchor="start">&lt;b&gt;</text></svg>`)
}

func TestLegendStartsANewLineWhereThePlotEnds(t *testing.T) {
	entries := []series{{"AC", "m0"}, {"PPP", "m1"}, {"PI", "m2"}}
	places, lines := legend(entries, 10, 130)
	want := []point{{10, 6}, {60, 6}, {10, 28}}
	if lines != 2 || len(places) != 3 || places[0] != want[0] || places[1] != want[1] || places[2] != want[2] {
		t.Errorf("legend at %v in %d lines, want %v in 2", places, lines, want)
	}
}

// The name of a post takes two lines before it is cut, and its bar keeps to the middle
// of them; under the axis stands what is counted.
func TestStackKeepsLongNames(t *testing.T) {
	s := stack{ID: "g", Series: []series{{"AC", "m0"}}, Unit: "vagas", Bars: []bar{{Label: "101 · Analista Administrativo · Brasília", Parts: []int{1}}, {Label: "102", Parts: []int{1}}}}
	text := string(s.draw())
	for _, want := range []string{">101 · Analista</text>", ">Administrativo · Brasília</text>", ">102</text>", `text-anchor="middle">vagas</text>`} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in %s", want, text)
		}
	}
	if s.step() != barTwoStep || strings.Contains(text, "…") {
		t.Errorf("%d, %s", s.step(), text)
	}
	long := strings.Repeat("Professora de Ensino ", 6)
	if lines := labelLines(long); len(lines) != 2 || len([]rune(lines[1])) > barLetters || !strings.HasSuffix(lines[1], "…") {
		t.Errorf("%q", lines)
	}
	if lines := labelLines(strings.Repeat("x", 60)); len(lines) != 1 || len([]rune(lines[0])) != barLetters {
		t.Errorf("%q", lines)
	}
}
