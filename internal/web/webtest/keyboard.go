package webtest

import (
	"fmt"
	"strconv"

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
	const drawn = getComputedStyle(e).opacity === "0" && e.labels?.[0]; // a box of the design: what is seen is drawn beside
	const style = drawn ? getComputedStyle(drawn, "::before") : getComputedStyle(e);
	const seen = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
	const box = e.getBoundingClientRect(); // 2.4.11: some of it stands over everything, in the window
	const over = [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].some(([x, y]) => {
		const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
		return top && (e.contains(top) || top.contains(e) || top.closest("label")?.control === e);
	});
	return (e.dataset.parada || (e.type === "radio" ? "grupo" : "")) + "|" + ((seen && over) || e === document.body ? "" : e.outerHTML.slice(0, 120));
})()`

// Keyboard goes through the page by Tab alone: everything that can be pressed is
// reached, in the order in which it is read, and is seen when it is.
func (tab *Tab) Keyboard(page string) {
	tab.t.Helper()
	want := Eval[int](tab, marks)
	reached, last := map[string]bool{}, -1
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
		if n, err := strconv.Atoi(number); err == nil {
			if n < last {
				tab.t.Errorf("%s: the keyboard goes back from %d to %d", page, last, n)
			}
			last = n
		}
	}
	for n := range want {
		if !reached[fmt.Sprint(n)] {
			tab.t.Errorf("%s: the keyboard does not reach %s", page, Eval[string](tab, fmt.Sprintf(`document.querySelector('[data-parada="%d"]').outerHTML.slice(0, 150)`, n)))
		}
	}
}
