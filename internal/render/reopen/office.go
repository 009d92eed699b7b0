package reopen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Sheets are the sheets of a workbook, by name, as LibreOffice writes them to CSV:
// what a person who opens it sees, cell by cell. Formulas are written as formulas,
// so that one that was born of a text shows; text comes between quotes, numbers do
// not.
func Sheets(t testing.TB, name string, data []byte) map[string]string {
	t.Helper()
	// comma, quotes, UTF-8, from row 1, no columns told, pt-BR, quote every text,
	// detect numbers, as shown, formulas, no trim, every sheet
	filter := "csv:Text - txt - csv (StarCalc):44,34,76,1,,1046,true,true,true,true,false,-1"
	out := map[string]string{}
	for file, text := range convert(t, name, data, filter, "csv", "libreoffice-calc-nogui") {
		_, sheet, _ := strings.Cut(strings.TrimSuffix(file, ".csv"), "-")
		out[sheet] = text
	}
	return out
}

// Words is a text document as LibreOffice writes it to plain text.
func Words(t testing.TB, name string, data []byte) string {
	t.Helper()
	return strings.TrimPrefix(only(convert(t, name, data, "txt:Text (encoded):UTF8", "txt", "libreoffice-writer-nogui")), "\ufeff")
}

// Printed is a document as LibreOffice prints it to PDF.
func Printed(t testing.TB, name string, data []byte) []byte {
	t.Helper()
	return []byte(only(convert(t, name, data, "pdf", "pdf", "libreoffice-writer-nogui")))
}

func only(files map[string]string) string {
	for _, text := range files {
		return text
	}
	return ""
}

// convert gives each run a profile of its own: two runs at once would share one,
// and the second would do nothing.
func convert(t testing.TB, name string, data []byte, filter, extension, from string) map[string]string {
	t.Helper()
	path, out := saved(t, name, data), t.TempDir()
	said, err := run(t, "soffice", from, "-env:UserInstallation=file://"+t.TempDir(), "--headless", "--norestore",
		"--convert-to", filter, "--outdir", out, path)
	found, _ := filepath.Glob(filepath.Join(out, "*."+extension))
	if err != nil || len(found) == 0 {
		t.Fatalf("LibreOffice does not open %s: %v\n%s", name, err, said)
	}
	files := map[string]string{}
	for _, path := range found {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(path)] = string(text)
	}
	return files
}

// Flat is a text document as LibreOffice understood it, in XML.
func Flat(t testing.TB, name string, data []byte) string {
	t.Helper()
	return only(convert(t, name, data, "fodt", "fodt", "libreoffice-writer-nogui"))
}
