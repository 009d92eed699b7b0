package web_test

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"certame/internal/web/webtest"
)

// Every page, in a real browser: nothing of axe-core's to say, usable by the keyboard
// alone, at twice the letter and on the narrowest phone, without a script's complaint
// and without a word to anybody else.
func TestPagesInABrowser(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	for _, page := range []string{"/", "/acessibilidade", "/nada"} {
		tab.Open(p.URL + page)
		tab.Accessible(page)
		tab.Zoomed(page)
		tab.Keyboard(page)
		tab.Shot("tela" + strings.ReplaceAll(page, "/", "-"))
	}
	if others := tab.Strangers(p.URL); len(others) > 0 {
		t.Errorf("the pages asked %v", others)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
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
