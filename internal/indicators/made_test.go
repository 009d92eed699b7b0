package indicators_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame"
	"certame/internal/indicators"
	"certame/internal/run"
	"certame/ledger"

	"github.com/google/go-cmp/cmp"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

func compiled(t *testing.T) *jsonschema.Schema {
	t.Helper()
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(indicators.Schema()))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("urn:certame:esquema:indicadores:1", document); err != nil {
		t.Fatal(err)
	}
	schema, err := compiler.Compile("urn:certame:esquema:indicadores:1")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// of computes the folder of a scenario; nil when it is one that computes nothing.
func of(t *testing.T, folder string) *indicators.Contest {
	t.Helper()
	l, err := run.LoadAt(t.Context(), folder, ledger.All(), nil)
	if err != nil {
		return nil
	}
	o, err := l.Compute(t.Context(), false)
	if err != nil {
		return nil
	}
	return indicators.From(o, certame.MustDate(2030, 1, 2))
}

// The numbers of every scenario are what the schema says, keep the rules of the checker,
// and are the same when read back from either form, whole or protected.
func TestEveryScenario(t *testing.T) {
	schema := compiled(t)
	folders, err := filepath.Glob("../../conformance/cenarios/*/entrada")
	if err != nil || len(folders) < 200 {
		t.Fatal(len(folders), err)
	}
	made := 0
	for _, folder := range folders {
		c := of(t, folder)
		if c == nil {
			continue
		}
		made++
		if c.Agency == "" {
			c.Agency = "Órgão"
		}
		if c.Notice == "" {
			c.Notice = "1/2026"
		}
		for _, list := range [][]indicators.Contest{{*c}, {*c.Protect()}} {
			same(t, schema, folder, list)
		}
	}
	if made < 100 {
		t.Errorf("only %d scenarios made numbers", made)
	}
}

