package web

import "encoding/json"

// jsonFeedVersion names the format: JSON Feed 1.1.
const jsonFeedVersion = "https://jsonfeed.org/version/1.1"

// feedJSON is the news of a contest in JSON Feed.
func (v *visit) feedJSON() error {
	n, err := v.contestNews()
	return v.jsonFeed(n, err)
}

// feedJSONOfAll is the news of every contest in JSON Feed.
func (v *visit) feedJSONOfAll() error {
	n, err := v.everyNews()
	return v.jsonFeed(n, err)
}

func (v *visit) jsonFeed(n *news, err error) error {
	if err != nil {
		return err
	}
	out := jsonNews{
		Version: jsonFeedVersion, Title: n.Title, Home: v.base() + n.Home, Own: v.base() + n.Path + ".json", Lang: "pt-BR",
		Authors: []jsonAuthor{{n.Author}}, Items: []jsonItem{},
	}
	for _, i := range n.Items {
		out.Items = append(out.Items, jsonItem{ID: i.ID, Address: v.base() + i.Address, Title: i.Title, Text: i.Text, At: atomTime(i.At)})
	}
	v.w.Header().Set("Content-Type", "application/feed+json; charset=utf-8")
	return json.NewEncoder(v.w).Encode(out)
}

type jsonNews struct {
	Version string       `json:"version"`
	Title   string       `json:"title"`
	Home    string       `json:"home_page_url"`
	Own     string       `json:"feed_url"`
	Lang    string       `json:"language"`
	Authors []jsonAuthor `json:"authors"`
	Items   []jsonItem   `json:"items"`
}

type jsonAuthor struct {
	Name string `json:"name"`
}

type jsonItem struct {
	ID      string `json:"id"`
	Address string `json:"url"`
	Title   string `json:"title"`
	Text    string `json:"content_text"`
	At      string `json:"date_published"`
}
