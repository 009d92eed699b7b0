package api

import (
	"encoding/base64"
	"net/url"
	"strconv"

	"certame/internal/intake"
)

// PageInput is which part of a long list is asked for.
type PageInput struct {
	Cursor string `query:"cursor" maxLength:"400" doc:"De onde continuar: o que a página anterior deu em proxima."`
	Limit  int    `query:"limite" minimum:"1" maximum:"1000" default:"100" doc:"Quantos itens, no máximo."`
}

// Page is a part of a long list.
type Page[T any] struct {
	Items []T    `json:"itens" nullable:"false" doc:"Os itens desta página."`
	Next  string `json:"proxima,omitempty" doc:"O cursor da página seguinte; sem ele, esta é a última. Link traz o endereço inteiro."`
}

type pageOutput[T any] struct {
	Link string `header:"Link" doc:"O endereço da página seguinte, com rel=\"next\" (RFC 8288)."`
	ETag string `header:"ETag" doc:"A etiqueta do que foi lido."`
	Body Page[T]
}

// after is the key that the cursor carries, "" at the beginning.
func (in *PageInput) after() (string, error) {
	key, err := base64.RawURLEncoding.DecodeString(in.Cursor)
	if err != nil {
		return "", badCursor(in.Cursor)
	}
	return string(key), nil
}

// number is the key as a number, 0 at the beginning.
func (in *PageInput) number() (int, error) {
	key, err := in.after()
	if err != nil || key == "" {
		return 0, err
	}
	n, err := strconv.Atoi(key)
	if err != nil || n < 0 {
		return 0, badCursor(in.Cursor)
	}
	return n, nil
}

func badCursor(cursor string) error {
	return intake.Refuse([]intake.Problem{{Column: "cursor", Value: cursor, What: "não é cursor desta lista", Remedy: "Use o que veio em proxima, sem mudar, ou comece sem cursor"}})
}

// paged is a page of items of which one more than asked may have come; key is what
// tells where an item is.
func paged[T any](c *call, in PageInput, items []T, key func(T) string) *pageOutput[T] {
	out := &pageOutput[T]{Body: Page[T]{Items: items}}
	if len(items) > in.Limit {
		out.Body.Items = items[:in.Limit]
		out.Body.Next = base64.RawURLEncoding.EncodeToString([]byte(key(items[in.Limit-1])))
		next := *c.r.URL
		query := next.Query()
		query.Set("cursor", out.Body.Next)
		next.RawQuery = query.Encode()
		out.Link = "<" + (&url.URL{Path: next.Path, RawQuery: next.RawQuery}).String() + ">; rel=\"next\""
	}
	if out.Body.Items == nil {
		out.Body.Items = []T{}
	}
	return out
}

// falling is the page of a list that is numbered and comes the latest first.
func falling[S, T any](c *call, in PageInput, list []S, number func(S) int, shown func(S) T) (*pageOutput[T], error) {
	last, err := in.number()
	if err != nil {
		return nil, err
	}
	var part []S
	for _, one := range list {
		if (last == 0 || number(one) < last) && len(part) <= in.Limit {
			part = append(part, one)
		}
	}
	page := paged(c, in, part, func(s S) string { return strconv.Itoa(number(s)) })
	return &pageOutput[T]{Link: page.Link, Body: Page[T]{Items: each(page.Body.Items, shown), Next: page.Body.Next}}, nil
}

// each is a list of what every item of another is shown as.
func each[S, T any](list []S, shown func(S) T) []T {
	out := make([]T, 0, len(list))
	for _, one := range list {
		out = append(out, shown(one))
	}
	return out
}
