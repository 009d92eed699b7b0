package cli

import (
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/internal/intake"

	"github.com/google/go-cmp/cmp"
)

const testKey = "segredo de teste"

// twin anonymises a folder and gives where the twin is.
func twin(t *testing.T, folder, key string) string {
	t.Helper()
	target, file := filepath.Join(t.TempDir(), "copia"), filepath.Join(t.TempDir(), "segredo")
	if err := os.WriteFile(file, []byte(key), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := say("anonimizar", folder, target, "--chave-arquivo", file); code != ExitOK {
		t.Errorf("%s: anonimizar left with %d: %s", folder, code, errs)
	}
	return target
}

// Every scenario of the kit gives, with invented people, the same contest: the
// same codes of exit, and the same people in the same places of every table.
func TestTwinHasTheSameOutcome(t *testing.T) {
	t.Parallel()
	scenarios, err := filepath.Glob("../../conformance/cenarios/*/entrada/candidatos.csv")
	if err != nil || len(scenarios) < 100 {
		t.Fatalf("%d scenarios, %v", len(scenarios), err)
	}
	compared := 0
	for _, path := range scenarios {
		folder := copyOf(t, filepath.Dir(path))
		_, errs, code := say("apurar", folder, "--maquina")
		if code == ExitUnreadable {
			target := filepath.Join(t.TempDir(), "copia")
			if _, _, got := say("anonimizar", folder, target); got != ExitUnreadable || exists(target) {
				t.Errorf("%s: refused by apurar (%s), and anonimizar left with %d", path, errs, got)
			}
			continue
		}
		if why := noTwin[filepath.Base(filepath.Dir(filepath.Dir(path)))]; why != "" {
			if _, errs, got := say("anonimizar", folder, filepath.Join(t.TempDir(), "copia")); got != ExitUnreadable || !strings.Contains(errs, why) {
				t.Errorf("%s: anonimizar left with %d: %s", path, got, errs)
			}
			continue
		}
		other := twin(t, folder, testKey)
		if _, errs, got := say("apurar", other, "--maquina"); got != code {
			t.Errorf("%s: the twin left with %d, want %d: %s", path, got, code, errs)
			continue
		}
		compared++
		drawn := exists(filepath.Join(folder, "sorteio")) // the twin declares the tables that the draw gave
		for _, name := range []string{"quadro.csv", "ordem.csv", "listas.csv", "situacoes.csv", "transferencias.csv", "vagas.csv", "sub_judice.csv"} {
			original := places(t, folder, name)
			for i := range original {
				if drawn {
					original[i] = strings.Replace(original[i], "quadro_declarado=nao", "quadro_declarado=sim", 1)
				}
			}
			if diff := cmp.Diff(original, places(t, other, name)); diff != "" {
				t.Errorf("%s: %s differs (-original +twin):\n%s", path, name, diff)
			}
		}
	}
	if compared < 100 {
		t.Errorf("only %d scenarios compared", compared)
	}
}

// noTwin are the scenarios that cannot be told with other numbers, and why.
var noTwin = map[string]string{
	"r44-pesos-por-cargo": "o mínimo da fase objetiva teria de mudar de um modo em cada cargo, e os pesos do cargo B não somam o mesmo que os de fases",
}

func copyOf(t *testing.T, folder string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "original")
	if err := os.CopyFS(to, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	return to
}

// places reads a table of the result with each person as the row they have in
// candidatos.csv, each post as its place in quadro.csv, and without marks, acts
// and sentences.
func places(t *testing.T, folder, name string) (out []string) {
	t.Helper()
	rows := rowsIn(t, filepath.Join(folder, "resultado", name), ',')
	if rows == nil {
		return nil
	}
	people, posts := map[string]string{}, map[string]string{}
	index(rowsIn(t, filepath.Join(folder, "candidatos.csv"), 0), "inscricao", people)
	index(rowsIn(t, filepath.Join(folder, "resultado", "quadro.csv"), ','), "cargo", posts)
	for _, row := range rows[1:] {
		var line []string
		for i, cell := range row[:min(len(row), len(rows[0]))] {
			switch column := rows[0][i]; column {
			case "inscricao", "entrou", "ocupante":
				cell = people[cell]
			case "cargo":
				cell = posts[cell]
			case "nota", "ato", "detalhe", "motivo", "nomeada_por":
				continue
			}
			line = append(line, rows[0][i]+"="+cell)
		}
		out = append(out, strings.Join(line, " "))
	}
	if name == "situacoes.csv" {
		slices.Sort(out) // those in no list come by number
	}
	return out
}

func index(rows [][]string, column string, to map[string]string) {
	for at, name := range rows[0] {
		if intake.Fold(name) != column {
			continue
		}
		for i, row := range rows[1:] {
			to[row[at]] = fmt.Sprint(i + 1)
		}
	}
}

func rowsIn(t *testing.T, path string, separator rune) [][]string {
	t.Helper()
	raw, err := os.ReadFile(path)
	if os.IsNotExist(err) {
		return nil
	}
	text, _ := intake.Decode(raw)
	if separator == 0 {
		if separator = ';'; !strings.Contains(strings.SplitN(string(text), "\n", 2)[0], ";") {
			separator = ','
		}
	}
	reader := csv.NewReader(strings.NewReader(string(text)))
	reader.Comma, reader.FieldsPerRecord = separator, -1
	rows, err := reader.ReadAll()
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	for i := range rows {
		for j := range rows[i] {
			rows[i][j] = strings.TrimSpace(rows[i][j])
		}
	}
	return rows
}

// privateForms are things that only people or their acts have: no output may have them.
var privateForms = regexp.MustCompile(`(?i)[\p{L}\d]+(?:[.-][\p{L}\d]+)*@[\p{L}\d.]+|\d{3}\.\d{3}\.\d{3}-\d{2}|[\p{L}\d]+`)

// Nothing of a folder that has all that a folder may have is in its twin: no
// name, number, CPF, address, telephone, note, act or digest.
func TestTwinLeaksNothing(t *testing.T) {
	t.Parallel()
	folder := fullFolder(t)
	other := twin(t, folder, testKey)
	var all strings.Builder
	for path, text := range snapshot(t, other) {
		all.WriteString(strings.TrimPrefix(path, other) + "\n" + text + "\n")
	}
	have := map[string]bool{}
	for _, w := range privateForms.FindAllString(intake.Fold(all.String()), -1) {
		have[w] = true
	}
	for _, private := range strings.Fields(privateWords) {
		if have[intake.Fold(private)] || len(private) > 9 && strings.Contains(intake.Fold(all.String()), intake.Fold(private)) {
			t.Errorf("the twin has %q", private)
		}
	}
	for path, text := range snapshot(t, folder) {
		sum := sha256.Sum256([]byte(text))
		for _, digest := range append(regexp.MustCompile(`[0-9a-f]{64}`).FindAllString(path+text, -1), hex.EncodeToString(sum[:])) {
			if strings.Trim(digest, "0") != "" && strings.Contains(all.String(), digest) {
				t.Errorf("the twin has the digest %s of %s", digest, path)
			}
		}
	}
	if _, errs, code := say("apurar", other); code != ExitOK && code != ExitPending {
		t.Errorf("apurar of the twin left with %d: %s", code, errs)
	}
}

// privateWords of fullFolder; the last ones are of its acts and notes.
const privateWords = `Jurema Aparecida Sepúlveda Iracema Tibiriçá Otacílio Guimarães Evaristo Custódia Nepomuceno Bonifácio
	1234567 7654321 0099887 1112223A 123.456.789-09 456.789 12345678909 jurema@exemplo.br iracema.t@exemplo.br 99876-5432 998765432 84
	Potengi Caicó datilógrafa alergia camarão Portaria-987 987/2026 0801234-55.2026.4.05.8400 0801234 escrevente Mossoró
	fenótipo incompatível 15061961 15/06/1961 20/01/1990 1.017 sortudo Apodi Ufersópolis Ufersópolis/2026`

// fullFolder is a contest with every file that a folder may have.
func fullFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	table := "inscricao;nota_final\n0099887;81,00\n"
	sum := sha256.Sum256([]byte(table))
	digest := hex.EncodeToString(sum[:])
	files := map[string]string{
		"edital.yaml":                  "# de Caicó para Apodi\ncertame: Ufersópolis\norgao: Prefeitura de Caicó\nedital: 987/2026\npublicado_em: 2026-02-10\ninscricoes: {inicio: 2026-02-20, fim: 2026-03-20}\nfundamento: \"pedido de Mossoró\" # Apodi\ncargos:\n  - {codigo: \"4711\", nome: datilógrafa, localidade: Potengi, vagas: 3}\n",
		"candidatos.csv":               "\ufeffinscricao;nome;cpf;nascimento;cargo;opcoes;nota_final;confirmacao_PPP;situacao;x_email;x_telefone;obs\r\n\"1234567\";Jurema Aparecida Sepúlveda;123.456.789-09;15/06/1961;4711;;90,50;;;jurema@exemplo.br;(84) 99876-5432;alergia a camarão\r\n\"7654321\";IRACEMA TIBIRIÇÁ;***.456.789-**;20/01/1990;4711;PPP;88,00;;;iracema.t@exemplo.br;84 99876-5432;\r\n\"0099887\";Otacílio \"Tatá\" Guimarães;;20/01/1990;4711;PPP;80,25;confirmada;;;;sortudo\r\n1112223A;Jurema Aparecida Sepúlveda;;;4711;;-;;;;;Caicó\r\n",
		"confirmacoes.csv":             "inscricao;grupo;votos_contra;votos_contra_recurso;resultado;artigo;motivo\n7654321;PPP;0;;confirmada;;\n",
		"comissao.csv":                 "grupo;instancia;comissao;membro;nome;cpf;papel;cor;regiao\nPPP;comissao;1;Evaristo;Evaristo Nepomuceno;12345678909;titular;preta;Nordeste\n",
		"votos.csv":                    "inscricao;grupo;instancia;membro;papel;voto;motivo;data\n7654321;PPP;comissao;Evaristo;titular;nao_confirma;\"fenótipo incompatível;\nsegundo Custódia\";10/03/2026\n",
		"fraude.csv":                   "inscricao;grupo;fato;data;ato;ate;conclusao\n7654321;PPP;denuncia;02/03/2026;Portaria-987 da escrevente;;\n",
		"fatos.jsonl":                  "",
		"notas do Bonifácio.txt":       "Bonifácio",
		"tabelas/" + digest + ".csv":   table,
		"planilha de Nepomuceno.csv":   "inscricao\n1234567\n",
		"resultado/Jurema Aparecida/x": "Jurema",
	}
	for name, text := range files {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if text == "" {
			continue
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range [][]string{
		{"notas", "--data", "01/04/2026", "--ato", "987/2026", "--dados", "tabela=" + digest, "--dados", "linhas=2"},
		{"ordem_judicial", "--inscricao", "1112223A", "--data", "02/04/2026", "--dados", "efeito=participa", "--dados", "processo=0801234-55.2026.4.05.8400"},
		{"nomeacao", "--inscricao", "1234567", "--data", "03/04/2026", "--ato", "Portaria-987"},
		{"publicacao", "--data", "04/04/2026", "--dados", "documento=edital de Caicó", "--dados", "resumo=" + digest},
	} {
		if _, errs, code := say(append([]string{"fato", "registrar", line[0], "--pasta", folder, "--autor", "Custódia"}, line[1:]...)...); code != ExitOK {
			t.Fatalf("%v left with %d: %s", line, code, errs)
		}
	}
	return folder
}

// One key gives the same bytes; another gives nothing in common.
func TestTwinIsOfItsKey(t *testing.T) {
	t.Parallel()
	folder := fullFolder(t)
	one, again, other := twin(t, folder, testKey), twin(t, folder, testKey), twin(t, folder, "outro segredo")
	read := func(folder string) string {
		raw, err := os.ReadFile(filepath.Join(folder, "candidatos.csv"))
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	if read(one) != read(again) {
		t.Error("the same key gives another twin")
	}
	sameFolder(t, rebased(snapshot(t, one), one, again), again)
	first, second := rowsIn(t, filepath.Join(one, "candidatos.csv"), ';'), rowsIn(t, filepath.Join(other, "candidatos.csv"), ';')
	for i := range first[1:] {
		for at, column := range first[0] {
			if a, b := first[i+1][at], second[i+1][at]; a == b && a != "" && a != "-" && a != "PPP" && a != "confirmada" {
				t.Errorf("row %d, %s: two keys give %q", i+1, column, a)
			}
		}
	}
	if first[1][1] != first[4][1] || first[1][1] == first[2][1] {
		t.Errorf("homonyms: %q", first)
	}
	if !strings.HasPrefix(first[3][0], "0") || !regexp.MustCompile(`^\d{7}[A-Z]$`).MatchString(first[4][0]) {
		t.Errorf("the forms of the numbers are lost: %q", first)
	}
	if masked := first[2][2]; !strings.HasPrefix(masked, "***.") || masked[4:11] != first[1][2][4:11] {
		t.Errorf("the CPF of one person is %s and %s", first[1][2], masked)
	}
}

func rebased(files map[string]string, from, to string) map[string]string {
	out := map[string]string{}
	for path, text := range files {
		out[to+strings.TrimPrefix(path, from)] = text
	}
	return out
}
