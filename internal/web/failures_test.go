package web_test

import (
	"encoding/csv"
	"errors"
	"html"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/web/webtest"
)

var (
	anyTag   = regexp.MustCompile(`<[^>]*>`)
	anySpace = regexp.MustCompile(`\s+`)
)

// shown is the text of a page, as it is read.
func shown(t *testing.T, p *webtest.Platform, address string) string {
	t.Helper()
	return anySpace.ReplaceAllString(html.UnescapeString(anyTag.ReplaceAllString(seen(t, p, roles.HR, address), " ")), " ")
}

// broughtScenario creates a contest of the kit on the pages, and computes it.
func broughtScenario(t *testing.T, p *webtest.Platform, slug, scenario string) {
	t.Helper()
	folder := filepath.Join("..", "..", "conformance", "cenarios", scenario, "entrada")
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var pairs []string
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		pairs = append(pairs, entry.Name(), string(text))
	}
	if status, _, text := posted(t, p, "/certames/novo", map[string]string{"endereco": slug}, map[string]string{"pasta": packed(t, pairs...)}); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	if status, _, text := sentForm(t, p, "/certames/"+slug+"/apurar", nil); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, text)
	}
	ended(t, p, slug)
}

// TestKnownFailuresOnThePages tells each failure of conformance/falhas.csv on the page that
// shows that here it does not happen, as TestKnownFailures does at the terminal.
func TestKnownFailuresOnThePages(t *testing.T) {
	file, err := os.Open("../../conformance/falhas.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r := csv.NewReader(file)
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	p, told := webtest.Start(t), 0
	for _, row := range rows[1:] {
		scenario, address, shows := row[3], row[7], row[8]
		if shows == "–" {
			continue
		}
		told++
		t.Run(scenario, func(t *testing.T) {
			slug := scenario[:3]
			broughtScenario(t, p, slug, scenario)
			page := shown(t, p, "/certames/"+slug+address)
			for _, want := range strings.Split(shows, "|") {
				if !strings.Contains(page, want) {
					t.Errorf("no %q in\n%s", want, page)
				}
			}
		})
	}
	if told < 5 {
		t.Errorf("only %d failures told", told)
	}
}

// TestNothingIsPublishedWhileBlocked: an optante with the minimum was left behind (as in
// the CPNU 1), and no act can be proposed of that result.
func TestNothingIsPublishedWhileBlocked(t *testing.T) {
	p := webtest.Start(t)
	broughtScenario(t, p, "r14", "r14-optante-deixada-para-tras")
	if page := shown(t, p, "/certames/r14/publicar"); !strings.Contains(page, "Veja nos achados o que o bloqueia") || strings.Contains(page, "Propor publicação") {
		t.Errorf("the page does not say that the result is blocked, or lets it be proposed\n%s", page)
	}
	c, err := p.Store.ContestBySlug(t.Context(), "r14")
	if err != nil {
		t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Totals: p.Totals(c)}
	if _, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, 1, plan, func(string, int, int) {}); !errors.Is(err, docket.ErrBlocked) {
		t.Errorf("proposed: %v", err)
	}
	form := url.Values{"tipo": {"listas"}, "formato": {"html"}, "vagas": {digits(plan.Totals.Seats)}, "aprovadas": {digits(plan.Totals.Approved)}, "convocadas": {digits(plan.Totals.Called)}}
	status, _, to := sendForm(t, p, roles.HR, "/certames/r14/publicar/propor", form)
	if status != http.StatusSeeOther {
		t.Fatalf("%d", status)
	}
	if page := waited(t, p, to); !strings.Contains(page, "bloqueado por erro e não pode ser publicado") {
		t.Errorf("the page does not say why nothing was proposed\n%s", page)
	}
	if waiting, err := p.Store.Proposals(t.Context(), c.ID); err != nil || len(waiting) != 0 {
		t.Errorf("%d proposals (%v)", len(waiting), err)
	}
	if acts, err := p.Store.Acts(t.Context(), c.ID); err != nil || len(acts) != 0 {
		t.Errorf("%d acts (%v)", len(acts), err)
	}
}
