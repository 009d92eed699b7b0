package cli

import (
	"slices"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake/profile"
	"certame/internal/reconcile"
)

type conciliarPosicoes struct {
	source
	ofFolder
	onePost
}

// Run compares the ranks of a file with those computed.
func (c *conciliarPosicoes) Run(s *session) error {
	d, l, err := c.document(s)
	if err != nil {
		return err
	}
	posts, err := c.posts(l)
	if err != nil {
		return err
	}
	e, err := c.examine(s)
	if err != nil {
		return err
	}
	defer e.Close()
	ranked := func(field string) bool { return strings.HasPrefix(field, "classificacao") }
	if e.Main().Kind() != profile.KindCandidates || !slices.ContainsFunc(e.Main().Fields(), ranked) {
		return usage.Error(c.File + " não traz inscrição e classificação. Veja o que traz: certame importar conferir " + console.Argument(c.File))
	}
	r, computed := reconcile.New(), reconcile.OfPost(reconcile.Computed(d), c.Post)
	given, err := r.Read(s.ctx, e, posts, computed)
	if err != nil {
		return err
	}
	r.Lists(given, computed)
	return tell(s, r, "informado", "apurado")
}
