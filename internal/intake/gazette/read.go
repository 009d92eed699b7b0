package gazette

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"

	"certame/internal/intake/markup"
	"certame/internal/intake/tabular"
)

// textLimit is longer than any article.
const textLimit = 16 << 20

// Article is one act as published.
type Article struct {
	ID, Type, Date, Section, Body, Page string
	Title                               string
	Paragraphs                          []string
}

// Articles reads the acts of a document.
func Articles(text []byte) ([]Article, error) {
	s := markup.NewScanner(bytes.NewReader(text), textLimit)
	var list []Article
	inside := ""
	for {
		t, err := s.Next()
		switch {
		case errors.Is(err, io.EOF):
			if len(list) == 0 {
				return nil, errors.New("não é um artigo do DOU: falta o elemento article")
			}
			return list, nil
		case err != nil:
			return nil, fmt.Errorf("XML que não se aceita: %w", err)
		}
		switch name := string(t.Name); t.Kind {
		case markup.Start:
			if inside = name; name == "article" {
				list = append(list, Article{ID: t.Attr("idMateria"), Type: t.Attr("artType"), Date: t.Attr("pubDate"), Section: t.Attr("pubName"), Body: t.Attr("artCategory"), Page: t.Attr("numberPage")})
			}
		case markup.End:
			inside = ""
		case markup.Text:
			if len(list) > 0 {
				list[len(list)-1].write(inside, string(t.Text))
			}
		}
	}
}

func (a *Article) write(element, text string) {
	switch element {
	case "Identifica":
		a.Title = plain(text)
	case "Texto":
		a.Paragraphs = append(a.Paragraphs, paragraphs(text)...)
	}
}

var (
	breaks = regexp.MustCompile(`(?i)</?(p|br|tr|div|li)\b[^>]*>`)
	tags   = regexp.MustCompile(`<[^>]*>`)
)

// paragraphs takes the tags out of the HTML; table cells become columns apart.
func paragraphs(text string) (out []string) {
	for _, one := range breaks.Split(text, -1) {
		if one = plain(one); one != "" {
			out = append(out, one)
		}
	}
	return out
}

func plain(text string) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(text, " "))), " ")
}

// Columns of the appointments.
var columns = []string{"item", "nome", "classificação na modalidade", "código de vaga", "sub judice", "cargo", "observação"}

// Read gives the appointments of the acts as a table. The line of a row is the
// number of its item.
func Read(text []byte) (tabular.Table, error) {
	list, err := Articles(text)
	if err != nil {
		return tabular.Table{}, err
	}
	var rows []tabular.Row
	post, item := "", 0
	for _, a := range list {
		for _, p := range a.Paragraphs {
			if found := forPost.FindStringSubmatch(p); found != nil {
				post = strings.TrimRight(strings.TrimSpace(found[1]), ":,.")
			}
			row, is := appointment(p, post)
			if !is {
				continue
			}
			if item++; row.Line == 0 || len(list) > 1 {
				row.Line = item
			}
			rows = append(rows, row)
		}
	}
	t := tabular.InMemory(columns, rows)
	t.Kind = "nomeacoes"
	for _, a := range list {
		t.Notes = append(t.Notes, fmt.Sprintf("%s, DOU de %s, seção %s, página %s", firstOf(a.Title, a.Type), a.Date, a.Section, a.Page))
	}
	return t, nil
}

func firstOf(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
