package web_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// A person brings a result in with a browser: the page goes on by itself when the
// examination ends, and says what changes before it does.
func TestImportInABrowser(t *testing.T) {
	p := webtest.Start(t)
	small(t, p)
	path := filepath.Join(t.TempDir(), "resultado.csv")
	text := strings.ReplaceAll(resultText, "6O,00", "60,00")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	tab := webtest.NewTab(t)
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames/pequeno/importar")
	tab.Do(chromedp.SetUploadFiles("#arquivo", []string{path}))
	tab.Press("main form[enctype] button[type=submit]", "#colunas")
	tab.Accessible("the columns of a file that has just come")
	tab.Shot("importar-colunas-por-dizer")
	tab.Do(chromedp.SetValue("[name=decimal-5]", "ponto"))
	tab.Press("#importacao > form button[type=submit]", "#importacao .br-button.primary[href$=pendencias]")
	tab.Follow("Seguir para as pendências")
	tab.Do(chromedp.Click("#nome-2-d"))
	tab.Write("#motivo-nomes", "nascimentos diferentes")
	tab.Press("#importacao form button[type=submit]", "#importacao .br-button.primary[href$=gravar]")
	tab.Shot("importar-pendencias-decididas")
	tab.Follow("Ver o que muda e gravar")
	tab.Accessible("what an import would change")
	tab.Zoomed("what an import would change")
	tab.Shot("importar-gravar")
	if said := tab.Text(); !strings.Contains(said, "Entram no certame: 2") || !strings.Contains(said, "0003, 0004") {
		t.Errorf("%s", said)
	}
	tab.Press("#importacao form button[type=submit]", ".br-message.success")
	if said := tab.Text(); !strings.Contains(said, "Gravação da importação concluída") {
		t.Errorf("%s", said)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}
