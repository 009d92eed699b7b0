package pseudonym

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"
)

func loose(t *testing.T, path, sheet string) []byte {
	t.Helper()
	list, err := profile.All()
	if err != nil {
		t.Fatal(err)
	}
	l, err := NewLoose(context.Background(), New(testKey, certame.NoDate), path, review.Options{Profiles: list, Sheet: sheet})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := l.Write(context.Background(), &out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// A sheet in the encoding of old programs, with a title above its header, comes
// out in the same form.
func TestLooseSheetKeepsItsForm(t *testing.T) {
	text := "CONCURSO DE CAICÓ;;;;\r\nInscrição;\"Nome\";Cargo;Nota Final;E-mail\r\n\"00123456\";\"CONCEIÇÃO \"\"CECÉ\"\" NÓBREGA\";4711;87,50;cece@exemplo.br\r\n00123457;IRACEMA TIBIRIÇÁ;4711;87,50;\r\n00123458;OTÁVIO;4711;AUSENTE;\r\n"
	raw, err := charmap.Windows1252.NewEncoder().String(text)
	path := filepath.Join(t.TempDir(), "lista.csv")
	if err := errJoin(err, os.WriteFile(path, []byte(raw), 0o600)); err != nil {
		t.Fatal(err)
	}
	fresh, err := charmap.Windows1252.NewDecoder().Bytes(loose(t, path, ""))
	if err != nil {
		t.Fatal(err)
	}
	form := regexp.MustCompile(`^Texto [a-z2-7]{8};;;;\r\nInscrição;"Nome";Cargo;Nota Final;E-mail\r\n"0\d{7}";"[A-ZÃÉÔÍÚ ]+";\d{4};(\d{2,3},50);[a-z]{4}@[a-z]{7}\.[a-z]{2}\r\n0\d{7};[A-ZÃÉÔÍÚ ]+;\d{4};(\d{2,3},50);\r\n0\d{7};[A-ZÃÉÔÍÚ ]+;\d{4};AUSENTE;\r\n$`)
	found := form.FindStringSubmatch(string(fresh))
	if found == nil || found[1] != found[2] || found[1] == "87,50" {
		t.Errorf("%q", fresh)
	}
}

// A workbook comes out with its types and rows, and nothing that was not read.
func TestLooseWorkbook(t *testing.T) {
	book := excelize.NewFile()
	for at, row := range [][]any{{"Resultado de Caicó"}, {"Inscrição", "Nome", "Cargo", "Nota Final"}, {"0012345", "Iracema Tibiriçá", "101", 87.5}, {"0012346", "Otávio Guimarães", "101", 80.25}} {
		if err := book.SetSheetRow("Sheet1", "A"+string(rune('1'+at)), &row); err != nil {
			t.Fatal(err)
		}
	}
	_, err := book.NewSheet("Iracema")
	err = errJoin(err, book.SetCellStr("Iracema", "A1", "Tibiriçá"), book.AddComment("Sheet1", excelize.Comment{Cell: "A3", Author: "Guimarães", Text: "Iracema"}),
		book.SetDocProps(&excelize.DocProperties{Creator: "Guimarães"}))
	path := filepath.Join(t.TempDir(), "lista.xlsx")
	if err = errJoin(err, book.SaveAs(path), book.Close()); err != nil {
		t.Fatal(err)
	}
	fresh, err := excelize.OpenReader(bytes.NewReader(loose(t, path, "Sheet1")))
	if err != nil {
		t.Fatal(err)
	}
	defer fresh.Close()
	rows, err := fresh.GetRows("Sheet1")
	if err != nil || len(rows) != 4 || len(fresh.GetSheetList()) != 1 || strings.Join(rows[1], ";") != "Inscrição;Nome;Cargo;Nota Final" {
		t.Fatalf("%v %v %v", rows, fresh.GetSheetList(), err)
	}
	if kind, _ := fresh.GetCellType("Sheet1", "D3"); kind != excelize.CellTypeUnset && kind != excelize.CellTypeNumber {
		t.Errorf("the mark is no number: %v", kind)
	}
	if !regexp.MustCompile(`^0\d{6}$`).MatchString(rows[2][0]) || !strings.HasSuffix(rows[2][3], ".5") || !strings.HasSuffix(rows[3][3], ".25") || rows[2][3] == "87.5" {
		t.Errorf("%v", rows)
	}
	props, err := fresh.GetDocProps()
	if all := strings.ToLower(strings.Join(append(append(rows[0], rows[2]...), rows[3]...), " ")) + props.Creator; err != nil || regexp.MustCompile(`(?i)irac|tibir|ot[aá]v|guimar|caic|1234`).MatchString(all) {
		t.Errorf("it leaks: %s", all)
	}
}

func errJoin(list ...error) error {
	for _, err := range list {
		if err != nil {
			return err
		}
	}
	return nil
}
