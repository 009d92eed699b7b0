package web_test

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// What is handed over to be read away from here is as accessible as the pages: the report
// of a result, and the lists that everybody reads.
func TestDocumentsAreAccessible(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	p.Published(c)
	tab := webtest.NewTab(t)
	for _, one := range []struct {
		name, address string
		role          roles.Role
	}{
		{"the report of a result", "/certames/exemplo/resultados/1/relatorio.html", roles.HR},
		{"the lists of an act", "/publico/exemplo/atos/1/listas.html", roles.Public},
	} {
		answer, err := p.Client(one.role).Get(p.URL + one.address)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Fatalf("%s: %s, %v", one.name, answer.Status, err)
		}
		file := filepath.Join(t.TempDir(), "documento.html")
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		tab.Open("file://" + file)
		tab.Document(one.name)
	}
}
