package quarantine

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"

	"github.com/xuri/excelize/v2"
)

const list = "Inscrição;Nome;CPF;Nota Final\n0001;Ana Lima;;88,50\n0002;=1+1;;87,00\n0003;Bia Sá;123.***.***-45;86,00 12\n0004;Caio;;85,50\n"

func examine(t *testing.T, corrections map[int]review.Correction) *review.Examined {
	t.Helper()
	path := filepath.Join(t.TempDir(), "lista.csv")
	if err := os.WriteFile(path, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	profiles, err := profile.All()
	if err != nil {
		t.Fatal(err)
	}
	e, err := review.Examine(context.Background(), path, review.Options{Profiles: profiles, Corrections: corrections})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return e
}

// written gives the quarantine as a file.
func written(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "quarentena.xlsx")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := Write(context.Background(), f, examine(t, nil), nil); err != nil {
		t.Fatal(err)
	}
	return path
}

// Another program sees the rows, their numbers and reasons, every cell as text;
// a CPF under the inverted mask is not there.
func TestWrite(t *testing.T) {
	x, err := excelize.OpenFile(written(t))
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	rows, err := x.GetRows(sheetName)
	if err != nil || len(rows) != 3 {
		t.Fatalf("%q, %v", rows, err)
	}
	if got := strings.Join(rows[0], "|"); got != "linha|registro|motivo|sugestao|decisao|Inscrição|Nome|CPF|Nota Final" {
		t.Errorf("header %q", got)
	}
	if rows[1][0] != "3" || !strings.Contains(rows[1][2], "fórmula") || rows[1][5] != "0002" || rows[1][6] != "=1+1" {
		t.Errorf("first row %q", rows[1])
	}
	if rows[2][0] != "4" || rows[2][7] != "" || rows[2][8] != "86,00 12" {
		t.Errorf("second row %q", rows[2])
	}
	if kind, err := x.GetCellType(sheetName, "G2"); err != nil || kind == excelize.CellTypeFormula {
		t.Errorf("a name runs as a formula: %v, %v", kind, err)
	}
}

// What a person decides comes back; a row of which nothing is decided waits.
func TestCorrectedAndReadBack(t *testing.T) {
	path := written(t)
	if got, err := Read(context.Background(), path); err != nil || len(got) != 0 {
		t.Errorf("untouched: %v, %v", got, err)
	}
	x, err := excelize.OpenFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for cell, text := range map[string]string{"E3": "Corrigida", "I3": "86,00"} {
		if err := x.SetCellStr(sheetName, cell, text); err != nil {
			t.Fatal(err)
		}
	}
	if err := x.Save(); err != nil {
		t.Fatal(err)
	}
	corrections, err := Read(context.Background(), path)
	if err != nil || len(corrections) != 1 {
		t.Fatalf("%v, %v", corrections, err)
	}
	r := examine(t, corrections).Report
	if r.Read != 4 || r.Accepted != 3 || len(r.Quarantine) != 1 || r.Quarantine[0].Line != 3 {
		t.Errorf("%+v", r)
	}
}

func TestRefused(t *testing.T) {
	head := "linha;registro;motivo;sugestao;decisao;Inscrição\n"
	for text, want := range map[string]string{
		"Inscrição;Nome\n1;2\n3;4\n":                    "não é uma quarentena",
		head + "3;;x;;talvez;1\n":                       "decisão desconhecida",
		head + "x;;x;;corrigida;1\n":                    "número de linha inválido",
		head + "3;;x;;corrigida;1\n3;;x;;descartar;1\n": "duas decisões",
	} {
		path := filepath.Join(t.TempDir(), "q.csv")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Read(context.Background(), path)
		if refused := (*intake.Refused)(nil); !errors.As(err, &refused) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// The sheet is printed as wide as the paper, and no reason hides behind the next row.
func TestPrinted(t *testing.T) {
	x, err := excelize.OpenFile(written(t))
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	props, err := x.GetSheetProps(sheetName)
	if err != nil || props.FitToPage == nil || !*props.FitToPage {
		t.Errorf("%+v, %v", props, err)
	}
	if height, err := x.GetRowHeight(sheetName, 3); err != nil || height < 2*lineHeight {
		t.Errorf("%v, %v", height, err)
	}
}
