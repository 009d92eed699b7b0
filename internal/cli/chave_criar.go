package cli

import (
	"fmt"

	"certame/internal/secret"
)

type chaveCriar struct {
	Output string `name:"saida" required:"" placeholder:"ARQ" help:"Arquivo a gravar; não pode existir."`
}

type keysJSON struct {
	File string `json:"arquivo"`
	Keys int    `json:"chaves"`
}

// Run makes keys, which are never shown.
func (c *chaveCriar) Run(s *session) error {
	if err := secret.Create(c.Output); err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(keysJSON{c.Output, 1})
	}
	fmt.Fprintf(s.Out, "Chaves mestras em %s, só para quem as criou. Guarde uma cópia fora da máquina e longe do banco: sem elas, o que for selado não se abre.\n", c.Output)
	return nil
}
