package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// A seat opens: the form leads to who is next in that post and why, and the draft of the
// act for the gazette already has who, seat, list and reason. Nothing is typed again.
func TestSeatOpenedToTheDraftOfTheAct(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	const add = "/certames/exemplo/fatos/novo"
	_, page := asked(t, p, roles.HR, add+"?tipo=vaga_aberta")
	form := url.Values{"tipo": {"vaga_aberta"}, "cabeca": {headOf(t, page)}, "d-cargo": {"102"}, "d-quantidade": {"1"}, "data": {"01/06/2026"}, "acao": {"registrar"}}
	status, page, to := sendForm(t, p, roles.HR, add, form)
	if status != http.StatusSeeOther || to != "/certames/exemplo/ordem?cargo=102" {
		t.Fatalf("%d %s\n%s", status, to, page)
	}
	_, page = asked(t, p, roles.HR, to)
	next := nextInPage.FindStringSubmatch(page)
	if next == nil || !strings.Contains(page, `/ordem/minuta.rtf?cargo=102"`) {
		t.Fatalf("nobody is next, or there is no draft:\n%s", page)
	}
	status, draft := asked(t, p, roles.HR, "/certames/exemplo/ordem/minuta.rtf?cargo=102")
	if status != http.StatusOK || !strings.HasPrefix(draft, `{\rtf`) {
		t.Fatalf("the draft: %d", status)
	}
	for _, want := range []string{"##ATO", "##TEX", next[1], "vaga ", "ainda sem vaga"} {
		if !strings.Contains(draft, want) {
			t.Errorf("%q is not in the draft:\n%s", want, draft)
		}
	}
	if strings.Contains(draft, "[nome completo]") {
		t.Error("the name is to be typed again")
	}
	if status, _ := asked(t, p, roles.HR, "/certames/exemplo/ordem/minuta.rtf?cargo=101"); status != http.StatusOK {
		t.Errorf("the other post: %d", status)
	}
}
