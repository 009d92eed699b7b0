package report

import (
	"html/template"
	"strings"

	"certame/law"
)

// book gathers the provisions the page cites, so that each citation leads to
// one line that says in plain words what the provision orders.
type book struct {
	seen   map[law.Provision]bool
	cited  []law.Provision
	cached map[string]template.HTML
}

func newBook() *book {
	return &book{seen: map[law.Provision]bool{}, cached: map[string]template.HTML{}}
}

// cite writes the citations of a basis as links to the list at the end. The
// same few bases return on every line, so the markup is kept.
func (b *book) cite(basis []law.Provision) template.HTML {
	key := joined(basis)
	if markup, known := b.cached[key]; known {
		return markup
	}
	var out strings.Builder
	for i, p := range basis {
		if i > 0 {
			out.WriteString("; ")
		}
		b.note(p)
		out.WriteString(`<a href="#` + template.HTMLEscapeString(anchor(p)) + `">` + template.HTMLEscapeString(p.Citation()) + `</a>`)
	}
	b.cached[key] = template.HTML(out.String())
	return b.cached[key]
}

func joined(basis []law.Provision) string {
	var key strings.Builder
	for _, p := range basis {
		key.WriteString(string(p))
		key.WriteByte(' ')
	}
	return key.String()
}

func (b *book) note(p law.Provision) {
	if !b.seen[p] {
		b.seen[p] = true
		b.cited = append(b.cited, p)
	}
}

func anchor(p law.Provision) string {
	return "d-" + strings.ReplaceAll(string(p), "!", "-")
}

// provisionLine is one cited provision and our one-line summary of it.
type provisionLine struct{ Anchor, Citation, Summary string }

// lines are the cited provisions in the order of the texts.
func (b *book) lines() []provisionLine {
	var out []provisionLine
	for _, r := range law.Provisions() {
		if b.seen[r.ID] {
			out = append(out, provisionLine{anchor(r.ID), r.ID.Citation(), r.Summary})
		}
	}
	return out
}