func same(t *testing.T, schema *jsonschema.Schema, folder string, list []indicators.Contest) {
	t.Helper()
	var text, sheet bytes.Buffer
	if err := indicators.WriteJSON(&text, list); err != nil {
		t.Fatal(err)
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if err := schema.Validate(value); err != nil {
		t.Fatalf("%s: %v\n%s", folder, err, text.Bytes())
	}
	back, err := indicators.Read(text.Bytes(), "indicadores.json")
	if diff := cmp.Diff(list, back); err != nil || diff != "" {
		t.Fatalf("%s: %v\n%s", folder, err, diff)
	}
	if err := indicators.WriteSheet(&sheet, list); err != nil {
		t.Fatal(err)
	}
	back, err = indicators.Read(sheet.Bytes(), "indicadores.csv")
	if err != nil {
		t.Fatalf("%s: %v\n%s", folder, err, sheet.Bytes())
	}
	if len(back) == 1 { // names of sets lose what separates them
		back[0].Sets = list[0].Sets
	}
	if diff := cmp.Diff(list, back); diff != "" {
		t.Fatalf("%s\n%s\n%s", folder, diff, sheet.Bytes())
	}
}

// A contest written by hand, of which every number was counted by hand.
func TestFrom(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"edital.yaml": "certame: X\norgao: Órgão A\nedital: 1/2026\npublicado_em: 2026-02-10\ngrupos:\n  - {codigo: PPP, percentual: 25%}\n  - {codigo: PI, percentual: 3%}\ncargos:\n  - {codigo: \"101\", vagas: 4, quadro: {AC: 2, PPP: 1, PI: 1}}\n",
		"candidatos.csv": "inscricao;cargo;opcoes;nota_final;confirmacao_PPP;confirmacao_PI\n1;101;;90;;\n2;101;PPP;80;confirmada;\n3;101;PPP;70;nao_confirmada;\n" +
			"4;101;PPP;60;ausente;\n5;101;PPP;50;confirmada;\n6;101;PPP;40;pendente;\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := of(t, folder)
	if c == nil {
		t.Fatal("not computed")
	}
	ppp, pi := c.List("PPP"), c.List("PI")
	got := []indicators.Count{c.Seats, c.Registered, ppp.Reserved, ppp.Registered, ppp.Called, ppp.Confirmed, ppp.Denied, ppp.Absent, ppp.Pending, pi.Reserved, pi.Registered, pi.Called, c.Unfilled}
	if diff := cmp.Diff([]indicators.Count{4, 6, 1, 5, 5, 2, 1, 1, 1, 1, 0, 0, 4}, got); diff != "" {
		t.Error(diff)
	}
	if len(c.Reversions) != 1 || c.Reversions[0].From != "PI" || c.Reversions[0].Seats != 1 {
		t.Errorf("reversions %v", c.Reversions)
	}
	if p := c.Protect().List("PPP"); p.Denied != indicators.Hidden || p.Absent != indicators.Hidden || p.Confirmed != indicators.Hidden {
		t.Errorf("protected %v", p)
	}
}

// What is wrong is said with its place, in either form.
func TestRefused(t *testing.T) {
	good := "orgao;certame;edital;tipo;regime;publicado_em;referencia;lista;papel;percentual;arredondamento;reservadas;inscritas;convocadas;confirmadas;nao_confirmadas;ausentes;pendentes\n" +
		"A;C;1/2026;concurso_publico;lei-15142+dec-12536;10/02/2026;01/10/2026;AC;;;;3;;;;;;\n"
	for row, want := range map[string]string{
		"A;C;1/2026;;;;;PPP;pretas_e_pardas;25%;meio;1;9;9;5;2;1;0\n":             "t.csv, linha 3, coluna convocadas, valor \"9\": as decisões somam 8",
		"A;C;1/2026;;;;;PPP;pretas_e_pardas;25%;meio;1;9;x;5;2;1;0\n":             "t.csv, linha 3, coluna convocadas, valor \"x\": número inválido",
		"A;C;1/2026;;;;;PPP;negras;25%;meio;1;9;;;;;\n":                           "t.csv, linha 3, coluna papel, valor \"negras\": papel desconhecido",
		"A;C;1/2026;;;;;PPP;pretas_e_pardas;125%;meio;1;9;;;;;\n":                 "t.csv, linha 3, coluna percentual, valor \"125%\": percentual inválido",
		"A;C;1/2026;;;;;PPP;pretas_e_pardas;25%;meio;;9;;;;;\n":                   "coluna reservadas: faltam as vagas da lista",
		"A;C;1/2026;;;;;AC;AC;;;1;;;;;;\n":                                        "código de lista vazio ou repetido",
		"A;C;1/2026;;proprio;;;PPP;pretas_e_pardas;25%;meio;1;;;;;;\n":            "a primeira linha do certame diz",
		"A;D;1/2026;jogo;x;2026-02-01;2026-02-03;PPP;outro;25%;meio;1;9;9;9;;;\n": "regime desconhecido",
		"A;C;1/2026;;;;;PPP;pretas_e_pardas;25%;meio;1;9;9;5;;1;0\n":              "convocadas e decisões vêm juntas",
		"A;C;1/2026;;;;;PPP;pretas_e_pardas;25%;meio;1;9;12;11;1;0;0\n":           "só 9 se inscreveram",
	} {
		if _, err := indicators.Read([]byte(good+row), "t.csv"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", row, err)
		}
	}
	if list, err := indicators.Read([]byte(good), "t.csv"); err != nil || len(list) != 1 || list[0].Seats != 3 {
		t.Errorf("good: %v %v", list, err)
	}
	for text, want := range map[string]string{
		"{":               "t.json, linha 1: JSON malformado",
		`{"formato":"x"}`: "formato desconhecido",
		`{"formato":"certame-indicadores/1","certames":[]}`:                                  "nenhum certame",
		`{"formato":"certame-indicadores/1","certames":[{"orgaos":"A"}]}`:                    "coluna certames[0].orgaos: campo desconhecido",
		`{"formato":"certame-indicadores/1","certames":[{"vagas":-1}]}`:                      "número inválido",
		`{"formato":"certame-indicadores/1","certames":[{"orgao":3}]}`:                       "coluna certames[0].orgao, valor \"number\": valor de outro tipo",
		`{"formato":"certame-indicadores/1","certames":[{"orgao":"A","certame":"B"}]}`:       "coluna certames[0].edital: falta",
		`{"formato":"certame-indicadores/1","certames":[{"lista":[{"codigo":"A","x":1}]}]}`:  "campo desconhecido",
		`{"formato":"certame-indicadores/1","certames":[{"listas":[{"codigo":"A","x":1}]}]}`: "campo desconhecido",
	} {
		if _, err := indicators.Read([]byte(text), "t.json"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// The schema that is published is the one in the program.
func TestPublishedSchema(t *testing.T) {
	published, err := os.ReadFile("../../docs/esquemas/indicadores-1.schema.json")
	if err != nil || !bytes.Equal(published, indicators.Schema()) {
		t.Errorf("docs/esquemas is not the schema of the program: %v", err)
	}
}
