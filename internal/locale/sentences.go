package locale

import (
	"fmt"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/contest"
	"certame/law"
	"certame/trace"
)

var sentences = map[string]string{
	"fora_das_listas":           "A inscrição {inscricao} não está em nenhuma lista {=do cargo} {cargo}: {razao}.",
	"posicao_geral":             "A inscrição {inscricao} tem nota {nota} e está em {posicao}º lugar de {total} {total?pessoa aprovada|pessoas aprovadas} {=no cargo} {cargo}.",
	"desempate_com_a_anterior":  "Tem a mesma nota da inscrição {outra}, que fica à frente pelo critério de desempate «{criterio}».",
	"empate_com_a_anterior":     "Está empatada com a inscrição {outra} em todos os critérios do {=edital}: a ordem entre as duas é provisória.",
	"lista_ac":                  "Na ampla concorrência, em que todas as pessoas concorrem, está em {posicao}º de {total}.",
	"fora_da_ac":                "Não figura na lista da ampla concorrência: seguiu no certame só pela reserva de vagas.",
	"opcao_confirmada":          "A opção pela reserva {grupo} está confirmada: {posicao}º de {total} na lista.",
	"opcao_pendente":            "A opção pela reserva {grupo} ainda não foi decidida; até lá ocupa o {posicao}º lugar de {total} na lista, em caráter provisório.",
	"opcao_nao_confirmada":      "A opção pela reserva {grupo} não foi confirmada; segue na ampla concorrência.",
	"decisao_da_comissao":       "Decisão da comissão sobre a opção pela reserva {grupo}: {decidida}.",
	"segue_na_ampla":            "Perdida a opção por {grupo}, segue na ampla concorrência.",
	"opcao_informativa":         "Também optou por {grupo}; quem opta por várias reservas é classificado só na de maior percentual (no empate, na de melhor posição), aqui {final}; na lista {grupo} aparece apenas como informação.",
	"vagas_do_cargo":            "{=O cargo} {cargo} tem {total} {total?vaga|vagas}: {vagas}.",
	"convocada_ac":              "É a {convocacao}ª pessoa convocada, na vaga {vaga}, pela ampla concorrência: é a melhor classificada ainda sem vaga naquele momento.",
	"convocada_reserva":         "É a {convocacao}ª pessoa convocada, na vaga {vaga}, pela lista {modalidade}: é a primeira dessa lista ainda sem vaga naquele momento.",
	"vaga_revertida":            "A vaga {vaga} era da lista {de} e passou a {para} porque a lista de origem não tinha mais ninguém à espera.",
	"compensada":                "Na {convocacao}ª convocação passa a contar como {para}, porque a nota alcança uma vaga da ampla concorrência; a vaga {de} segue para a inscrição {entra}.",
	"volta_ao_grupo":            "Quando a vaga {aberta} se abre, passa a contar como {para}: a vaga do grupo, que tinha passado a outra lista, volta a ser ocupada por ele.",
	"passa_de_grupo":            "Quando a vaga {aberta} se abre, passa de {de} a {para}, o grupo de maior percentual entre os seus em que a posição alcança vaga.",
	"opcao_nao_confirmada_fora": "A opção pela reserva {grupo} não foi confirmada.",
	"lista_sem_vaga_primeira":   "Nenhuma vaga {=deste cargo} ficou com a lista {lista}, em que é a primeira ainda sem vaga.",
	"mudanca_no_conjunto":       "As vagas são contadas em um conjunto de {=cargos}: quantas teriam de abrir {=neste cargo} depende da distribuição que o {=edital} fizer.",
	"compensada_sem_seguinte":   "Quando a vaga {aberta} se abre, passa a contar como {para}, porque a nota alcança uma vaga da ampla concorrência; na lista {de} não há mais ninguém à espera.",
	"nao_usa_reserva":           "Por estar dentro das vagas da ampla concorrência, não consome vaga reservada.",
	"sub_judice_com_vaga":       "Participa por ordem judicial: ocuparia uma vaga-espelho em {modalidade}, sem tirar a vaga de ninguém, até a decisão final.",
	"sub_judice_sem_vaga":       "Participa por ordem judicial e, pela classificação, não alcançaria vaga.",
	"so_cadastro":               "{=O cargo} {cargo} tem só cadastro de reserva: nenhuma vaga no {=edital}.",
	"lista_sem_vaga":            "Nenhuma vaga {=deste cargo} ficou com a lista {lista}, em que há {antes} {antes?pessoa|pessoas} à frente sem vaga.",
	"ultima_da_lista":           "Não foi convocada pela lista {lista}: a última vaga ficou com a inscrição {ultima}, nota {nota}, e ainda há {antes} {antes?pessoa|pessoas} à frente sem vaga.",
	"proxima_da_lista":          "Não foi convocada pela lista {lista}: a última vaga ficou com a inscrição {ultima}, nota {nota}; é a próxima da lista.",
	"mudanca_vagas":             "Seria convocada se {vagas?abrisse mais uma vaga|abrissem mais # vagas} {=neste cargo}.",
	"mudanca_desistencias":      "Seria convocada se {desistencias?desistisse a última pessoa que conta|desistissem as # últimas pessoas que contam} como {lista}.",
	"mudanca_nota":              "Seria convocada se ficasse à frente da inscrição {outra}, que tem nota {nota}.",
	"mudanca_nenhuma":           "Nenhuma mudança isolada de até 2.000 vagas, de desistências ou de nota a alcançaria.",
	"parou_na_fase":             "A inscrição {inscricao} não está em nenhuma lista {=do cargo} {cargo}: parou na fase {fase}, com nota {nota}: {parada}.",
	"fase_minimo":               "O mínimo da fase {fase} é {minimo}.",
	"fase_corte":                "O corte da ampla concorrência na fase {fase}, de {lugares} {lugares?lugar|lugares}, ficou na nota {corte}.",
	"na_lista_local":            "Pôs {localidade} antes das outras localidades {=do cargo} {cargo}: está na lista local, que vem antes da lista geral.",
	"na_lista_geral":            "Pôs outra localidade {=do cargo} {cargo} antes de {localidade}: está na lista geral, que vem depois de quem a pôs primeiro.",
	"conta_da_nota":             "Com os pesos {=do cargo} {cargo}, a nota final {final} é {conta}.",
	"fases_na_ampla":            "Alcançou o mínimo e esteve no corte da ampla concorrência em todas as fases: {notas}.",
	"fase_pela_reserva":         "Na fase {fase} teve nota {nota}, com o mínimo e fora do corte da ampla concorrência: seguiu pela opção.",
	"fase_por_ordem":            "Na fase {fase} seguiu por ordem judicial.",
	"fato_nomeada":              "Tem {=nomeação} em vigor na vaga {vaga}, pela lista {rotulo}, de {dia} ({ato}; fato {fato}).",
	"fato_empossada":            "Tem {=posse} na vaga {vaga}, da {=nomeação} pela lista {rotulo} de {dia} ({ato}; fato {fato}).",
	"fato_em_exercicio":         "Está em exercício na vaga {vaga}, da {=nomeação} pela lista {rotulo} de {dia} ({ato}; fato {fato}).",
	"fato_conta_como":           "Chamada pela lista {rotulo}, hoje conta como {para}: a nota alcança uma vaga dela, e a vaga de {rotulo} segue para a próxima pessoa da lista.",
	"fato_fora_da_ordem":        "A ordem não lhe dá vaga: ocupa a vaga {vaga} enquanto o ato não for desfeito, e outra pessoa devia estar nela.",
	"fato_saiu":                 "Saiu em {dia} (fato {fato}): {modo}.",
	"fato_fim_de_fila":          "Pediu fim de fila em {dia} (fato {fato}) e vem depois de todas as outras pessoas em cada lista em que está.",
	"fato_fim_de_fila_do_cargo": "Pediu fim de fila {=no cargo} {cargo} em {dia} (fato {fato}) e nele vem depois de todas as outras pessoas em cada lista; nas demais opções fica onde está.",
	"fato_deixou_o_cargo":       "Deixou {=o cargo} {cargo} em {dia} (fato {fato}): {modo}. Já não concorre a este nem aos que põe depois dele.",
	"fato_deixou_por_outro":     "Deixou {=o cargo} {cargo} em {dia}, com a {=posse} {=no cargo} {outro} (fato {fato}), que prefere.",
	"fato_tem_outro":            "Tem {=nomeação} em vigor {=no cargo} {cargo}, vaga {vaga}, desde {dia} (fato {fato}).",
	"fato_tem_outro_e_espera":   "Tem {=nomeação} em vigor {=no cargo} {cargo}, vaga {vaga}, desde {dia} (fato {fato}), e espera por este, que prefere: conserva aquela vaga até a {=posse} neste.",
	"e_a_proxima":               "É a próxima a ser chamada, na vaga {vaga}.",
	"espera_a_vez":              "Tem vaga pela ordem e espera a vez: {antes?antes vem uma pessoa|antes vêm # pessoas}, a primeira a inscrição {proxima}.",
	"preferencia_deste_cargo":   "{=O cargo} {cargo} é a {preferencia}ª opção de {total} que a pessoa pôs em ordem.",
	"fato_confirmou":            "Confirmou interesse {=no cargo} {cargo} em {dia} (fato {fato}): conserva esse e os que prefere.",
	"fato_recusou":              "Recusou {=o cargo} {cargo} em {dia} (fato {fato}): perde esse e os que põe depois dele.",
	"fato_silenciou":            "Não respondeu sobre {=o cargo} {cargo} até {dia} (fato {fato}): perde esse e os que põe depois dele.",
	"cadeia":                    "A situação de hoje vem da cadeia aberta em {dia} (fato {fato}): {passos}.",
	"preferidas_outras":         "Prefere ainda {outras?uma opção|# opções} antes das seguintes: a situação em cada uma está em preferencias.csv.",
	"preferida_espera":          "Na {preferencia}ª opção, {=o cargo} {cargo}, está em {posicao}º lugar e {vagas?a vaga não a alcança|nenhuma das # vagas a alcança}: espera por ela.",
	"preferida_fora":            "Na {preferencia}ª opção, {=o cargo} {cargo}, não está em nenhuma lista.",
	"preferida_recusada":        "Da {preferencia}ª opção, {=o cargo} {cargo}, abriu mão na confirmação de interesse.",
	"ocupa_preferido":           "Não ocupa vaga {=deste cargo}, nem a espera: ocupa a {preferencia}ª opção, {=o cargo} {cargo}, que prefere.",
	"abriu_mao":                 "Não ocupa vaga {=deste cargo}, nem a espera: recusou-o na confirmação de interesse, ou a um que prefere, ou não respondeu.",
	"ordem_nao_publicada":       "A ordem de preferência da pessoa só consta até onde o resultado a mostra: o que espera vem antes do que ocupa, e o mais vem depois.",
	"ocupa_outro":               "Não ocupa vaga {=deste cargo}, nem a espera: ocupa {=o cargo} {cargo}, que prefere.",
	"nomeada_nao_espera":        "Não espera por vaga {=deste cargo}: tem {=nomeação} {=no cargo} {cargo}, e pelo {=edital} isso encerra a espera pelos que prefere.",
	"preferida_encerrada":       "Da {preferencia}ª opção, {=o cargo} {cargo}, já não espera: a {=nomeação} em outro encerrou a espera.",
	"chamada_ao_preferido":      "A ordem já lhe dá vaga na {preferencia}ª opção, {=o cargo} {cargo}: conserva esta até a {=posse} naquela, e ninguém é chamado para ela antes disso.",
	"deixa_as_seguintes":        "É {=o cargo} que ocupa: às opções seguintes já não concorre, e as vagas delas seguem para quem vem depois.",
	"alem_do_limite_da_ac":      "Não figura na lista da ampla concorrência: está além do número máximo de aprovados dela; está aprovada pela reserva.",
}

