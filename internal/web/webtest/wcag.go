package webtest

import (
	"context"
	_ "embed"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

var (
	//go:embed structure.js
	structure string
	//go:embed looks.js
	looks string
	//go:embed spacing.js
	spacing string
	//go:embed motion.js
	motion string
)

// Sound holds the page, on a telephone and on a desk, to what Accessible does not look at:
// letters set apart, the size of what is pressed, and stillness for who asks for it.
// docs/acessibilidade.md says which criterion is held where.
func (tab *Tab) Sound(page string) {
	tab.t.Helper()
	tab.Do(chromedp.EmulateViewport(320, 640))
	tab.told(page+", on a telephone", spacing)
	tab.Targets(page + ", on a telephone")
	tab.Do(chromedp.EmulateViewport(1280, 800))
	tab.Targets(page)
	tab.still(page)
}

// Document holds what was handed over as a page by itself (a report, a list) to the same,
// but for what stands around the pages of the installation.
func (tab *Tab) Document(name string) {
	tab.t.Helper()
	tab.axe(name, `{resultTypes: ["violations"]}`)
	tab.told(name, structure+"(true)")
	tab.told(name, looks)
	tab.Zoomed(name)
	tab.Sound(name)
}

// told fails the test by each fault that a script finds.
func (tab *Tab) told(page, script string) {
	tab.t.Helper()
	for _, fault := range Eval[[]string](tab, script) {
		tab.t.Errorf("%s: %s", page, fault)
	}
}

// Targets holds what is pressed to 24 by 24, or to that distance of anything else
// (2.5.8).
func (tab *Tab) Targets(page string) {
	tab.t.Helper()
	tab.axe(page, `{resultTypes: ["violations"], runOnly: ["target-size"]}`)
}

// InContrast looks at the page white on black, as who asks for it has it: what is written
// and the edges of fields.
func (tab *Tab) InContrast(page string) {
	tab.t.Helper()
	Eval[bool](tab, `document.documentElement.classList.add("contraste"), true`)
	tab.axe(page+", in high contrast", `{resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"]}`)
	tab.told(page+", in high contrast", looks)
	Eval[bool](tab, `document.documentElement.classList.remove("contraste"), true`)
}

// still looks for what moves when the machine says that its owner wants nothing to.
func (tab *Tab) still(page string) {
	tab.t.Helper()
	tab.media("prefers-reduced-motion", "reduce")
	tab.told(page, motion)
	tab.media("prefers-reduced-motion", "")
}

func (tab *Tab) media(feature, value string) {
	tab.t.Helper()
	tab.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: feature, Value: value}}})
		return err
	}))
}
