package web_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/web/webtest"
)

// jsonFeed is what a reader takes from JSON Feed.
type jsonFeed struct {
	Version string `json:"version"`
	Own     string `json:"feed_url"`
	Items   []struct {
		ID, URL, Title, Date string
	} `json:"items"`
}

// The same news come in the two formats, of one contest and of all; what waits for its
// hour is in none of them.
func TestFeeds(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	p.Published(c)
	plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Totals: p.Totals(c), Release: p.Store.Now().Add(time.Hour)}
	version, err := p.Store.Version(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	one, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, version.Number, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	act, err := p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), one.ID, plan.Totals)
	if err != nil || act.Number != 2 {
		t.Fatalf("%+v, %v", act, err)
	}
	for path, title := range map[string]string{"/publico/exemplo/atos.json": "Listas", "/publico/atos.json": c.Title + ": Listas"} {
		status, text := asked(t, p, roles.Public, path)
		var feed jsonFeed
		if err := json.Unmarshal([]byte(text), &feed); err != nil || status != http.StatusOK {
			t.Fatalf("%s: %d %v", path, status, err)
		}
		if feed.Version != "https://jsonfeed.org/version/1.1" || feed.Own != p.URL+path || len(feed.Items) != 1 || !strings.HasPrefix(feed.Items[0].Title, title) || feed.Items[0].URL != p.URL+"/publico/exemplo/atos/1" {
			t.Errorf("%s: %+v", path, feed)
		}
		_, atom := asked(t, p, roles.Public, strings.Replace(path, ".json", ".atom", 1))
		if strings.Count(atom, "<entry>") != 1 || !strings.Contains(atom, "<id>"+feed.Items[0].ID+"</id>") {
			t.Errorf("the two formats differ: %s", atom)
		}
	}
}
