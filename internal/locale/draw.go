package locale

import (
	"strings"

	"certame/draw"
)

// drawTexts say what is wrong with a draw and how to mend it; {valor} and {outro}
// are what was read and what it clashes with.
var drawTexts = map[draw.Reason]findingText{
	draw.OtherTitle:        {"a primeira linha não é a de um documento de sorteio: devia ser «{outro}»", "Indique o arquivo que certame vagas sortear gravou."},
	draw.OtherForm:         {"a linha não tem a forma única do documento; esperava-se «{outro}»", "Um campo por linha, na ordem de docs/sorteio.md, cada linha terminada por uma quebra; não edite o documento."},
	draw.NoObject:          {"o objeto do sorteio falta ou tem caracteres que não se veem", "Diga o que se sorteia, em uma linha de até 400 bytes."},
	draw.BadDate:           {"não é uma data na forma aaaa-mm-dd", "Corrija a data."},
	draw.BadSource:         {"fonte desconhecida", "Aceitas: loteria-federal e drand."},
	draw.BadExtraction:     {"a extração se escreve com cinco algarismos, com zeros à esquerda", "Como em 05920."},
	draw.BadDigits:         {"os prêmios têm 5 ou 6 algarismos", "Anuncie quantos algarismos a Caixa publica em cada prêmio."},
	draw.BadChain:          {"a rede drand está mal descrita", "Use --rede quicknet, ou --info com a descrição que os repetidores dão."},
	draw.BadRound:          {"a rodada deve ser um número a partir de 1", "Indique a rodada, ou o instante com --em."},
	draw.NotFuture:         {"a fonte precisa ser posterior ao dia do anúncio, ou o número já pode ser conhecido", "Escolha extração ou rodada de dia posterior à publicação do anúncio."},
	draw.TooFewTickets:     {"um sorteio precisa de dois bilhetes ou mais", "Confira a lista de bilhetes."},
	draw.BadTicket:         {"bilhete vazio, longo demais ou com caracteres que não se veem (espaço nas pontas, tabulação)", "Um bilhete por linha, de até 400 bytes."},
	draw.SameTicket:        {"bilhete repetido: já é o de número {outro}", "Cada bilhete deve ser único."},
	draw.OtherCount:        {"o número de bilhetes não é o das linhas", "Não edite o documento."},
	draw.BadNumbers:        {"os números da extração não têm a forma anunciada", "São cinco prêmios, do 1º ao 5º, com todos os algarismos, inclusive zeros à esquerda."},
	draw.NumbersDiffer:     {"as duas digitações não dizem o mesmo número neste prêmio", "Cada pessoa confere sozinha com a publicação oficial e digita de novo; nada foi sorteado."},
	draw.SamePerson:        {"as duas digitações são da mesma pessoa", "São duas pessoas, cada uma por si."},
	draw.NoPerson:          {"falta o nome de quem digitou", "Como em «Ana Souza: 12345 67890 11111 22222 33333»."},
	draw.BadSignature:      {"o valor não é o da assinatura da rodada", "Obtenha o pulso da rodada de novo, de mais de um repetidor."},
	draw.OtherAnnouncement: {"o resumo do anúncio não é o esperado, {outro}", "O anúncio foi alterado depois de publicado, ou o resultado é de outro sorteio."},
	draw.OtherSeed:         {"a semente não é a que decorre do anúncio e dos valores da fonte: {outro}", "O resultado foi alterado."},
	draw.OtherOrder:        {"neste lugar da ordem o sorteio dá «{outro}»", "O resultado foi alterado."},
	draw.OtherSum:          {"a soma não é a das linhas anteriores: {outro}", "O resultado foi alterado, ou se perdeu parte dele."},
}

// DrawFault says what is wrong with a draw, and the remedy.
func DrawFault(f *draw.Fault) (what, remedy string) {
	text := drawTexts[f.Reason]
	fill := strings.NewReplacer("{valor}", f.Value, "{outro}", f.Other)
	return strings.TrimSuffix(fill.Replace(text.message), "; esperava-se «»"), text.remedy
}
