package oversight

import (
	"regexp"

	"certame/internal/render/grid"
	"certame/internal/run"
	"certame/ledger"
	"certame/publication"
)

// factFields are the data of a fact that leave: numbers, codes and words of closed
// lists. Reasons, cases, members of boards and any other text stay.
var factFields = []struct{ name, means string }{
	{"inscricao", "pessoa de quem é o fato"},
	{"cargo", "código do cargo"},
	{"grupo", "código do grupo"},
	{"rotulo", "modalidade"},
	{"vaga", "número da vaga"},
	{"quantidade", "vagas abertas"},
	{"acao", "opta ou desiste"},
	{"instancia", "primeira ou recursal"},
	{"resultado", "o que se decidiu"},
	{"efeito", "efeito da ordem judicial"},
	{"resposta", "resposta sobre o interesse"},
	{"origem", "denúncia ou indício"},
	{"ate", "fim do prazo"},
	{"fato", "fato estornado"},
	{"ordem", "fato da ordem judicial"},
	{"linhas", "linhas da tabela"},
	{"tabela", "resumo SHA-256 da tabela"},
	{"resumo", "resumo SHA-256 do documento"},
}

// factTable is the book, without who wrote it: who did is in the log of accesses.
func factTable(l *run.Loaded) grid.Table {
	t := grid.Table{Name: "fatos", Title: "Livro de fatos, sem motivos", Columns: []grid.Column{
		column("numero", grid.Identifier, grid.Restricted, "número do fato"),
		column("data", grid.Text, grid.Restricted, "dia em que produz efeito"),
		column("tipo", grid.Text, grid.Sensitive, "o que aconteceu"),
		column("ato", grid.Text, grid.Restricted, "ato e número; vazia quando o ato é de processo reservado ou não é só espécie e número"),
	}}
	for _, f := range factFields {
		t.Columns = append(t.Columns, column(f.name, grid.Text, grid.Restricted, f.means))
	}
	var rows [][]string
	facts, err := run.FactsOfLines(l.Lines)
	for i := range facts {
		rows = append(rows, factRow(&facts[i]))
	}
	t.Rows = func(yield func([]string, error) bool) {
		if err != nil {
			yield(nil, err)
			return
		}
		grid.RowsOf(rows)(yield)
	}
	return t
}

func factRow(f *ledger.Fact) []string {
	row := []string{ledger.ID(f.Number), f.At.Date.ISO(), f.Kind.Code(), actOf(f)}
	for _, field := range factFields {
		row = append(row, f.Value(field.name))
	}
	return row
}

// numbered is an act by its species and number and nothing more: the field takes any
// text, and people write names in it.
var numbered = regexp.MustCompile(`^(Ato|Decreto|Despacho|Edital|Portaria|Resolução|Termo)( n[ºo.]+)? ?[0-9][0-9./-]{0,20}$`)

// reserved are the kinds whose act may be the number of a case that is under seal.
func reserved(k ledger.Kind) bool {
	switch k {
	case ledger.CourtOrder, ledger.CourtOrderEnded, ledger.CourtOrderFinal, ledger.Died, ledger.FraudEffect:
		return true
	}
	return !publication.IsPublic(k)
}

func actOf(f *ledger.Fact) string {
	if reserved(f.Kind) || !numbered.MatchString(f.Act) {
		return ""
	}
	return f.Act
}
