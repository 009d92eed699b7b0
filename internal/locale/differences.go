package locale

// differenceKinds are the words of what two sources say in two ways.
var differenceKinds = map[string]string{
	"a_mais": "a mais", "falta": "falta", "inversao": "inversão", "posicao": "posição", "repetida": "repetida", "nota": "nota", "lista": "modalidade",
	"nome": "nome", "observacao": "observação", "cargo": "cargo", "total": "total", "entrou": "entrou", "saiu": "saiu", "mudou_de_lugar": "mudou de lugar", "mudou": "mudou",
}

// DifferenceKind says a kind of difference.
func DifferenceKind(code string) string {
	if text, ok := differenceKinds[code]; ok {
		return text
	}
	return code
}
