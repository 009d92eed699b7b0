package web

import (
	"net/http"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// Every table of every page can be saved: the address of the page, with the table and
// the format, gives the table instead of the page.
const (
	tableAsked  = "tabela"
	formatAsked = "formato"
)

// restricted is what it takes to take away a table of a contest's own pages; what the
// public reads, the public may save.
const restricted roles.Permission = "exportar.restrito"

// maySave says whether who asks may save the tables of the page.
func (v *visit) maySave() bool {
	return v.r.Method == http.MethodGet && (!strings.Contains(v.route.Pattern, "/certames/{certame}") || v.may(restricted))
}

// saved gives the table that the address asks for, if it asks for one of the page's.
func (v *visit) saved(data any) (is bool, err error) {
	name := v.r.URL.Query().Get(tableAsked)
	if name == "" || v.r.Method != http.MethodGet {
		return false, nil
	}
	for _, t := range parts.TablesIn(data) {
		if t.ID == name {
			if !v.maySave() {
				return true, fault.Forbidden()
			}
			return true, v.giveTable(t.Grid(), name)
		}
	}
	return true, fault.NotFound("tabela")
}

// offer adds to each table of a page, that has no way of its own, the ways to save it.
func (v *visit) offer(data any) {
	if !v.maySave() {
		return
	}
	for _, t := range parts.TablesIn(data) {
		if t.ID == "" || len(t.Download) > 0 || len(t.Rows) == 0 {
			continue
		}
		for _, format := range [...]string{"csv", "xlsx", "pdf", "json"} {
			q := v.r.URL.Query()
			q.Set(tableAsked, t.ID)
			q.Set(formatAsked, format)
			t.Download = append(t.Download, parts.Link{Text: formatNames[format], Address: v.r.URL.Path + "?" + q.Encode()})
		}
	}
}
