package cli

// chave groups the master keys of the platform.
type chave struct {
	Criar chaveCriar `cmd:"" help:"Grava chaves mestras novas em um arquivo, para CERTAME_CHAVE_ARQUIVO."`
	Girar chaveGirar `cmd:"" help:"Acrescenta uma chave mestra, que passa a selar; as anteriores continuam a abrir."`

	Aposentar chaveAposentar `cmd:"" help:"Sela tudo pela chave mais nova e retira as anteriores, que vão para um arquivo à parte."`
}
