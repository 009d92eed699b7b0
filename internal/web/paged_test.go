package web_test

import (
	"encoding/json"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/render/reopen"
	"certame/internal/web/webtest"
)

// Beyond the first thousand a position is still a whole number: 1000, and neither
// «1.000» nor one with decimals. Marks are numbers, and on paper they have a comma.
func TestLongListKeepsItsNumbers(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(3000, 2)
	const at = "/certames/exemplo/listas/baixar?cargo=101&lista=AC&formato="
	_, text := asked(t, p, roles.HR, at+"json")
	var file struct {
		Tables struct {
			List []struct {
				Position int     `json:"posicao"`
				Score    float64 `json:"nota"`
			} `json:"lista"`
		} `json:"tabelas"`
	}
	if err := json.Unmarshal([]byte(text), &file); err != nil || len(file.Tables.List) < 1001 {
		t.Fatalf("%d rows, %v", len(file.Tables.List), err)
	}
	for i, row := range file.Tables.List[:1001] {
		if row.Position != i+1 || row.Score <= 0 {
			t.Fatalf("row %d is %+v", i+1, row)
		}
	}
	_, pdf := asked(t, p, roles.HR, at+"pdf")
	pages := reopen.PDFText(t, []byte(pdf))
	if !strings.Contains(pages[0], "Posição") || !strings.Contains(pages[0], "Inscrição") || strings.Contains(pages[0], "inscricao") {
		t.Errorf("the columns are called as machines call them:\n%.400s", pages[0])
	}
	for _, page := range pages[1:] {
		if !strings.Contains(page, c.Title) {
			t.Fatalf("a page does not say of what contest it is:\n%.400s", page)
		}
	}
}
