package fault

import (
	"errors"
	"net/http"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/law"
)

// OfSitting is what the boards at work refuse, as people read it; nil for what is not
// theirs.
func OfSitting(err error) *Fault {
	var refusal *sitting.Refusal
	if errors.As(err, &refusal) {
		what, remedy := refusal.Say()
		return &Fault{Status: http.StatusUnprocessableEntity, Code: "NAO-CABE", What: locale.AsSentence(what), Remedy: remedy, Article: law.Citations(refusal.Finding.Basis)}
	}
	for _, known := range sittingFaults {
		if errors.Is(err, known.err) {
			return &Fault{Status: known.status, Code: known.code, What: locale.AsSentence(known.err.Error()), Remedy: known.remedy}
		}
	}
	return ofSession(err)
}

var sittingFaults = []struct {
	err          error
	status       int
	code, remedy string
}{
	{sitting.ErrNoTerm, http.StatusForbidden, "TERMO", "Abra «Termo de confidencialidade» no menu do certame, leia e assine."},
	{sitting.ErrNotMember, http.StatusNotFound, "COMISSAO", "Se é engano, peça à secretaria que ligue a sua conta ao seu código na comissão."},
	{sitting.ErrImpeded, http.StatusForbidden, "IMPEDIMENTO", "Quem é suplente do seu lugar já foi chamado. Volte à fila."},
	{sitting.ErrNotSeat, http.StatusForbidden, "LUGAR", "Volte à fila: ela mostra só o que espera o seu voto."},
	{sitting.ErrNotDeclared, http.StatusConflict, "DECLARACAO", "Abra o processo pela fila e responda à pergunta sobre impedimento."},
	{sitting.ErrVoted, http.StatusConflict, "JA-VOTOU", "Volte à fila para o próximo processo."},
	{sitting.ErrNotOpen, http.StatusConflict, "NAO-ABERTO", "Volte à página anterior e veja em que etapa o processo está."},
	{sitting.ErrOpenAlready, http.StatusConflict, "JA-ABERTO", "Volte ao processo: os votos já podem entrar."},
	{sitting.ErrNotAll, http.StatusConflict, "FALTAM-VOTOS", "Espere todos os votos, ou chame a pessoa suplente do lugar que falta."},
	{sitting.ErrUndecided, http.StatusConflict, "SEM-DECISAO", "Peça os motivos a quem os deve; a página da fila mostra a cada membro o que deve."},
	{sitting.ErrProposed, http.StatusConflict, "JA-PROPOSTO", "Espere a confirmação, ou retire a proposta e proponha de novo."},
	{sitting.ErrChanged, http.StatusConflict, "PROCESSO-MUDOU", "Nada foi publicado. Retirem a proposta; a secretaria propõe de novo o resultado, como está agora."},
	{docket.ErrMoved, http.StatusConflict, "CERTAME-MUDOU", "Nada foi publicado. Retirem a proposta; a secretaria vê o efeito de agora e propõe de novo."},
	{sitting.ErrUnseen, http.StatusConflict, "LEIA-DE-NOVO", "Nada foi publicado. Leia o documento como está agora, nesta página, e confirme."},
	{sitting.ErrTampered, http.StatusConflict, "VOTO-ADULTERADO", "Não repita. Guarde uma cópia do banco de dados e chame quem o administra."},
	{sitting.ErrPhrase, http.StatusUnprocessableEntity, "SENHA-DE-VOTO", "Digite a frase que você escolheu ao assinar o termo. Ela não é a senha de entrada."},
	{sitting.ErrWeakPhrase, http.StatusUnprocessableEntity, "SENHA-DE-VOTO", "Junte quatro ou cinco palavras que só façam sentido para você."},
	{sitting.ErrWait, http.StatusTooManyRequests, "ESPERE", "O voto não foi registrado. O rascunho continua neste aparelho."},
	{sitting.ErrNoKey, http.StatusConflict, "SEM-CHAVE", "Peça à secretaria que chame a pessoa suplente neste processo, e assine o termo de novo para os próximos."},
	{sitting.ErrNoBoard, http.StatusNotFound, "SEM-COMISSAO", "Confira o grupo."},
}
