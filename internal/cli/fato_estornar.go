package cli

import "certame/ledger"

type fatoEstornar struct {
	Fact   string `arg:"" name:"fato" help:"Id do fato, como f12."`
	Reason string `name:"motivo" required:"" placeholder:"TEXTO" help:"Por que o fato estava errado."`
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	On     string `name:"data" placeholder:"DD/MM/AAAA" help:"Dia do estorno (padrão: hoje)."`
	Act    string `name:"ato" placeholder:"TEXTO" help:"Portaria, processo ou documento."`
	Author string `name:"autor" placeholder:"NOME" env:"CERTAME_AUTOR" help:"Quem registra."`
	DryRun bool   `name:"seco" help:"Mostra o que o estorno mudaria, sem gravar."`
}

// Run reverses a fact by another.
func (c *fatoEstornar) Run(s *session) error {
	registrar := fatoRegistrar{
		Kind: ledger.Reversal.Code(), Folder: c.Folder, On: c.On, Act: c.Act, Author: c.Author, DryRun: c.DryRun,
		Data: map[string]string{"fato": c.Fact, "motivo": c.Reason},
	}
	return registrar.Run(s)
}
