package oversight

import (
	"slices"

	"certame/internal/render/grid"
)

// shown are the columns of a result that leave, table by table. Reasons and details are
// texts, and texts cite what is not to be read here; "*" is a modality of the edital.
var shown = map[string][]string{
	"quadro":         {"cargo", "total", "quadro_declarado", "*"},
	"listas":         {"cargo", "lista", "posicao", "inscricao", "nota", "situacao", "informativa"},
	"ordem":          {"cargo", "convocacao", "rotulo", "rotulo_final", "inscricao", "nota", "situacao", "vaga", "rotulo_vaga"},
	"situacoes":      {"inscricao", "cargo", "situacao", "artigo"},
	"fases":          {"cargo", "fase", "inscricao", "nota", "minimo", "corte_ac", "segue", "artigo"},
	"barreira":       {"cargo", "fase", "inscricao", "opcoes", "nota", "minimo", "corte_ac", "devia_seguir", "seguiu", "artigo"},
	"preferencias":   {"inscricao", "preferencia", "cargo", "nota", "situacao", "ocupa", "espera"},
	"transferencias": {"cargo", "convocacao", "vaga", "de", "para", "tipo", "artigo", "inscricao", "entrou"},
	"sub_judice":     {"cargo", "inscricao", "posicao_geral", "vaga_espelho", "rotulo"},
	"achados":        {"codigo", "gravidade", "artigo", "bloqueia"},
	"vagas":          {"cargo", "vaga", "rotulo", "conta_como", "inscricao", "fato"},
}

// narrowed is a table of a result with only what leaves of it.
func narrowed(t grid.Table, modalities []string) grid.Table {
	var kept []int
	out := grid.Table{Name: ResultTables + t.Name, Title: t.Title}
	for i, c := range t.Columns {
		if leaves(t.Name, c.Name, modalities) {
			kept, out.Columns = append(kept, i), append(out.Columns, c)
		}
	}
	out.Rows = func(yield func([]string, error) bool) {
		cells := make([]string, len(kept))
		for row, err := range t.Rows {
			for to, from := range kept {
				if err == nil {
					cells[to] = row[from]
				}
			}
			if !yield(cells, err) || err != nil {
				return
			}
		}
	}
	return out
}

// leaves says whether a column leaves; of the table of vacancies, also the modalities.
func leaves(table, name string, modalities []string) bool {
	named := slices.Contains(shown[table], name)
	return named || slices.Contains(shown[table], "*") && slices.Contains(modalities, name)
}

// ResultTables begins the names of the tables of the result in an extract.
const ResultTables = "resultado/"

func column(name string, kind grid.Kind, class grid.Class, means string) grid.Column {
	return grid.Column{Name: name, Kind: kind, Class: class, Means: means}
}
