package web_test

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

func asked(t *testing.T, p *webtest.Platform, role roles.Role, path string) (int, string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := p.Client(role).Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

// What is downloaded is the whole list, with every row of every page once.
func TestListDownload(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(700, 2)
	_, page := asked(t, p, roles.HR, "/certames/exemplo/listas?cargo=102&lista=AC&pagina=2")
	if !strings.Contains(page, "51 a 100 de ") {
		t.Fatal("no second page")
	}
	_, text := asked(t, p, roles.HR, "/certames/exemplo/listas/baixar?cargo=102&lista=AC&formato=csv")
	reader := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\xef\xbb\xbf")))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, row := range rows[1:] {
		if seen[row[1]] {
			t.Errorf("%s twice", row[1])
		}
		seen[row[1]] = true
	}
	if total := plain(page, "51 a 100 de ", "<"); total == "" || strings.TrimSpace(total) != text3(len(rows)-1) {
		t.Errorf("%d rows, and the page says %q", len(rows)-1, total)
	}
	_, text = asked(t, p, roles.HR, "/certames/exemplo/listas/baixar?cargo=102&lista=AC&formato=json")
	if !json.Valid([]byte(text)) {
		t.Error("not JSON")
	}
	if status, _ := asked(t, p, roles.HR, "/certames/exemplo/listas/baixar?formato=exe"); status != http.StatusNotFound {
		t.Errorf("a format that there is not: %d", status)
	}
	if status, _ := asked(t, p, roles.HR, "/certames/exemplo/listas?versao=9"); status != http.StatusNotFound {
		t.Errorf("a version that there is not: %d", status)
	}
}

func plain(page, after, until string) string {
	_, rest, _ := strings.Cut(page, after)
	text, _, _ := strings.Cut(rest, until)
	return text
}

func text3(n int) string {
	return string([]byte{byte('0' + n/100), byte('0' + n/10%10), byte('0' + n%10)})
}

// Somebody is found by number and by the beginning of the name, and explained with
// the article.
func TestPersonIsFoundAndExplained(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	_, list := asked(t, p, roles.HR, "/certames/exemplo/listas")
	id := plain(list, "/certames/exemplo/pessoas/", "?")
	if status, page := asked(t, p, roles.HR, "/certames/exemplo/pessoas?q="+id); status != 200 || !strings.Contains(page, "/pessoas/"+id) {
		t.Errorf("%d: %s is not found", status, id)
	}
	if status, page := asked(t, p, roles.HR, "/certames/exemplo/pessoas/"+id); status != 200 || !strings.Contains(page, "Lei nº 15.142/2025, art. 7º") {
		t.Errorf("%d: not explained", status)
	}
	if status, _ := asked(t, p, roles.HR, "/certames/exemplo/pessoas/ninguem"); status != http.StatusNotFound {
		t.Errorf("nobody: %d", status)
	}
}
