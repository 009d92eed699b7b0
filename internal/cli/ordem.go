package cli

import (
	"fmt"
	"strings"

	"certame"
	"certame/contest"
	"certame/internal/cli/usage"
	"certame/internal/intake"
)

// ordem groups the questions about the order of call.
type ordem struct {
	Explicar    ordemExplicar    `cmd:"" help:"Por que estou nesta posição? Por que não fui chamado?"`
	Proximo     ordemProximo     `cmd:"" help:"Quem é o próximo a ser convocado, e por quê."`
	Comparar    ordemComparar    `cmd:"" help:"O que mudou entre dois resultados."`
	Retificacao ordemRetificacao `cmd:"" help:"Quem muda de situação com notas corrigidas, e por quê; nada se grava."`
	Certidao    ordemCertidao    `cmd:"" help:"Certidão do lugar de uma pessoa na ordem, com resumo para conferir."`
}

// computed loads a folder and computes it.
func (s *session) computed(folder string) (*contest.Outcome, error) {
	l, err := s.loaded(folder)
	if err != nil {
		return nil, err
	}
	return l.Compute(s.ctx, true)
}

// findPerson finds a registration number. None is suggested in its place: the
// nearest number is of another person.
func findPerson(o *contest.Outcome, id string) (certame.Person, error) {
	ids := &o.Roll.IDs
	for i := range ids.Len() {
		if string(ids.At(certame.Person(i))) == id {
			return o.Roll.Head(certame.Person(i)), nil
		}
	}
	return certame.Nobody, usage.Error(fmt.Sprintf("a inscrição %s não está em candidatos.csv. Confira os zeros à esquerda", id))
}

// findPost finds a post by its code; with a single post the code may be left out.
func (s *session) findPost(o *contest.Outcome, code string) (*contest.Post, error) {
	if code == "" && len(o.Posts) == 1 {
		return o.Posts[0], nil
	}
	codes := make([]string, len(o.Posts))
	for i, p := range o.Terms.Posts {
		if p.Code == code {
			return o.Posts[i], nil
		}
		codes[i] = p.Code
	}
	if code == "" {
		return nil, usage.Error("o certame tem " + s.word("vários cargos") + ": indique --cargo")
	}
	return nil, s.unknownPost(code, ". "+s.postHint(code, codes))
}

// postsShown is how many codes of posts are enough to show what they look like.
const postsShown = 8

// unknownPost says that the edital has no post of that code.
func (s *session) unknownPost(code, hint string) error {
	return usage.Error("o " + s.word("edital") + " não tem " + s.word("o cargo") + " " + code + hint)
}

// postHint suggests the nearest code, or shows what codes look like.
func (s *session) postHint(code string, codes []string) string {
	if near := intake.Nearest(code, codes); near != "" {
		return "O mais parecido é «" + near + "»"
	}
	if len(codes) > postsShown {
		codes = append(codes[:postsShown:postsShown], "…")
	}
	return "Códigos do " + s.word("edital") + ": " + strings.Join(codes, ", ")
}
