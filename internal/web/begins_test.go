package web_test

import (
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// «Certames» leads to the contest, and the contest to a page of who asks: nobody who has a
// part in it ends at a refusal.
func TestContestBeginsAtAPageOfTheirs(t *testing.T) {
	p := webtest.Start(t)
	filled(t, p, 60, 2)
	for role, want := range map[roles.Role]string{
		roles.HR: "", roles.Member: "/minha-fila", roles.AppealMember: "/julgar", roles.Candidate: "/minha-situacao", roles.Administration: "/papeis",
	} {
		status, to := answered(t, p.Client(role), http.MethodGet, p.URL+"/certames/exemplo")
		if want == "" && status == http.StatusOK {
			continue
		}
		if to != "/certames/exemplo"+want {
			t.Errorf("%s begins at %d %s", role, status, to)
			continue
		}
		if status, _ := asked(t, p, role, to); status != http.StatusOK {
			t.Errorf("%s is sent to %s, which answers %d", role, to, status)
		}
	}
	if status, to := answered(t, p.Client(roles.Account), http.MethodGet, p.URL+"/certames/exemplo"); strings.HasPrefix(to, "/certames/exemplo/minha") {
		t.Errorf("who has no part is sent on: %d %s", status, to)
	}
}

// The form of a new member knows of which board it is.
func TestNewMemberIsOfTheBoard(t *testing.T) {
	p := webtest.Start(t)
	p.Composed(p.Contest(60, 2))
	_, page := asked(t, p, roles.HR, "/certames/exemplo/comissoes/PPP")
	const link = `/comissoes/PPP/membro?comissao=1&amp;instancia=recursal"`
	if !strings.Contains(page, link) {
		t.Fatalf("no %s", link)
	}
}
