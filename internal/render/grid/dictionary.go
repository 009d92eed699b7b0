package grid

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"strings"
	"sync"
)

//go:embed colunas.csv
var columnsText string

// titles of the tables of a result, for people.
var titles = map[string]string{
	"quadro": "Quadro de vagas", "listas": "Listas de classificação", "ordem": "Ordem de convocação", "situacoes": "Situação de cada pessoa",
	"fases": "Fases", "barreira": "Prova da barreira", "preferencias": "Preferências de cada pessoa", "transferencias": "Reversões e compensações", "vagas": "Vagas, uma a uma", "sub_judice": "Participação sub judice", "achados": "Achados",
}

// Title is what people call a table of a result.
func Title(table string) string { return titles[table] }

// anyOther is the column of the dictionary that stands for those which depend on
// the edital: the modalities of the table of vacancies.
const anyOther = "*"

var dictionary = sync.OnceValue(func() map[string]map[string]Column {
	reader := csv.NewReader(strings.NewReader(columnsText))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil {
		panic(err) // the data is compiled in and tested
	}
	out := map[string]map[string]Column{}
	for _, row := range rows[1:] {
		if out[row[0]] == nil {
			out[row[0]] = map[string]Column{}
		}
		out[row[0]][row[1]] = Column{Name: row[1], Kind: Kind(row[2]), Class: Class(row[3]), Means: row[4]}
	}
	return out
})

// ColumnsOf is what the dictionary says of the columns of a table of a result. A
// table or column that is not in it is an error: nothing is exported without a
// kind and a class.
func ColumnsOf(table string, names []string) ([]Column, error) {
	known := dictionary()[table]
	if known == nil {
		return nil, fmt.Errorf("tabela que o dicionário não tem: %s", table)
	}
	columns := make([]Column, len(names))
	for i, name := range names {
		column, found := known[name]
		if !found {
			column, found = known[anyOther]
			column.Name = name
		}
		if !found {
			return nil, fmt.Errorf("coluna que o dicionário não tem: %s, em %s", name, table)
		}
		columns[i] = column
	}
	return columns, nil
}
