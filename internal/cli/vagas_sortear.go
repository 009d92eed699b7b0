package cli

// vagasSortear groups the three moments of a draw that anybody can redo.
type vagasSortear struct {
	Preparar sortearPreparar `cmd:"" help:"Antes: bilhetes e fonte futura em um anúncio, com o resumo a publicar."`
	Realizar sortearRealizar `cmd:"" help:"Depois da fonte: a ordem sorteada, cada passo e a ata."`
	Conferir sortearConferir `cmd:"" help:"Refaz o sorteio e diz a primeira diferença."`
}
