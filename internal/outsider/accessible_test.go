package outsider

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// found is what axe-core says of a page: rules that do not hold, and where.
type found struct {
	Violations []struct {
		ID     string `json:"id"`
		Impact string `json:"impact"`
		Help   string `json:"help"`
		Nodes  []struct {
			HTML    string `json:"html"`
			Summary string `json:"failureSummary"`
		} `json:"nodes"`
	} `json:"violations"`
	Passes int `json:"passes"`
}

// In every state, in light and in the dark, on a phone and wide, no rule of WCAG
// 2.2 A and AA nor of good practice that axe-core can see is broken (axe-core
// 4.14.1, beside, with its licence).
func TestPageIsAccessible(t *testing.T) {
	program, err := os.ReadFile(filepath.Join("testdata", "axe-core-4.14.1", "axe.min.js"))
	if err != nil {
		t.Fatal(err)
	}
	tab := browser(t)
	folder := onDisk(t, tab)
	whole, broken := smallDraft(), smallDraft()
	broken.change(t, callsFile, "13,86.00", "13,86.01")
	files := map[string]string{
		"confere": put(t, folder, "inteiro.zip", whole.bytes(t)),
		"diverge": put(t, folder, "alterado.zip", broken.bytes(t)),
		"falha":   put(t, folder, "lista.csv", []byte("inscricao;nota\n")),
	}
	for _, width := range []int64{320, 1280} {
		for _, scheme := range []string{"light", "dark"} {
			do(t, tab, chromedp.EmulateViewport(width, 800), emulate(scheme), chromedp.Navigate("file://"+filepath.Join(folder, "conferir.html")))
			eval[bool](t, tab, string(program)+"; true")
			eval[bool](t, tab, `document.querySelector("details").open = true`)
			where := fmt.Sprintf("%d wide, %s", width, scheme)
			accessible(t, axe(t, tab), where+", before")
			eval[bool](t, tab, `document.body.dataset.estado = "conferindo", document.getElementById("espera").hidden = false, document.getElementById("andamento").textContent = "Conferindo", true`)
			accessible(t, axe(t, tab), where+", at work")
			for state, path := range files {
				choose(t, tab, path)
				if kind, text := answered(t, tab); kind != state {
					t.Fatalf("%s: %s", kind, text)
				}
				accessible(t, axe(t, tab), where+", "+state)
			}
		}
	}
}

// axe runs every rule there is, best practices included.
func axe(t *testing.T, tab context.Context) (f found) {
	t.Helper()
	said := eval[string](t, tab, `axe.run(document).then((r) => JSON.stringify({ violations: r.violations, passes: r.passes.length }))`)
	if err := json.Unmarshal([]byte(said), &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// emulate asks for the light or the dark colours.
func emulate(scheme string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}})
		return err
	})
}

func accessible(t *testing.T, f found, where string) {
	t.Helper()
	if f.Passes < 15 {
		t.Errorf("%s: only %d rules were looked at", where, f.Passes)
	}
	for _, v := range f.Violations {
		for _, node := range v.Nodes {
			t.Errorf("%s: %s (%s): %s\n%s\n%s", where, v.ID, v.Impact, v.Help, node.HTML, node.Summary)
		}
	}
}
