package locale

import (
	"slices"

	"certame/fraud"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

// factNames say what happened, for people; a mark asks for the word of the kind
// of contest.
var factNames = [...]string{
	ledger.Registrations:      "inscrições homologadas",
	ledger.Marks:              "notas corrigidas",
	ledger.Option:             "opção da pessoa",
	ledger.Board:              "comissão constituída",
	ledger.Vote:               "voto lacrado",
	ledger.Decision:           "decisão da comissão",
	ledger.Appeal:             "recurso",
	ledger.FraudReported:      "denúncia ou indício de fraude",
	ledger.FraudOpened:        "processo de fraude instaurado",
	ledger.FraudNotified:      "pessoa notificada do processo",
	ledger.FraudDefended:      "defesa apresentada",
	ledger.FraudTermElapsed:   "prazo de defesa encerrado",
	ledger.FraudConcluded:     "processo de fraude concluído",
	ledger.FraudAppealed:      "recurso no processo de fraude",
	ledger.FraudAppealDecided: "recurso no processo de fraude decidido",
	ledger.FraudEffect:        "efeito da fraude",
	ledger.FraudSentToMP:      "remessa ao Ministério Público",
	ledger.FraudSentToAGU:     "remessa à Advocacia-Geral da União",
	ledger.Homologated:        "homologação",
	ledger.TrainingCourse:     "chamada ao curso de formação",
	ledger.SeatsOpened:        "vagas abertas",
	ledger.SeatClosed:         "vaga fechada",
	ledger.Appointed:          "{=nomeação}",
	ledger.Voided:             "{=nomeação} sem efeito",
	ledger.TookOffice:         "{=posse}",
	ledger.EnteredService:     "exercício",
	ledger.Declined:           "desistência",
	ledger.DidNotAppear:       "não comparecimento",
	ledger.EndOfQueue:         "fim de fila",
	ledger.Dismissed:          "exoneração",
	ledger.Died:               "óbito",
	ledger.Removed:            "saída",
	ledger.CourtOrder:         "ordem judicial",
	ledger.CourtOrderEnded:    "fim de ordem judicial",
	ledger.CourtOrderFinal:    "ordem judicial definitiva",
	ledger.ValidityExtended:   "prorrogação da validade",
	ledger.DrawHeld:           "sorteio",
	ledger.Published:          "publicação",
	ledger.Interest:           "confirmação de interesse",
	ledger.Reversal:           "estorno",
}

// FactName says what a kind of fact is.
func FactName(k ledger.Kind, w law.Wording) string { return spoken(w, factNames[k]) }

// ledgerFaults say what is wrong with a line of a book, and what to do.
var ledgerFaults = map[ledger.Fault]findingText{
	ledger.NotAFact:       {"a linha não é um fato", "Recupere a linha de uma cópia; não a reescreva à mão."},
	ledger.UnknownKind:    {"tipo de fato desconhecido", "O livro pode ser de uma versão mais nova do programa."},
	ledger.UnknownVersion: {"versão de fato desconhecida", "O livro pode ser de uma versão mais nova do programa."},
	ledger.WrongInstant:   {"a data do fato não existe", "Recupere a linha de uma cópia; não a reescreva à mão."},
	ledger.NotCanonical:   {"a linha não está na forma única de um fato", "Registre fatos com certame fato registrar; não os escreva à mão."},
	ledger.Altered:        {"a linha foi alterada depois de gravada: a soma não confere", "Recupere a linha de uma cópia do livro."},
	ledger.WrongNumber:    {"o número do fato está fora da sequência", "Falta uma linha, ou sobra: recupere o livro de uma cópia."},
	ledger.BrokenChain:    {"a cadeia se rompe aqui: a linha anterior não é a que este fato viu", "Recupere o livro de uma cópia, ou compare a cabeça com a publicada."},
}

// LedgerFault says what is wrong with a line of a book, and the remedy.
func LedgerFault(f ledger.Fault) (what, remedy string) {
	return ledgerFaults[f].message, ledgerFaults[f].remedy
}

// ledgerReasons say why a fact was refused, and what to do.
var ledgerReasons = map[ledger.Reason]findingText{
	ledger.UnknownField:     {"este tipo de fato não tem o dado {campo}, ou ele veio vazio", "Veja os dados de cada tipo: certame modelo fatos."},
	ledger.MissingField:     {"falta o dado {campo}", "Informe com --dados {campo}=…; veja certame modelo fatos."},
	ledger.WrongValue:       {"o dado {campo} não aceita «{valor}»", "Veja os valores de cada dado: certame modelo fatos."},
	ledger.UnknownPerson:    {"a inscrição {valor} não está no certame", "Confira os zeros à esquerda."},
	ledger.UnknownPost:      {"{=o cargo} {valor} não está no {=edital}", "Use o código como está em edital.yaml."},
	ledger.OtherPost:        {"a inscrição {inscricao} não é {=do cargo} {valor}", "Retire {campo}: {=o cargo} é o da inscrição."},
	ledger.UnknownGroup:     {"«{valor}» não é um grupo do {=edital}", "Use o código do grupo como está em edital.yaml."},
	ledger.NoSuchFact:       {"o livro não tem o fato {valor}", "Veja os fatos: certame fato listar."},
	ledger.AlreadyReversed:  {"o fato já está estornado", "Para que volte a valer, estorne o estorno."},
	ledger.AlreadyThere:     {"um fato assim já está registrado", "Se o anterior está errado, estorne-o primeiro: certame fato estornar."},
	ledger.OutsidePeriod:    {"a opção só muda durante as inscrições, e {dia} está fora delas (limite: {limite})", "Uma ordem judicial é outro fato: ordem_judicial, com efeito=opcao."},
	ledger.NoOption:         {"a inscrição {inscricao} não tem opção por este grupo", "Confira o grupo e a inscrição."},
	ledger.AlreadyDecided:   {"esta instância já decidiu", "Se a decisão registrada está errada, estorne-a primeiro."},
	ledger.NoAppeal:         {"a comissão recursal só decide o que foi objeto de recurso", "Registre antes o recurso."},
	ledger.NothingToAppeal:  {"não há decisão contrária de que recorrer", "Confira a inscrição e o grupo."},
	ledger.UnknownBoard:     {"a comissão não está no livro", "Registre antes a comissão, com os membros."},
	ledger.VotedAlready:     {"este membro já votou sobre esta pessoa", "Cada membro vota uma vez sobre cada pessoa."},
	ledger.FraudSequence:    {"o processo não chegou a este passo: {passo}", "Registre antes o que falta, na ordem do processo."},
	ledger.AfterValidity:    {"a validade do certame terminou antes de {dia}", "Se houve prorrogação, registre-a: fato prorrogacao, com data dentro da validade."},
	ledger.BeforeNotice:     {"{dia} é anterior à publicação do {=edital}", "Confira a data."},
	ledger.NotExtensible:    {"o {=edital} não prevê prorrogação", "Se prevê, declare validade: {prorrogavel: sim} em edital.yaml."},
	ledger.ExtendedAlready:  {"a validade já foi prorrogada, e só cabe uma vez", "Confira o ato."},
	ledger.NoLabel:          {"neste {=edital} os percentuais incidem sobre {=vários cargos}: a modalidade da vaga nova é da política do {=edital}", "Informe --dados rotulo=… com a modalidade."},
	ledger.NoSuchSeat:       {"esta vaga não existe na data do fato", "Registre antes a abertura da vaga, ou confira o número."},
	ledger.SeatShut:         {"esta vaga está fechada", "Confira o número: certame ordem proximo diz a vaga livre."},
	ledger.SeatTaken:        {"esta vaga tem quem a ocupe na data do fato", "Confira o número: certame ordem proximo diz a vaga livre."},
	ledger.AppointedAlready: {"a inscrição {inscricao} já tem {=nomeação} em vigor neste certame", "Ninguém ocupa duas vagas. Confira a inscrição."},
	ledger.NotAppointed:     {"a inscrição {inscricao} não tem {=nomeação} em vigor na data do fato", "Registre antes a {=nomeação}, ou confira a data."},
	ledger.NotInOffice:      {"a inscrição {inscricao} não tem {=posse} registrada na data do fato", "Registre antes a {=posse}, ou confira a data."},
	ledger.InOffice:         {"a inscrição {inscricao} já tem {=posse} registrada", "Depois da {=posse} a saída é por exoneração ou óbito."},
	ledger.InService:        {"a inscrição {inscricao} já está em exercício", "Quem está em exercício sai por exoneração ou óbito."},
	ledger.LeftAlready:      {"a inscrição {inscricao} já saiu do certame", "Se a saída registrada está errada, estorne-a primeiro."},
	ledger.NoEndOfQueue:     {"o {=edital} não admite fim de fila", "Se admite, declare fim_de_fila em edital.yaml."},
	ledger.NoGroupInOrder:   {"a ordem sobre a opção precisa dizer por qual grupo", "Informe --dados grupo=…."},
	ledger.OrderNotInForce:  {"esta ordem judicial não está em vigor", "Indique o id do fato ordem_judicial: certame fato listar."},
	ledger.NothingFixed:     {"com congela_em: curso_de_formacao, a convocação fixa o rótulo da pessoa e precisa dizer qual, e em que vaga", "Informe --dados vaga=… e --dados rotulo=…."},
	ledger.NoPreferences:    {"neste certame ninguém põe {=vários cargos} em ordem, e não há interesse a confirmar", "Confira o tipo do fato; quem desiste, desistencia."},
	ledger.LetGoAlready:     {"a inscrição {inscricao} já não tem lugar {=neste cargo}: abriu mão, ou tem {=nomeação} em outro", "Se o fato anterior está errado, estorne-o primeiro."},
	ledger.WhichPost:        {"a inscrição {inscricao} pôs {=vários cargos} em ordem, e este fato é de um só", "Informe --{campo} com o código dele."},
	ledger.NoAct:            {"a {=nomeação} precisa do ato que a fez", "Informe --ato \"…\"."},
}

// LedgerRefusal says why a fact was refused, and the remedy.
func LedgerRefusal(r *ledger.Refusal, w law.Wording) (what, remedy string) {
	texts, params := ledgerReasons[r.Reason], slices.Clone(r.Params)
	for i := range params {
		if params[i].Name == "passo" {
			params[i].Value = trace.Word(spoken(w, fraudReasons[fraud.Reason(params[i].Value.Word)].message))
		}
	}
	what, remedy = fill(w, texts.message, params), fill(w, texts.remedy, params)
	if r.Because > 0 {
		what = "com este fato, o fato " + ledger.ID(r.Entry.Number) + " (" + FactName(r.Entry.Kind, w) + ", " + r.Entry.At.Date.Brazilian() +
			"), que já está no livro, deixa de ser possível: " + what
		remedy = "Confira a data, ou estorne antes o fato " + ledger.ID(r.Entry.Number) + "."
	}
	return what, remedy
}

var leavings = [...]string{
	ledger.LeftDeclining: "desistiu", ledger.LeftNotAppearing: "chamada, não compareceu no prazo", ledger.LeftVoided: "{=nomeação} tornada sem efeito",
	ledger.LeftDismissed: "desligada do serviço", ledger.LeftDead: "falecida", ledger.LeftFraud: "fraude ou má-fé apurada em processo",
	ledger.LeftRemoved: "por decisão cuja razão não é pública",
}

// leavingWord says how a person left.
func leavingWord(params []trace.Param) string {
	for _, p := range params {
		if p.Name == "modo" {
			return leavings[p.Value.Int]
		}
	}
	return ""
}
