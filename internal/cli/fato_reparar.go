package cli

import (
	"fmt"

	"certame/internal/bookfile"
)

type fatoReparar struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
}

// Run takes a torn last line from the book and keeps it beside.
func (c *fatoReparar) Run(s *session) error {
	repaired, err := bookfile.At(c.Folder).Repair(s.ctx)
	if err != nil {
		return err
	}
	if repaired == nil {
		fmt.Fprintln(s.Out, "O livro está inteiro; nada a reparar.")
		return nil
	}
	fmt.Fprintf(s.Out, "Retirados %d bytes de uma linha que não chegou a ser confirmada; ficam em %s.\n", len(repaired.Text), repaired.Kept)
	return nil
}
