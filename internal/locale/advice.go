package locale

import (
	"fmt"
	"strings"

	"certame"
	"certame/law"
	"certame/registration"
	"certame/trace"
)

var advice = map[string]string{
	"so_ampla":                     "Sem opção por nenhum grupo, concorre só às vagas da ampla concorrência, pela própria nota.",
	"ampla_sempre":                 "Quem opta pela reserva concorre também, sempre, às vagas da ampla concorrência; chamada por elas, não consome vaga reservada.",
	"vagas_por_grupo":              "{=O cargo} {cargo} tem {total} {total?vaga|vagas}: {lista}.",
	"vagas_com_grupo_sem_vaga":     "{=O cargo} {cargo} tem {total} {total?vaga|vagas}: {lista}. Hoje não há vaga reservada a {grupos}; a opção é aceita assim mesmo e vale para as vagas que abrirem na validade.",
	"so_cadastro_de_reserva":       "{=O cargo} {cargo} tem só cadastro de reserva; a opção é aceita assim mesmo e vale para as vagas que abrirem na validade.",
	"confirma_fenotipo":            "A opção por {grupos} ({rotulo}) passa por confirmação complementar, com comparecimento perante comissão que examina só a aparência da pessoa; documentos de parentes e laudos não são aceitos.",
	"confirma_indigena":            "A opção por {grupos} ({rotulo}) passa por verificação de documentos: identidade civil com o pertencimento étnico, documento da comunidade ou de organização com três assinaturas indígenas do povo, ou outro que o {=edital} aceite; basta um.",
	"confirma_quilombola":          "A opção por {grupos} ({rotulo}) passa por verificação de documentos: declaração com a assinatura de três lideranças da associação da comunidade e certificação da Fundação Palmares; são exigidas as duas.",
	"confirma_outras":              "Confirmação exigida: {lista}.",
	"perda_da_opcao":               "Sem confirmação, ou com falta ao procedimento, a opção se perde: a pessoa segue na ampla concorrência só se teve, em cada fase anterior, nota suficiente nela; senão é eliminada.",
	"perda_da_opcao_falta_elimina": "Sem confirmação, a opção se perde: a pessoa segue na ampla concorrência só se teve, em cada fase anterior, nota suficiente nela; faltar ao procedimento elimina do certame.",
	"modalidade_maior_percentual":  "Confirmadas todas ({grupos}), é classificada no final só em {final}, que tem o maior percentual do {=edital} ({percentual%}); em {outras} aparece apenas como informação.",
	"modalidade_posicao_absoluta":  "Entre {grupos}, com o mesmo percentual ({percentual%}), é classificada só na lista em que tiver a melhor posição, contada do primeiro lugar.",
	"modalidade_posicao_relativa":  "Entre {grupos}, com o mesmo percentual ({percentual%}), é classificada só na lista em que for menor a posição dividida pelas vagas do grupo.",
	"modalidade_sem_regra":         "Entre {grupos}, com o mesmo percentual ({percentual%}), é classificada em uma só lista, e a portaria não diz em qual: o {=edital} precisa dizer, e até lá o resultado definitivo espera.",
	"modalidade_por_resultado":     "Confirmadas todas ({grupos}), ocupa vaga na de maior percentual entre aquelas em que a posição alcança vaga.",
	"pcd_comparada":                "{grupo} entra na mesma comparação de percentuais que {outras}: não se fica nas duas reservas.",
	"pcd_acumula":                  "Neste {=edital} {grupo} não entra na comparação: a pessoa fica na lista {grupo} e também na de {outras}, e ocupa uma só vaga.",
	"duas_opcoes":                  "Declarar mais de um grupo pode deixar sem vaga: das reservas, disputará só {final} ({vagas} {vagas?vaga|vagas}); se a posição não {vagas?a alcançar|as alcançar}, não terá vaga de {lista}, ainda que ali seja a única pessoa, e essa vaga poderá ir a alguém de nota menor.",
	"duas_opcoes_iguais":           "Declarar mais de um grupo pode deixar sem vaga: das reservas, disputará uma só, entre {lista}; se a posição não a alcançar, não terá vaga pela outra, ainda que ali seja a única pessoa, e essa vaga poderá ir a alguém de nota menor.",
	"estado_anterior":              "No último estado gravado {=do cargo} {cargo}, com {pessoas} {pessoas?pessoa|pessoas} na planilha: {lista}. São números passados, que ainda mudam.",
	"prazo":                        "A opção pode ser feita ou desfeita quantas vezes quiser até {limite}, horário de Brasília, inclusive; um segundo depois, só por decisão judicial.",
	"prazo_nao_declarado":          "A opção pode ser feita ou desfeita até o fim das inscrições, que este edital.yaml não informa (inscricoes: fim).",
}