// Sentence writes one sentence of an explanation, with its articles.
func Sentence(w law.Wording, s contest.Sentence) string {
	return sentenceText(w, s) + " (" + law.Citations(s.Basis) + ")"
}

func sentenceText(w law.Wording, s contest.Sentence) string {
	text, ok := sentences[s.Code]
	if !ok {
		panic(fmt.Sprintf("sentence %q has no text", s.Code))
	}
	switch s.Code {
	case "vagas_do_cargo":
		text = strings.Replace(text, "{vagas}", seatList(s.Params), 1)
	case "fora_das_listas":
		text = strings.Replace(text, "{razao}", standingReason(w, s.Params), 1)
	case "parou_na_fase":
		text = strings.Replace(text, "{parada}", stopReason(w, s.Params), 1)
	case "fato_saiu", "fato_deixou_o_cargo":
		text = strings.Replace(text, "{modo}", leavingWord(s.Params), 1)
	case "decisao_da_comissao":
		text = strings.Replace(text, "{decidida}", decided(s.Params), 1)
	case "cadeia":
		text = strings.Replace(text, "{passos}", moveList(s.Params), 1)
	case "conta_da_nota":
		text = strings.Replace(text, "{conta}", account(s.Params), 1)
	case "fases_na_ampla":
		text = strings.Replace(text, "{notas}", markList(s.Params), 1)
	}
	return fill(w, text, s.Params)
}

