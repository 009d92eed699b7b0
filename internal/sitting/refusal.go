package sitting

import (
	"errors"

	"certame/internal/locale"
	"certame/law"
	"certame/trace"
)

// What is refused to anybody. Each is matched with errors.Is.
var (
	ErrNoBoard     = errors.New("este grupo não é decidido por comissão neste certame")
	ErrNotMember   = errors.New("a conta não é de quem compõe esta comissão")
	ErrNoTerm      = errors.New("assine o termo de confidencialidade deste certame antes de ver qualquer processo")
	ErrNoKey       = errors.New("assine de novo o termo, com uma senha de voto: sem ela não há como votar")
	ErrPhrase      = errors.New("a senha de voto não confere")
	ErrWeakPhrase  = errors.New("a senha de voto precisa de pelo menos 14 caracteres variados: use uma frase que só você conheça")
	ErrWait        = errors.New("a senha de voto não conferiu várias vezes: espere alguns minutos antes de tentar de novo")
	ErrImpeded     = errors.New("você se declarou impedida ou impedido neste processo")
	ErrNotDeclared = errors.New("declare antes se há impedimento ou conflito neste processo")
	ErrNotSeat     = errors.New("o lugar nesta comissão é de outra pessoa neste processo")
	ErrVoted       = errors.New("o voto deste lugar já foi registrado, e não muda")
	ErrNotAll      = errors.New("ainda não entraram todos os votos")
	ErrNotOpen     = errors.New("o processo não está aberto para votação")
	ErrOpenAlready = errors.New("o processo já está aberto para votação")
	ErrUndecided   = errors.New("o processo ainda não está decidido: falta voto, ou falta motivo de um voto de que o resultado depende")
	ErrProposed    = errors.New("já há uma proposta deste resultado à espera da segunda pessoa")
	ErrChanged     = errors.New("um processo deste resultado mudou depois da proposta: chegou uma desistência, um motivo ou outra ocorrência")
	ErrUnseen      = errors.New("o documento já não é o que você leu: o dia mudou, ou a proposta é outra")
	ErrTampered    = errors.New("um voto lacrado não confere com o seu compromisso: nada foi aberto. Preserve o banco de dados e procure quem o administra")

	errMoment = errors.New("instante que não se lê em um evento guardado")
)

// Refusal is what cannot have happened in a case, with its article and remedy.
type Refusal struct {
	Finding trace.Finding
	wording law.Wording
}

// Say gives the message and the remedy.
func (r *Refusal) Say() (message, remedy string) { return locale.Finding(r.wording, r.Finding) }

func (r *Refusal) Error() string {
	message, remedy := r.Say()
	return message + " [" + law.Citations(r.Finding.Basis) + "]. " + remedy
}
