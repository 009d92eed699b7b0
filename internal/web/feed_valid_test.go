package web_test

import (
	"encoding/json"
	"encoding/xml"
	"net/url"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

// atomDocument is what RFC 4287 wants of a feed: an identity, a title, an hour and an
// author, and of each entry an identity, a title, an hour and where it is.
type atomDocument struct {
	XMLName xml.Name   `xml:"http://www.w3.org/2005/Atom feed"`
	Lang    string     `xml:"http://www.w3.org/XML/1998/namespace lang,attr"`
	ID      string     `xml:"id"`
	Title   string     `xml:"title"`
	Updated string     `xml:"updated"`
	Author  string     `xml:"author>name"`
	Links   []atomLink `xml:"link"`
	Entries []struct {
		ID      string     `xml:"id"`
		Title   string     `xml:"title"`
		Updated string     `xml:"updated"`
		Links   []atomLink `xml:"link"`
	} `xml:"entry"`
}

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Href string `xml:"href,attr"`
}

func instantOf(t *testing.T, text string) {
	t.Helper()
	if at, err := time.Parse(time.RFC3339, text); err != nil || at.Year() < 1970 {
		t.Errorf("%q is no instant of a feed: %v", text, err)
	}
}

func linksLead(t *testing.T, links []atomLink, want int) {
	t.Helper()
	for _, l := range links {
		if u, err := url.Parse(l.Href); err != nil || !u.IsAbs() || l.Rel == "" {
			t.Errorf("%+v", l)
		}
	}
	if len(links) != want {
		t.Errorf("%d links, want %d", len(links), want)
	}
}

// What the formats demand of a feed is there, with acts and before there is any.
func TestFeedsAreValid(t *testing.T) {
	p := webtest.Start(t)
	validAtom(t, p, "/publico/atos.atom", 0)
	p.Published(p.Contest(60, 2))
	validAtom(t, p, "/publico/atos.atom", 1)
	validAtom(t, p, "/publico/exemplo/atos.atom", 1)
	_, text := asked(t, p, roles.Public, "/publico/exemplo/atos.json")
	var feed struct {
		Title, Language string
		Items           []struct {
			ID, URL, Title string
			Text           string `json:"content_text"`
			At             string `json:"date_published"`
		}
	}
	if err := json.Unmarshal([]byte(text), &feed); err != nil || feed.Title == "" || feed.Language != "pt-BR" || len(feed.Items) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	one := feed.Items[0]
	instantOf(t, one.At)
	linksLead(t, []atomLink{{"url", one.URL}}, 1)
	if one.ID == "" || one.Title == "" || one.Text == "" {
		t.Errorf("%+v", one)
	}
}

func validAtom(t *testing.T, p *webtest.Platform, path string, entries int) {
	t.Helper()
	_, text := asked(t, p, roles.Public, path)
	var feed atomDocument
	if err := xml.Unmarshal([]byte(text), &feed); err != nil {
		t.Fatalf("%s: %v\n%s", path, err, text)
	}
	if feed.ID == "" || feed.Title == "" || feed.Author == "" || feed.Lang != "pt-BR" || len(feed.Entries) != entries {
		t.Errorf("%s lacks what a feed has: %+v", path, feed)
	}
	instantOf(t, feed.Updated)
	linksLead(t, feed.Links, 2)
	for _, e := range feed.Entries {
		if u, err := url.Parse(e.ID); err != nil || !u.IsAbs() || e.Title == "" {
			t.Errorf("%+v", e)
		}
		instantOf(t, e.Updated)
		linksLead(t, e.Links, 1)
	}
}
