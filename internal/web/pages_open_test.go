package web_test

import (
	"net/http"
	"testing"

	"certame/internal/web/webtest"
)

// refusals are the rows of pages that show how something is refused, with the answer.
var refusals = map[string]int{"erro": http.StatusNotFound, "sem-permissao": http.StatusForbidden}

// What is looked at is the page, and not what is said where it could not be shown.
func TestPagesOpen(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 400, 5)
	for _, page := range pages {
		want := http.StatusOK
		if refused, is := refusals[page.shown]; is {
			want = refused
		}
		if status, text := reads(t, p, page.role, fill.Replace(page.pattern)); status != want {
			t.Errorf("%s (%s) answers %d, want %d:\n%.2000s", page.pattern, page.shown, status, want, text)
		}
	}
}
