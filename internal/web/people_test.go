package web_test

import (
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/web/webtest"
)

// People are found before any computation once their files are prepared for it; until
// then the page says so, and who may import has it done.
func TestPeopleBeforeComputing(t *testing.T) {
	p := webtest.Start(t)
	create := func(slug string, files docket.Files) {
		t.Helper()
		if _, err := p.Docket.Create(t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: slug, Files: files}); err != nil {
			t.Fatal(err)
		}
	}
	create("vazio", docket.Files{run.EditalFile: strings.NewReader(editalText)})
	has(t, seen(t, p, roles.HR, "/certames/vazio/pessoas"), "Ainda não há pessoas inscritas", "/certames/vazio/importar")

	create("cheio", docket.Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText)})
	const at = "/certames/cheio/pessoas"
	has(t, seen(t, p, roles.HR, at+"?q=bento"), "ainda não está preparada")
	status, to, text := posted(t, p, at+"/preparar", nil, nil)
	if status != http.StatusSeeOther || !strings.Contains(to, "/trabalhos/") {
		t.Fatalf("%d %s\n%s", status, to, text)
	}
	ended(t, p, "cheio")
	for _, words := range []string{"bento", "0002"} {
		if page := seen(t, p, roles.HR, at+"?q="+words); !strings.Contains(page, `href="/certames/cheio/pessoas/0002"`) || webtest.Stands(page, "0001") {
			t.Errorf("%s:\n%s", words, page)
		}
	}
	has(t, seen(t, p, roles.HR, at+"/0002"), "0002")
}
