package webtest

import "github.com/chromedp/chromedp"

// Half of what a cheap phone shows without a finger: what a page is about is said above.
const phoneWidth, phoneHeight, phoneHalf = 360, 800, 400

// Fold holds the page to a cheap phone: what stands around every page leaves half of the
// screen to what the page is about, and the menu is one line until it is asked for.
func (tab *Tab) Fold(page string) {
	tab.t.Helper()
	tab.Do(chromedp.EmulateViewport(phoneWidth, phoneHeight))
	if at := Eval[float64](tab, "scrollTo(0, 0), document.querySelector('h1').getBoundingClientRect().top"); at > phoneHalf {
		tab.t.Errorf("%s: on a phone the title stands at %.0f of %d", page, at, phoneHeight)
	}
	if Eval[bool](tab, "[...document.querySelectorAll('.menu a')].some((a) => a.checkVisibility({contentVisibilityAuto: true}))") {
		tab.t.Errorf("%s: on a phone the menu stands open", page)
	}
	tab.Do(chromedp.EmulateViewport(1280, 800))
	if !Eval[bool](tab, "[...document.querySelectorAll('.menu a')].every((a) => a.checkVisibility({contentVisibilityAuto: true}))") {
		tab.t.Errorf("%s: where there is room the menu is folded", page)
	}
}
