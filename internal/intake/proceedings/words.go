package proceedings

import "certame/fraud"

// kinds are the words of the column fato.
var kinds = map[string]fraud.Fact{
	"denuncia": {Kind: fraud.Reported, Ground: fraud.ByComplaint}, "indicio": {Kind: fraud.Reported, Ground: fraud.ByIndication},
	"nao_confirmacao": {Kind: fraud.Reported, Ground: fraud.ByDenialAlone}, "instauracao": {Kind: fraud.Opened},
	"nomeacao": {Kind: fraud.Admitted}, "matricula": {Kind: fraud.Admitted}, "incorporacao": {Kind: fraud.Admitted}, "admissao": {Kind: fraud.Admitted},
	"notificacao": {Kind: fraud.Notified}, "ciencia": {Kind: fraud.Notified}, "defesa": {Kind: fraud.Defended}, "decurso": {Kind: fraud.TermElapsed},
	"conclusao": {Kind: fraud.Concluded}, "recurso": {Kind: fraud.Appealed}, "decisao_do_recurso": {Kind: fraud.AppealDecided},
	"efeito": {Kind: fraud.EffectApplied}, "remessa_mp": {Kind: fraud.SentToMP}, "remessa_agu": {Kind: fraud.SentToAGU},
}

const kindWords = "denuncia, indicio, instauracao, nomeacao (ou matricula, incorporacao), notificacao, defesa, decurso, conclusao, recurso, decisao_do_recurso, efeito, remessa_mp, remessa_agu"

var conclusions = map[string]fraud.Conclusion{
	"fraude": fraud.FoundFraud, "ma_fe": fraud.FoundBadFaith, "nao_reconhecida": fraud.NotFound, "nao": fraud.NotFound, "improcedente": fraud.NotFound,
}