// seatList writes "AC 3, PPP 2, PcD 1" from the pairs of the sentence.
func seatList(params []trace.Param) string {
	var parts []string
	for i, p := range params {
		if p.Name == "modalidade" && params[i+1].Value.Int > 0 {
			parts = append(parts, p.Value.Word+" "+params[i+1].Value.String())
		}
	}
	return strings.Join(parts, ", ")
}

// moveList writes who moved, one after another: "003 deixa B; 002 passa de C a B".
func moveList(params []trace.Param) string {
	var parts []string
	for i, p := range params {
		if p.Name != "quem" {
			continue
		}
		switch from, to := params[i+1].Value.Word, params[i+2].Value.Word; {
		case to == "":
			parts = append(parts, p.Value.Word+" deixa "+from)
		case from == "":
			parts = append(parts, p.Value.Word+", que não ocupava vaga, entra em "+to)
		default:
			parts = append(parts, p.Value.Word+" passa de "+from+" a "+to)
		}
	}
	return strings.Join(parts, "; ")
}

func standingReason(w law.Wording, params []trace.Param) string {
	for _, p := range params {
		if p.Name == "razao" {
			return StandingDetail(w, int(p.Value.Int))
		}
	}
	return ""
}

func decided(params []trace.Param) string {
	for _, p := range params {
		if p.Name == "decisao" {
			return Outcome(confirmation.Outcome(p.Value.Int))
		}
	}
	return ""
}

func stopReason(w law.Wording, params []trace.Param) string {
	for _, p := range params {
		if p.Name == "parada" {
			return StopDetail(w, certame.Stop(p.Value.Int))
		}
	}
	return ""
}

// markList writes "objetiva 70,00, discursiva 65,00" from the pairs of the
// sentence.
func markList(params []trace.Param) string {
	var parts []string
	for i, p := range params {
		if p.Name == "fase" {
			parts = append(parts, p.Value.Word+" "+People(params[i+1].Value))
		}
	}
	return strings.Join(parts, "; ")
}