// NoRecommendation ends every advice.
const NoRecommendation = "O programa não recomenda nenhuma escolha: diz o que cada uma acarreta, e quem decide é a pessoa."

// Advice writes one sentence of the adviser, with its articles and the reading
// it follows.
func Advice(w law.Wording, s registration.Sentence) string {
	text, ok := advice[s.Code]
	if !ok {
		panic(fmt.Sprintf("advice %q has no text", s.Code))
	}
	text = strings.Replace(text, "{lista}", adviceList(s), 1)
	text = fill(w, text, s.Params) + " (" + law.Citations(s.Basis) + ")"
	if s.Interpretation != "" {
		text += fmt.Sprintf(" [%s, decidido por %s]", s.Interpretation, deciders[s.DecidedBy])
	}
	return text
}

var deciders = map[string]string{"edital": "edital", "padrao": "padrão"}

// adviceList writes the entries of a sentence that lists modalities: each begins
// at the parameter modalidade.
func adviceList(s registration.Sentence) string {
	var parts []string
	for i, p := range s.Params {
		if p.Name == "modalidade" {
			parts = append(parts, adviceEntry(s.Code, p.Value.Word, s.Params[i+1:]))
		}
	}
	return strings.Join(parts, listJoins[s.Code])
}

var listJoins = map[string]string{
	"vagas_por_grupo": ", ", "vagas_com_grupo_sem_vaga": ", ", "estado_anterior": "; ", "confirma_outras": "; ",
	"duas_opcoes": ", nem de ", "duas_opcoes_iguais": " e ",
}

func adviceEntry(code, modality string, rest []trace.Param) string {
	switch code {
	case "confirma_outras":
		return modality + ", " + confirmationWords[certame.ConfirmationKind(rest[0].Value.Int)]
	case "estado_anterior":
		return modality + ", " + previousNumbers(modality, rest)
	case "duas_opcoes", "duas_opcoes_iguais":
		return modality + " (" + Count(int(rest[0].Value.Int), "vaga", "vagas") + ")"
	}
	return modality + " " + rest[0].Value.String()
}

var confirmationWords = [...]string{
	certame.ConfirmationNone: "sem procedimento", certame.ConfirmationPhenotype: "confirmação complementar perante comissão",
	certame.ConfirmationDocuments: "verificação de documentos", certame.ConfirmationBiopsychosocial: "avaliação biopsicossocial da deficiência",
}

// previousNumbers writes "8 optantes, última convocada com 79,00".
func previousNumbers(modality string, rest []trace.Param) string {
	people := Count(int(rest[0].Value.Int), "optante", "optantes")
	if modality == "AC" {
		people = Count(int(rest[0].Value.Int), "pessoa na lista", "pessoas na lista")
	}
	if rest[1].Value.Kind == trace.KindNone {
		return people + ", ninguém convocado"
	}
	return people + ", última convocada com " + People(rest[1].Value)
}

// AdviceCodes lists the codes that have a text.
func AdviceCodes() []string {
	codes := make([]string, 0, len(advice))
	for code := range advice {
		codes = append(codes, code)
	}
	return codes
}
