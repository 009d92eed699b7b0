package web_test

import (
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// The countdown goes on by itself where there is a script, by the hour of the server and
// not of the device, and ends at the deadline.
func TestCountdown(t *testing.T) {
	clock := webtest.At(time.Now().Add(-48 * time.Hour)) // the device is two days ahead
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Clock: clock})
	c := p.ReceivesEnrolments(clock.Now().Add(150*time.Minute), false) // far from where the words change
	tab := webtest.NewTab(t)
	tab.Enter(p.Someone("pessoa.candidata", "Pessoa Candidata", c.ID, roles.Candidate))
	tab.Open(p.URL + "/certames/" + webtest.Enrolling + "/minha-situacao")
	if got := webtest.Eval[string](tab, `document.querySelector("[data-prazo]").textContent`); got != "2 horas" {
		t.Errorf("left: %q", got)
	}
	moved := func(to string) string {
		return webtest.Eval[string](tab, `(() => { const one = document.querySelector("[data-prazo]"); one.dataset.prazo = `+to+`; tell(); return one.textContent; })()`)
	}
	if got := moved(`new Date(Date.parse(one.dataset.prazo) - 6300000).toISOString()`); !strings.HasSuffix(got, " minutos") {
		t.Errorf("an hour and three quarters nearer: %q", got)
	}
	if got := moved(`new Date(0).toISOString()`); !strings.Contains(got, "terminou") {
		t.Errorf("over: %q", got)
	}
}
