package web_test

import (
	"fmt"
	"io"
	"mime/quotedprintable"
	"net/http"
	"net/http/cookiejar"
	"net/mail"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/notify/smtptest"
	"certame/internal/web/webtest"
)

// outsider is somebody without an account, whose browser goes where it is sent.
type outsider struct {
	t      *testing.T
	p      *webtest.Platform
	client *http.Client
}

func newOutsider(t *testing.T, p *webtest.Platform) *outsider {
	jar, _ := cookiejar.New(nil) // has no way to fail
	return &outsider{t, p, &http.Client{Jar: jar}}
}

func (o *outsider) posts(address string, fields ...string) (status int, at, page string) {
	o.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	answer, err := o.client.PostForm(o.p.URL+address, form)
	if err != nil {
		o.t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		o.t.Fatal(err)
	}
	return answer.StatusCode, answer.Request.URL.Path, string(text)
}

var joinLink = regexp.MustCompile(`/cadastro/([A-Za-z0-9_-]{43})`)

// letters are what the server took, in words.
func letters(t *testing.T, server *smtptest.Server) (list []string) {
	t.Helper()
	for _, taken := range server.Taken() {
		m, err := mail.ReadMessage(strings.NewReader(string(taken.Raw)))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(quotedprintable.NewReader(m.Body))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, taken.To+"\n"+string(text))
	}
	return list
}

// From an address of mail to an account, and to where the person was going; whoever asks
// for an address that has one sees the same page, and only the mailbox knows.
func TestJoinByThePages(t *testing.T) {
	p, server, _ := mailed(t)
	ana := newOutsider(t, p)
	const going = "/certames/" + webtest.Example + "/inscricao"
	status, at, first := ana.posts("/cadastro", "email", "ana@exemplo.org", "voltar", going)
	if status != http.StatusOK || at != "/cadastro" {
		t.Fatalf("%d at %s", status, at)
	}
	has(t, first, "Veja o seu e-mail")
	sent := letters(t, server)
	link := joinLink.FindStringSubmatch(sent[0])
	if len(sent) != 1 || link == nil {
		t.Fatalf("%q", sent)
	}
	status, _, page := ana.posts("/cadastro/"+link[1], "nome", "Ana <b>Prado</b>", "senha", "curta")
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, `value="Ana &lt;b&gt;Prado&lt;/b&gt;"`) || !strings.Contains(page, `id="senha-problema"`) {
		t.Errorf("%d\n%s", status, page)
	}
	if _, at, page = ana.posts("/cadastro/"+link[1], "nome", "Ana Prado", "senha", "barco girassol trovão lápis"); at != going || !strings.Contains(page, "Ana Prado") {
		t.Errorf("at %s\n%s", at, page)
	}
	stranger := newOutsider(t, p)
	_, _, again := stranger.posts("/cadastro", "email", "ana@exemplo.org", "voltar", going)
	if again != first {
		t.Errorf("the page tells of the account:\n%s\n%s", first, again)
	}
	sent = letters(t, server)
	has(t, sent[1], "já há uma", "escolha outra em")
	if status, _, _ := stranger.posts("/cadastro/"+link[1], "nome", "Outra", "senha", "barco girassol trovão lápis"); status != http.StatusUnprocessableEntity {
		t.Errorf("a link used twice: %d", status)
	}
	for _, line := range []string{"ana@exemplo.org", "Ana Prado", link[1]} {
		if strings.Contains(p.Log.With(t.Context(), "/cadastro"), line) {
			t.Errorf("the log has %q", line)
		}
	}
	server.OnRcpt(func(string) error { return smtptest.Refusal(451, "later") })
	if status, _, page := stranger.posts("/cadastro", "email", "bia@exemplo.org"); status != http.StatusServiceUnavailable || !strings.Contains(page, `value="bia@exemplo.org"`) {
		t.Errorf("%d\n%s", status, page)
	}
}

// What is done with what people give is said from the configuration, and nobody is asked
// to agree to it (S02).
func TestPrivacy(t *testing.T) {
	withMail, _, _ := mailed(t)
	_, page := reads(t, withMail, roles.Public, "/privacidade")
	has(t, page, "servidor de correio do órgão", "art. 11, II", "Decreto nº 20.910/1932", fmt.Sprintf("%d meses", 60))
	_, page = reads(t, webtest.Start(t), roles.Public, "/privacidade")
	has(t, page, "não envia mensagens")
	if strings.Contains(page, "gov.br é identificado") {
		t.Error("gov.br is off, and the page speaks of it")
	}
}

var agreeing = regexp.MustCompile(`(?i)\b(concordo|consinto|autorizo|aceito os|li e aceito|consentimento)\b`)

// No page of anybody asks for consent to publish.
func TestNobodyIsAskedToAgree(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	for _, one := range pages {
		if _, page := reads(t, p, one.role, fill.Replace(one.pattern)); agreeing.MatchString(page) {
			t.Errorf("%s: %q", one.pattern, agreeing.FindString(page))
		}
	}
}
