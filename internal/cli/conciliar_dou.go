package cli

import (
	"path/filepath"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake/gazette"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
	"certame/internal/reconcile"
)

type conciliarDou struct {
	source
	ofFolder
}

// Run compares what the gazette published with what was computed.
func (c *conciliarDou) Run(s *session) error {
	d, l, err := c.document(s)
	if err != nil {
		return err
	}
	text, err := c.text(s)
	if err != nil {
		return err
	}
	r, computed := reconcile.New(), reconcile.Computed(d)
	if given := reconcile.Act(text, d); len(given) > 0 {
		r.Whole(given, computed)
		return tell(s, r, "publicado", "apurado")
	}
	e, err := c.examine(s)
	if err != nil {
		return err
	}
	defer e.Close()
	posts := reconcile.PostsOf(l.Terms)
	if e.Main().Kind() == profile.KindAppointments {
		if err := r.Appointments(s.ctx, e, posts, computed); err != nil {
			return err
		}
		return tell(s, r, "publicado", "apurado")
	}
	if !e.Main().Has("inscricao") {
		return usage.Error(c.File + " não é um resultado nem um ato de nomeação. Veja o que traz: certame importar conferir " + console.Argument(c.File))
	}
	given, err := r.Read(s.ctx, e, posts, computed)
	if err != nil {
		return err
	}
	r.Lists(given, computed)
	return tell(s, r, "publicado", "apurado")
}

// text is the text of the act; empty for a table.
func (c *conciliarDou) text(s *session) (string, error) {
	book, err := tabular.Open(s.ctx, c.File, filepath.Base(c.File))
	if err != nil {
		return "", err
	}
	defer book.Close()
	if book.Format != "xml" {
		return string(book.Text), nil
	}
	articles, err := gazette.Articles(book.Text)
	if err != nil {
		return "", nil // examine says what is wrong with it
	}
	var paragraphs []string
	for _, a := range articles {
		paragraphs = append(paragraphs, a.Paragraphs...)
	}
	return strings.Join(paragraphs, "\n"), nil
}
