package conformance_test

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// measured is a table of what a scenario expects, its columns by name.
type measured []map[string]string

// measure is the answer of a case, in the words of casos.csv.
func measure(t *testing.T, c caseRow) string {
	t.Helper()
	folder := filepath.Join("cenarios", c.Scenario, "esperado")
	if strings.HasPrefix(c.Scenario, "..") {
		folder = filepath.Join("cenarios", c.Scenario)
	}
	words := strings.Fields(c.Measure)
	last := words[len(words)-1]
	order := func() measured { return readMeasured(t, folder, "ordem.csv") }
	switch kind := words[0]; {
	case kind == "consta":
		return contains(t, filepath.Join(folder, words[1]), strings.SplitN(c.Measure, " ", 3)[2])
	case kind == "juntas":
		return containsJoined(t, filepath.Join(folder, words[1]), strings.SplitN(c.Measure, " ", 3)[2])
	case kind == "totais":
		return totalsOf(t, filepath.Join(folder, last))
	case kind == "lugares" && len(words) == 3:
		return strings.Join(seatsOf(readOrder(t, filepath.Join(folder, words[1])), last), " ")
	case kind == "lugares":
		return strings.Join(seatsOf(order().column("rotulo"), last), " ")
	case kind == "quantas":
		return strconv.Itoa(len(seatsOf(readOrder(t, filepath.Join(folder, words[1])), last)))
	case kind == "primeira":
		return order().where("rotulo", last).column("inscricao")[0]
	case kind == "ordem":
		return strings.Join(readOrder(t, filepath.Join(folder, last)), " ")
	case kind == "rótulos":
		return strings.Join(order().column("rotulo"), " ")
	case kind == "quadro":
		return boardOf(t, filepath.Join(folder, "quadro.csv"), last)
	case kind == "rótulo":
		return readMeasured(t, folder, "vagas.csv").first("vaga", last)["rotulo"]
	case kind == "pessoa":
		return readMeasured(t, folder, "vagas.csv").first("vaga", last)["inscricao"]
	case kind == "cargo":
		return order().first("inscricao", last)["cargo"]
	case kind == "contam":
		return strings.Join(order().where("rotulo_final", last).column("inscricao"), " ")
	case kind == "conta":
		return order().first("inscricao", last)["rotulo_final"]
	case kind == "chamadas":
		return strings.Join(order().column("inscricao"), " ")
	case kind == "chamada":
		row := order().first("convocacao", last)
		return row["rotulo_final"] + " " + row["inscricao"]
	case kind == "notas":
		return wholeMarks(order().column("nota")[2:])
	case kind == "situacao":
		return readMeasured(t, folder, "situacoes.csv").first("inscricao", last)["situacao"]
	case kind == "voto":
		return readMeasured(t, folder, "resultado.csv").first("inscricao", last)["resultado"]
	case kind == "achado":
		if found := readMeasured(t, folder, "achados.csv").first("codigo", last); found != nil {
			return found["gravidade"]
		}
		return "não há"
	case kind == "impede":
		return readMeasured(t, folder, "achados.csv").first("codigo", last)["bloqueia"]
	case kind == "tamanho":
		return strconv.Itoa(len(readMeasured(t, folder, "listas.csv").where("lista", last)))
	case kind == "lista":
		return listOf(readMeasured(t, folder, "listas.csv"), words[1:])
	case kind == "reversões":
		return revertedOf(readMeasured(t, folder, "transferencias.csv"))
	case kind == "compensacoes":
		moved := readMeasured(t, folder, "transferencias.csv").where("tipo", "compensacao")
		return strings.Join(moved.column("inscricao"), " ")
	case kind == "regime":
		return valueOf(t, filepath.Join(folder, "resumo.json"), "regime")
	case kind == "reunidas":
		return splitOf(t, filepath.Join(folder, words[4]), last)
	case kind == "documentos":
		return documentsOf(t, filepath.Join(folder, "conferir.txt"), last)
	case kind == "código":
		n, _ := strconv.Atoi(last)
		return strconv.Itoa(readScenario(t, filepath.Join("cenarios", c.Scenario)).Commands[n-1].ExitCode)
	case kind == "arquivos":
		return filesOf(t, folder, last)
	}
	t.Fatalf("%s: nothing measures %s", c.ID, c.Measure)
	return ""
}

