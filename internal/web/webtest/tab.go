package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/arch"
	"certame/internal/auth/roles"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Tab is a window of Chromium with nothing kept from any other.
type Tab struct {
	t      testing.TB
	ctx    context.Context
	mutex  sync.Mutex
	asked  []string // every address the page asked for
	faults []string // what its scripts and its policy complained of
}

// NewTab opens Chromium. What hangs ends after five minutes.
func NewTab(t testing.TB) *Tab {
	t.Helper()
	return newTab(t)
}

// NewFilmingTab opens one with a camera, which films a moving drawing, and whose owner
// lets the pages use it.
func NewFilmingTab(t testing.TB) *Tab {
	t.Helper()
	return newTab(t, chromedp.Flag("use-fake-device-for-media-stream", true), chromedp.Flag("use-fake-ui-for-media-stream", true))
}

func newTab(t testing.TB, more ...chromedp.ExecAllocatorOption) *Tab {
	t.Helper()
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.ExecPath("chromium"), chromedp.Flag("lang", "pt-BR"))
	options = append(options, more...)
	all, stopAll := chromedp.NewExecAllocator(t.Context(), options...)
	tab := &Tab{t: t}
	ctx, stopTab := chromedp.NewContext(all, chromedp.WithListener(tab.listen))
	limited, stop := context.WithTimeout(ctx, 5*time.Minute)
	t.Cleanup(func() { stop(); stopTab(); stopAll() })
	tab.ctx = limited
	tab.Do(chromedp.EmulateViewport(1280, 800))
	return tab
}

// Under has what the tab finds be of a part of the test, until it is taken back: one page
// of many can be looked at by its name.
func (tab *Tab) Under(t testing.TB) (back func()) {
	of := tab.t
	tab.t = t
	return func() { tab.t = of }
}

func (tab *Tab) listen(event any) {
	tab.mutex.Lock()
	defer tab.mutex.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		tab.asked = append(tab.asked, e.Request.URL)
	case *log.EventEntryAdded:
		if e.Entry.Source == log.EntrySourceSecurity {
			tab.faults = append(tab.faults, e.Entry.Text)
		}
	case *runtime.EventExceptionThrown:
		tab.faults = append(tab.faults, e.ExceptionDetails.Text)
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError {
			tab.faults = append(tab.faults, "console.error")
		}
	}
}

// Do does steps of the browser.
func (tab *Tab) Do(steps ...chromedp.Action[chromedp.Void]) {
	tab.t.Helper()
	if err := chromedp.Do(tab.ctx, steps...); err != nil {
		tab.t.Fatal(err)
	}
}

// Open goes to an address and waits for the page.
func (tab *Tab) Open(address string) {
	tab.t.Helper()
	tab.Do(chromedp.Navigate(address))
}

// As makes the tab one of a person of the role.
func (tab *Tab) As(p *Platform, role roles.Role) {
	tab.t.Helper()
	tab.become(p, p.Client(role))
}

// Enter makes the tab one of the person.
func (tab *Tab) Enter(s *Someone) {
	tab.t.Helper()
	tab.become(s.p, s.Client)
}

func (tab *Tab) become(p *Platform, client *http.Client) {
	tab.t.Helper()
	here, err := url.Parse(p.URL)
	if err != nil {
		tab.t.Fatal(err)
	}
	cookies := client.Jar.Cookies(here)
	tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, network.ClearBrowserCookies, cdp.Empty{}); err != nil {
			return err
		}
		for _, c := range cookies {
			if _, err := cdp.Call(ctx, t, network.SetCookie, network.SetCookieParams{Name: c.Name, Value: c.Value, URL: p.URL}); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Eval runs a script in the page, as a person's own tool would: the page's policy
// does not hold it.
func Eval[T any](tab *Tab, script string) T {
	tab.t.Helper()
	value, err := chromedp.Run(tab.ctx, chromedp.Evaluate[T](script, chromedp.EvalAwaitPromise))
	if err != nil {
		tab.t.Fatalf("%s: %v", script[:min(len(script), 200)], err)
	}
	return value
}

// WithoutScripts stops the scripts of pages from now on.
func (tab *Tab) WithoutScripts() {
	tab.t.Helper()
	tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	}))
}

// Follow clicks on the link or button that has the text, and waits for the page it
// brings.
func (tab *Tab) Follow(text string) {
	tab.t.Helper()
	Eval[bool](tab, `document.documentElement.dataset.antes = "sim", true`)
	tab.Do(chromedp.Click(chromedp.Search(fmt.Sprintf("//*[self::a or self::button][normalize-space()=%q]", text))),
		chromedp.WaitNotPresent(chromedp.CSS("html[data-antes]")), chromedp.WaitReady(chromedp.CSS("footer")))
}

// Text is what the page says.
func (tab *Tab) Text() string { return Eval[string](tab, "document.body.innerText") }

