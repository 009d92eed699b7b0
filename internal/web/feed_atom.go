package web

import (
	"encoding/xml"
	"time"
)

// feed is the news of a contest in Atom (RFC 4287).
func (v *visit) feed() error {
	n, err := v.contestNews()
	return v.atom(n, err)
}

// feedOfAll is the news of every contest in Atom.
func (v *visit) feedOfAll() error {
	n, err := v.everyNews()
	return v.atom(n, err)
}

func (v *visit) atom(n *news, err error) error {
	if err != nil {
		return err
	}
	out := atomFeed{
		Lang: "pt-BR", ID: n.ID, Title: n.Title, Author: atomAuthor{n.Author}, Updated: atomTime(n.Updated),
		Links: []atomLink{{"self", v.base() + n.Path + ".atom"}, {"alternate", v.base() + n.Home}},
	}
	for _, i := range n.Items {
		out.Entries = append(out.Entries, atomEntry{ID: i.ID, Title: i.Title, Updated: atomTime(i.At), Links: []atomLink{{"alternate", v.base() + i.Address}}, Summary: i.Text})
	}
	v.w.Header().Set("Content-Type", "application/atom+xml; charset=utf-8")
	if _, err := v.w.Write([]byte(xml.Header)); err != nil {
		return nil // who asked is gone
	}
	return xml.NewEncoder(v.w).Encode(out)
}

func atomTime(t time.Time) string { return t.UTC().Format(time.RFC3339) }

type atomFeed struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Lang    string      `xml:"xml:lang,attr"`
	ID      string      `xml:"id"`
	Title   string      `xml:"title"`
	Author  atomAuthor  `xml:"author"`
	Updated string      `xml:"updated"`
	Links   []atomLink  `xml:"link"`
	Entries []atomEntry `xml:"entry"`
}

type atomAuthor struct {
	Name string `xml:"name"`
}

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string     `xml:"id"`
	Title   string     `xml:"title"`
	Updated string     `xml:"updated"`
	Links   []atomLink `xml:"link"`
	Summary string     `xml:"summary"`
}
