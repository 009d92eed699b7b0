package lists

import (
	"slices"
	"strings"

	"certame/internal/intake"
	"certame/internal/locale"
)

// Field is what the gate decided of one field, and why.
type Field struct {
	Name   string `json:"campo"`
	Shown  string `json:"publica"` // sim, nao, em_parte
	Reason string `json:"razao"`
}

// What the gate says of a field.
const (
	shown  = "sim"
	partly = "em_parte"
	hidden = "nao"
)

// gate explains the document field by field. The reasons are of law, and of what
// this contest has.
func gate(d *Document, c Choice, named, numbered bool, unreadable int) []Field {
	return []Field{
		{"posição", shown, "ordem das listas e da convocação de quem foi aprovado"},
		{"inscrição", shown, "identifica a pessoa no certame"},
		nameField(d, named),
		cpfField(c, numbered, unreadable),
		{"nota", shown, "nota final de quem foi aprovado; a de quem não foi não se publica"},
		{"situação", shown, "em que ponto está quem foi aprovado, ou se participa sub judice"},
		{"opções e confirmação", partly, "só as listas em que a pessoa está; o resultado da confirmação sai à parte, pelo número de inscrição"},
		{"motivos, votos, filmagens e documentos da confirmação", hidden, "acesso restrito (Lei 12.527/2011, art. 31; Portaria GM-MD 1.286/2026, art. 10, § 3º)"},
		{"quem não foi aprovado, desistiu ou foi eliminado", hidden, "as listas são de quem foi aprovado"},
		{"nascimento e demais colunas da planilha", hidden, "dados pessoais sem finalidade na publicação (Lei 13.709/2018, art. 6º, III)"},
	}
}

func nameField(d *Document, named bool) Field {
	switch {
	case !named:
		return Field{"nome", hidden, "candidatos.csv não tem a coluna nome"}
	case d.Withheld > 0:
		return Field{"nome", partly, locale.Count(d.Withheld, "pessoa aprovada consta", "pessoas aprovadas constam") + " só pelo número: opção não confirmada ou ainda sem decisão"}
	}
	return Field{"nome", shown, "as pessoas aprovadas são públicas"}
}

func cpfField(c Choice, numbered bool, unreadable int) Field {
	switch {
	case !c.CPF:
		return Field{"CPF", hidden, "a inscrição e o nome bastam; --cpf acrescenta o CPF mascarado"}
	case !numbered:
		return Field{"CPF", hidden, "candidatos.csv não tem a coluna cpf"}
	}
	reason := "só os seis algarismos do meio, ***.456.789-**, e de quem consta com o nome"
	if unreadable > 0 {
		reason += "; " + locale.Count(unreadable, "CPF ilegível ou já mascarado não sai", "CPF ilegíveis ou já mascarados não saem")
	}
	return Field{"CPF", partly, reason}
}

// sorted puts problems found in a map in an order, and says the same only once.
func sorted(problems []intake.Problem) []intake.Problem {
	slices.SortFunc(problems, func(a, b intake.Problem) int { return strings.Compare(a.String(), b.String()) })
	return slices.Compact(problems)
}
