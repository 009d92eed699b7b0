package api_test

import (
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
)

// Every answer is a file with its type, never a page: a browser that is led here shows
// nothing of what is in it as if it were of this site.
func TestAnswersAreAttachments(t *testing.T) {
	p, _ := started(t, 20, 1)
	g := programOf(t, p, roles.HR)
	for _, o := range operations() {
		answer := g.ask(o.Method, api.Root+filled.Replace(o.Path), nil)
		if given := answer.Header.Get("Content-Disposition"); !strings.HasPrefix(given, "attachment") {
			t.Errorf("%s: %q", o.ID, given)
		}
		if answer.StatusCode != http.StatusNoContent && len(answer.text) > 0 && answer.Header.Get("Content-Type") == "" || answer.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %v", o.ID, answer.Header)
		}
	}
}
