package store

import (
	"errors"
	"fmt"
)

// What the store refuses. Each is matched with errors.Is.
var (
	ErrNotFound   = errors.New("não encontrado")
	ErrTaken      = errors.New("já existe outro com este nome")
	ErrSamePerson = errors.New("quem propõe não confirma: outra pessoa precisa confirmar")
	ErrClosed     = errors.New("não vale mais: já foi usado, retirado ou venceu")
	ErrFull       = errors.New("o disco do banco de dados está cheio ou recusou a escrita; nada foi gravado. Libere espaço e repita")
	ErrAppendOnly = errors.New("o banco de dados recusa mudar ou tirar o que é histórico")
	ErrText       = errors.New("texto com byte zero ou que não é UTF-8")
	ErrAway       = errors.New("o banco de dados não está respondendo")
	ErrNewer      = errors.New("o banco de dados foi feito por uma versão mais nova do certame: atualize o programa")
)

// Conflict says that somebody else wrote first: what was seen is not the last.
type Conflict struct {
	What       string // what moved: revision, facts, contest…
	Seen, Last string
}

func (c *Conflict) Error() string {
	return fmt.Sprintf("outra pessoa gravou antes (%s): você viu %q e o atual é %q. Veja o que mudou e repita", c.What, c.Seen, c.Last)
}

// moved builds the conflict of two numbers.
func moved(what string, seen, last int) error {
	return &Conflict{What: what, Seen: fmt.Sprint(seen), Last: fmt.Sprint(last)}
}
