package candidates

import (
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/trace"
)

// phased are terms with two phases, one in two components.
func phased() *edital.Terms {
	d := terms().Declared
	phase := func(code string) edital.Phase {
		return edital.Phase{Code: code, Column: "nota_" + code, Weight: 1, Max: certame.NoScore, Minimum: certame.NoScore}
	}
	two := phase("p2")
	two.Components = []edital.PhaseComponent{{Code: "a", Column: "nota_p2_a", Weight: 1}, {Code: "b", Column: "nota_p2_b", Weight: 2}}
	d.Phases = []edital.Phase{phase("p1"), two}
	return edital.Resolve(d, trace.Discard)
}

func phaseRoll(t *testing.T) (*edital.Terms, *certame.Roll) {
	t.Helper()
	tm := phased()
	r, err := Parse([]byte("inscricao;cargo;nota_p1\n0001;101;90,5\n0002;2002;-\n0003;101;70\n"), "candidatos.csv", tm, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tm, r
}

// Without nota_final every mark is missing, never zero; the decimals shown are
// those of the phases.
func TestFinalMarkIsNotObligatoryWithPhases(t *testing.T) {
	_, r := phaseRoll(t)
	if r.Informed || r.Places != 1 || !slices.Equal(r.Score, []certame.Score{certame.NoScore, certame.NoScore, certame.NoScore}) {
		t.Errorf("informed %v, places %d, scores %v", r.Informed, r.Places, r.Score)
	}
}

func TestMarksInAFileOfTheirOwn(t *testing.T) {
	tm, r := phaseRoll(t)
	f := PhaseFile{Raw: []byte("nome;nota_b;inscricao;nota_p2_a\n\nAna;7,25;0001;5\nBia;-;0003;6\n"), Shown: "fase_p2.csv", Terms: tm, Phase: 1, Roll: r, Index: NewIndex(r)}
	if err := f.ParseMarks(); err != nil {
		t.Fatal(err)
	}
	marks := map[string]string{}
	for p := range certame.Person(r.Len()) {
		for _, name := range []string{"nota_p2_a", "nota_p2_b"} {
			marks[string(r.IDs.At(p))] += string(certame.AppendScore(nil, r.Component(name)[p], '.', 0)) + " "
		}
	}
	if marks["0001"] != "5 7.25 " || marks["0002"] != "- - " || marks["0003"] != "6 - " || r.Places != 2 {
		t.Errorf("%v, %d places", marks, r.Places)
	}
}

func TestCalledPeople(t *testing.T) {
	tm, r := phaseRoll(t)
	f := PhaseFile{Raw: []byte("inscricao\r\n\"0003\"\r\n0001\r\n"), Shown: "convocadas_p1.csv", Terms: tm, Roll: r, Index: NewIndex(r)}
	call, err := f.ParseCalled()
	if err != nil {
		t.Fatal(err)
	}
	for p, called := range call.Called {
		if id := string(r.IDs.At(certame.Person(p))); called != (id != "0002") {
			t.Errorf("%s called %v", id, called)
		}
	}
}

// What is refused of a phase's file, with line, value and remedy; nothing of it
// reaches the roll.
func TestPhaseFilesRefused(t *testing.T) {
	for text, want := range map[string]string{
		"inscricao;nota_a;nota_b\n0009;1;1\n":             `fase_p2.csv, linha 2, coluna inscricao, valor "0009": inscrição que não está em candidatos.csv. Confira`,
		"inscricao;nota_a;nota_b\n0001;1;1\n\n0001;2;2\n": `linha 4, coluna inscricao, valor "0001": inscrição repetida: já está na linha 2`,
		"inscricao;nota_a;nota_b\n0001;dez;1\n":           `linha 2, coluna nota_a, valor "dez": nota que não é um número`,
		"inscricao;nota_a\n0001;1\n":                      "falta a coluna obrigatória «nota_b»",
		"inscricao;nota\n0001;1\n":                        "coluna que este arquivo não tem",
		"inscricao;nota_a;nota_b;nota_b\n0001;1;1;1\n":    "coluna repetida",
		"inscricao;nota_a;nota_b\n0001;1\n":               "número de campos (2) diferente do de colunas do cabeçalho (3)",
		"inscricao;nota_a;nota_b\n\"0001;1;1\n":           "aspas sem fechar",
		"\n":                                              "a primeira linha deve ser o cabeçalho",
	} {
		tm, r := phaseRoll(t)
		f := PhaseFile{Raw: []byte(text), Shown: "fase_p2.csv", Terms: tm, Phase: 1, Roll: r, Index: NewIndex(r)}
		err := f.ParseMarks()
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v\nwant %q", text, err, want)
		}
		if len(r.Components) != 1 {
			t.Errorf("%q: %d columns in the roll", text, len(r.Components))
		}
	}
}

// Headers of candidatos.csv that the phases refuse.
func TestPhaseColumnsRefused(t *testing.T) {
	for header, want := range map[string]string{
		"inscricao;cargo;nota_p2_a":   "falta a nota de uma prova da fase «p2»",
		"inscricao;cargo;nota_p2":     "coluna nota_p2_a",
		"inscricao;cargo;no_corte_ac": "o edital declara fases",
		"inscricao;nota_p1":           "Colunas mínimas: inscricao;cargo.",
	} {
		if _, err := Parse([]byte(header+"\n"), "candidatos.csv", phased(), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", header, err)
		}
	}
}
