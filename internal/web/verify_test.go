package web_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// act publishes the lists of the last result, to be read from a moment on.
func act(t *testing.T, p *webtest.Platform, c store.Contest, kind string, release time.Time) store.Act {
	t.Helper()
	plan := docket.Plan{Kind: kind, Totals: p.Totals(c), Release: release}
	if kind == docket.Lists {
		plan.Formats = []string{"html"}
	}
	v, err := p.Store.Version(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	proposal, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, v.Number, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	a, err := p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), proposal.ID, plan.Totals)
	if err != nil {
		t.Fatal(err)
	}
	if a, err = p.Store.Act(t.Context(), c.ID, a.Number); err != nil {
		t.Fatal(err)
	}
	return a
}

// A digest says which document it is, whole or by its beginning, and where the log has
// it; of another, or of what waits for its hour, it says that there is none.
func TestVerify(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	released, waits := act(t, p, c, docket.Package, time.Time{}), act(t, p, c, docket.Lists, time.Now().Add(time.Hour))
	if _, err := p.Acts.Record(t.Context(), docket.LogEntry); err != nil {
		t.Fatal(err)
	}
	prepared, err := docket.PreparedOf(released.Payload)
	if err != nil {
		t.Fatal(err)
	}
	file, hidden := released.Files[0].Digest, waits.Files[0].Digest
	other := strings.Repeat("0", 63) + "1"
	for said, want := range map[string]string{
		file:                                   "Confere: este documento",
		strings.ToUpper(file):                  "Confere: este documento",
		prepared.Digest:                        "pacote.json, dentro do pacote",
		"https://x/atos/1#sha256=" + file:      "Confere: este documento",
		"certame listas.csv sha256:" + file:    "Confere: este documento",
		file[:8] + " " + file[8:12]:            "O código é de 1 documento publicado",
		other:                                  "Não confere.",
		hidden:                                 "Não confere.",
		hidden[:12]:                            "Nenhum documento tem resumo que comece assim",
		"abc":                                  "não é um resumo",
		"zzzzzzzzzzzz":                         "não é um resumo",
		file + "0":                             "não é um resumo",
		"'; DROP TABLE act_file; --0123456789": "não é um resumo",
	} {
		status, page := asked(t, p, roles.Public, "/verificar?resumo="+url.QueryEscape(said))
		if status != http.StatusOK || !strings.Contains(page, want) {
			t.Errorf("%q does not say %q", said, want)
		}
		if strings.Contains(want, "onfere") && strings.HasPrefix(want, "Conf") && !strings.Contains(page, "índice 0 (prova)") {
			t.Errorf("%q does not say where the log has it", said)
		}
	}
}

// The page of a digest is the same for everybody, and says when it is still the same;
// to who entered it is theirs alone.
func TestPublicPagesAreKept(t *testing.T) {
	p := webtest.Start(t)
	ask := func(role roles.Role, tag string) *http.Response {
		t.Helper()
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.URL+"/direito", nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("If-None-Match", tag)
		answer, err := p.Client(role).Do(request)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		return answer
	}
	first := ask(roles.Public, "")
	if got := first.Header.Get("Cache-Control"); !strings.HasPrefix(got, "public") || first.Header.Get("Set-Cookie") != "" {
		t.Errorf("%s, %q", got, first.Header.Get("Set-Cookie"))
	}
	if again := ask(roles.Public, first.Header.Get("ETag")); again.StatusCode != http.StatusNotModified {
		t.Errorf("asked again: %d", again.StatusCode)
	}
	if other := ask(roles.Public, `W/"outro"`); other.StatusCode != http.StatusOK {
		t.Errorf("another tag: %d", other.StatusCode)
	}
	if own := ask(roles.HR, first.Header.Get("ETag")); own.StatusCode != http.StatusOK || !strings.HasPrefix(own.Header.Get("Cache-Control"), "private") {
		t.Errorf("who entered: %d, %s", own.StatusCode, own.Header.Get("Cache-Control"))
	}
}

// The checker is given whole, packed or not, under a policy that runs its program and
// reaches nothing.
func TestChecker(t *testing.T) {
	p := webtest.Start(t)
	want, err := os.ReadFile(filepath.Join("conferir", "conferir.html.gz"))
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	for encoding, body := range map[string][]byte{"gzip": want, "identity": plain} {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.URL+"/verificar/conferir.html", nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Accept-Encoding", encoding)
		answer, err := p.Client(roles.Public).Do(request)
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || !bytes.Equal(got, body) {
			t.Errorf("%s: %d bytes of %d, %v", encoding, len(got), len(body), err)
		}
		policy := answer.Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "frame-ancestors 'none'") || strings.Contains(policy, "unsafe-inline") {
			t.Errorf("policy %q", policy)
		}
	}
}

// In a browser a file is known by its digest without leaving the machine; one sign more
// and it is not; and the page of the packages runs its program under its policy.
func TestVerifyInABrowser(t *testing.T) {
	p := webtest.Start(t)
	a := act(t, p, p.Contest(60, 2), docket.Package, time.Time{})
	content, _, err := p.Docket.OpenPublished(t.Context(), a.Contest, a.Number, a.Files[0].Name)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close() //nolint:errcheck // only read
	data, err := io.ReadAll(content)
	if err != nil {
		t.Fatal(err)
	}
	whole, changed := filepath.Join(t.TempDir(), "pacote.zip"), filepath.Join(t.TempDir(), "pacote.zip")
	for path, bytes := range map[string][]byte{whole: data, changed: append(data[:len(data):len(data)], 0)} {
		if err := os.WriteFile(path, bytes, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	tab := webtest.NewTab(t)
	for path, want := range map[string]string{whole: "Confere: este documento", changed: "Não confere."} {
		tab.Open(p.URL + "/verificar")
		tab.Do(chromedp.SetUploadFiles("#documento", []string{path}), chromedp.WaitVisible(".br-message"))
		if text := tab.Text(); !strings.Contains(text, want) {
			t.Errorf("%s: %s", want, text)
		}
		tab.Accessible(want)
	}
	tab.Open(p.URL + "/verificar/conferir.html")
	tab.Do(chromedp.SetUploadFiles("#arquivo", []string{whole}))
	state := webtest.Eval[string](tab, `new Promise((done) => {
		const look = () => /conferindo|^$/.test(document.body.dataset.estado || "") ? setTimeout(look, 5) : done(document.body.dataset.estado);
		look();
	})`)
	if state != "confere" {
		t.Errorf("the checker says %s\n%s", state, tab.Text())
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// Without scripts the form does the same.
func TestVerifyWithoutScripts(t *testing.T) {
	p := webtest.Start(t)
	a := act(t, p, p.Contest(60, 2), docket.Lists, time.Time{})
	tab := webtest.NewTab(t)
	tab.WithoutScripts()
	tab.Open(p.URL + "/verificar")
	tab.Do(chromedp.SendKeys("#resumo", a.Files[0].Digest), chromedp.Submit("#verificar"), chromedp.WaitVisible(".br-message"))
	tab.Open(p.URL + "/verificar?resumo=" + a.Files[0].Digest)
	tab.Do(chromedp.WaitVisible(".br-message.success"))
}
