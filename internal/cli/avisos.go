package cli

// avisos groups what is told to people by mail.
type avisos struct {
	Modelos    avisosModelos    `cmd:"" help:"Confere os modelos do órgão (dados/modelos) e mostra um aviso como ele vai."`
	Devolvidas avisosDevolvidas `cmd:"" help:"Lê o que voltou (mbox, Maildir, mensagem) e anota: para endereço que não existe não se escreve mais."`
}
