package web_test

import (
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/jobs"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// The path of a contest, by clicks alone, in a browser that runs no script of pages:
// the example, its computation, its progress, the panel with its figures.
func TestWithoutJavaScript(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	tab.As(p, roles.HR)
	tab.WithoutScripts()
	tab.Open(p.URL + "/certames")
	tab.Follow("Criar certame")
	tab.Follow("Criar certame de exemplo")
	tab.Follow("Apurar agora")
	for !strings.Contains(tab.Text(), "Apuração concluída") {
		tab.Follow("Atualizar agora")
	}
	tab.Follow("Ir para o painel")
	if text := tab.Text(); !strings.Contains(text, "Provisório") || !strings.Contains(text, "2.000") {
		t.Errorf("the panel:\n%s", text)
	}
	if at := webtest.Eval[string](tab, "location.pathname"); at != "/certames/exemplo" {
		t.Errorf("ended at %s", at)
	}
}

// With scripts, the progress goes on by itself to its end, and says so aloud.
func TestProgress(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(400, 5)
	tab := webtest.NewTab(t)
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames/exemplo")
	tab.Follow("Apurar de novo")
	tab.Do(chromedp.WaitVisible(chromedp.CSS("#andamento .br-message.success")))
	if role := webtest.Eval[string](tab, `document.querySelector("#andamento .br-message").getAttribute("role")`); role != "status" {
		t.Errorf("the end has role %q", role)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// What waits in the queue is cancelled from its page; a work of another contest is not
// there.
func TestCancel(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	job, _, err := p.Jobs.Ask(t.Context(), jobs.Task{Kind: "apurar", Contest: string(c.ID)})
	if err != nil {
		t.Fatal(err)
	}
	v := &visitor{t, p, p.Client(roles.HR)}
	if status, _, text := v.posts("/certames/exemplo/trabalhos/" + job.ID + "/cancelar"); status != 303 {
		t.Errorf("%d\n%s", status, text)
	}
	other, _, err := p.Jobs.Ask(t.Context(), jobs.Task{Kind: "limpeza"})
	if err != nil {
		t.Fatal(err)
	}
	if status, _, _ := v.opens("/certames/exemplo/trabalhos/" + other.ID); status != 404 {
		t.Errorf("the work of another is seen: %d", status)
	}
}

// A panel on paper: no menus, and on each sheet its number and the code of the result.
func TestPanelPrinted(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(400, 5)
	tab := webtest.NewTab(t)
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames/exemplo")
	text := pdfText(t, tab.PDF())
	for _, want := range []string{"DEMONSTRACAO", "Vagas por lista", "código de verificação", "página 1 de"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not on the paper:\n%s", want, text)
		}
	}
	for _, not := range []string{"Trabalhos", "Imprimir", "Apurar de novo", "Sair"} {
		if strings.Contains(text, not) {
			t.Errorf("%q is on the paper:\n%s", not, text)
		}
	}
}

// The findings of a result come with what to do and the article, and by gravity.
func TestFindings(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(400, 5)
	all := seen(t, p, roles.HR, "/certames/exemplo/achados")
	alerts := seen(t, p, roles.HR, "/certames/exemplo/achados?gravidade=alerta")
	for _, want := range []string{"7 alertas", "10 notas", "Lance a decisão", "Lei nº 15.142/2025", "impede resultado definitivo"} {
		if !strings.Contains(all, want) {
			t.Errorf("no %q in\n%s", want, all)
		}
	}
	if rows := strings.Count(alerts, "<th scope=\"row\""); rows != 7 {
		t.Errorf("%d rows of alerts", rows)
	}
}
