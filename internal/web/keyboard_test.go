package web_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// fingers use a page by the keyboard alone.
type fingers struct {
	t   *testing.T
	tab *webtest.Tab
}

// at says what has the focus.
func (f fingers) at() string {
	return webtest.Eval[string](f.tab, `((e) => e.id ? "#" + e.id : e.tagName + " " + (e.textContent || "").replace(/\s+/g, " ").trim())(document.activeElement)`)
}

// goes presses Tab until the focus is on what is wanted: an id, or a button or link by
// what it says.
func (f fingers) goes(want string) {
	f.t.Helper()
	for range 120 {
		if at := f.at(); at == want || strings.HasSuffix(at, " "+want) && !strings.HasPrefix(at, "BODY") && !strings.HasPrefix(at, "MAIN") {
			return
		}
		f.press(kb.Tab)
	}
	f.t.Fatalf("the keyboard does not reach %q", want)
}

func (f fingers) press(keys string) {
	f.t.Helper()
	f.tab.Do(chromedp.KeyEvent(keys))
}

func (f fingers) writes(field, text string) {
	f.t.Helper()
	f.goes("#" + field)
	f.press(text)
}

// enters presses Enter and waits for the page it brings.
func (f fingers) enters() {
	f.t.Helper()
	webtest.Eval[bool](f.tab, `document.documentElement.dataset.antes = "sim", true`)
	f.press(kb.Enter)
	f.tab.Do(chromedp.WaitNotPresent(chromedp.CSS("html[data-antes]")), chromedp.WaitReady(chromedp.CSS("footer")))
}

func (f fingers) says(want ...string) {
	f.t.Helper()
	tell(f.t, f.tab, want...)
}

// Past what repeats, a wrong password, an account by a letter, a registration with what is
// wrong with it corrected, its change and the high contrast: no mouse, and no key but
// those of every page.
func TestTasksByKeyboard(t *testing.T) {
	p := webtest.Start(t)
	p.ReceivesEnrolments(time.Now().Add(24*time.Hour), false)
	tab := webtest.NewTab(t)
	f := fingers{t, tab}
	tab.Open(p.URL + "/entrar")
	f.press(kb.Tab)
	if at := f.at(); at != "A Ir para o conteúdo [1]" {
		t.Fatalf("the first stop is %s", at)
	}
	f.press(kb.Enter)
	f.press(kb.Tab) // the trail
	f.writes("nome", "ninguem")
	f.writes("senha", "palavra que não é")
	f.enters()
	f.says("Nome e senha não conferem.")
	tab.Open(p.URL + "/cadastro/" + p.Joins("ana@exemplo.org"))
	f.writes("nome", "Ana Prado")
	f.writes("senha", "curta")
	f.enters()
	f.says("Há campos a corrigir")
	if title := webtest.Eval[string](tab, "document.title"); !strings.HasPrefix(title, "Erro: ") {
		t.Errorf("the title is %q", title)
	}
	f.goes("Senha nova: A senha tem 5 caracteres e precisa de 12 ou mais. Três ou quatro palavras sem relação entre si servem.")
	f.press(kb.Enter) // the message leads to the field
	if at := f.at(); at != "#senha" {
		t.Errorf("the message leads to %s", at)
	}
	f.press("barco girassol trovão lápis")
	f.enters()
	f.says("Ana Prado", "Certames")
	f.registers()
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames")
	f.goes("Alto contraste")
	f.enters()
	if class := webtest.Eval[string](tab, "document.documentElement.className"); class != "contraste" {
		t.Errorf("the page is %q", class)
	}
}

func (f fingers) registers() {
	f.t.Helper()
	f.tab.Open(strings.Join([]string{webtest.Eval[string](f.tab, "location.origin"), "certames", webtest.Enrolling, "inscricao"}, "/"))
	f.writes("nascimento", "31/12/1990")
	f.goes("#cargo")
	f.press(kb.ArrowDown)
	f.goes("#grupo-PPP")
	f.press(" ")
	f.goes("Ver o que acarreta")
	f.enters()
	f.says("O programa não recomenda nenhuma escolha", "Ana Prado")
	f.goes("Gravar a inscrição")
	f.enters()
	f.says("Inscrição gravada: 0000001", "101")
	f.goes("Mudar opções ou dados")
	f.enters()
	f.goes("#grupo-PPP")
	f.press(" ")
	f.goes("Ver o que acarreta")
	f.enters()
	f.goes("Gravar a inscrição")
	f.enters()
	f.says("Mudança da inscrição gravada")
}

// A password and a code are pasted and filled in by the browser: nobody has to remember
// or copy them letter by letter (3.3.8).
func TestPasswordsArePasted(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	for role, address := range map[roles.Role]string{roles.Public: "/entrar", roles.Account: "/conta/codigos"} {
		tab.As(p, role)
		tab.Open(p.URL + address)
		for _, what := range []string{"paste", "copy", "drop"} {
			kept := webtest.Eval[bool](tab, fmt.Sprintf(`[...document.querySelectorAll("main input:not([type=hidden])")].every((e) => e.dispatchEvent(new Event(%q, {bubbles: true, cancelable: true})))`, what))
			if !kept {
				t.Errorf("%s: the page stops a %s", address, what)
			}
		}
	}
}
