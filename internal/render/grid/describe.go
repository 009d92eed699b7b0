package grid

// DictionaryName is the name of the table that describes the columns of others.
const DictionaryName = "dicionario"

// Dictionary is the table that describes the columns of others.
func Dictionary(tables []Table) Table {
	var rows [][]string
	for _, t := range tables {
		for _, c := range t.Columns {
			rows = append(rows, []string{t.Name, c.Name, string(c.Kind), string(c.Class), c.Means})
		}
	}
	columns := []Column{
		about("tabela", "tabela a que a coluna pertence"),
		about("coluna", "nome da coluna"),
		about("tipo", "texto, identificador, inteiro, decimal ou sim_nao"),
		about("classe", "publico, restrito ou sensivel: quem pode ler"),
		about("significado", "o que a coluna diz"),
	}
	return Table{Name: DictionaryName, Title: "Dicionário das colunas", Columns: columns, Rows: RowsOf(rows)}
}

func about(name, means string) Column {
	return Column{Name: name, Kind: Text, Class: Public, Means: means}
}
