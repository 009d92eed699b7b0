package openpack

import (
	"bufio"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/render/grid"
)

// pseudonymous is the class of a column that is restricted in a result, since it
// tells of people who were not approved, and may be read here: they are left out,
// or under a pseudonym.
const pseudonymous = "pseudonimo"

// sheetColumns are the columns of entrada/candidatos.csv that may appear.
var sheetColumns = map[string][2]string{
	"inscricao":       {"identificador", "número de inscrição, ou pseudônimo (x e um número) de quem não foi aprovado"},
	"cargo":           {"texto", "código do cargo; onde se escolhem vários, os cargos em cujas listas a pessoa está, separados por |: primeiro os que espera, depois o que ocupa, depois os outros"},
	"opcoes":          {"texto", "grupos pelos quais a pessoa optou, separados por |"},
	"nota_final":      {"decimal", "nota final informada; - para nenhuma"},
	"situacao":        {"texto", "vazia, ou fora do certame, sem a razão quando ela não é pública"},
	"sub_judice":      {"sim_nao", "sim quando a planilha diz que participa por ordem judicial"},
	"no_corte_ac":     {"sim_nao", "nao quando seguiu só pela reserva"},
	"ordem_inscricao": {"inteiro", "ordem que os critérios de desempate por dado pessoal deram entre iguais"},
}

// writeDictionary writes what each column of the package says, its kind and who
// may read it. A column without an entry stops the package.
func (b *Built) writeDictionary() error {
	var out strings.Builder
	out.WriteString("arquivo,coluna,tipo,classe,significado\n")
	names, err := headerOf(filepath.Join(b.Folder, inputFolder, "candidatos.csv"))
	if err != nil {
		return err
	}
	for _, name := range names {
		kind, means := sheetColumn(name)
		writeRow(&out, "entrada/candidatos.csv", name, kind, pseudonymous, means)
	}
	if err := b.describeOutputs(&out); err != nil {
		return err
	}
	for _, c := range [...][3]string{
		{"fato", "identificador", "fato do livro original"},
		{"resumo", "texto", "HMAC-SHA-256 da linha com o segredo da cadeia, que o órgão guarda; não diz o que a linha é"},
	} {
		writeRow(&out, chainName, c[0], c[1], string(grid.Public), c[2])
	}
	return b.put("dicionario.csv", []byte(out.String()))
}

func sheetColumn(name string) (kind, means string) {
	if known, ok := sheetColumns[name]; ok {
		return known[0], known[1]
	}
	if group, ok := strings.CutPrefix(name, "confirmacao_"); ok {
		return "texto", "decisão sobre a opção por " + group
	}
	return "decimal", "nota da fase ou prova; - para nenhuma"
}

func (b *Built) describeOutputs(out *strings.Builder) error {
	paths, err := filepath.Glob(filepath.Join(b.Folder, outputFolder, "*.csv"))
	if err != nil {
		return err
	}
	slices.Sort(paths)
	for _, path := range paths {
		names, err := headerOf(path)
		if err != nil {
			return err
		}
		table := strings.TrimSuffix(filepath.Base(path), ".csv")
		columns, err := grid.ColumnsOf(table, names)
		if err != nil {
			return err
		}
		for _, c := range columns {
			class := string(c.Class)
			if c.Class != grid.Public {
				class = pseudonymous
			}
			if table == "preferencias" && c.Name == "preferencia" {
				c.Means = "vazia: a ordem da pessoa não se publica; os cargos que espera vêm antes do que ocupa, e os outros depois"
			}
			writeRow(out, outputFolder+"/"+filepath.Base(path), c.Name, string(c.Kind), class, c.Means)
		}
	}
	return nil
}

// headerOf is the first line of a CSV file for machines; no name of a column has
// a comma.
func headerOf(path string) ([]string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	line, err := bufio.NewReader(file).ReadString('\n')
	return strings.Split(strings.TrimSuffix(line, "\n"), ","), err
}
