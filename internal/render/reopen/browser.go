package reopen

import (
	"os"
	"path/filepath"
	"testing"
)

// PrintedPage is a page in HTML as the browser prints it to PDF, with no head nor foot
// but its own.
func PrintedPage(t testing.TB, page string) []byte {
	t.Helper()
	path, folder := saved(t, "pagina.html", []byte(page)), t.TempDir()
	to := filepath.Join(folder, "pagina.pdf")
	said, err := run(t, "chromium", "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
		"--user-data-dir="+filepath.Join(folder, "perfil"), "--print-to-pdf="+to, "file://"+path)
	data, missing := os.ReadFile(to)
	if err != nil || missing != nil {
		t.Fatalf("Chromium does not print the page: %v, %v\n%s", err, missing, said)
	}
	return data
}
