package profile

import (
	"slices"
	"strings"
)

// Value is what the cells of a field hold.
type Value uint8

// The values.
const (
	Unknown Value = iota
	Kept          // x_…: kept beside the person, not used
	Ignored
	ID
	Name
	CPF
	Day
	Post
	Mark
	Rank
	RankInGroup
	Groups
	Flag
	Situation
	Decision
	OptionDecision // of the option of one group; may not be there yet
	Admission
	Count
	Order
	Member
	Vote
	Text
	ValueCount
)

var fixed = map[string]Value{
	"ignorar": Ignored, "inscricao": ID, "nome": Name, "cpf": CPF, "nascimento": Day, "data": Day, "cargo": Post, "nota_final": Mark,
	"classificacao": Rank, "classificacao_modalidade": RankInGroup, "modalidade": Groups, "opcoes": Groups, "lista": Groups, "situacao": Situation,
	"sub_judice": Flag, "resultado": Decision, "deferimento": Admission, "total": Count, "posicao": Order,
	"membro": Member, "voto": Vote, "motivo": Text, "instancia": Text, "papel": Text, "filmagem": Text, "ocorrencia": Text, "codigo_vaga": Text, "substitui": Text, "examinou": Text,
	"jurado": Flag, "hora_nascimento": Text, "ordem_inscricao": Text, "sorteio": Text, "no_corte_ac": Flag, "instante": Text, "acao": Text,
}

// prefixes are the fields that a group, a test or a name completes.
var prefixes = []struct {
	text  string
	value Value
}{{"nota_", Mark}, {"classificacao_", Rank}, {"opcao_", Flag}, {"confirmacao_", OptionDecision}, {"vagas_", Count}, {"x_", Kept}, {"obs", Kept}}

// KindOf is the value of a field, Unknown for a name that is not one.
func KindOf(field string) Value {
	if v, ok := fixed[field]; ok {
		return v
	}
	for _, p := range prefixes {
		if rest, ok := strings.CutPrefix(field, p.text); ok && rest != "" {
			return p.value
		}
	}
	return Unknown
}

// Fields lists the names of fields, for a hint.
func Fields() []string {
	var names []string
	for name := range fixed {
		names = append(names, name)
	}
	for _, p := range prefixes {
		names = append(names, p.text+"…")
	}
	slices.Sort(names)
	return names
}
