package web_test

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/openpack"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// The whole path of a contest, by clicks: created from the example, its people
// imported and a homonym decided, computed, somebody explained, a withdrawal seen and
// registered, computed again, the open package proposed by one person and published by
// another, and verified by who only has the package.
func TestWholePathInABrowser(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames")
	tab.Follow("Criar certame")
	tab.Follow("Criar certame de exemplo")
	c, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
	if err != nil {
		t.Fatal(err)
	}
	imports(t, p, tab, c)
	computes(p, tab, "Apurar agora")
	gone := explains(t, p, tab)
	withdraws(t, p, tab, gone)
	computes(p, tab, "Apurar de novo")
	publishesPackage(t, p, tab, c)
	verifies(t, p)
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// imports brings the people in again, as a file from outside.
func imports(t *testing.T, p *webtest.Platform, tab *webtest.Tab, c store.Contest) {
	t.Helper()
	file, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, run.CandidatesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	text, err := io.ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "inscritas.csv")
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	tab.Open(p.URL + "/certames/exemplo/importar")
	tab.Do(chromedp.SetUploadFiles("#arquivo", []string{path}))
	tab.Press("main form[enctype] button[type=submit]", "#colunas")
	tab.Press("#importacao > form button[type=submit]", "#importacao .br-button.primary[href$=pendencias]")
	tab.Follow("Seguir para as pendências")
	tab.Do(chromedp.Click("label[for=demais]"))
	tab.Write("#motivo-nomes", "CPF diferentes, conferidos um a um")
	tab.Press("#importacao form button[type=submit]", "#importacao .br-button.primary[href$=gravar]")
	tab.Follow("Ver o que muda e gravar")
	tab.Press("#importacao form button[type=submit]", ".br-message.success")
	if said := tab.Text(); !strings.Contains(said, "Gravação da importação concluída") {
		t.Fatalf("%s", said)
	}
	if r, err := p.Store.Revision(t.Context(), c.ID, 0); err != nil || r.Number != 2 {
		t.Fatalf("revision %d, %v", r.Number, err)
	}
}

func computes(p *webtest.Platform, tab *webtest.Tab, button string) {
	tab.Open(p.URL + "/certames/exemplo")
	tab.Follow(button)
	tab.Do(chromedp.WaitVisible("#andamento .br-message.success"))
}

// explains asks why of who is called next, and gives their number.
func explains(t *testing.T, p *webtest.Platform, tab *webtest.Tab) string {
	t.Helper()
	tab.Open(p.URL + "/certames/exemplo/ordem")
	next := regexp.MustCompile(`inscrição (\S+), vaga`).FindStringSubmatch(tab.Text())
	if next == nil {
		t.Fatalf("nobody is next:\n%s", tab.Text())
	}
	tab.Follow(next[1])
	if said := tab.Text(); !strings.Contains(said, "Por que está nesta posição") || !strings.Contains(said, "Lei nº 15.142/2025") {
		t.Fatalf("%s", said)
	}
	tab.Shot("caminho-explicacao")
	return next[1]
}

func withdraws(t *testing.T, p *webtest.Platform, tab *webtest.Tab, who string) {
	t.Helper()
	tab.Open(p.URL + "/certames/exemplo/fatos/novo?tipo=desistencia&d-inscricao=" + who)
	tab.Follow("Ver o que muda")
	if said := tab.Text(); !strings.Contains(said, "O que este fato muda") || !strings.Contains(said, "inscrição "+who) || !strings.Contains(said, "Lei nº 15.142/2025") {
		t.Fatalf("%s", said)
	}
	tab.Accessible("the consequences of a fact")
	tab.Shot("caminho-consequencias")
	tab.Follow("Registrar")
	if said := tab.Text(); !strings.Contains(said, who) || !strings.Contains(said, "Livro de fatos") {
		t.Fatalf("%s", said)
	}
}

// publishesPackage proposes as the board and confirms as HR.
func publishesPackage(t *testing.T, p *webtest.Platform, tab *webtest.Tab, c store.Contest) {
	t.Helper()
	totals := p.Totals(c)
	fill := func() {
		for field, n := range map[string]int{"#vagas": totals.Seats, "#aprovadas": totals.Approved, "#convocadas": totals.Called} {
			tab.Write(field, strconv.Itoa(n))
		}
	}
	tab.As(p, roles.Examiner)
	tab.Open(p.URL + "/certames/exemplo/publicar/propor")
	tab.Do(chromedp.Click("label[for=tipo-pacote]"))
	fill()
	tab.Follow("Preparar e propor")
	tab.Do(chromedp.WaitVisible("#andamento .br-message.success"))
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames/exemplo/publicar")
	tab.Follow("Pacote aberto")
	tab.Shot("caminho-confirmacao")
	fill()
	tab.Follow("Confirmar e publicar")
	if said := tab.Text(); !strings.Contains(said, "Confirmado por") {
		t.Fatalf("%s", said)
	}
}

// verifies takes the package as anybody would, and makes the computation again.
func verifies(t *testing.T, p *webtest.Platform) {
	t.Helper()
	status, text := asked(t, p, roles.Public, "/publico/exemplo/atos/1/pacote.zip")
	if status != 200 {
		t.Fatalf("the package: %d", status)
	}
	path := filepath.Join(t.TempDir(), "pacote.zip")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := openpack.Verify(t.Context(), path, t.TempDir()); err != nil {
		t.Error(err)
	}
}
