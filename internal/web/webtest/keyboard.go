package webtest

import (
	"fmt"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// marks numbers everything a mouse could press, and gives how many there are.
const marks = `(() => {
	const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
		.filter((e) => !e.disabled && e.type !== "hidden" && e.checkVisibility({visibilityProperty: true}));
	const groups = new Set(); // of radio buttons one stop is enough
	let n = 0;
	for (const e of all) {
		if (e.type === "radio") { if (groups.has(e.name)) continue; groups.add(e.name); }
		e.dataset.parada = n++;
	}
	document.activeElement.blur();
	return n;
})()`

// stop is where the keyboard is: its number, and whether an eye sees it.
const stop = `(() => {
	const e = document.activeElement;
	const style = getComputedStyle(e);
	const seen = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
	return (e.dataset.parada || (e.type === "radio" ? "grupo" : "")) + "|" + (seen || e === document.body ? "" : e.outerHTML.slice(0, 120));
})()`

// Keyboard goes through the page by Tab alone: everything that can be pressed is
// reached, and is seen when it is.
func (tab *Tab) Keyboard(page string) {
	tab.t.Helper()
	want := Eval[int](tab, marks)
	reached := map[string]bool{}
	for range want + 20 {
		tab.Do(chromedp.KeyEvent(kb.Tab))
		at := Eval[string](tab, stop)
		var number, unseen string
		for i, c := range at {
			if c == '|' {
				number, unseen = at[:i], at[i+1:]
				break
			}
		}
		if unseen != "" {
			tab.t.Errorf("%s: the focus is not seen on %s", page, unseen)
		}
		if number == "" && len(reached) > 0 {
			break
		}
		reached[number] = true
	}
	for n := range want {
		if !reached[fmt.Sprint(n)] {
			tab.t.Errorf("%s: the keyboard does not reach %s", page, Eval[string](tab, fmt.Sprintf(`document.querySelector('[data-parada="%d"]').outerHTML.slice(0, 150)`, n)))
		}
	}
}
