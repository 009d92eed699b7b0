package cli

import (
	"fmt"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

type importarPerfis struct {
	Name   string `arg:"" optional:"" name:"nome" help:"Perfil a mostrar."`
	Derive string `name:"derivar" placeholder:"ARQ" help:"Escreve um perfil novo a partir de um arquivo, para ser ajustado e usado com --perfil."`
	Sheet  string `name:"planilha" placeholder:"P" help:"Planilha a ler, quando o arquivo tem várias."`
}

// Run lists, shows or derives.
func (c *importarPerfis) Run(s *session) error {
	switch {
	case c.Derive != "":
		return c.derive(s)
	case c.Name != "":
		return c.show(s)
	}
	list, err := profile.All()
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(list)
	}
	rows := [][]string{{"perfil", "tipo", "formato", "o que é"}}
	for _, p := range list {
		rows = append(rows, []string{p.Name, p.Kind, p.Format, p.Title})
	}
	console.Table(s.Out, rows)
	return nil
}

func (c *importarPerfis) show(s *session) error {
	list, err := profile.All()
	if err != nil {
		return err
	}
	p, err := chosenProfile(list, c.Name)
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(p)
	}
	text, ok := profile.Source(p.Name)
	if !ok {
		return usage.Error("só se mostram os perfis que vêm com o programa; o seu é o próprio arquivo")
	}
	fmt.Fprint(s.Out, text)
	return nil
}

func (c *importarPerfis) derive(s *session) error {
	list, err := profile.All()
	if err != nil {
		return err
	}
	e, err := review.Examine(s.ctx, c.Derive, review.Options{Profiles: list, Sheet: c.Sheet})
	if err != nil {
		return err
	}
	defer e.Close()
	fmt.Fprint(s.Out, e.DeriveProfile())
	return nil
}
