package editalfile

import (
	"strings"

	"certame/edital"
)

// posts reads the cargos; one of several localities is a post in each.
func (b builder) posts(d *edital.Declared) {
	declared, _ := b.root.get("cargos")
	seen := map[string]bool{}
	for _, item := range declared.items {
		code := item.textOf("codigo")
		if !b.goodPostCode(item, code, seen) {
			continue
		}
		b.needsName(d, item, code)
		whole := edital.DeclaredPost{
			Code: code, Name: item.textOf("nome"), Place: item.textOf("localidade"), Vacancies: item.numberOf("vagas"),
			Table: b.table(d, item), Where: b.r.where(item.line, item.column),
		}
		if places, has := item.get("localidades"); has {
			b.localities(d, whole, item, places, seen)
			continue
		}
		if list, has := item.get("lista"); has {
			b.r.refuse(list.line, list.column, list.text, "lista sem localidades", "A chave diz a ordem em cada localidade de um cargo; declare localidades, ou retire-a.")
		}
		d.Posts = append(d.Posts, whole)
	}
	if len(d.Posts) > 60_000 {
		b.r.refuse(declared.line, declared.column, "", "cargos demais", "O limite é de 60000 cargos em um certame.")
	}
}

func (b builder) goodPostCode(item value, code string, seen map[string]bool) bool {
	switch {
	case seen[code]:
		b.r.refuse(item.line, item.column, code, "código de cargo repetido", "Cada cargo, área ou localidade tem um código próprio.")
	case strings.ContainsAny(code, ";|\"") || strings.ContainsAny(code[:1], "=+-@"):
		b.r.refuse(item.line, item.column, code, "código de cargo com sinal reservado", "Não use ponto e vírgula, barra vertical nem aspas, nem comece por =, +, - ou @, que a planilha toma por fórmula.")
	default:
		seen[code] = true
		return true
	}
	return false
}

// localities makes a post of each locality of a cargo, which people put in order.
func (b builder) localities(d *edital.Declared, whole edital.DeclaredPost, item, places value, seen map[string]bool) {
	for _, key := range []string{"localidade", "quadro"} {
		if v, has := item.get(key); has {
			b.r.refuse(v.line, v.column, "", "«"+key+"» em cargo de várias localidades", "Escreva-a em cada uma das localidades.")
		}
	}
	if v, has := b.root.get("preferencias"); has && !v.yes {
		b.r.refuse(v.line, v.column, v.text, "preferencias: nao com cargo de várias localidades", "Quem aceita mais de uma localidade as põe em ordem; retire a chave.")
	}
	d.Preference = true
	for _, at := range places.items {
		code := at.textOf("codigo")
		if !b.goodPostCode(at, code, seen) {
			continue
		}
		post := whole
		post.Code, post.Place, post.Vacancies = code, at.textOf("localidade"), at.numberOf("vagas")
		post.Table, post.Where, post.Of = b.table(d, at), b.r.where(at.line, at.column), whole.Code
		post.List = edital.LocalList(item.textOf("lista"))
		d.Posts = append(d.Posts, post)
	}
}
