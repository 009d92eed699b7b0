package web_test

import (
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

const written = `document.querySelector("#motivos").value + "|" + (document.querySelector("[name=voto]:checked") || {}).value`

// A member on a tablet: declares, writes, loses the connection and the page, finds the
// draft, and seals the vote. Then nothing of it stays on the device.
func TestVoteInABrowser(t *testing.T) {
	p, _, own := voting(t)
	tab := webtest.NewTab(t)
	tab.Do(chromedp.EmulateViewport(820, 1180))
	tab.As(p, roles.Member)
	tab.Open(p.URL + "/certames/exemplo/minha-fila")
	tab.Press(".processo a.br-button", "#impedimento")
	tab.Do(chromedp.SetValue("#impedimento", "nenhum"))
	tab.Press(`form[action$="/impedimento"] button`, "#motivos")
	tab.Accessible("the form of a vote")
	tab.Zoomed("the form of a vote")
	tab.Do(chromedp.EmulateViewport(820, 1180))
	tab.Keyboard("the form of a vote")
	tab.Shot("fila-voto")

	tab.Do(chromedp.Click("#voto-nao-confirma"))
	tab.Write("#motivos", "traços da face vistos por mim")
	tab.Write("#senha-voto", webtest.VotePhrase)
	tab.Offline(true)
	tab.Do(chromedp.Click(`form.voto button.primary`))
	if text := tab.Text(); !strings.Contains(text, "Sem conexão: nada foi enviado") {
		t.Errorf("without a connection:\n%s", text)
	}
	tab.Offline(false)
	tab.Open(p.URL + own)
	if got := webtest.Eval[string](tab, written); got != "traços da face vistos por mim|nao-confirma" {
		t.Errorf("the draft is %q", got)
	}
	if kept := webtest.Eval[string](tab, `JSON.stringify(localStorage)`); strings.Contains(kept, webtest.VotePhrase) || !strings.Contains(kept, "traços da face") {
		t.Errorf("the device keeps %s", kept)
	}
	tab.Write("#senha-voto", webtest.VotePhrase)
	tab.Press(`form.voto button.primary`, "[data-rascunho-feito]")
	tab.Accessible("a vote that was sealed")
	if kept := webtest.Eval[int](tab, `Object.keys(localStorage).length`); kept != 0 {
		t.Errorf("%d things stay on the device", kept)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// Who leaves takes the drafts along.
func TestDraftGoesWithWhoLeaves(t *testing.T) {
	p, _, own := voting(t)
	answers(t, p, roles.Member, own+"/impedimento", "impedimento", "nenhum")
	tab := webtest.NewTab(t)
	tab.As(p, roles.Member)
	tab.Open(p.URL + own)
	tab.Write("#motivos", "uma frase só minha")
	if kept := webtest.Eval[int](tab, `Object.keys(localStorage).length`); kept != 1 {
		t.Errorf("%d drafts", kept)
	}
	tab.Press(`form[action="/sair"] button`, "#conteudo")
	if kept := webtest.Eval[int](tab, `Object.keys(localStorage).length`); kept != 0 {
		t.Errorf("%d drafts of who left", kept)
	}
}

// Without scripts a vote is cast all the same.
func TestVoteWithoutScripts(t *testing.T) {
	p, c, own := voting(t)
	tab := webtest.NewTab(t)
	tab.WithoutScripts()
	tab.As(p, roles.Member)
	tab.Open(p.URL + own)
	tab.Do(chromedp.SetValue("#impedimento", "nenhum"))
	tab.Press(`form[action$="/impedimento"] button`, "#motivos")
	tab.Do(chromedp.Click("#voto-duvida"))
	tab.Write("#senha-voto", webtest.VotePhrase)
	tab.Press(`form.voto button.primary`, "[data-rascunho-feito]")
	if list, err := p.Store.AllBallots(t.Context(), c.ID); err != nil || len(list) != 1 {
		t.Errorf("%d votes, %v", len(list), err)
	}
}
