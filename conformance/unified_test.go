package conformance_test

import (
	"crypto/sha256"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/demo"
)

// unifiedColumns are the columns that another program must reproduce, as in a
// scenario; of preferencias.csv, which post each person takes and waits for.
var unifiedColumns = []struct {
	table string
	first int
}{{"quadro.csv", 7}, {"ordem.csv", 5}, {"listas.csv", 7}, {"situacoes.csv", 3}, {"preferencias.csv", 7}}

// TestUnifiedContest computes the contest of 45,000 ranked people, 9 blocks and 194
// lists, and holds its tables to the sums of conformance/unificado.
func TestUnifiedContest(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "unificado")
	if err := demo.LargeUnified().Write(folder); err != nil {
		t.Fatal(err)
	}
	if _, stderr, code := runCLI("apurar", folder, "--maquina"); code != 0 {
		t.Fatal(code, stderr)
	}
	var sums strings.Builder
	for _, input := range []string{"edital.yaml", "candidatos.csv"} {
		data, err := os.ReadFile(filepath.Join(folder, input))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&sums, "%x  entrada/%s\n", sha256.Sum256(data), input)
	}
	for _, c := range unifiedColumns {
		rows := cutTable(t, filepath.Join(folder, "resultado", c.table), c.first)
		fmt.Fprintf(&sums, "%x  esperado/%s\n", sha256.Sum256(rows), c.table)
		if c.table == "quadro.csv" {
			compareBytes(t, rows, "unificado/quadro.csv")
		}
		if c.table == "ordem.csv" {
			compareBytes(t, rows, "unificado/ordem.csv")
		}
	}
	compareBytes(t, []byte(sums.String()), "unificado/SOMAS")
}

// cutTable is the first columns of a table, as cut -d, -f1-N gives them: no cell of
// these columns has a comma or quotes.
func cutTable(t *testing.T, path string, first int) []byte {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r := csv.NewReader(file)
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, row := range rows {
		out.WriteString(strings.Join(row[:first], ",") + "\n")
	}
	return []byte(out.String())
}
