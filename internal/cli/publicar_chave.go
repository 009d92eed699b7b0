package cli

import (
	"fmt"

	"certame/internal/embargo"
)

type publicarChave struct {
	Name   string `name:"nome" required:"" placeholder:"NOME" help:"Quem é a pessoa."`
	Output string `name:"saida" required:"" placeholder:"ARQ" help:"Arquivo da chave privada, como ana.chave; a pública vai ao lado, ana.pub."`
}

// Run writes the keys of a person.
func (c *publicarChave) Run(s *session) error {
	key, err := embargo.CreateKey(c.Name, c.Output)
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(key)
	}
	fmt.Fprintf(s.Out, "Chave de %s em %s, que só essa pessoa guarda; a pública, para lacrar, em %s\n", c.Name, c.Output, embargo.PublicPath(c.Output))
	return nil
}
