package web_test

import (
	"html"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web/webtest"
)

var (
	titleOf = regexp.MustCompile(`<title>([^<]+)</title>`)
	saidOf  = regexp.MustCompile(`<meta name="description" content="([^"]+)">`)
)

// Every page says in the window what it is, unlike any other of the same place. One that
// searchers may keep says what it is about, in a sentence and of nobody; all others ask
// not to be kept.
func TestWhatPagesSayOfThemselves(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	found := 0
	for _, page := range pages {
		_, text := asked(t, p, page.role, fill.Replace(page.pattern))
		title := titleOf.FindStringSubmatch(text)
		if title == nil || strings.HasPrefix(title[1], "Erro —") || strings.HasPrefix(title[1], "certame —") {
			t.Errorf("%s: the window says %q", page.pattern, title)
		}
		said := saidOf.FindStringSubmatch(text)
		kept := !strings.Contains(text, `<meta name="robots" content="noindex">`)
		if kept && (page.role != roles.Public || said == nil) {
			t.Errorf("%s: searchers may keep it, as %s, and it says %q", page.pattern, page.role, said)
		}
		if said == nil {
			continue
		}
		found++
		sentence := html.UnescapeString(said[1])
		if len([]rune(sentence)) > 160 || !strings.HasSuffix(sentence, ".") || strings.Contains(sentence, demo.FirstID) || strings.Contains(sentence, "{") {
			t.Errorf("%s: %q", page.pattern, sentence)
		}
		if !strings.Contains(text, `<meta property="og:description" content="`+said[1]+`">`) {
			t.Errorf("%s: who is sent it reads nothing", page.pattern)
		}
	}
	if found < 20 {
		t.Errorf("only %d pages say what they are about", found)
	}
	for _, secret := range []string{"/acesso/{segredo}", "/recibo/{recibo}", "/aviso/{aviso}", "/cadastro/{pedido}", "/publico/{certame}/consulta", "/publico/{certame}/ordem", "/publico/{certame}/atos/{ato}/listas", "/publico/outro", "/acompanhamento?ano=2026"} {
		if _, text := asked(t, p, roles.Public, fill.Replace(secret)); !strings.Contains(text, `<meta name="robots" content="noindex">`) {
			t.Errorf("searchers may keep %s", secret)
		}
	}
	if status, text := asked(t, p, roles.Public, "/robots.txt"); status != http.StatusOK || !strings.Contains(text, "Disallow: /certames\n") || strings.Contains(text, "/publico") {
		t.Errorf("robots.txt: %d\n%s", status, text)
	}
}

// Who comes with a number in hand finds the contest on the first page and by its name,
// without an account, also while it only receives registrations.
func TestEverybodyFindsTheContest(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	consulted(t, p, c, time.Time{})
	p.ReceivesEnrolments(time.Now().Add(48*time.Hour), false)
	_, first := asked(t, p, roles.Public, "/")
	for _, want := range []string{`href="/publico/exemplo"`, `href="/publico/exemplo/consulta"`, "Última publicação em ", `action="/publico"`, `href="/publico/` + webtest.Enrolling + `/inscricao"`, "Inscrições abertas até "} {
		if !strings.Contains(first, want) {
			t.Errorf("the first page has no %s", want)
		}
	}
	if strings.Contains(first, `href="/publico/`+webtest.Enrolling+`/consulta"`) {
		t.Error("a number may be looked up where nothing was published")
	}
	if _, text := asked(t, p, roles.Public, "/publico?q=demonstracao+instituto"); !strings.Contains(text, `href="/publico/exemplo"`) {
		t.Error("the contest is not found by its words")
	}
	if _, text := asked(t, p, roles.Public, "/publico?q=nenhum+assim"); strings.Contains(text, `href="/publico/exemplo"`) || !strings.Contains(text, "Nenhum certame com «nenhum assim»") {
		t.Error("it is found by any words")
	}
	if _, text := asked(t, p, roles.Public, "/publico/"+webtest.Enrolling); !strings.Contains(text, "ainda não pode ser consultado") || !strings.Contains(text, "Fazer a inscrição") {
		t.Error("who waits is not told what for")
	}
}

// An account without a part in the contest is told how to read the result all the same.
func TestWhoHasNoPartIsToldTheWay(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	status, text := asked(t, p, roles.Account, ofExample+"/minha-situacao")
	if status != http.StatusForbidden || !strings.Contains(text, `href="/publico/exemplo/consulta"`) || !strings.Contains(text, "não tem inscrição ligada") {
		t.Errorf("%d\n%s", status, text)
	}
	if _, text := asked(t, p, roles.Account, ofExample+"/papeis"); strings.Contains(text, "não tem inscrição ligada") {
		t.Error("so is who asks for what is not of candidates")
	}
}
