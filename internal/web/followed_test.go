package web_test

import (
	"bytes"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/indicators"
	"certame/internal/web/webtest"
)

// The page, its files and its tables show no number of people that is small, under any
// filter; the seats of the editais stay.
func TestFollowedShowsNothingSmall(t *testing.T) {
	p := webtest.Start(t)
	p.Followed()
	for _, query := range []string{"", "?orgao=Instituto+das+%C3%81guas", "?ano=2026&grupo=indigenas", "?regime=lei-15142%2Bdec-12536"} {
		status, page := reads(t, p, roles.Public, "/acompanhamento"+query)
		if status != http.StatusOK || !strings.Contains(page, "<svg") || !strings.Contains(page, "protegid") {
			t.Errorf("%s: %d\n%s", query, status, page)
		}
		_, text := reads(t, p, roles.Public, "/acompanhamento/dados/indicadores.json"+query)
		list, err := indicators.Read([]byte(text), "indicadores.json")
		if err != nil || len(list) == 0 {
			t.Fatalf("%s: %v\n%s", query, err, text)
		}
		for i := range list {
			if n := list[i].Small(); n > 0 {
				t.Errorf("%s: %d small numbers of %s are given", query, n, list[i].Name)
			}
		}
	}
	if _, page := reads(t, p, roles.Public, "/acompanhamento?ano=1999"); !strings.Contains(page, "Nenhum certame com estes filtros") {
		t.Error("a year of no contest shows some")
	}
	_, page := reads(t, p, roles.Public, "/acompanhamento")
	for _, want := range []string{"2/2026, 3/2026, 4/2026", "O que reunir daria", "os editais de cada ano", "com 2 vagas reunidas: bastam 2/2026, todos (1); 3/2026, todos (1)"} {
		if !strings.Contains(page, want) {
			t.Errorf("of the agency that split its seats the page does not say %q", want)
		}
	}
	_, sheet := reads(t, p, roles.Public, "/acompanhamento?tabela=funil&formato=csv")
	if !strings.Contains(sheet, "Quilombolas") || !strings.Contains(sheet, "protegid") {
		t.Errorf("the table saved:\n%s", sheet)
	}
	if status, _ := reads(t, p, roles.Public, "/acompanhamento/dados/outro.json"); status != http.StatusNotFound {
		t.Errorf("a file that is not there: %d", status)
	}
	if _, schema := reads(t, p, roles.Public, "/acompanhamento/dados/indicadores-1.schema.json"); schema != string(indicators.Schema()) {
		t.Error("the schema is another")
	}
}

