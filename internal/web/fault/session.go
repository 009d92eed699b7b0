package fault

import (
	"errors"
	"net/http"

	"certame/internal/locale"
	"certame/internal/sitting"
)

// ofSession is what sessions and appeals refuse, in the words in which it was refused,
// which say of whom; nil for what is not theirs.
func ofSession(err error) *Fault {
	for _, known := range sessionFaults {
		if errors.Is(err, known.err) {
			return &Fault{Status: known.status, Code: known.code, What: locale.AsSentence(err.Error()), Remedy: known.remedy}
		}
	}
	return nil
}

var sessionFaults = []struct {
	err          error
	status       int
	code, remedy string
}{
	{sitting.ErrNoText, http.StatusUnprocessableEntity, "SEM-MOTIVO", "Escreva no campo do motivo e envie de novo."},
	{sitting.ErrLongText, http.StatusUnprocessableEntity, "TEXTO-LONGO", "Deixe o essencial; o que for longo se junta como documento."},
	{sitting.ErrNotIdentity, http.StatusUnprocessableEntity, "IDENTIDADE", "Escolha uma das formas da tela."},
	{sitting.ErrUnidentified, http.StatusUnprocessableEntity, "IDENTIDADE", "Registre como a identidade foi conferida e repita."},
	{sitting.ErrNotExpected, http.StatusUnprocessableEntity, "FORA-DE-HORA", "Veja em que etapa o processo está: a página já mostra a atual."},
	{sitting.ErrSlotRuns, http.StatusUnprocessableEntity, "HORARIO-CORRE", "Espere o fim do horário da pessoa e repita."},
	{sitting.ErrCame, http.StatusUnprocessableEntity, "COMPARECEU", "Se a sessão não se fez, registre a falha técnica ou a desistência, com o motivo."},
	{sitting.ErrUnasked, http.StatusUnprocessableEntity, "FILMAGEM-POR-PERGUNTAR", "Registre na página do processo se a pessoa aceita ou recusa e abra a votação de novo."},
	{sitting.ErrNotFilmed, http.StatusUnprocessableEntity, "SEM-FILMAGEM", "Nada há a registrar de filmagem neste grupo."},
	{sitting.ErrPublished, http.StatusUnprocessableEntity, "JA-PUBLICADO", "O que a pessoa pedir depois do resultado se registra no livro de fatos, por quem o mantém."},
	{sitting.ErrVoting, http.StatusUnprocessableEntity, "EM-VOTACAO", "Anule antes a votação, com o motivo, se ela não pode seguir."},
	{sitting.ErrNoAccount, http.StatusUnprocessableEntity, "SEM-CONTA", "Confira o nome de acesso com a pessoa."},
	{sitting.ErrNotCandidate, http.StatusUnprocessableEntity, "SEM-PAPEL", "Peça o papel à administração e repita."},
	{sitting.ErrTied, http.StatusUnprocessableEntity, "JA-LIGADA", "Confira de quem é a inscrição antes de desligar."},
	{sitting.ErrSits, http.StatusUnprocessableEntity, "E-MEMBRO", "Quem decide não concorre: trate o impedimento antes."},
	{sitting.ErrNoGrounds, http.StatusUnprocessableEntity, "SEM-RAZOES", "Escreva por que a decisão deve mudar e envie de novo, dentro do prazo."},
	{sitting.ErrLongGrounds, http.StatusUnprocessableEntity, "RAZOES-LONGAS", "Reduza o texto e envie de novo, dentro do prazo."},
	{sitting.ErrNoAppeal, http.StatusConflict, "SEM-RECURSO", "Veja em que etapa o processo está."},
	{sitting.ErrReceived, http.StatusConflict, "JA-RECEBIDO", "Distribua-o, se ainda não foi distribuído."},
	{sitting.ErrNotReceived, http.StatusConflict, "POR-RECEBER", "Receba o recurso e repita."},
	{sitting.ErrDistributed, http.StatusConflict, "JA-DISTRIBUIDO", "Acompanhe os votos na página do processo."},
	{sitting.ErrNotDistinct, http.StatusUnprocessableEntity, "NAO-SAO-OUTRAS", "Mude a composição em Comissões, ou a conta ligada ao código, e distribua de novo."},
	{sitting.ErrNotExamined, http.StatusUnprocessableEntity, "POR-EXAMINAR", "Abra cada elemento nesta página; o voto é pedido depois."},
	{sitting.ErrNotElement, http.StatusNotFound, "SEM-ELEMENTO", "Volte à página do recurso."},
	{sitting.ErrNotDistributed, http.StatusNotFound, "NAO-DISTRIBUIDO", "Volte à lista: ela mostra só os recursos distribuídos a você."},
}
