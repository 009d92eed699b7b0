package report

import (
	"regexp"
	"strings"
	"testing"

	"certame"
	"certame/law"
	"certame/trace"
)

const hostile = `"><script>alert(1)</script><img src=http://mal.example/x onerror='x'>`

func TestHostileTextStaysText(t *testing.T) {
	d := declared(1, func(int) int { return 6 })
	d.Name, d.Agency, d.Notice, d.Rationale = hostile, hostile, hostile, hostile
	d.Posts[0].Code, d.Posts[0].Name, d.Posts[0].Place = hostile, hostile, hostile
	d.Groups[0].Code, d.Groups[0].Label = hostile, hostile
	share := certame.Percent(25)
	d.Groups[0].Share = &share
	o := run(t, d, handmade(entry{hostile, 90, ppp, ppp, 0}, entry{"2", 80, ppp, 0, 0}, entry{"3", 70, 0, 0, 0}, entry{"4", 60, pcd, pcd, 0}))
	opt := Options{
		Version: hostile, InputDigests: []Digest{{hostile, hostile}},
		Finding: func(law.Wording, trace.Finding) (string, string) { return hostile, hostile },
		Step:    func(law.Wording, trace.Step) string { return hostile },
	}
	page := render(t, o, opt)
	for _, forbidden := range []string{"<script", "<img", `="">`, "onerror='"} {
		if strings.Contains(page, forbidden) {
			t.Errorf("the page has %q", forbidden)
		}
	}
}

func TestSameOutcomeSameBytes(t *testing.T) {
	first := render(t, outcome(t, medium), texts)
	for range 3 {
		if render(t, outcome(t, medium), texts) != first {
			t.Fatal("two runs gave different pages")
		}
	}
}

var (
	references = regexp.MustCompile(`(?:href|src|xlink:href|action)="?([^" >]*)|url\(([^)]*)\)`)
	identities = regexp.MustCompile(` id="([^"]*)"`)
	labels     = regexp.MustCompile(` aria-labelledby="([^"]*)"`)
)

// Every reference stays in the page and finds what it names; nothing is
// fetched, not even when the policy in the head is ignored.
func TestNothingLeavesThePage(t *testing.T) {
	page := render(t, outcome(t, medium), texts)
	ids := map[string]bool{}
	for _, m := range identities.FindAllStringSubmatch(page, -1) {
		if ids[m[1]] {
			t.Errorf("two elements are called %s", m[1])
		}
		ids[m[1]] = true
	}
	for _, m := range references.FindAllStringSubmatch(page, -1) {
		if name, inside := strings.CutPrefix(m[1]+m[2], "#"); !inside || !ids[name] {
			t.Errorf("reference to %q", m[1]+m[2])
		}
	}
	for _, m := range labels.FindAllStringSubmatch(page, -1) {
		for _, name := range strings.Fields(m[1]) {
			if !ids[name] {
				t.Errorf("labelled by %q, which is not there", name)
			}
		}
	}
	if strings.Contains(page, "://") || strings.Contains(page, "<script") {
		t.Error("the page has an address or a script")
	}
}
