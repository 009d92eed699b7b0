package report

import (
	"bufio"
	"html/template"
	"io"
)

// Comparison is what happened between two states of a contest.
type Comparison struct {
	Contest, Notice string
	From, To        string
	Head, Version   string
	Facts           []FactRow
	Effects         []EffectRow
	Style           template.CSS
	Place           string // cargo, as the contest says it
}

// FactRow is one fact between the two states.
type FactRow struct{ ID, On, Name, Who string }

// EffectRow is one person whose place is not the same, and the facts that did it.
type EffectRow struct{ Effect, Post, ID, Before, After, Causes string }

// WriteComparison writes one page that needs nothing else, to be printed.
func WriteComparison(w io.Writer, c Comparison) error {
	c.Style = styleSheet()
	out := bufio.NewWriterSize(w, 64<<10)
	page := template.Must(template.New("").ParseFS(files, "comparison.html.tmpl"))
	if err := page.ExecuteTemplate(out, "comparison.html.tmpl", c); err != nil {
		return err
	}
	return out.Flush()
}
