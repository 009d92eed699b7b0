package options

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/registration"
	"certame/trace"
)

func terms() *edital.Terms {
	day := certame.MustDate(2026, 3, 20)
	return edital.Resolve(edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 2, 10), AgeOn: certame.NoDate,
		Opens: edital.Instant{Date: day - 28}, Closes: edital.Instant{Date: day, Second: 86399},
		Posts: []edital.DeclaredPost{{Code: "101", Vacancies: 4}},
	}, trace.Discard)
}

func people() *certame.Identifiers {
	ids := certame.NewIdentifiers(2, 4)
	ids.Append([]byte("0001"))
	ids.Append([]byte("0002"))
	return &ids
}

const header = "inscricao;instante;grupo;acao;origem\n"

func TestParse(t *testing.T) {
	day := certame.MustDate(2026, 3, 20)
	want := []registration.Change{
		{Person: 1, At: edital.Instant{Date: day, Second: 86399}, Group: 1, Line: 2},
		{Person: 0, At: edital.Instant{Date: day + 1}, Group: 4, Action: registration.OptsOut, Line: 4},
		{Person: 0, At: edital.Instant{Date: day + 60, Second: 50400}, Group: 3, Origin: registration.ByCourt, Line: 5},
	}
	for name, text := range map[string]string{
		"plain":           header + "0002;20/03/2026 23:59:59;PPP;opta;candidato\n\n0001;21/03/2026 00:00:00;PcD;desiste;\n0001;2026-05-19 14:00:00;PQ;Opta;Decisão judicial\n",
		"other order":     "acao,origem,grupo,instante,inscricao\nopta,,PPP,20/03/2026 23:59:59,0002\n\ndesiste,,PcD,21/03/2026 00:00:00,0001\nopta,decisao_judicial,PQ,19/05/2026 14:00:00,0001\n",
		"a spreadsheet's": "\ufeff" + strings.ReplaceAll(header, "\n", "\r\n") + "\"0002\";20/03/2026 23:59:59;PPP;opta;candidata\r\n\r\n\"0001\";21/03/2026 00:00:00;PcD;desiste;\r\n\"0001\";19/05/2026 14:00:00;PQ;opta;decisao_judicial\r\n",
	} {
		got, err := Parse([]byte(text), "opcoes.csv", terms(), people())
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v\n%+v", name, err, got)
		}
	}
}

// Everything that is wrong with a file, with its place and its remedy.
func TestRefusals(t *testing.T) {
	good := "0001;01/03/2026 10:00:00;PPP;opta;candidato"
	for _, c := range []struct {
		text, column string
		line         int
	}{
		{"", "", 1},
		{"inscricao;instante;grupo\n", "acao", 1},
		{"inscricao;instante;grupo;acao;motivo\n", "motivo", 1},
		{"inscricao;instante;grupo;acao;acao\n", "acao", 1},
		{header + "0003;01/03/2026 10:00:00;PPP;opta;\n", "inscricao", 2},
		{header + "1;01/03/2026 10:00:00;PPP;opta;\n", "inscricao", 2},
		{header + "0001;01/03/2026;PPP;opta;\n", "instante", 2},
		{header + "0001;01/03/2026 10:00;PPP;opta;\n", "instante", 2},
		{header + "0001;01/03/26 10:00:00;PPP;opta;\n", "instante", 2},
		{header + "0001;31/02/2026 10:00:00;PPP;opta;\n", "instante", 2},
		{header + "0001;01/03/2026 24:00:00;PPP;opta;\n", "instante", 2},
		{header + "0001;01/03/2026 23:60:00;PPP;opta;\n", "instante", 2},
		{header + "0001;01/03/2026 10:00:00-03:00;PPP;opta;\n", "instante", 2},
		{header + "0001;19/02/2026 23:59:59;PPP;opta;\n", "instante", 2},
		{header + "0001;09/02/2026 23:59:59;PPP;opta;decisao_judicial\n", "instante", 2},
		{header + good + "\n0001;01/03/2026 10:00:00;PPI;opta;\n", "grupo", 3},
		{header + "0001;01/03/2026 10:00:00;PPP|PQ;opta;\n", "grupo", 2},
		{header + "0001;01/03/2026 10:00:00;AC;desiste;\n", "grupo", 2},
		{header + "0001;01/03/2026 10:00:00;PPP;sim;\n", "acao", 2},
		{header + "0001;01/03/2026 10:00:00;PPP;opta;juiz\n", "origem", 2},
		{header + "0001;01/03/2026 10:00:00;PPP;opta\n", "", 2},
		{header + "\"0001;01/03/2026 10:00:00;PPP;opta;\n", "", 2},
		{"\x00\x01", "", 0},
	} {
		changes, err := Parse([]byte(c.text), "opcoes.csv", terms(), people())
		var refused *intake.Refused
		if !errors.As(err, &refused) || changes != nil {
			t.Errorf("%q was accepted", c.text)
			continue
		}
		if p := refused.Problems[0]; len(refused.Problems) != 1 || p.Line != c.line || p.Column != c.column || p.Remedy == "" || p.File != "opcoes.csv" {
			t.Errorf("%q: %+v", c.text, refused.Problems)
		}
	}
}

// Every problem at once.
func TestEveryProblemAtOnce(t *testing.T) {
	_, err := Parse([]byte(header+"9;x;Y;z;w\n9;x;Y;z;w\n"), "opcoes.csv", terms(), people())
	var refused *intake.Refused
	if !errors.As(err, &refused) || len(refused.Problems) != 10 {
		t.Errorf("%v", err)
	}
}

// Without the end of the period no instant can be judged.
func TestPeriodIsRequired(t *testing.T) {
	tm := terms()
	tm.Closes.Date = certame.NoDate
	if _, err := Parse([]byte(header), "opcoes.csv", tm, people()); err == nil {
		t.Error("a file was accepted without the end of registration")
	}
}

// Whatever the bytes, the reader never panics, and refuses with a reason.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{header, header + "0001;20/03/2026 23:59:59;PPP;opta;candidato\n", "a;b\n\"", "\xff\xfei\x00", header + "\"\"\"\n;;;;\n"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var refused *intake.Refused
		if _, err := Parse(text, "opcoes.csv", terms(), people()); err != nil && !errors.As(err, &refused) {
			t.Errorf("%q: %v", text, err)
		}
	})
}