func readMeasured(t *testing.T, folder, name string) (rows measured) {
	t.Helper()
	all, err := csv.NewReader(strings.NewReader(readText(t, filepath.Join(folder, name)))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range all[1:] {
		one := map[string]string{}
		for i, name := range all[0] {
			one[name] = row[i]
		}
		rows = append(rows, one)
	}
	return rows
}

func readText(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func (m measured) column(name string) (values []string) {
	for _, row := range m {
		values = append(values, row[name])
	}
	return values
}

func (m measured) where(name, value string) measured {
	return slices.DeleteFunc(slices.Clone(m), func(row map[string]string) bool { return row[name] != value })
}

func (m measured) first(name, value string) map[string]string {
	if rows := m.where(name, value); len(rows) > 0 {
		return rows[0]
	}
	return nil
}

// seatsOf are the places, from 1, of a label in an order.
func seatsOf(labels []string, label string) (at []string) {
	for i, one := range labels {
		if one == label {
			at = append(at, strconv.Itoa(i+1))
		}
	}
	return at
}

func readOrder(t *testing.T, path string) (labels []string) {
	t.Helper()
	if err := json.Unmarshal([]byte(readText(t, path)), &labels); err != nil {
		t.Fatal(err)
	}
	return labels
}

func contains(t *testing.T, path, text string) string {
	t.Helper()
	if strings.Contains(readText(t, path), text) {
		return "consta"
	}
	return "não consta"
}

// containsJoined is contains for a text that the file breaks in lines.
func containsJoined(t *testing.T, path, text string) string {
	t.Helper()
	if strings.Contains(strings.Join(strings.Fields(readText(t, path)), " "), text) {
		return "consta"
	}
	return "não consta"
}

// totalsOf joins the seats of each modality, in the order in which the file has them.
func totalsOf(t *testing.T, path string) string {
	t.Helper()
	var about struct {
		Seats json.RawMessage `json:"modalidades"`
	}
	if err := json.Unmarshal([]byte(readText(t, path)), &about); err != nil {
		t.Fatal(err)
	}
	var numbers []string
	in := json.NewDecoder(strings.NewReader(string(about.Seats)))
	for in.More() {
		token, err := in.Token()
		if err != nil {
			t.Fatal(err)
		}
		if n, is := token.(float64); is {
			numbers = append(numbers, strconv.Itoa(int(n)))
		}
	}
	return strings.Join(numbers, "/")
}

func boardOf(t *testing.T, path, post string) string {
	t.Helper()
	for line := range strings.Lines(readText(t, path)) {
		if cells := strings.Split(strings.TrimSpace(line), ","); cells[0] == post {
			return strings.Join(cells[2:len(cells)-1], "/")
		}
	}
	return "não há"
}

func wholeMarks(marks []string) string {
	for i := range marks {
		marks[i] = strings.TrimSuffix(marks[i], ".00")
	}
	return strings.Join(marks, " ")
}

// listOf are the people of a list, in order; «AC até 3», the first three; «de espera
// 0010», the group list in which the person waits.
func listOf(rows measured, words []string) string {
	if words[0] == "de" {
		mine := rows.where("inscricao", words[2]).where("informativa", "nao")
		return strings.Join(slices.DeleteFunc(mine.column("lista"), func(l string) bool { return l == "AC" }), " ")
	}
	people := rows.where("lista", words[0]).column("inscricao")
	if len(words) == 3 {
		n, _ := strconv.Atoi(words[2])
		people = people[:n]
	}
	return strings.Join(people, " ")
}

// revertedOf is how many seats of the open competition, or that fell to it, ended in
// PPP, PI and PQ: a seat may pass through one group on its way to another.
func revertedOf(moves measured) string {
	moves = moves.where("tipo", "reversao")
	ended := map[string]int{}
	for i, move := range moves {
		if len(moves[i+1:].where("vaga", move["vaga"])) == 0 {
			ended[move["para"]]++
		}
	}
	return strconv.Itoa(ended["PPP"]) + "/" + strconv.Itoa(ended["PI"]) + "/" + strconv.Itoa(ended["PQ"])
}

func valueOf(t *testing.T, path, name string) string {
	t.Helper()
	var about map[string]any
	if err := json.Unmarshal([]byte(readText(t, path)), &about); err != nil {
		t.Fatal(err)
	}
	text, _ := about[name].(string)
	return text
}

func splitOf(t *testing.T, path, group string) string {
	t.Helper()
	var list []struct {
		Group    string `json:"grupo"`
		Apart    int    `json:"separadas"`
		Together int    `json:"reunidas"`
	}
	if err := json.Unmarshal([]byte(readText(t, path)), &list); err != nil {
		t.Fatal(err)
	}
	for _, one := range list {
		if one.Group == group {
			return strconv.Itoa(one.Together) + " e " + strconv.Itoa(one.Apart)
		}
	}
	return "não há"
}

func documentsOf(t *testing.T, path, person string) string {
	t.Helper()
	for line := range strings.Lines(readText(t, path)) {
		if said, of := strings.CutPrefix(line, "inscrição "+person+", "); of {
			_, said, _ = strings.Cut(said, "documentação ")
			return strings.Fields(said)[0]
		}
	}
	return "não há"
}

func filesOf(t *testing.T, folder, prefix string) string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(folder, prefix+"*"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range list {
		list[i] = filepath.Base(list[i])
	}
	return strings.Join(list, " ")
}
