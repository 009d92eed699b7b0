package cli

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/arch/documents"
	"certame/internal/cli/blanks"
	"certame/internal/render/grid"
	"certame/internal/render/lists"
)

// modelFiles are the names that the models have in a folder, in the order in which a
// contest needs them; those of edital.yaml are in docs/edital.md.
var modelFiles = []struct{ model, file string }{
	{"vagas", "cargos, em edital.yaml"},
	{"candidatos", "candidatos.csv"},
	{"opcoes", "opcoes.csv"},
	{"comissao", "comissao.csv"},
	{"agenda", "agenda.csv"},
	{"entregues", "entregues.csv"},
	{"votos", "votos.csv"},
	{"fraude", "fraude.csv"},
	{"notas", "notas.csv, para fatos de notas e ordem retificacao"},
	{"fatos", "fatos.jsonl"},
	{"atos", "atos.csv, para auditar"},
	{"indicadores", "indicadores.json"},
}

// resultTables are those of a result, in the order of a person who reads it.
var resultTables = []string{"quadro", "listas", "ordem", "situacoes", "fases", "barreira", "preferencias", "transferencias", "vagas", "sub_judice", "achados"}

const columnsHead = `
O que cada arquivo de um certame traz, coluna por coluna, com as palavras do próprio programa: ` + "`certame modelo NOME`" + ` mostra o mesmo, com um exemplo. As chaves de ` + "`edital.yaml`" + ` estão em [edital](edital.md); os fatos, um a um, em [fatos](fatos.md); o pacote aberto, em [pacote](pacote.md).

**Para pessoas**: UTF-8 com marca (BOM), ponto e vírgula, vírgula decimal, fim de linha CRLF, identificadores entre aspas. **Para máquinas** (` + "`--maquina`" + `): UTF-8, vírgula, ponto decimal, LF. Lê-se dos dois modos. Coluna que não se conhece é recusada, para que nada se perca por um nome trocado.

## Entradas
`

// docs/colunas.md says the columns of every file as the models, the dictionary of a
// result and the public document have them.
func TestColumnsReference(t *testing.T) {
	documents.Hold(t, "../../docs/colunas.md", columnsPage(t), *update)
}

func columnsPage(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	b.WriteString("# Colunas dos arquivos\n\n" + documents.Made("internal/cli, modelos, e internal/render/grid/colunas.csv") + columnsHead)
	for _, m := range modelFiles {
		model := blanks.All[m.model]
		fmt.Fprintf(&b, "\n### %s\n\n`certame modelo %s`\n\n```text\n%s\n```\n", m.file, m.model, strings.TrimSpace(strings.TrimPrefix(model.File, "\ufeff")))
		if model.Dictionary != "" {
			fmt.Fprintf(&b, "\n```text\n%s\n```\n", strings.TrimSpace(model.Dictionary))
		}
	}
	fmt.Fprintf(&b, "\n### confirmacoes.csv\n\nO que `certame comissao apurar --saida confirmacoes.csv` grava, e `certame apurar` lê: `%s`.\n", strings.Join(verdictColumns, "`, `"))
	b.WriteString("\n## Resultado\n\nO que `certame apurar` grava em `resultado/`. Classe diz quem pode ler: público; restrito a quem trabalha no certame e à pessoa; sensível (LGPD, art. 5º, II). A coluna `*` é uma por modalidade, na ordem do edital.\n")
	dictionary := dictionaryRows(t)
	for _, name := range resultTables {
		fmt.Fprintf(&b, "\n### %s.csv\n\n%s.\n", name, grid.Title(name))
		writeColumns(&b, dictionary[name])
	}
	document := lists.Document{Named: true, Masked: true}
	table := document.Table()
	fmt.Fprintf(&b, "\n## Publicação\n\n### %s.csv, de publicar lista\n\n%s: só o que é público. Nome e CPF mascarado saem só onde o edital e a opção o permitem.\n", table.Name, table.Title)
	writeColumns(&b, table.Columns)
	return b.Bytes()
}

func writeColumns(b *bytes.Buffer, columns []grid.Column) {
	classes := map[grid.Class]string{grid.Public: "público", grid.Restricted: "restrito", grid.Sensitive: "sensível"}
	kinds := map[grid.Kind]string{grid.YesNo: "sim ou nao"}
	b.WriteString("\n| coluna | tipo | classe | o que diz |\n|---|---|---|---|\n")
	for _, c := range columns {
		kind := kinds[c.Kind]
		if kind == "" {
			kind = string(c.Kind)
		}
		fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", c.Name, kind, classes[c.Class], cell(c.Means))
	}
}

// dictionaryRows are the columns of each table of a result, in the order of the file.
func dictionaryRows(t *testing.T) map[string][]grid.Column {
	t.Helper()
	file, err := os.Open("../render/grid/colunas.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	reader := csv.NewReader(file)
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	tables := map[string][]grid.Column{}
	for _, row := range rows[1:] {
		tables[row[0]] = append(tables[row[0]], grid.Column{Name: row[1], Kind: grid.Kind(row[2]), Class: grid.Class(row[3]), Means: row[4]})
	}
	return tables
}

// Every model and every table of a result is in the page, and each column that the
// dictionary describes is in some result that the scenarios expect, and each that they
// expect is described.
func TestColumnsReferenceIsWhole(t *testing.T) {
	told := []string{"edital"}
	for _, m := range modelFiles {
		told = append(told, m.model)
	}
	for name := range blanks.All {
		if !slices.Contains(told, name) {
			t.Errorf("docs/colunas.md does not have the model %s", name)
		}
	}
	dictionary := dictionaryRows(t)
	if len(dictionary) != len(resultTables) {
		t.Errorf("%d tables in the dictionary, and %d in the page", len(dictionary), len(resultTables))
	}
	expected := expectedColumns(t)
	for _, table := range resultTables {
		for _, c := range dictionary[table] {
			if c.Name != "*" && !slices.Contains(expected[table], c.Name) {
				t.Errorf("%s.%s is described, and no scenario has it", table, c.Name)
			}
		}
		for _, name := range expected[table] {
			if _, err := grid.ColumnsOf(table, []string{name}); err != nil {
				t.Error(err)
			}
		}
	}
}

// expectedColumns are those that the results of the scenarios have.
func expectedColumns(t *testing.T) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("../../conformance/cenarios/*/esperado/*.csv")
	if err != nil || len(files) < 100 {
		t.Fatalf("%d results: %v", len(files), err)
	}
	seen := map[string][]string{}
	for _, path := range files {
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		line, err := bufio.NewReader(file).ReadString('\n')
		file.Close()
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		table := strings.TrimSuffix(filepath.Base(path), ".csv")
		seen[table] = append(seen[table], strings.Split(strings.TrimSpace(line), ",")...)
	}
	for table := range seen {
		slices.Sort(seen[table])
		seen[table] = slices.Compact(seen[table])
	}
	return seen
}
