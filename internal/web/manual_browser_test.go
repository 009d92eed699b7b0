package web_test

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"certame/docs/manual"
	"certame/internal/web/webtest"
)

// references are documents that the manual leads to, with what is wide in them: tables of
// keys, of columns, of commands.
var references = []string{"edital", "colunas", "comandos", "configuracao", "indice", "fatos", "operar", "papeis", "pacote"}

// Every topic of the manual is read as any page: by the keyboard, at twice the letter, on
// a phone.
func TestManualInABrowser(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	for _, topic := range manual.Topics() {
		address := "/ajuda/" + topic.Name
		tab.Open(p.URL + address)
		tab.Accessible(address)
		tab.Zoomed(address)
		tab.Keyboard(address)
	}
	for _, document := range references {
		address := "/ajuda/documentos/" + document
		tab.Open(p.URL + address)
		tab.Accessible(address)
		tab.Zoomed(address)
	}
	tab.Open(p.URL + "/ajuda/english")
	if said := webtest.Eval[string](tab, "document.querySelector('.manual h2').closest('[lang]').lang"); said != "en" {
		t.Errorf("the page in English is read aloud as %q", said)
	}
	tab.Open(p.URL + "/ajuda/orgao")
	tab.Shot("manual-orgao")
	if others := tab.Strangers(p.URL); len(others) > 0 {
		t.Errorf("the manual asked %v", others)
	}
}

// A topic goes to A4 whole, with the pictures that a page on a screen would bring later,
// and without what is only of a screen.
func TestManualPrinted(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	tab.Open(p.URL + "/ajuda/comissoes")
	pdf := tab.PDF()
	text := pdfText(t, pdf)
	for _, want := range []string{"Antes de tudo: o termo", "Reler a amostra", "página 1 de "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not on the paper:\n%s", want, text)
		}
	}
	topic, _ := manual.Text("comissoes")
	if shown := strings.Count(topic, "](telas/"); picturesOn(t, pdf) < shown {
		t.Errorf("%d pictures on the paper, of %d", picturesOn(t, pdf), shown)
	}
}

// picturesOn counts the images of a PDF.
func picturesOn(t *testing.T, pdf []byte) int {
	t.Helper()
	command := exec.Command("pdfimages", "-list", "-")
	command.Stdin = bytes.NewReader(pdf)
	list, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Count(string(list), " image ")
}
