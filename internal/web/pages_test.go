package web_test

import (
	"bytes"
	"net/http"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

type page struct {
	role           roles.Role
	address, shown string
}

// pages are the addresses of every page there is, by the role that opens it, and the
// name of its picture in the manual.
var pages = []page{
	{roles.Public, "/", "inicio"},
	{roles.Public, "/acessibilidade", "acessibilidade"},
	{roles.Public, "/nada", "erro"},
	{roles.HR, "/certames", "certames"},
	{roles.HR, "/certames?q=nenhum", "certames-vazio"},
	{roles.HR, "/certames/novo", "novo"},
	{roles.HR, "/certames/exemplo", "painel"},
	{roles.HR, "/certames/exemplo/quadro", "quadro"},
	{roles.HR, "/certames/exemplo/quadro/mudar", "quadro-mudar"},
	{roles.HR, "/certames/exemplo/listas", "listas"},
	{roles.HR, "/certames/exemplo/listas/lado-a-lado", "listas-lado-a-lado"},
	{roles.HR, "/certames/exemplo/listas/comparar", "listas-comparar-vazio"},
	{roles.HR, "/certames/exemplo/pessoas", "pessoas"},
	{roles.HR, "/certames/exemplo/pessoas/" + demo.FirstID, "pessoa"},
}

// Every page, in a real browser: nothing of axe-core's to say, usable by the keyboard
// alone, at twice the letter and on the narrowest phone, without a script's complaint
// and without a word to anybody else.
func TestPagesInABrowser(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(400, 5)
	tab := webtest.NewTab(t)
	for _, page := range pages {
		tab.As(p, page.role)
		tab.Open(p.URL + page.address)
		tab.Shot(page.shown)
		tab.Accessible(page.address)
		tab.Zoomed(page.address)
		tab.Keyboard(page.address)
	}
	if others := tab.Strangers(p.URL); len(others) > 0 {
		t.Errorf("the pages asked %v", others)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// A new row of the table comes with its page looked at.
func TestEveryPageIsLookedAt(t *testing.T) {
	for _, route := range web.Routes() {
		if route.Method != http.MethodGet || route.File {
			continue
		}
		if !slices.ContainsFunc(pages, func(p page) bool {
			path, _, _ := strings.Cut(p.address, "?")
			return path == examples.Replace(route.Pattern)
		}) {
			t.Errorf("%s is not in pages", route.Pattern)
		}
	}
}

// A page goes to A4 without its menus, and each sheet says its number.
func TestPrinted(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	tab.Open(p.URL + "/acessibilidade")
	text := pdfText(t, tab.PDF())
	for _, want := range []string{"Acessibilidade e atalhos", "página 1 de 1"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not on the paper:\n%s", want, text)
		}
	}
	for _, not := range []string{"Ir para o menu", "Procurar", "Entrar"} {
		if strings.Contains(text, not) {
			t.Errorf("%q is on the paper:\n%s", not, text)
		}
	}
}

func pdfText(t *testing.T, pdf []byte) string {
	t.Helper()
	command := exec.Command("pdftotext", "-layout", "-", "-")
	command.Stdin = bytes.NewReader(pdf)
	text, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
