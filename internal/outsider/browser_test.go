package outsider

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"certame/internal/outsider/page"
)

// built is the page, compiled once for all tests.
var built = sync.OnceValues(func() ([]byte, error) { return page.Build(filepath.Join("..", "..")) })

func pageBytes(t testing.TB) []byte {
	t.Helper()
	text, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// browser is one tab of Chromium; what hangs ends after three minutes.
func browser(t testing.TB) context.Context {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.ExecPath("chromium"))
	all, stopAll := chromedp.NewExecAllocator(t.Context(), options...)
	tab, stopTab := chromedp.NewContext(all)
	limited, stop := context.WithTimeout(tab, 3*time.Minute)
	t.Cleanup(func() { stop(); stopTab(); stopAll() })
	return limited
}

func do(t testing.TB, tab context.Context, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	if err := chromedp.Do(tab, steps...); err != nil {
		t.Fatal(err)
	}
}

func eval[T any](t testing.TB, tab context.Context, expression string) T {
	t.Helper()
	value, err := chromedp.Run(tab, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// onDisk writes the page and opens it as a person with a memory stick does.
func onDisk(t testing.TB, tab context.Context) (folder string) {
	t.Helper()
	folder = t.TempDir()
	put(t, folder, "conferir.html", pageBytes(t))
	do(t, tab, chromedp.Navigate("file://"+filepath.Join(folder, "conferir.html")))
	return folder
}

func put(t testing.TB, folder, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// answered waits for the answer to what was chosen, and gives its kind and its text.
func answered(t testing.TB, tab context.Context) (kind, text string) {
	t.Helper()
	kind = eval[string](t, tab, `new Promise((done) => {
		const look = () => /conferindo|^$/.test(document.body.dataset.estado || "") ? setTimeout(look, 5) : done(document.body.dataset.estado);
		look();
	})`)
	return kind, eval[string](t, tab, `document.getElementById("resposta").innerText`)
}

// choose gives a file to the page, and forgets the answer before.
func choose(t testing.TB, tab context.Context, path string) {
	t.Helper()
	eval[string](t, tab, `document.body.dataset.estado = ""`)
	do(t, tab, chromedp.SetUploadFiles("#arquivo", []string{path}))
}

// While the page is still coming nothing can be chosen, and it says so: a choice that
// nobody hears looks like a checker that stopped.
func TestNothingIsChosenTooEarly(t *testing.T) {
	if head, _, whole := strings.Cut(string(pageBytes(t)), `<script type="text/plain"`); !whole || !strings.Contains(head, `application/zip" disabled>`) || !strings.Contains(head, `id="carregando" class="suave">`) {
		t.Error("before its program comes the page takes files")
	}
	tab := browser(t)
	onDisk(t, tab)
	if open := eval[bool](t, tab, `!document.getElementById("arquivo").disabled && document.getElementById("carregando").hidden`); !open {
		t.Error("the page that came whole takes none")
	}
}

func TestPageFromAFolder(t *testing.T) {
	tab := browser(t)
	folder := onDisk(t, tab)
	whole, broken := smallDraft(), smallDraft()
	reordered := choiceDraft()
	reordered.change(t, peopleFile, "13,B|A", "13,A|B")
	broken.change(t, callsFile, "13,86.00", "13,86.01")
	for _, c := range []struct {
		name, kind string
		data       []byte
		want       []string
	}{
		{"inteiro.zip", "confere", whole.bytes(t), []string{"Confere", "INVENTADO-1", "7", answerOf(t, whole.bytes(t)).Digest}},
		{"alterado.zip", "diverge", broken.bytes(t), []string{"Não confere", broken.answer(t).Line(), "7, listas em ordem"}},
		{"lista.csv", "falha", []byte("inscricao;nota\n"), []string{"não é um pacote", "não é um zip"}},
		{"com-livro.zip", "confere", bookDraft().bytes(t), []string{"Confere"}},
		{"preferencias.zip", "confere", choiceDraft().bytes(t), []string{"Confere", "5"}},
		{"outra-ordem.zip", "diverge", reordered.bytes(t), []string{"Não confere", reordered.answer(t).Line(), "16, espera só o que prefere"}},
		{"vinte-mil.zip", "confere", largeDraft(20_000).bytes(t), []string{"20.000"}},
	} {
		choose(t, tab, put(t, folder, c.name, c.data))
		kind, text := answered(t, tab)
		if kind != c.kind {
			t.Errorf("%s: %s: %s", c.name, kind, text)
		}
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is not in the answer:\n%s", c.name, want, text)
			}
		}
		if focus := eval[string](t, tab, `document.activeElement.id`); focus != "resposta" {
			t.Errorf("%s: the focus is on %q", c.name, focus)
		}
	}
	if percent := eval[float64](t, tab, `document.getElementById("barra").value`); percent != 100 {
		t.Errorf("progress ended at %v", percent)
	}
}

// A file let fall on the page is checked as one that was chosen; and what a package
// says of itself is text, never HTML.
func TestPageTakesWhatIsDropped(t *testing.T) {
	tab := browser(t)
	onDisk(t, tab)
	d := smallDraft()
	d.contest = `<img src=x onerror="document.title='invadida'">`
	eval[string](t, tab, fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.items.add(new File([Uint8Array.from(atob("%s"), (c) => c.charCodeAt(0))], "solto.zip"));
		document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
		return "";
	})()`, base64.StdEncoding.EncodeToString(d.bytes(t))))
	kind, text := answered(t, tab)
	if kind != "confere" || !strings.Contains(text, "<img src=x") {
		t.Errorf("%s: %s", kind, text)
	}
	if n := eval[int](t, tab, `document.querySelectorAll("img").length`); n != 0 {
		t.Errorf("%d images came from the package", n)
	}
}

// Served from a folder, the page asks the server for itself and nothing else, and
// could not ask if it wanted.
func TestPageReachesNoNetwork(t *testing.T) {
	var mutex sync.Mutex
	var asked []string
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mutex.Lock()
		asked = append(asked, r.URL.Path)
		mutex.Unlock()
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(pageBytes(t))
	}))
	defer server.Close()
	tab := browser(t)
	do(t, tab, chromedp.Navigate(server.URL+"/conferir.html"))
	choose(t, tab, put(t, t.TempDir(), "p.zip", smallDraft().bytes(t)))
	if kind, text := answered(t, tab); kind != "confere" {
		t.Errorf("%s: %s", kind, text)
	}
	tries := `Promise.allSettled([fetch("/fuga"), new Promise((yes, no) => Object.assign(new Image(), { onload: yes, onerror: no, src: "/fuga.png" }))])
		.then((all) => all.map((one) => one.status).join(" "))`
	if said := eval[string](t, tab, tries); said != "rejected rejected" {
		t.Errorf("tries to leave: %s", said)
	}
	mutex.Lock()
	defer mutex.Unlock()
	if fmt.Sprint(asked) != "[/conferir.html]" {
		t.Errorf("the server was asked for %v", asked)
	}
}

// On the narrowest phone nothing goes past the side, whatever the answer.
func TestPageOnAPhone(t *testing.T) {
	tab := browser(t)
	do(t, tab, chromedp.EmulateViewport(320, 640, chromedp.EmulateMobile))
	folder := onDisk(t, tab)
	choose(t, tab, put(t, folder, "p.zip", smallDraft().bytes(t)))
	answered(t, tab)
	eval[string](t, tab, `document.querySelector("details").open = true, ""`)
	if width := eval[int](t, tab, `document.documentElement.scrollWidth`); width > 320 {
		t.Errorf("the page is %d wide", width)
	}
	if height := eval[float64](t, tab, `document.querySelector(".alvo").getBoundingClientRect().height`); height < 44 {
		t.Errorf("the target is %v high: too small for a finger", height)
	}
	if name := eval[string](t, tab, `document.getElementById("arquivo").labels[0].innerText`); !strings.Contains(name, "Escolher o pacote") {
		t.Errorf("the field is called %q", name)
	}
}

// The page travels by e-mail and by memory stick: it may not grow unnoticed.
func TestPageSize(t *testing.T) {
	const most = 1_800_000
	size := len(pageBytes(t))
	t.Logf("conferir.html: %d bytes", size)
	if size > most {
		t.Errorf("the page has %d bytes, more than %d", size, most)
	}
	again, err := page.Build(filepath.Join("..", ".."))
	if err != nil || string(again) != string(pageBytes(t)) {
		t.Errorf("the same sources gave two pages, %v", err)
	}
}

// BenchmarkPage goes from the choice of a file to the answer: invented packages of
// two sizes, and the one that PACOTE names, if it names one.
func BenchmarkPage(b *testing.B) {
	for _, people := range []int{20_000, 2_000_000} {
		b.Run(fmt.Sprint(people), func(b *testing.B) {
			benchmarkPage(b, put(b, b.TempDir(), "p.zip", largeDraft(people).bytes(b)))
		})
	}
	if path := os.Getenv("PACOTE"); path != "" {
		b.Run("PACOTE", func(b *testing.B) { benchmarkPage(b, path) })
	}
}

func benchmarkPage(b *testing.B, path string) {
	tab := browser(b)
	onDisk(b, tab)
	for b.Loop() {
		choose(b, tab, path)
		if kind, text := answered(b, tab); kind != "confere" {
			b.Fatal(text)
		}
	}
}
