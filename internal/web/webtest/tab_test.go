package webtest

import (
	"strings"
	"testing"
)

// What the other tests trust the tab to see, it sees: a stranger asked for, a script
// that the policy stops, what cannot be read, what goes past the side.
func TestTabSees(t *testing.T) {
	p := Start(t)
	tab := NewTab(t)
	tab.Open(p.URL + "/acessibilidade")
	Eval[bool](tab, `new Promise((done) => Object.assign(new Image(), { onerror: () => done(true), src: "https://outro.invalid/x.png" }))`)
	if faults := strings.Join(tab.Faults(), " "); !strings.Contains(faults, "Content Security Policy") {
		t.Errorf("the policy stopped a stranger, and the tab saw %q", faults)
	}
	for name, script := range map[string]string{
		"axe":      `document.querySelector("main").innerHTML = "<img src='/estatico/x.png'>"`,
		"zoom":     `document.querySelector("main").innerHTML = "<p>" + "a".repeat(300) + "</p>"`,
		"keyboard": `document.querySelector("main").innerHTML = "<button tabindex='-1'>x</button>"`,
	} {
		tab.Open(p.URL + "/acessibilidade")
		Eval[string](tab, script)
		watched := &watcher{TB: t}
		tab.t = watched
		map[string]func(string){"axe": tab.Accessible, "zoom": tab.Zoomed, "keyboard": tab.Keyboard}[name](name)
		tab.t = t
		if watched.errors == 0 {
			t.Errorf("%s: nothing was seen", name)
		}
	}
}

// watcher counts what a test would have failed of.
type watcher struct {
	testing.TB
	errors int
}

func (w *watcher) Errorf(string, ...any) { w.errors++ }
