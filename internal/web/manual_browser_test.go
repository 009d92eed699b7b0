package web_test

import (
	"testing"

	"certame/docs/manual"
	"certame/internal/web/webtest"
)

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
