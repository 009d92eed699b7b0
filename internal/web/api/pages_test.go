package api_test

import (
	"fmt"
	"net/http"
	"regexp"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/api"
)

var nextLink = regexp.MustCompile(`^<(/[^>]+)>; rel="next"$`)

// The pages of a list of two thousand people, put together, are the list: everybody
// once, in order, whatever the size of a page.
func TestPages(t *testing.T) {
	p, c := started(t, 2000, 1)
	g := programOf(t, p, roles.HR)
	var spans api.Spans
	g.get(base+"/resultados/1/listas", &spans)
	total := 0
	for _, limit := range []int{1000, 333} {
		for _, span := range spans.Items {
			want, err := p.Store.ListPage(t.Context(), c.ID, 1, span.Post, span.List, 0, 1000)
			if err != nil {
				t.Fatal(err)
			}
			rows := all[api.Row](g, fmt.Sprintf("%s/resultados/1/listas/%s/%s?limite=%d", base, span.Post, span.List, limit))
			if len(rows) != span.Length || limit == 1000 && len(want) < 1000 && len(want) != len(rows) {
				t.Errorf("%+v: %d rows", span, len(rows))
			}
			seen := map[string]bool{}
			for i, r := range rows {
				if seen[r.ID] || i > 0 && r.Position < rows[i-1].Position || i < len(want) && want[i].ID != r.ID {
					t.Fatalf("%+v, row %d: %+v", span, i, r)
				}
				seen[r.ID] = true
			}
			total += len(rows)
		}
	}
	if total < 2*1000 {
		t.Errorf("only %d rows: the test shows nothing", total)
	}
	g.ask(http.MethodGet, base+"/resultados/1/listas/1/AC?cursor=n%C3%A3o", nil).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
	g.ask(http.MethodGet, base+"/resultados/1/listas/1/AC?limite=1001", nil).refused(t, http.StatusUnprocessableEntity, "entrada-recusada")
}

// all follows the links to the end.
func all[T any](g *program, path string) (out []T) {
	g.t.Helper()
	for path != "" {
		var page api.Page[T]
		s := g.get(path, &page)
		out = append(out, page.Items...)
		path = ""
		if next := nextLink.FindStringSubmatch(s.Header.Get("Link")); next != nil {
			path = next[1]
		}
		if (path == "") != (page.Next == "") {
			g.t.Fatalf("Link %q, proxima %q", s.Header.Get("Link"), page.Next)
		}
	}
	return out
}
