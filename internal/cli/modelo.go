package cli

import (
	"fmt"

	"certame/internal/cli/blanks"
	"certame/internal/cli/usage"
	"certame/internal/indicators"
	"certame/internal/intake/editalfile"
)

type modelo struct {
	Name   string `arg:"" name:"nome" enum:"edital,candidatos,opcoes,vagas,comissao,agenda,votos,entregues,fraude,fatos,notas,atos,indicadores" help:"edital, candidatos, opcoes, vagas, comissao, agenda, votos, entregues, fraude, fatos, notas, atos ou indicadores."`
	Schema bool   `name:"esquema" help:"Do edital ou dos indicadores: o JSON Schema."`
}

// Run prints a model file, ready to be redirected to its place.
func (c *modelo) Run(s *session) error {
	switch {
	case c.Schema && c.Name == "indicadores":
		_, err := s.Out.Write(indicators.Schema())
		return err
	case c.Schema && c.Name != "edital":
		return usage.Error("só o edital e os indicadores têm esquema: certame modelo edital --esquema")
	case c.Schema:
		_, err := s.Out.Write(editalfile.Schema())
		return err
	}
	m := blanks.All[c.Name]
	fmt.Fprint(s.Out, m.File)
	fmt.Fprint(s.Err, m.Dictionary)
	return nil
}
