package oversight

import (
	"strings"

	"certame"
	"certame/contest"
	"certame/internal/edition"
	"certame/internal/intake/candidates"
	"certame/internal/render/grid"
	"certame/internal/render/lists"
	"certame/internal/run"
)

// cell is a column of the sheet of people and what stands in it.
type cell struct {
	grid.Column
	of func(p certame.Person) string
}

// sheet is who registered, by number: what the program understood, and not a byte of the
// file that it came in, which may have anything.
func sheet(l *run.Loaded, o *contest.Outcome) (grid.Table, error) {
	people, _, _, err := edition.Identities(l, func([]byte) bool { return true })
	if err != nil {
		return grid.Table{}, err
	}
	cells := append(identified(l, o, people), marked(o)...)
	cells = append(cells, settled(o)...)
	t := grid.Table{Name: "candidatos", Title: "Pessoas inscritas"}
	for _, c := range cells {
		t.Columns = append(t.Columns, c.Column)
	}
	t.Rows = func(yield func([]string, error) bool) {
		row := make([]string, len(cells))
		for p := range o.Base().Len() {
			for i, c := range cells {
				row[i] = c.of(certame.Person(p))
			}
			if !yield(row, nil) {
				return
			}
		}
	}
	return t, nil
}

func identified(l *run.Loaded, o *contest.Outcome, people map[string]candidates.Identity) []cell {
	r := o.Base()
	id := func(p certame.Person) string { return string(r.IDs.At(p)) }
	return []cell{
		{column("inscricao", grid.Identifier, grid.Restricted, "número de inscrição"), id},
		{column("cpf_encoberto", grid.Text, grid.Restricted, "seis algarismos do CPF; vazia quando não há CPF certo"), func(p certame.Person) string { return lists.MaskCPF(people[id(p)].CPF) }},
		{column("cargo", grid.Text, grid.Restricted, "código do cargo"), func(p certame.Person) string { return l.Terms.Posts[r.Post[p]].Code }},
	}
}

func marked(o *contest.Outcome) []cell {
	r := o.Base()
	score := func(of []certame.Score, places int) func(certame.Person) string {
		return func(p certame.Person) string { return string(certame.AppendScore(nil, of[p], '.', places)) }
	}
	cells := []cell{{column("nota_final", grid.Decimal, grid.Restricted, "nota final informada; - para nenhuma"), score(r.Score, r.Places)}}
	for _, c := range r.Components {
		cells = append(cells, cell{column(c.Name, grid.Decimal, grid.Restricted, "nota da fase ou prova; - para nenhuma"), score(c.Scores, 0)})
	}
	return cells
}

func settled(o *contest.Outcome) []cell {
	r := o.Base()
	return []cell{
		{column("opcoes", grid.Text, grid.Sensitive, "grupos pelos quais a pessoa optou, separados por |"), func(p certame.Person) string {
			options, _, _, _ := o.Settled(p)
			return codes(o, options)
		}},
		{column("confirmadas", grid.Text, grid.Sensitive, "opções confirmadas, separadas por |"), func(p certame.Person) string {
			_, confirmed, _, _ := o.Settled(p)
			return codes(o, confirmed)
		}},
		{column("nao_confirmadas", grid.Text, grid.Sensitive, "opções não confirmadas, separadas por |, sem o motivo"), func(p certame.Person) string {
			_, _, denied, _ := o.Settled(p)
			return codes(o, denied)
		}},
		{column("situacao", grid.Text, grid.Restricted, "vazia, ou como a pessoa saiu"), func(p certame.Person) string { return stateWords[r.State[p]] }},
		{column("sub_judice", grid.YesNo, grid.Restricted, "sim quando participa por ordem judicial"), func(p certame.Person) string {
			if r.Flags[p]&certame.FlagSubJudice != 0 {
				return "sim"
			}
			return "nao"
		}},
	}
}

func codes(o *contest.Outcome, set certame.GroupSet) string {
	var out []string
	for _, m := range set.Modalities() {
		out = append(out, o.Terms.Code(m))
	}
	return strings.Join(out, "|")
}

var stateWords = map[certame.State]string{
	certame.StateWithdrawn: "desistente", certame.StateAbsent: "ausente", certame.StateEliminated: "eliminada", certame.StateFraud: "fraude", certame.StateVoided: "sem_efeito",
	certame.StateDeceased: "obito", certame.StateNoShow: "nao_compareceu", certame.StateDismissed: "exonerada",
}
