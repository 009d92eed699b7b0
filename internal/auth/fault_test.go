package auth

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"certame/internal/store"
)

// What the door refuses is told in its words; a failure of ours is told to nobody.
func TestSay(t *testing.T) {
	hidden := errors.New("canário: detalhe interno")
	for _, c := range []struct {
		err  error
		want string
	}{
		{ErrEnter, "Nome e senha não conferem."},
		{fmt.Errorf("ao entrar: %w", ErrEnter), "Nome e senha não conferem."},
		{because(ErrGovBRDown, hidden), string(ErrGovBRDown)},
		{&Wait{time.Second}, "Tentativas demais. Espere 1 segundo e tente de novo."},
		{CheckPassword("curta"), "A senha tem 5 caracteres e precisa de 12 ou mais. Três ou quatro palavras sem relação entre si servem."},
		{hidden, ""},
		{store.ErrNotFound, ""},
		{nil, ""},
	} {
		if text, is := Say(c.err); text != c.want || is != (c.want != "") {
			t.Errorf("%v: %q, %v", c.err, text, is)
		}
	}
	if !errors.Is(Cause(because(ErrGovBRDown, hidden)), hidden) || !errors.Is(Cause(hidden), hidden) {
		t.Error("the cause is lost")
	}
}
