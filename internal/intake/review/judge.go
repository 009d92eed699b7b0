package review

import (
	"fmt"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
)

// judge refuses what no correction of rows would make good.
func (e *Examined) judge() {
	r := e.Report
	switch {
	case r.Read == 0:
		r.refuse("nenhuma linha de dados foi encontrada")
	case r.Kind == profile.KindNames:
		r.refuse("só nomes, sem número de inscrição: nome não identifica ninguém, e nada se junta por nome. Peça a lista com o número de inscrição")
	case r.Kind == "":
		r.refuse("não se reconhece o que a tabela traz: nenhuma coluna é de inscrição, de vagas, de ordem, de votos nem de resultado. Indique um perfil com --perfil, ou derive um: certame importar perfis --derivar")
	case r.Quarantined > quarantineLimit:
		r.refuse(fmt.Sprintf("%d linhas não foram entendidas: é o mapa das colunas que está errado, não as linhas", r.Quarantined))
	}
	for _, l := range e.Lists {
		if l.refusal != "" {
			r.refuse(l.refusal)
		}
	}
	if r.Refused {
		r.Accepted = 0
	}
	r.ask()
}

// ask lists what only a person can answer.
func (r *Report) ask() {
	var unnamed []string
	for i := range r.Columns {
		c := &r.Columns[i]
		if c.unnamed {
			unnamed = append(unnamed, fmt.Sprint(c.Place))
		}
		if c.undecided {
			r.note(fmt.Sprintf("coluna %d («%s»): %s", c.Place, clip(cell.OneLine(c.Header)), c.DecimalWhy))
		}
	}
	if len(unnamed) > 0 {
		r.note("colunas sem cabeçalho, que o mapa precisa dizer o que são: " + strings.Join(unnamed, ", "))
	}
}

func firstOf(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
