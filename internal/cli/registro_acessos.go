package cli

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/internal/store"
)

type registroAcessos struct {
	At   installed `embed:""`
	Kept []string  `name:"cabeca" placeholder:"N:RESUMO" help:"Cabeça anotada antes, fora do banco: mostra se o que vinha até ela mudou ou foi cortado. Repita para mais de uma."`
}

type accessesJSON struct {
	Lines  int    `json:"linhas"`
	Head   string `json:"cabeca"`
	Broken int    `json:"rompido_na_linha,omitempty"`
	Fault  string `json:"falha,omitempty"`
}

// accessFaults say what is wrong with the log.
var accessFaults = map[store.AccessFault]string{
	store.AccessMissing: "falta a linha",
	store.AccessAltered: "a linha foi alterada, ou posta no lugar de outra",
	store.AccessCut:     "o registro foi cortado a partir desta linha",
}

// Run reads the whole log of who did or saw what, and says where it stops being
// whole.
func (c *registroAcessos) Run(s *session) error {
	kept, err := heads(c.Kept)
	if err != nil {
		return err
	}
	at, err := c.At.place()
	if err != nil {
		return err
	}
	parts, err := at.Beside(s.ctx)
	if err != nil {
		return err
	}
	head, broken, err := parts.Store.VerifyAccess(s.ctx, kept...)
	if err := errors.Join(err, parts.Close()); err != nil {
		return err
	}
	return c.say(s, head, broken)
}

func heads(given []string) (list []store.AccessHead, err error) {
	for _, one := range given {
		number, digest, _ := strings.Cut(one, ":")
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || len(digest) != 64 {
			return nil, usage.Error("--cabeca: «" + one + "» não é uma cabeça; ela é o número da linha, dois pontos e o resumo, como este comando diz")
		}
		list = append(list, store.AccessHead{Number: n, Digest: digest})
	}
	return list, nil
}

func (c *registroAcessos) say(s *session, head store.AccessHead, broken *store.BrokenAccess) error {
	out := accessesJSON{Lines: head.Number, Head: fmt.Sprintf("%d:%s", head.Number, head.Digest)}
	if broken != nil {
		out.Broken, out.Fault = broken.Number, accessFaults[broken.Fault]
	}
	switch {
	case s.root.JSON:
		if err := s.writeJSON(out); err != nil {
			return err
		}
	case broken == nil:
		fmt.Fprintf(s.Out, "Registro de acessos inteiro: %s\nCabeça %s\nAnote a cabeça fora do banco: com ela, --cabeca mostra depois se algo até aqui mudou.\n", locale.Count(head.Number, "linha", "linhas"), out.Head)
	default:
		fmt.Fprintf(s.Out, "Registro de acessos rompido na linha %d: %s. As %d anteriores estão inteiras.\n", out.Broken, out.Fault, head.Number)
	}
	if broken != nil {
		return outcomeError(ExitViolated)
	}
	return nil
}
