package conformance_test

import (
	"encoding/csv"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/intake/twintest"
)

func put(t *testing.T, folder, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// comparedWith runs a command of conciliar and gives the kinds of what differs.
func comparedWith(t *testing.T, args ...string) (list []string) {
	t.Helper()
	out, errs, code := runCLI(append([]string{"conciliar"}, append(args, "--json")...)...)
	var said struct {
		Compared    int `json:"comparadas"`
		Differences []struct {
			Kind  string `json:"tipo"`
			List  string `json:"lista"`
			ID    string `json:"inscricao"`
			Given string `json:"recebido"`
		} `json:"diferencas"`
	}
	if err := json.Unmarshal([]byte(out), &said); err != nil || code > 1 || said.Compared == 0 {
		t.Fatalf("%v, left with %d\n%s%s", err, code, out, errs)
	}
	for _, d := range said.Differences {
		list = append(list, strings.TrimSpace(d.Kind+" "+d.List+" "+d.ID))
	}
	return list
}

// columnOf are the cells of a column of candidatos.csv, by number of registration.
func columnOf(t *testing.T, path, name string) map[string]string {
	t.Helper()
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(readText(t, path), "\ufeff")))
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	at, cells := slices.Index(rows[0], name), map[string]string{}
	for _, row := range rows[1:] {
		cells[row[0]] = row[at]
	}
	return cells
}

const ownTerms = `certame: GEMEA
orgao: Instituto Inventado
publicado_em: 2024-01-10
regime: proprio
fundamento: reserva do edital
grupos:
  - {codigo: PPP, percentual: 20, confirmacao: nenhuma}
  - {codigo: PI, percentual: 30, confirmacao: nenhuma}
  - {codigo: PcD, percentual: 5, confirmacao: nenhuma}
`

// TestTwinOfATableIsAContest makes a contest of a board's table and of its table of
// vacancies, both as imported, and holds the places published to those computed: only the
// three people of one mark, whom nothing in the file puts in order, may differ.
func TestTwinOfATableIsAContest(t *testing.T) {
	folder := t.TempDir()
	posts := brought(t, twintest.Named(t, twinFolder, "01d-quadro-de-vagas.csv"), t.TempDir())
	lines := strings.Split(posts, "\n")
	line := lines[slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "B9-01-A") })]
	brought(t, twintest.Named(t, twinFolder, "01-tabela-com-planilhas-ocultas.xlsx"), folder)
	put(t, folder, "edital.yaml", ownTerms+"cargos:\n"+line+"\n")
	if out, errs, code := runCLI("apurar", folder); code > 1 {
		t.Fatalf("left with %d\n%s%s", code, out, errs)
	}
	tied := map[string]bool{}
	for id, place := range columnOf(t, filepath.Join(folder, "candidatos.csv"), "x_classificacao_AC") {
		tied[id] = tied[id] || slices.Contains([]string{"2", "3", "4"}, place)
	}
	maps.DeleteFunc(tied, func(_ string, is bool) bool { return !is })
	if len(tied) != 3 {
		t.Fatalf("%d people of one mark", len(tied))
	}
	for _, d := range comparedWith(t, "posicoes", filepath.Join(twinFolder, "01-tabela-com-planilhas-ocultas.xlsx"), "--pasta", folder, "--cargo", "B9-01-A") {
		words := strings.Fields(d)
		if words[0] != "inversao" && words[0] != "posicao" || words[1] != "AC" && words[1] != "PPP" || !tied[words[2]] {
			t.Errorf("%s: not explained by a mark that three people have", d)
		}
	}
	if list := comparedWith(t, "totais", filepath.Join(twinFolder, "01d-quadro-de-vagas.csv"), "--pasta", folder, "--cargo", "B9-01-A"); len(list) != 0 {
		t.Errorf("%q", list)
	}
	if order := readText(t, filepath.Join(folder, "resultado", "ordem.csv")); strings.Count(order, "\n") != 9 {
		t.Errorf("8 seats, and the order has\n%s", order)
	}
}

// TestTwinOfAnOrder: two seats of persons with disability went to others, as in the order
// that the Caixa published; the rest is the rule's.
func TestTwinOfAnOrder(t *testing.T) {
	list := comparedWith(t, "ordem", filepath.Join(twinFolder, "07a-ordem-que-comeca-no-meio.txt"), "--regime", "lei-12990")
	if want := []string{"lista 341ª vaga", "lista 361ª vaga"}; !slices.Equal(list, want) {
		t.Errorf("%q, want %q", list, want)
	}
}

// TestTwinOfAGazette: a text of the gazette becomes a contest, and its own places agree
// with it, but for two people of one mark.
func TestTwinOfAGazette(t *testing.T) {
	folder := t.TempDir()
	written := brought(t, twintest.Named(t, twinFolder, "12-dou-so-inscricao.txt"), folder)
	put(t, folder, "edital.yaml", strings.Replace(ownTerms, "30", "3", 1)+"  - {codigo: PQ, percentual: 2, confirmacao: nenhuma}\nmultiplas: por_resultado\ncargos:\n  - {codigo: B8-77-X, nome: Analista, vagas: 6}\n")
	if out, errs, code := runCLI("apurar", folder); code > 1 {
		t.Fatalf("left with %d\n%s%s", code, out, errs)
	}
	for _, d := range comparedWith(t, "posicoes", filepath.Join(twinFolder, "12-dou-so-inscricao.txt"), "--pasta", folder) {
		if words := strings.Fields(d); words[1] != "AC" || words[2] != "2026051185" && words[2] != "2026051222" {
			t.Errorf("%s: not explained by a mark that two people have", d)
		}
	}
	if !strings.Contains(written, "2026051333;B8-77-X;PQ;83,75;;sim;") {
		t.Errorf("who is sub judice is not marked\n%s", written)
	}
}

// TestTwinOfVotes: 3 to 2 and 2 to 1 against confirm, whatever else the sheet has wrong,
// and what it has wrong is said.
func TestTwinOfVotes(t *testing.T) {
	folder := t.TempDir()
	put(t, folder, "edital.yaml", "certame: GEMEA\npublicado_em: 2025-08-01\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 10}\n")
	put(t, folder, "candidatos.csv", "inscricao;nome;cargo;opcoes;nota_final\n70000001;A;101;PPP;90\n70000002;B;101;PPP;89\n70000003;C;101;PPP;88\n70000004;D;101;PI;87\n")
	out, errs, code := runCLI("comissao", "apurar", "--pasta", folder, "--votos", filepath.Join(twinFolder, "15-votos-da-comissao.csv"), "--maquina")
	if code != 1 {
		t.Fatalf("left with %d\n%s", code, errs)
	}
	for _, want := range []string{"70000001,PPP,3,2,confirmada", "70000002,PPP,1,,pendente", "70000003,PPP,,,nao_confirmada", "70000004,PI,0,,pendente"} {
		if !strings.Contains(strings.ReplaceAll(out, `"`, ""), want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	for _, want := range []string{"M4 não confirma sem dizer os motivos", "M5 é suplente", "fundamento que nunca se admite", "2 votos de 5", "dois algarismos no ano"} {
		if !strings.Contains(errs, want) {
			t.Errorf("no %q in\n%s", want, errs)
		}
	}
}
