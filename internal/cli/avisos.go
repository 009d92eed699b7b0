package cli

// avisos groups what is told to people by mail.
type avisos struct {
	Modelos avisosModelos `cmd:"" help:"Confere os modelos do órgão (dados/modelos) e mostra um aviso como ele vai."`
}
