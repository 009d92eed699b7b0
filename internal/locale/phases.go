package locale

import (
	"strings"

	"certame"
	"certame/law"
	"certame/phase"
	"certame/trace"
)

// phaseFindings are the texts about phases, barriers and limits.
var phaseFindings = map[string]findingText{
	"fases.optantes_limitadas": {
		"a fase {fase} limita por número as pessoas optantes: quem alcança o mínimo tem direito a participar de todas as fases",
		"Retire optantes: limita; se há decisão judicial que o mande, escreva-a em fundamento.",
	},
	"fases.optantes_detidas": {
		"na fase {fase}, {pessoas} {pessoas?pessoa optante com o mínimo parou|pessoas optantes com o mínimo pararam} no número que o {=edital} fixou, a começar pela inscrição {inscricao}",
		"Retire optantes: limita e convoque-as; quem está no corte da ampla já não ocupa esse número.",
	},
	"fases.anexo_III": {
		"o limite do Anexo III depende de autorização e vale para {=concurso} de mais de uma etapa; este {=edital} declara {fases} {fases?fase|fases}",
		"Confira a autorização e se o limite está escrito no {=edital} publicado; sem ela, use limite_aprovados: anexo_II.",
	},
	"edital.ausencia_elimina": {
		"o {=edital} elimina quem falta à confirmação, e a norma só exige nota para seguir na ampla concorrência",
		"Retire ausencia: elimina, ou escreva o fundamento.",
	},
	"fases.sem_notas": {
		"a fase {fase} ainda não tem notas, e {faltam?falta essa fase|faltam # fases} para o resultado; a apuração usa as anteriores",
		"Acrescente as colunas da fase ou o arquivo fase_<codigo>.csv; até lá o resultado é provisório.",
	},
	"fases.barreira_zero": {
		"a barreira da fase {fase} é um múltiplo das vagas, e a modalidade {modalidade} não tem vaga: ninguém seguiria; a barreira não foi aplicada",
		"Declare um piso na barreira, ou manter com o número.",
	},
	"fases.empate_no_corte": {
		"na fase {fase} o {=edital} desempata a última posição do corte, e nenhum critério separa quem está nela: eram {lugares} {lugares?lugar|lugares}, ficaram {mantidas}",
		"Inclua em desempate um critério que separe, ou registre o sorteio; até lá ninguém é cortado pelo empate.",
	},
	"fases.nota_final_difere": {
		"{pessoas} {pessoas?pessoa tem|pessoas têm} nota_final diferente da calculada pelas fases; a inscrição {inscricao} traz {informada}, e o cálculo dá {calculada}",
		"Confira pesos, mínimos e notas das fases; a apuração usou a calculada. Quem parou em uma fase não tem nota final.",
	},
	"fases.total_difere": {
		"na fase {fase}, {pessoas} {pessoas?pessoa tem|pessoas têm} total diferente da soma das provas; a inscrição {inscricao} traz {informada}, e a soma dá {calculada}",
		"Confira os pesos e as notas das provas; a apuração usou a soma.",
	},
	"fases.optantes_nao_convocadas": {
		"{pessoas} {pessoas?pessoa optante com o mínimo da fase|pessoas optantes com o mínimo da fase} {fase} {pessoas?não seguiu|não seguiram}, a começar pela inscrição {inscricao}",
		"Convoque-as: a lista, com o artigo de cada uma, está em barreira.csv.",
	},
	"fases.optantes_convocadas": {
		"confere: todas as pessoas optantes com o mínimo da fase {fase} seguiram ({pessoas})",
		"Nada a fazer: a prova, uma linha por optante, está em barreira.csv.",
	},
	"fases.convocadas_divergem": {
		"na fase {fase}, {pessoas} {pessoas?pessoa seguiu ou ficou|pessoas seguiram ou ficaram} contra o que as notas dizem, a começar pela inscrição {inscricao}",
		"Confira em barreira.csv: ou a convocação errou, ou faltam na planilha as notas e as decisões que a explicam.",
	},
	"fases.convocadas_sem_notas": {
		"há lista de quem seguiu da fase {fase}, e a fase não tem notas: nada se pode conferir",
		"Acrescente as notas da fase, ou retire o arquivo.",
	},
}

// stopDetails say why a person stopped in a phase.
var stopDetails = [...]string{
	certame.StopNoMark:           "sem nota na fase",
	certame.StopMinimum:          "abaixo do mínimo da fase",
	certame.StopComponentMinimum: "abaixo do mínimo de uma prova da fase",
	certame.StopCut:              "fora do corte da ampla concorrência e sem opção por reserva",
	certame.StopGroupCut:         "fora do número de optantes que o {=edital} fixou",
	certame.StopOptionLost:       "perdeu a opção e está fora do corte da ampla concorrência",
}

// StopDetail says why a person stopped in a phase.
func StopDetail(w law.Wording, s certame.Stop) string { return stopsSaid[w][s] }

var stopsSaid = byWording(stopDetails[:])

// StopIn names the phase too.
func StopIn(w law.Wording, s certame.Stop, phase string) string {
	return "fase " + phase + ": " + stopsSaid[w][s]
}

// PhaseReason says why a person goes on from a phase, or stops.
func PhaseReason(w law.Wording, way phase.Way, stop certame.Stop, barrier bool) string {
	switch {
	case way == phase.WayOpen && barrier:
		return "dentro do corte da ampla concorrência"
	case way == phase.WayOpen:
		return "alcançou o mínimo"
	case way == phase.WayOption:
		return "optante com o mínimo: segue pela reserva"
	case way == phase.WayOrder:
		return "por ordem judicial"
	}
	return stopsSaid[w][stop]
}

// CallReason says what is right or wrong with one person of a list of people
// called to go on from a phase.
func CallReason(w law.Wording, l *phase.Line) string {
	optante := l.Optante && l.Fact.Minimum
	switch {
	case optante && l.Called:
		return "optante com o mínimo: seguiu"
	case optante:
		return "optante com o mínimo que não foi convocada"
	case l.Due:
		return "devia seguir e não foi convocada"
	}
	return "convocada sem direito: " + stopsSaid[w][l.Fact.Stop]
}

// account writes how the final mark is made: "2 × Objetiva (70,00 = 1 × geral 40,00 +
// 1 × específica 30,00) + 3 × Discursiva 85,00".
func account(params []trace.Param) string {
	var parts, tests []string
	head, total := "", ""
	end := func() {
		switch {
		case len(tests) > 0:
			parts = append(parts, head+" ("+total+" = "+strings.Join(tests, " + ")+")")
		case head != "":
			parts = append(parts, head+" "+total)
		}
		tests = nil
	}
	for i, p := range params {
		switch p.Name {
		case "peso":
			end()
			head = p.Value.String() + " × " + params[i+1].Value.Word
			total = People(params[i+2].Value)
		case "peso_da_prova":
			tests = append(tests, p.Value.String()+" × "+params[i+1].Value.Word+" "+People(params[i+2].Value))
		}
	}
	end()
	return strings.Join(parts, " + ")
}