// Who follows the reservation brings a file: first looked at, then kept; again it is the
// same, and a wrong one is told line by line.
func TestNumbersAreBrought(t *testing.T) {
	p := webtest.Start(t)
	file := webtest.Start(t).Followed()
	sends := func(do string, raw []byte) (int, string) {
		t.Helper()
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		_ = form.WriteField("acao", do)
		part, err := form.CreateFormFile("arquivo", "indicadores.json")
		if err != nil {
			t.Fatal(err)
		}
		_, _ = part.Write(raw)
		_ = form.Close()
		answer, err := p.Client(roles.Control).Post(p.URL+"/acompanhamento/importar", form.FormDataContentType(), &body)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		page, err := io.ReadAll(answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		return answer.StatusCode, string(page)
	}
	for _, step := range []struct {
		do   string
		raw  []byte
		code int
		want string
	}{
		{"conferir", file, 200, "O arquivo confere: 5 certames."},
		{"conferir", file, 200, "Nenhum certame ainda."},
		{"juntar", file, 200, "5 certames entraram."},
		{"juntar", file, 200, "5 já estavam, iguais."},
		{"juntar", bytes.Replace(file, []byte(`"papel": "indigenas"`), []byte(`"papel": "outros"`), 1), 422, "certames[0].listas[2].papel"},
		{"juntar", bytes.ReplaceAll(file, []byte("2026-11-30"), []byte("2026-10-30")), 422, "já há números de 2026-11-30"},
		{"juntar", bytes.ReplaceAll(file, []byte("2026-11-30"), []byte("2026-12-30")), 200, "5 certames entraram."},
	} {
		if code, page := sends(step.do, step.raw); code != step.code || !strings.Contains(page, step.want) {
			t.Errorf("%s: %d, lacks %q\n%s", step.do, code, step.want, page)
		}
	}
}

// A contest of the platform gives its own numbers, which are as the format says and may
// be brought.
func TestContestGivesItsNumbers(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	for query, whole := range map[string]bool{"": false, "?integral=sim": true} {
		status, text := reads(t, p, roles.HR, "/certames/"+webtest.Example+"/indicadores.json"+query)
		var file indicators.File
		if err := json.Unmarshal([]byte(text), &file); err != nil || status != http.StatusOK || len(file.Contests) != 1 {
			t.Fatalf("%d %v\n%s", status, err, text)
		}
		if _, err := indicators.Read([]byte(text), "a.json"); err != nil {
			t.Error(err)
		}
		if small := file.Contests[0].Small() > 0; small != whole {
			t.Errorf("%q: small numbers seen %v", query, small)
		}
	}
	if _, page := reads(t, p, roles.HR, "/certames/"+webtest.Example); !strings.Contains(page, "/indicadores.json") {
		t.Error("the panel does not offer the numbers")
	}
}

func reads(t *testing.T, p *webtest.Platform, role roles.Role, address string) (int, string) {
	t.Helper()
	answer, err := p.Client(role).Get(p.URL + address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	page, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(page)
}

// The committee sets agencies side by side: each has a row, with what it reserved, what
// of it was filled and what it lost to sets computed apart, in the order asked for; one
// asks how many seats of a group an agency lost, and is told the number.
func TestAgenciesSideBySide(t *testing.T) {
	p := webtest.Start(t)
	p.Followed()
	rows := func(query string) (names []string, sheet string) {
		_, sheet = reads(t, p, roles.Public, "/acompanhamento?tabela=orgaos&formato=csv"+query)
		for line := range strings.Lines(strings.TrimPrefix(sheet, "\ufeff")) {
			name, _, _ := strings.Cut(line, ";")
			names = append(names, strings.Trim(name, `"`))
		}
		return names[1:], sheet
	}
	names, sheet := rows("")
	if got := strings.Join(names, "|"); got != "Agência dos Ventos|Fundação do Cerrado|Instituto das Águas" {
		t.Errorf("agencies: %s", got)
	}
	for _, want := range []string{"213;63;29%", "60;18;30%"} { // 53 + 6 + 4 of 213; 15 + 2 + 1 of 60
		if !strings.Contains(sheet, want) {
			t.Errorf("no %s in\n%s", want, sheet)
		}
	}
	if names, _ := rows("&ordem=fracionamento"); names[0] != "Agência dos Ventos" {
		t.Errorf("by what was lost: %v", names)
	}
	if names, sheet := rows("&ordem=preenchimento"); names[0] != "Fundação do Cerrado" || !strings.Contains(sheet, "96%") || !strings.Contains(sheet, "protegido;–;protegido") { // of the others nothing is seen
		t.Errorf("by what was filled: %v\n%s", names, sheet)
	}
	if _, page := reads(t, p, roles.Public, "/acompanhamento?orgao=Ag%C3%AAncia+dos+Ventos&grupo=pretas_e_pardas"); !strings.Contains(page, "1 vaga a menos, em 1 órgão.") {
		t.Error("how many seats the agency lost is not said")
	}
	if _, page := reads(t, p, roles.Public, "/acompanhamento?orgao=Ag%C3%AAncia+dos+Ventos&grupo=quilombolas"); !strings.Contains(page, "Nenhum indício nestes certames") {
		t.Error("that none was lost is not said")
	}
}