// Strangers is every address asked for so far that does not begin with the server's own.
func (tab *Tab) Strangers(origin string) (out []string) {
	tab.mutex.Lock()
	defer tab.mutex.Unlock()
	for _, address := range tab.asked {
		if !strings.HasPrefix(address, origin+"/") && !strings.HasPrefix(address, "data:") {
			out = append(out, address)
		}
	}
	return out
}

// Faults are the complaints of scripts so far.
func (tab *Tab) Faults() []string {
	tab.mutex.Lock()
	defer tab.mutex.Unlock()
	return append([]string(nil), tab.faults...)
}

// axeCore is axe-core, which stands with the tests that had it first.
var axeCore = sync.OnceValues(func() (string, error) {
	root, err := arch.ModuleRoot()
	if err != nil {
		return "", err
	}
	program, err := os.ReadFile(filepath.Join(root, "internal", "outsider", "testdata", "axe-core-4.14.1", "axe.min.js"))
	return string(program), err
})

type violation struct {
	ID, Help string
	Nodes    []struct {
		HTML           string
		FailureSummary string
	}
}

// Accessible holds the page to axe-core: every rule it has of WCAG 2.2 A and AA, and
// its good practices. Then to what axe-core does not look at: its structure, the reading
// of its tables, what is said of its fields, the edges of what is filled in.
func (tab *Tab) Accessible(page string) {
	tab.t.Helper()
	tab.told(page, structure+"(false)")
	tab.told(page, looks)
	tab.axe(page, `{resultTypes: ["violations"]}`)
}

// axe runs it with the options, and fails the test by what it finds.
func (tab *Tab) axe(page, options string) {
	tab.t.Helper()
	program, err := axeCore()
	if err != nil {
		tab.t.Fatal(err)
	}
	if !Eval[bool](tab, `"axe" in window`) {
		Eval[bool](tab, program+"\n;true")
	}
	said := Eval[string](tab, `axe.run(document, `+options+`).then((r) => JSON.stringify(r.violations))`)
	var found []violation
	if err := json.Unmarshal([]byte(said), &found); err != nil {
		tab.t.Fatal(err)
	}
	for _, v := range found {
		for _, n := range v.Nodes {
			tab.t.Errorf("%s: %s (%s): %s\n\t%s", page, v.Help, v.ID, n.HTML, n.FailureSummary)
		}
	}
}

// Zoomed holds the page to 200 % of the letter and to the narrowest phone: nothing
// goes past the side.
func (tab *Tab) Zoomed(page string) {
	tab.t.Helper()
	for _, width := range []int64{640, 320} {
		tab.Do(chromedp.EmulateViewport(width, 400))
		if wide := Eval[int64](tab, "document.documentElement.scrollWidth"); wide > width {
			tab.t.Errorf("%s: on %d it is %d wide: %s", page, width, wide, Eval[string](tab, widest))
		}
	}
	tab.Do(chromedp.EmulateViewport(1280, 800))
}

const widest = `[...document.querySelectorAll("main *, header *, footer *, nav *")]
	.filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth && !e.closest(".br-table"))
	.slice(0, 5).map((e) => e.outerHTML.slice(0, 150)).join("\n")`

// PDF prints the page on A4.
func (tab *Tab) PDF() []byte {
	tab.t.Helper()
	data, err := chromedp.Run(tab.ctx, chromedp.PrintToPDF(chromedp.PDFPaper(chromedp.PaperA4), chromedp.PDFPreferCSSPageSize()))
	if err != nil {
		tab.t.Fatal(err)
	}
	return data
}

// The manual shows the top of a long page, as it is on a laptop or on a phone, in a form
// that browsers and editors open.
const (
	laptopWide, laptopHigh = 1280, 1000
	phoneWide, phoneHigh   = 390, 1300
	shotQuality            = 70
)

// Shot keeps a picture of the page for the manual, when the folder for them is named
// in TELAS (make telas).
func (tab *Tab) Shot(name string) {
	tab.t.Helper()
	tab.shot(name, laptopWide, laptopHigh)
}

// PhoneShot is a Shot of the page as a phone shows it.
func (tab *Tab) PhoneShot(name string) {
	tab.t.Helper()
	tab.Do(chromedp.EmulateViewport(phoneWide, 844))
	tab.shot(name, phoneWide, phoneHigh)
	tab.Do(chromedp.EmulateViewport(1280, 800))
}

func (tab *Tab) shot(name string, wide, most float64) {
	tab.t.Helper()
	folder := os.Getenv("TELAS")
	if folder == "" {
		return
	}
	high := min(Eval[float64](tab, "document.documentElement.scrollHeight"), most)
	tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		shot, err := cdp.Call(ctx, t, page.CaptureScreenshot, page.CaptureScreenshotParams{
			Format: page.CaptureScreenshotFormatWebp, Quality: new(int64(shotQuality)), CaptureBeyondViewport: new(true),
			Clip: &page.Viewport{Width: wide, Height: high, Scale: 1},
		})
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(folder, name+".webp"), shot.Data, 0o644)
	}))
}
