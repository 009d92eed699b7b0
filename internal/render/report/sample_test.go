package report

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

var sampleFile = flag.String("sample", "", "write the sample page to this file")

// sampleShape says how large a synthetic contest is.
type sampleShape struct {
	Posts, People int
	Seats         func(post int) int
}

// medium is a contest of the size a ministry runs.
var medium = sampleShape{40, 20_000, func(post int) int { return 2 + post*post*7%97 }}

// largest is the size of the national unified contest.
var largest = sampleShape{200, 2_100_000, func(post int) int { return 5 + post*37%180 }}

// noise is a small deterministic generator: a test has no clock and no seed.
type noise uint64

func (n *noise) next(limit int) int {
	*n = *n*6364136223846793005 + 1442695040888963407
	return int(uint64(*n)>>33) % limit
}

func declared(posts int, seats func(int) int) edital.Declared {
	d := edital.Declared{
		Name: "Concurso Público Nacional de Exemplo", Agency: "Instituto Federal de Exemplo", Notice: "Edital nº 1/2026",
		Published: certame.MustDate(2026, 2, 10), AgeOn: certame.NoDate,
		Opens: edital.Instant{Date: certame.NoDate}, Closes: edital.Instant{Date: certame.NoDate},
		Compensate: edital.Compensates, Positions: []edital.Position{{Key: "compensacao", Where: "edital.yaml:30:1"}},
	}
	for _, code := range []string{"PPP", "PI", "PQ", "PcD"} {
		d.Groups = append(d.Groups, edital.DeclaredGroup{Code: code})
	}
	names := []string{"Analista Administrativo", "Tecnologista em Saúde Pública", "Engenharia Civil", "Professor EBTT, área Matemática", "Especialista em Políticas Públicas e Gestão Governamental"}
	places := []string{"Brasília/DF", "Manaus/AM", "Recife/PE", "", "Porto Alegre/RS"}
	for i := range posts {
		d.Posts = append(d.Posts, edital.DeclaredPost{
			Code: fmt.Sprint(101 + i), Name: names[i%len(names)], Place: places[i*3%len(places)], Vacancies: seats(i),
		})
	}
	return d
}

// outcome runs the contest of a shape.
func outcome(tb testing.TB, s sampleShape) *contest.Outcome {
	tb.Helper()
	return run(tb, declared(s.Posts, s.Seats), roll(s))
}

func run(tb testing.TB, d edital.Declared, r *certame.Roll) *contest.Outcome {
	tb.Helper()
	var log trace.Log
	o, err := contest.Run(edital.Resolve(d, &log), r, log, true)
	if err != nil {
		tb.Fatal(err)
	}
	return o
}

// texts stands for internal/locale: texts about as long as the real ones.
var texts = Options{
	Version: "1.0.0",
	InputDigests: []Digest{
		{"edital.yaml", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},
		{"candidatos.csv", "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752"},
	},
	Finding: func(_ law.Wording, f trace.Finding) (string, string) {
		text := "Situação que a verificação encontrou em " + f.Where + ":"
		for _, p := range f.Params {
			text += " " + p.Name + " " + p.Value.String() + ";"
		}
		return text, "Confira o edital e registre a decisão com o fundamento, ou retifique o quadro de vagas."
	},
	Step: func(_ law.Wording, s trace.Step) string {
		return "Regra " + s.Rule + " aplicada a " + s.Subject + ": " + s.Value.String() + "."
	},
}

func render(tb testing.TB, o *contest.Outcome, opt Options) string {
	tb.Helper()
	var out bytes.Buffer
	if err := Write(&out, o, opt); err != nil {
		tb.Fatal(err)
	}
	return out.String()
}

// TestWriteSample writes the page to look at: go test -run Sample -sample x.html
func TestWriteSample(t *testing.T) {
	text := render(t, outcome(t, medium), texts)
	if *sampleFile != "" {
		if err := os.WriteFile(*sampleFile, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
