package web

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

// news is what was published, the last first: of a contest, or of all of them. It says
// nothing that the acts do not.
type news struct {
	ID, Title, Author string
	Home, Path        string // addresses in this server: of the page, and of the feed without its ending
	Updated           time.Time
	Items             []newsItem
}

// newsItem is an act that everybody may read.
type newsItem struct {
	ID, Title, Text, Address string
	At                       time.Time
}

// contestNews are the acts of one contest.
func (v *visit) contestNews() (*news, error) {
	c, err := v.Store.ContestBySlug(v.ctx(), v.r.PathValue("certame"))
	if err != nil {
		return nil, err
	}
	n := &news{ID: "urn:uuid:" + string(c.ID), Title: "Publicações de " + c.Title, Author: agencyOf(c), Home: "/publico/" + c.Slug, Path: "/publico/" + c.Slug + "/atos", Updated: c.Created}
	n.Items, err = v.newsOf(c)
	return n.ordered(len(n.Items)), err
}

// newsShown is how many acts the news of the installation have: a reader asks often, and
// keeps what it saw.
const newsShown = 100

// everyNews are the last acts of every contest.
func (v *visit) everyNews() (*news, error) {
	n := &news{ID: "urn:certame:publicacoes:" + v.r.Host, Title: "Publicações", Author: v.r.Host, Home: "/publico", Path: "/publico/atos"}
	list, err := v.Store.AllContests(v.ctx())
	if err != nil {
		return nil, err
	}
	for _, c := range list {
		items, err := v.newsOf(c)
		if err != nil {
			return nil, err
		}
		for i := range items {
			items[i].Title = c.Title + ": " + items[i].Title
		}
		n.Items = append(n.Items, items...)
	}
	return n.ordered(newsShown), nil
}

func (v *visit) newsOf(c store.Contest) (list []newsItem, err error) {
	acts, err := v.Docket.Published(v.ctx(), c.ID)
	if err != nil {
		return nil, err
	}
	for i := range acts {
		a := &acts[i]
		p, err := docket.PreparedOf(a.Payload)
		if err != nil {
			return nil, err
		}
		list = append(list, newsItem{
			ID: "urn:sha256:" + p.Digest, Title: kindNames[a.Kind] + ", ato " + strconv.Itoa(a.Number), Text: "Resultado " + p.StateWord() + "; resumo SHA-256 " + p.Digest,
			Address: publicAddress(c, a.Number), At: a.Hour(),
		})
	}
	return list, nil
}

// ordered leaves the last so many, the last first.
func (n *news) ordered(most int) *news {
	slices.SortStableFunc(n.Items, func(a, b newsItem) int { return cmp.Or(b.At.Compare(a.At), strings.Compare(b.Address, a.Address)) })
	n.Items = n.Items[:min(len(n.Items), most)]
	if n.Updated.IsZero() {
		n.Updated = time.Unix(0, 0) // of nothing yet: readers refuse the year 1
	}
	if len(n.Items) > 0 && n.Items[0].At.After(n.Updated) {
		n.Updated = n.Items[0].At
	}
	return n
}

// agencyOf is who publishes: Atom wants a name.
func agencyOf(c store.Contest) string {
	if c.Agency == "" {
		return c.Title
	}
	return c.Agency
}

// base is how this server was reached.
func (v *visit) base() string {
	if v.Secure {
		return "https://" + v.r.Host
	}
	return "http://" + v.r.Host
}
