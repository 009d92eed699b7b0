package custody

import (
	"errors"
	"fmt"

	"certame/law"
)

// Refusal is why something is not received or not done, as a person is told.
type Refusal struct {
	Code         string
	What, Remedy string
	Article      []law.Provision
}

func (r *Refusal) Error() string { return r.What }

func refuse(code, what, remedy string, article ...law.Provision) error {
	return &Refusal{code, what, remedy, article}
}

// What is answered to who asks for what may not be given.
var (
	ErrExpired = errors.New("o endereço desta exibição venceu")
	ErrGone    = errors.New("o objeto foi eliminado: dele só restam o resumo e o registro")
	ErrMore    = errors.New("chegaram mais bytes do que o tamanho dito")
)

// Offset refuses bytes that do not continue what was received.
type Offset struct{ Received int64 }

func (o *Offset) Error() string {
	return fmt.Sprintf("já chegaram %d bytes: continue dali", o.Received)
}
