package web_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// phone is the screen of a small telephone.
func phone(tab *webtest.Tab) { tab.Do(chromedp.EmulateViewport(360, 640)) }

// looked holds a page to what every page is held to, and goes back to the telephone.
func looked(tab *webtest.Tab, page, shown string) {
	tab.Accessible(page)
	tab.Zoomed(page)
	tab.Sound(page)
	tab.Keyboard(page)
	tab.PhoneShot(shown)
	phone(tab)
}

func tell(t *testing.T, tab *webtest.Tab, want ...string) {
	t.Helper()
	text := tab.Text()
	for _, one := range want {
		if !strings.Contains(text, one) {
			t.Fatalf("the page does not say %q:\n%s", one, text)
		}
	}
}

func set(tab *webtest.Tab, field, value string) {
	webtest.Eval[bool](tab, fmt.Sprintf("document.getElementById(%q).value = %q, true", field, value))
}

// A whole registration on a telephone, from the public page to the receipt, the change of
// an option and the withdrawal, by touches, with no script but those of every page.
func TestEnrollingOnATelephone(t *testing.T) {
	p := webtest.Start(t)
	p.ReceivesEnrolments(time.Now().Add(24*time.Hour), false)
	tab := webtest.NewTab(t)
	phone(tab)
	tab.As(p, roles.Account)
	tab.Open(p.URL + "/publico/inscreve")
	tab.Follow("Fazer a inscrição")
	tell(t, tab, "As inscrições estão abertas até", "25% das vagas")
	looked(tab, "the public page of registering", "publico-inscricao-aberta")
	tab.Follow("Fazer ou ver a minha inscrição")
	looked(tab, "the form of registering", "inscricao")
	tab.Do(chromedp.Click("main details summary"))
	tab.Accessible("the edital in plain words")
	set(tab, "nome", "Ana Souza")
	set(tab, "cpf", "111")
	set(tab, "nascimento", "31/12/1990")
	set(tab, "cargo", "101")
	tab.Do(chromedp.Click("#grupo-PQ"), chromedp.Click("#grupo-PPP"))
	tab.Follow("Ver o que acarreta")
	tell(t, tab, "não confere com os seus dígitos")
	looked(tab, "what is wrong with a registration", "inscricao-corrigir")
	set(tab, "cpf", "529.982.247-25")
	tab.Follow("Ver o que acarreta")
	tell(t, tab, "pode deixar sem vaga", "O programa não recomenda nenhuma escolha")
	looked(tab, "what a choice entails", "inscricao-conferir")
	tab.Follow("Gravar a inscrição")
	tell(t, tab, "Inscrição gravada: 0000001", "Certidão da Fundação Cultural Palmares", "não enviado")
	looked(tab, "the own registration", "minha-inscricao")
	tab.Follow("Mudar opções ou dados")
	looked(tab, "the form of a change", "inscricao-mudar")
	tab.Do(chromedp.Click("#grupo-PPP"))
	tab.Follow("Ver o que acarreta")
	tab.Follow("Gravar a inscrição")
	tell(t, tab, "Mudança da inscrição gravada", "quilombolas (PQ)")
	tab.Do(chromedp.Click("main details summary"))
	tab.Follow("Desistir")
	tell(t, tab, "Você desistiu desta inscrição")
	looked(tab, "a registration that was left", "minha-inscricao-desistencia")
	if kept := webtest.Eval[string](tab, "JSON.stringify(localStorage)"); strings.Contains(kept, "Ana") || strings.Contains(kept, "529") {
		t.Errorf("the device keeps %s", kept)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// Where posts are in order of preference, more of them are asked for without a script,
// and what was written before stays.
func TestPreferencesWithoutScripts(t *testing.T) {
	p := webtest.Start(t)
	p.ReceivesEnrolments(time.Now().Add(24*time.Hour), true)
	ana := p.Someone("ana.souza", "Ana Souza", "")
	_, page := ana.Opens("/certames/inscreve/inscricao")
	if !strings.Contains(page, "Cargo, 2ª preferência") {
		t.Fatalf("no second preference:\n%s", page)
	}
	page = enrols(t, ana, append(enrolment("Ana Souza", ""), "cargo-2", "102")...)
	if !strings.Contains(page, "102 Técnica") {
		t.Error(page)
	}
	says(t, ana, "/certames/inscreve/minha-inscricao/conferir", "está repetida", append(enrolment("Ana Souza", ""), "cargo-2", "101")...)
	says(t, ana, "/certames/inscreve/minha-inscricao/conferir", "1990-12-31", append(enrolment("Ana Souza", ""), "acao", "mais")...)
}

// One whose period ends meanwhile keeps nothing, and is told the second.
func TestEnrollingTooLate(t *testing.T) {
	p := webtest.Start(t)
	c := p.ReceivesEnrolments(time.Now().Add(-time.Hour), false)
	ana := p.Someone("ana.souza", "Ana Souza", "")
	_, page := ana.Opens("/certames/inscreve/inscricao")
	if !strings.Contains(page, "As inscrições terminaram em") || strings.Contains(page, "Ver o que acarreta") {
		t.Errorf("the form is there:\n%s", page)
	}
	_, page = ana.Posts("/certames/inscreve/inscricao/conferir", enrolment("Ana Souza", "")...)
	says(t, ana, "/certames/inscreve/inscricao", "chegou ao registro em", advised(page)...)
	if end, err := p.Enrolments.Count(t.Context(), c.ID); err != nil || end.Number != 0 {
		t.Error(end, err)
	}
}
