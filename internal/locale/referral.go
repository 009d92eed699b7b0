package locale

import (
	"certame/fraud"
	"certame/law"
)

var referralLabels = map[string]string{
	"orgao": "{=Órgão ou entidade}", "certame": "Certame", "edital": "{=Edital}", "cargo": "{=Cargo}", "inscricao": "Inscrição", "nome": "Nome", "cpf": "CPF",
	"grupo": "Reserva declarada", "noticia": "Indício ou denúncia", "instauracao": "Instauração do processo", "notificacao": "Notificação à pessoa",
	"defesa": "Defesa", "prazo_sem_defesa": "Prazo de defesa encerrado sem manifestação", "conclusao": "Conclusão", "recurso": "Recurso",
	"decisao_do_recurso": "Decisão do recurso", "reconhecido": "Reconhecido", "admissao": "{=Nomeação}", "efeito": "Efeito",
	"exercicio_desde": "Em exercício desde", "exercicio_ate": "Em exercício até", "valores_pagos": "Valores pagos",
}

var referralCodes = map[string]string{
	"fraude": "fraude na autodeclaração", "ma_fe": "má-fé na autodeclaração", "eliminacao": "eliminação do certame",
	"anulacao": "anulação da {=admissão}", "sem_efeito_no_certame": "o certame terminou sem {=admissão}", "sem_admissao": "nenhum: a pessoa não chegou a ser {=admitida}",
}

var referralEnclosures = map[string]string{
	"autos": "cópia integral do processo administrativo", "autodeclaracao": "autodeclaração e opção, com a data e a hora",
	"notificacao": "prova da notificação", "defesa": "defesa, ou certidão de que o prazo terminou sem ela", "conclusao": "conclusão, com as razões, e a decisão do recurso, se houve",
	"fichas_financeiras": "fichas financeiras de todo o período de exercício",
}

// ToFill marks what the facts do not have.
const ToFill = "[preencher]"

// ReferralLabel is the label of a field.
func ReferralLabel(w law.Wording, f fraud.Field) string {
	return spoken(w, referralLabels[f.Name])
}

// ReferralValue is the value of a field for people; what is missing is shown as
// still to be filled in, never left out.
func ReferralValue(w law.Wording, f fraud.Field) string {
	text := f.Value
	for _, more := range [...]string{f.Day.Brazilian(), spoken(w, referralCodes[f.Code])} {
		switch {
		case more == "":
		case text == "":
			text = more
		default:
			text = more + ", " + text
		}
	}
	if text == "" {
		return ToFill
	}
	return text
}

// ReferralEnclosure names what goes with the document.
func ReferralEnclosure(code string) string { return referralEnclosures[code] }

// ReferralTitle is the addressee.
func ReferralTitle(d fraud.Document) string {
	if d.To == fraud.Prosecution {
		return "Ao Ministério Público"
	}
	return "À Advocacia-Geral da União"
}

// ReferralRequest says what the addressee is asked to find out, with the article.
func ReferralRequest(d fraud.Document) string {
	purpose := "para apurar a eventual ocorrência de ilícito penal"
	if d.To == fraud.AttorneyGeneral {
		purpose = "para apurar a necessidade de ressarcimento ao erário"
	}
	return "Encaminha-se o resultado do processo administrativo que reconheceu fraude ou má-fé na autodeclaração, " + purpose + " (" + law.Citations(d.Basis) + ")."
}
