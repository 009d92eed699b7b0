package review

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/intake/profile"

	"codeberg.org/go-pdf/fpdf"
	"github.com/xuri/excelize/v2"
)

// workbook writes sheets; the name of a hidden one begins with a stop.
func workbook(t *testing.T, sheets map[string][][]any) string {
	t.Helper()
	x := excelize.NewFile()
	path := filepath.Join(t.TempDir(), "a.xlsx")
	var errs []error
	for name, rows := range sheets {
		_, err := x.NewSheet(name)
		errs = append(errs, err)
		for i, row := range rows {
			errs = append(errs, x.SetSheetRow(name, fmt.Sprintf("A%d", i+1), &row))
		}
		if strings.HasPrefix(name, ".") {
			errs = append(errs, x.SetSheetVisible(name, false))
		}
	}
	errs = append(errs, x.DeleteSheet("Sheet1"), x.SaveAs(path))
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
	return path
}

func TestSheets(t *testing.T) {
	people := [][]any{{"Lista de exemplo"}, nil, {"Inscrição", "Nome", "Classificação", nil, "Cargo", "Nota"}, {nil, nil, "AC", "PPP", nil, "Final"}, {10001, "Ana", 1, nil, "101", 83.74}, {10002, "Bia", 2, 1, "101", "-"}}
	r := examine(t, workbook(t, map[string][][]any{"Lista": people, ".Notas": {{"segredo"}}, "Vazia": nil}), Options{})
	if r.Refused || r.Read != 2 || r.Accepted != 2 || r.HeaderLine != 4 || r.Sheet != "Lista" {
		t.Fatalf("%+v", r)
	}
	var got []string
	for _, c := range r.Columns {
		got = append(got, c.Field)
	}
	if want := []string{"inscricao", "nome", "classificacao_AC", "classificacao_PPP", "cargo", "nota_final"}; !slices.Equal(got, want) {
		t.Errorf("fields %q, want %q", got, want)
	}
	notes := strings.Join(r.Notes, "\n")
	if !strings.Contains(notes, "planilha oculta «.Notas» não foi lida") || !strings.Contains(notes, "gravada como número") {
		t.Errorf("notes: %s", notes)
	}
}

// Of two sheets with rows none is chosen for the person.
func TestTwoSheets(t *testing.T) {
	rows := [][]any{{"Inscrição", "Nota Final"}, {"10001", 1}}
	path := workbook(t, map[string][][]any{"Um": rows, "Dois": rows})
	if r := examine(t, path, Options{}); !r.Refused || !strings.Contains(r.Reasons[0], "há 2 planilhas com linhas") {
		t.Errorf("%+v", r)
	}
	if r := examine(t, path, Options{Sheet: "Dois"}); r.Refused || r.Sheet != "Dois" || r.Read != 1 {
		t.Errorf("%+v", r)
	}
	if r := examine(t, path, Options{Sheet: "Três"}); !r.Refused || !strings.Contains(r.Reasons[0], "não há planilha «Três»") {
		t.Errorf("%+v", r)
	}
}

// Names are nobody's key, and the repeated ones are listed.
func TestNamesOnly(t *testing.T) {
	r := examine(t, workbook(t, map[string][][]any{"A": {{"ANA LIMA"}, {"BIA SÁ"}, {"Ana  Lima"}}}), Options{})
	if !r.Refused || r.Kind != profile.KindNames || r.Read != 3 || len(r.Homonyms) != 1 || !slices.Equal(r.Homonyms[0].Lines, []int{1, 3}) {
		t.Errorf("%+v", r)
	}
	if r := examine(t, workbook(t, map[string][][]any{"A": {{"ANA LIMA"}}}), Options{}); !r.Refused {
		t.Errorf("a single name is accepted: %+v", r)
	}
}

// The text of a PDF is read by another program, or its absence is told.
func TestPDF(t *testing.T) {
	pdf := fpdf.New("P", "mm", "A4", "")
	pdf.SetFont("Courier", "", 10)
	pdf.AddPage()
	for _, line := range []string{"Relacao na seguinte ordem: numero de inscricao, nome e nota final.", "10001, Ana Lima, 8,50 / 10002, Bia", "Sa, 7,00 / 10003, Caio, 5,00."} {
		pdf.Cell(0, 6, line)
		pdf.Ln(6)
	}
	path := filepath.Join(t.TempDir(), "a.pdf")
	if err := pdf.OutputFileAndClose(path); err != nil {
		t.Fatal(err)
	}
	r := examine(t, path, Options{})
	if _, err := exec.LookPath("pdftotext"); err != nil {
		if !r.Refused || !strings.Contains(r.Reasons[0], "poppler-utils") {
			t.Errorf("without pdftotext: %+v", r)
		}
		return
	}
	if r.Refused || r.Read != 3 || r.Accepted != 3 || r.Format != "pdf" {
		t.Errorf("%+v", r)
	}
}
