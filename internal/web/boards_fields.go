package web

import (
	"slices"

	"certame/confirmation"
	"certame/internal/intake/sheets"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// keepAnswer leaves what is kept as it is: what people declare of themselves is asked,
// and never shown.
const keepAnswer = "manter"

// noAnswer is that nothing is known.
const noAnswer = "nao_informado"

// selfDeclared are the columns of what members declare of themselves.
var selfDeclared = []string{"genero", "cor", "regiao", "pertencimento"}

func kept(column string) bool { return slices.Contains(selfDeclared, column) }

// memberFields are what is asked of a member of the boards of a group, with what value
// says there is.
func memberFields(r *confirmation.Rules, fresh bool, value func(column string) string) []parts.Field {
	list := []parts.Field{
		{Name: "nome", Label: "Nome", Complete: "off", Most: 200},
		{Name: "cpf", Label: "CPF", Most: 14, Help: "Serve só para saber se dois códigos são da mesma pessoa, e não aparece em página alguma. Em branco: fica como está."},
		choice("papel", "Papel", value("papel"), "titular", "suplente"),
		{Name: "suplente_de", Label: "Suplente de", Most: 60, Help: "O código do titular em cujo lugar vota; em branco, de qualquer um."},
		{Name: "termo_de_sigilo_em", Label: "Termo de confidencialidade assinado em", Most: 10, Help: "Como 02/03/2026, quando foi assinado em papel. O que se assina aqui entra sozinho."},
	}
	for i := range list {
		if list[i].Kind != "select" && list[i].Name != "cpf" {
			list[i].Value = value(list[i].Name)
		}
	}
	list[0].Required = fresh
	if r.Procedure != confirmation.Phenotype {
		return append(list, answerField("notorio_saber", "Notório saber na área", value("notorio_saber")), declared("pertencimento", "Pertence ao grupo", value("pertencimento"), fresh, "sim", "nao"))
	}
	return append(list,
		answerField("reside_no_brasil", "Reside no Brasil", value("reside_no_brasil")),
		answerField("reputacao_ilibada", "Reputação ilibada declarada", value("reputacao_ilibada")),
		answerField("curso_certificado", "Certificado do curso de igualdade étnico-racial", value("curso_certificado")),
		answerField("experiencia", "Experiência na área", value("experiencia")),
		declared("genero", "Gênero", value("genero"), fresh, "mulher", "homem", "nao_binario"),
		declared("cor", "Cor ou raça", value("cor"), fresh, "amarela", "branca", "indigena", "parda", "preta"),
		declared("regiao", "Origem regional", value("regiao"), fresh, "centro_oeste", "nordeste", "norte", "sudeste", "sul"),
	)
}

func choice(name, label, value string, words ...string) parts.Field {
	f := parts.Field{Name: name, Label: label, Kind: "select", Required: true}
	for _, word := range words {
		f.Options = append(f.Options, parts.Option{Value: word, Text: word, Chosen: sheets.Word(value) == word})
	}
	return f
}

func answerField(name, label, value string) parts.Field {
	word := sheets.Word(value)
	return parts.Field{Name: name, Label: label, Kind: "select", Required: true, Options: []parts.Option{
		{Value: noAnswer, Text: "não informado", Chosen: word != "sim" && word != "s" && word != "nao" && word != "n"},
		{Value: "sim", Text: "sim", Chosen: word == "sim" || word == "s"},
		{Value: "nao", Text: "não", Chosen: word == "nao" || word == "n"},
	}}
}

// declared asks what a member declares of themselves. What is kept is not chosen
// beforehand, so that the page does not tell it.
func declared(name, label, sent string, fresh bool, words ...string) parts.Field {
	f := parts.Field{Name: name, Label: label, Kind: "select", Required: true, Help: "Autodeclaração, que nenhuma página mostra."}
	if !fresh {
		f.Options = append(f.Options, parts.Option{Value: keepAnswer, Text: "(manter o que está gravado)"})
	}
	f.Options = append(f.Options, parts.Option{Value: noAnswer, Text: "não informado"})
	for _, word := range words {
		f.Options = append(f.Options, parts.Option{Value: word, Text: locale.Trait(word)})
	}
	for i := range f.Options {
		f.Options[i].Chosen = f.Options[i].Value == sent
	}
	return f
}
