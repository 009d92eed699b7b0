package web_test

import (
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// Every page of the menu of a contest stands under one heading: one without would be in
// no menu at all.
func TestEveryPageOfTheMenuHasItsPlace(t *testing.T) {
	for _, route := range web.Routes() {
		if route.Menu == "" {
			continue
		}
		if _, in := web.GroupOf(route.Menu); in != 1 {
			t.Errorf("«%s» stands in %d parts of the menu", route.Menu, in)
		}
	}
}

// Who has many pages reads them under headings, and loses none; who has few reads a list.
func TestMenuUnderHeadings(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	menu := regexp.MustCompile(`(?s)<nav id="menu".*?</nav>`)
	_, page := asked(t, p, roles.HR, "/certames/exemplo")
	shown := menu.FindString(page)
	for _, heading := range []string{"Resultado", "Publicação", "Confirmação"} {
		if !strings.Contains(shown, ">"+heading+"</span><ul>") {
			t.Errorf("no heading %q in\n%s", heading, shown)
		}
	}
	links := 0
	for _, route := range web.Routes() {
		if route.Menu != "" && roles.May([]roles.Role{roles.HR}, route.Permission) {
			links++
		}
	}
	if n := strings.Count(shown, "<a "); n < links {
		t.Errorf("%d links of %d", n, links)
	}
	_, page = asked(t, p, roles.Member, "/certames/exemplo/minha-fila")
	if shown := menu.FindString(page); strings.Contains(shown, "</span><ul>") {
		t.Errorf("headings over a short list:\n%s", shown)
	}
}
