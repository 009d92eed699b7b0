package web_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// until waits for something of the page to be so.
func until(t *testing.T, tab *webtest.Tab, what string) {
	t.Helper()
	webtest.Eval[bool](tab, `new Promise((done, fail) => { const end = Date.now() + 30000; const look = () => (`+what+`) ? done(true) : Date.now() > end ? fail(new Error(document.body.innerText)) : setTimeout(look, 50); look(); })`)
}

// The camera films, the film goes while it is filmed, also over a network that fell
// meanwhile, and it arrives and plays.
func TestRecordedFilm(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	filmed := p.Films(c)
	tab := webtest.NewFilmingTab(t)
	tab.As(p, roles.Secretary)
	tab.Open(p.URL + "/certames/exemplo/gravar?grupo=PPP&inscricao=" + filmed)
	tab.Accessible("the camera")
	tab.Do(chromedp.Click("[data-ligar]"))
	until(t, tab, `!document.querySelector("[data-gravar]").disabled`)
	tab.Do(chromedp.Click("[data-gravar]"))
	until(t, tab, `/guardados/.test(document.querySelector("[data-andamento]").textContent)`)
	list, err := p.Store.UploadsOf(t.Context(), c.ID, p.AccountOf(roles.Secretary))
	if err != nil || len(list) != 1 || list[0].Received == 0 {
		t.Fatalf("nothing comes while it is filmed: %+v, %v", list, err)
	}
	// The network falls for a while: what is filmed waits in the page.
	webtest.Eval[bool](tab, `(() => { const real = window.fetch; window.volta = () => { window.fetch = real; dispatchEvent(new Event("online")); }; window.fetch = () => Promise.reject(new TypeError("Failed to fetch")); return true; })()`)
	until(t, tab, `/memória desta página/.test(document.querySelector("[data-andamento]").textContent)`)
	before := list[0].Received
	if list, err = p.Store.UploadsOf(t.Context(), c.ID, p.AccountOf(roles.Secretary)); err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	webtest.Eval[bool](tab, `window.volta(), true`)
	until(t, tab, `/guardados/.test(document.querySelector("[data-andamento]").textContent)`)
	tab.Do(chromedp.Click("[data-parar]"), chromedp.WaitVisible(".br-message.success"))
	objects, err := p.Custody.Of(t.Context(), c.ID, filmed, "PPP")
	if err != nil || len(objects) != 1 || objects[0].Media != "video/webm" || objects[0].Size <= before {
		t.Fatalf("%+v, %v", objects, err)
	}
	tab.Follow("Ver o que foi guardado")
	tab.Accessible("the film")
	tab.Zoomed("the film")
	webtest.Eval[bool](tab, `document.querySelector("video").play().then(() => true)`)
	until(t, tab, `document.querySelector("video").currentTime > 0.5 && document.querySelector("video").videoWidth > 0`)
	if over := webtest.Eval[bool](tab, `(() => { const v = document.querySelector("video").getBoundingClientRect(), m = document.querySelector(".marca-dagua").getBoundingClientRect(); return m.width >= v.width && m.height >= v.height && getComputedStyle(document.querySelector(".marca-dagua")).pointerEvents === "none"; })()`); !over {
		t.Error("the mark does not cover the film")
	}
	// The address is over: the page asks for another and the film goes on.
	p.Custody.Clock = func() time.Time { return time.Now().Add(-time.Hour) }
	old := webtest.Eval[string](tab, `(() => { const v = document.querySelector("video"); const old = v.getAttribute("src"); v.src = old.slice(0, -1) + (old.endsWith("A") ? "B" : "A"); return old; })()`)
	p.Custody.Clock = time.Now
	until(t, tab, `document.querySelector("video").getAttribute("src") !== "`+old+`" && document.querySelector("video").readyState >= 2`)
	if readings, err := p.Store.Readings(t.Context(), objects[0].ID); err != nil || len(readings) != 2 {
		t.Errorf("%+v, %v", readings, err)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
	if others := tab.Strangers(p.URL); len(others) > 0 {
		t.Errorf("the page asked %v", others)
	}
}

// A file goes by the script in pieces, and without it in the form: both are kept.
func TestSentFilm(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	filmed := p.Films(c)
	path := filepath.Join(t.TempDir(), mark+".webm")
	content := film(9 << 20)
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
	tab := webtest.NewTab(t)
	tab.As(p, roles.Secretary)
	for n, script := range []bool{true, false} {
		if !script {
			tab.WithoutScripts()
		}
		tab.Open(p.URL + "/certames/exemplo/gravar?grupo=PPP&inscricao=" + filmed)
		tab.Do(chromedp.SetUploadFiles("#arquivo", []string{path}))
		tab.Press("main form [type=submit]", ".br-message.success") // a script that asks may be cut off by the page that comes
		objects, err := p.Custody.Of(t.Context(), c.ID, filmed, "PPP")
		if err != nil || len(objects) != n+1 || objects[n].Size != int64(len(content)) {
			t.Fatalf("%+v, %v", objects, err)
		}
	}
	log := p.Log.With(t.Context(), "/certames/{certame}/gravar")
	if !strings.Contains(log, "/envios/filme/{envio}") {
		t.Error("the script sent no piece: the form did both")
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}
