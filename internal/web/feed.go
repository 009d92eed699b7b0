package web

import (
	"encoding/xml"
	"strconv"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

// feed is the news of the acts of a contest, in Atom (RFC 4287). It says nothing that
// the acts do not.
func (v *visit) feed() error {
	c, err := v.Store.ContestBySlug(v.ctx(), v.r.PathValue("certame"))
	if err != nil {
		return err
	}
	acts, err := v.Docket.Published(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	out := atomFeed{
		Lang: "pt-BR", ID: "urn:uuid:" + string(c.ID), Title: "Publicações de " + c.Title, Author: atomAuthor{agencyOf(c)}, Updated: atomTime(c.Created),
		Links: []atomLink{{"self", v.base() + v.r.URL.Path}, {"alternate", v.base() + "/publico/" + c.Slug}},
	}
	for _, a := range acts {
		p, err := docket.PreparedOf(a.Payload)
		if err != nil {
			return err
		}
		at := atomTime(releasedAt(&a))
		out.Updated = max(out.Updated, at)
		out.Entries = append(out.Entries, atomEntry{
			ID: "urn:sha256:" + p.Digest, Title: kindNames[a.Kind] + ", ato " + strconv.Itoa(a.Number), Updated: at,
			Links: []atomLink{{"alternate", v.base() + publicAddress(c, a.Number)}}, Summary: "Resultado " + p.StateWord() + "; resumo SHA-256 " + p.Digest,
		})
	}
	v.w.Header().Set("Content-Type", "application/atom+xml; charset=utf-8")
	if _, err := v.w.Write([]byte(xml.Header)); err != nil {
		return nil // who asked is gone
	}
	return xml.NewEncoder(v.w).Encode(out)
}

// agencyOf is who publishes: Atom wants a name.
func agencyOf(c store.Contest) string {
	if c.Agency == "" {
		return c.Title
	}
	return c.Agency
}

// releasedAt is the moment from which an act can be read.
func releasedAt(a *store.Act) time.Time {
	if a.ReleaseAt.After(a.At) {
		return a.ReleaseAt
	}
	return a.At
}

// base is how this server was reached.
func (v *visit) base() string {
	if v.Secure {
		return "https://" + v.r.Host
	}
	return "http://" + v.r.Host
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
