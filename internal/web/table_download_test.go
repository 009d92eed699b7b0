package web_test

import (
	"encoding/csv"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// Each table of a page is saved as it is shown, by who may take it away.
func TestTablesAreSaved(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	const at = "/certames/exemplo/quadro?tabela=quadro&formato="
	if _, page := asked(t, p, roles.HR, "/certames/exemplo/quadro"); !strings.Contains(page, "tabela=quadro") || !strings.Contains(page, "formato=xlsx") {
		t.Error("nothing is offered")
	}
	_, text := asked(t, p, roles.HR, at+"csv")
	reader := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\xef\xbb\xbf")))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil || len(rows) != 4 || rows[0][0] != "Cargo" || rows[3][0] != "Total" {
		t.Errorf("%v, %v", rows, err)
	}
	if _, text := asked(t, p, roles.HR, at+"pdf"); !strings.HasPrefix(text, "%PDF") {
		t.Error("not a PDF")
	}
	if _, text := asked(t, p, roles.HR, at+"xlsx"); !strings.HasPrefix(text, "PK") {
		t.Error("not a workbook")
	}
	for what, want := range map[string]int{"tabela=nenhuma&formato=csv": http.StatusNotFound, "tabela=quadro&formato=exe": http.StatusNotFound} {
		if status, _ := asked(t, p, roles.HR, "/certames/exemplo/quadro?"+what); status != want {
			t.Errorf("%s: %d", what, status)
		}
	}
	if status, _ := asked(t, p, roles.Secretary, at+"csv"); status != http.StatusForbidden {
		t.Errorf("who may see and not take away: %d", status)
	}
	if _, page := asked(t, p, roles.Secretary, "/certames/exemplo/quadro"); strings.Contains(page, "formato=csv") {
		t.Error("offered to who may not")
	}
}
