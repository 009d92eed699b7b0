package webtest

import (
	"fmt"
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
	for name, script := range broken {
		tab.Open(p.URL + "/acessibilidade")
		Eval[bool](tab, "{const main = document.querySelector('main');"+script+"} true")
		watched := &watcher{TB: t}
		tab.t = watched
		tab.Accessible(name)
		tab.Sound(name)
		tab.InContrast(name)
		tab.t = t
		if !strings.Contains(watched.said, name[:strings.Index(name, " ")]+": ") && !strings.Contains(watched.said, "("+name[:strings.Index(name, " ")]+")") {
			t.Errorf("%s was not seen: %s", name, watched.said)
		}
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
	said   string
}

func (w *watcher) Errorf(format string, args ...any) {
	w.errors++
	w.said += fmt.Sprintf(format+"\n", args...)
}

// broken are pages made worse, each by the criterion that it then does not meet.
var broken = map[string]string{
	"1.3.1 a table without a caption":      `main.innerHTML = "<table><tr><th scope=col>a</th></tr></table>"`,
	"1.3.1 a level left out":               `main.innerHTML = "<h1>a</h1><h3>b</h3>"`,
	"1.3.1 navigations not told apart":     `main.insertAdjacentHTML("beforeend", "<nav>x</nav>")`,
	"1.3.1 choices without their question": `main.insertAdjacentHTML("beforeend", "<label><input type=radio name=x>sim</label>")`,
	"1.3.2 rows of another width":          `main.innerHTML = "<table><caption>c</caption><tr><th scope=col>a</th><th scope=col>b</th></tr><tr><td>1</td></tr></table>"`,
	"1.3.2 another order":                  `document.querySelector(".titulo").style.flexDirection = "row-reverse"`,
	"1.3.5 a name of one's own":            `main.insertAdjacentHTML("beforeend", "<label>Nome <input name=nome></label>")`,
	"1.4.11 a pale field":                  `main.insertAdjacentHTML("beforeend", "<label>A <input class=p></label>"); document.querySelector(".p").style.cssText = "border: 1px solid #ddd; background: #fff"`,
	"1.4.12 a box that cuts":               `const p = main.querySelector("p"); p.style.height = p.clientHeight + "px"; p.style.overflow = "hidden"`,
	"2.2.2 a page that reloads":            `document.head.insertAdjacentHTML("beforeend", "<meta http-equiv=refresh content=999>")`,
	"2.3.3 what moves":                     `main.style.setProperty("transition", "all 2s", "important")`,
	"2.4.1 nothing to skip by":             `document.querySelector(".atalhos").remove()`,
	"2.4.2 no title":                       `document.title = "certame"`,
	"2.4.3 stops in another order":         `main.insertAdjacentHTML("beforeend", "<a href='/' tabindex=3>x</a>")`,
	"2.4.4 a link that says nothing":       `main.insertAdjacentHTML("beforeend", "<a href='/'>clique aqui</a>")`,
	"2.4.6 an empty heading":               `main.insertAdjacentHTML("beforeend", "<h2> </h2>")`,
	"2.5.3 another name":                   `main.insertAdjacentHTML("beforeend", "<button aria-label=Fechar>Gravar</button>")`,
	"target-size small targets":            `main.insertAdjacentHTML("beforeend", "<div><button class=t>a</button><button class=t>b</button></div>"); document.querySelectorAll(".t").forEach((e) => e.style.cssText = "width: 12px; height: 12px; padding: 0; border: 0; min-height: 0")`,
	"3.1.1 another language":               `document.documentElement.lang = "en"`,
	"3.2.5 a window that opens":            `main.insertAdjacentHTML("beforeend", "<a href='/' target=_blank>x</a>")`,
	"3.2.6 no help":                        `document.querySelector("footer").remove()`,
	"3.3.1 a fault that leads nowhere":     `main.insertAdjacentHTML("beforeend", "<label for=z>Z</label><input id=z aria-invalid=true>")`,
	"3.3.8 a password that is not filled":  `main.insertAdjacentHTML("beforeend", "<label>S <input type=password></label>")`,
	"color-contrast grey on black":         `main.insertAdjacentHTML("beforeend", "<p class=g>cinza</p>"); document.querySelector(".g").style.setProperty("color", "#555", "important"); document.querySelector(".g").style.setProperty("background", "#666", "important")`,
}
