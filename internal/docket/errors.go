package docket

import (
	"errors"

	"certame/internal/intake"
	"certame/internal/store"
)

// What the docket refuses. Bad input is *intake.Refused, a fact that cannot have
// happened *ledger.Refusal, and who lost a race *store.Conflict.
var (
	ErrNoPeople  = errors.New("o certame ainda não tem candidatos.csv: importe as pessoas inscritas")
	ErrNoResult  = errors.New("o certame ainda não foi apurado")
	ErrBlocked   = errors.New("o resultado está bloqueado por erro e não pode ser publicado: veja os achados")
	ErrStale     = errors.New("o resultado é de outra revisão ou de outro ponto do livro: apure de novo antes de publicar")
	ErrNothing   = errors.New("não há o que publicar: nenhuma pessoa nas listas pedidas")
	ErrMoved     = errors.New("os arquivos ou o livro de fatos do certame mudaram depois da proposta, e o efeito dela nas listas pode ser outro")
	ErrShortBook = errors.New("o livro de fatos tem menos linhas do que a versão apurada dele")
	ErrEmbargo   = errors.New("o ato ainda não pode ser lido: há hora marcada para a divulgação")
)

// Refused says of an error that the same would be refused again: a person has to
// do something first.
func Refused(err error) bool {
	var totals *WrongTotals
	var input *intake.Refused
	if errors.As(err, &totals) || errors.As(err, &input) {
		return true
	}
	for _, known := range []error{ErrNoPeople, ErrNoResult, ErrBlocked, ErrStale, ErrNothing, ErrNotReady, store.ErrSamePerson, store.ErrClosed} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}
