package cli

import (
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

	"certame"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/law"
	"certame/vacancy"
)

type vagasArredondar struct {
	Table  string `name:"tabela" required:"" placeholder:"CSV" help:"Vagas: uma linha por cargo, uma coluna por unidade, com os nomes na primeira linha e na primeira coluna."`
	Share  string `name:"percentual" default:"25%" placeholder:"P" help:"Percentual do grupo (padrão: 25%)."`
	Fixed  string `name:"exatos" default:"total" enum:"total,linhas,colunas,ambos" placeholder:"N" help:"Onde vale a conta da lei, além do total: total (só ele, padrão), linhas, colunas ou ambos; nos outros, o inteiro abaixo ou acima."`
	Spares bool   `name:"poupa-vaga-unica" help:"Nenhuma reserva onde há uma só vaga (STJ, Informativo 875)."`
}

// seatTable is the table of a file.
type seatTable struct {
	Rows, Cols []string
	Seats      [][]int
}

type roundedJSON struct {
	Exists   bool     `json:"existe"`
	Rows     []string `json:"linhas"`
	Cols     []string `json:"colunas"`
	Reserved [][]int  `json:"reservadas"`
	Total    int      `json:"total"`
	Conflict any      `json:"conflito"`
}

type conflictJSON struct {
	Kind string   `json:"tipo"`
	Why  string   `json:"razao"`
	Rows []string `json:"linhas"`
	Cols []string `json:"colunas"`
	Need int      `json:"pedem"`
	Room int      `json:"cabem"`
}

// Run rounds a table in two directions at once, or says which rows and columns
// cannot be had together.
func (c *vagasArredondar) Run(s *session) error {
	share, err := certame.ParsePercent(c.Share)
	if err != nil || share.Cmp(certame.Percent(100)) > 0 {
		return usage.Error("--percentual: «" + c.Share + "» não é um percentual de 0% a 100%")
	}
	t, err := readSeatTable(c.Table)
	if err != nil {
		return err
	}
	grid := vacancy.GridOf(share, t.Seats, vacancy.Fixed{
		Rows: c.Fixed == "linhas" || c.Fixed == "ambos", Cols: c.Fixed == "colunas" || c.Fixed == "ambos", SpareSingle: c.Spares,
	})
	table, conflict := vacancy.Control(grid)
	out := roundedJSON{Exists: conflict == nil, Rows: t.Rows, Cols: t.Cols, Reserved: table, Total: grid.Total.Low}
	if conflict != nil {
		out.Reserved, out.Conflict = [][]int{}, conflictJSON{string(conflict.Kind), conflictWords(t, conflict), named(t.Rows, conflict.Rows), named(t.Cols, conflict.Cols), conflict.Need, conflict.Room}
	}
	switch {
	case s.root.JSON:
		err = s.writeJSON(out)
	case conflict != nil:
		printConflict(s, t, conflict)
	default:
		c.print(s, t, grid, table)
	}
	if err == nil && conflict != nil {
		return outcomeError(ExitPending)
	}
	return err
}

func named(names []string, at []int) []string {
	out := []string{}
	for _, i := range at {
		out = append(out, names[i])
	}
	return out
}

// print shows reserved seats out of seats, and what each total had to be between.
func (c *vagasArredondar) print(s *session, t *seatTable, g *vacancy.Grid, table [][]int) {
	rows := [][]string{append(append([]string{""}, t.Cols...), "soma", "entre")}
	foot, bounds, total := []string{"soma"}, []string{"entre"}, 0
	sums := make([]int, len(t.Cols))
	for i, line := range table {
		row, sum := []string{t.Rows[i]}, 0
		for j, n := range line {
			row = append(row, fmt.Sprintf("%d de %d", n, t.Seats[i][j]))
			sum += n
			sums[j] += n
		}
		total += sum
		rows = append(rows, append(row, strconv.Itoa(sum), boundsWords(g.Rows[i])))
	}
	for j, n := range sums {
		foot, bounds = append(foot, strconv.Itoa(n)), append(bounds, boundsWords(g.Cols[j]))
	}
	rows = append(rows, append(foot, strconv.Itoa(total), boundsWords(g.Total)), bounds)
	tabulated(s, rows)
	spared := ""
	if c.Spares {
		spared = "; onde há uma só vaga, nenhuma reserva (" + law.Citations([]law.Provision{law.Stjinf875TeseCpt}) + ")"
	}
	fmt.Fprintf(s.Out, "\n%s (%s)%s.\n", exactWords[c.Fixed], law.Citations(law.RoundsUp.In(law.RegimeDec12536)), spared)
}

// exactWords say where the count of the law is exact.
var exactWords = map[string]string{
	"total":   "Cada célula, linha e coluna tem o inteiro abaixo ou acima do exato; o total é o da lei",
	"linhas":  "Cada célula e coluna tem o inteiro abaixo ou acima do exato; cada linha e o total são os da lei",
	"colunas": "Cada célula e linha tem o inteiro abaixo ou acima do exato; cada coluna e o total são os da lei",
	"ambos":   "Cada célula tem o inteiro abaixo ou acima do exato; cada linha, cada coluna e o total são os da lei",
}

// tabulated writes rows in columns, here where table is the numbers.
func tabulated(s *session, rows [][]string) { console.Table(s.Out, rows) }

func boundsWords(b vacancy.Bounds) string {
	if b.Low == b.High {
		return strconv.Itoa(b.Low)
	}
	return fmt.Sprintf("%d e %d", b.Low, b.High)
}

func printConflict(s *session, t *seatTable, c *vacancy.Conflict) {
	fmt.Fprintln(s.Out, "Não existe tabela que cumpra todos os totais pedidos ao mesmo tempo.")
	if c.Kind == vacancy.ConflictSet {
		for _, part := range []struct {
			what string
			list []string
		}{{"linhas", named(t.Rows, c.Rows)}, {"colunas", named(t.Cols, c.Cols)}} {
			if len(part.list) > 0 {
				fmt.Fprintf(s.Out, "  %s em conflito: %s\n", part.what, some(part.list))
			}
		}
	}
	fmt.Fprintf(s.Out, "A prova: %s.\nEscolha o nível em que a conta da lei é exata (--exatos), ou retire --poupa-vaga-unica.\n", conflictWords(t, c))
}

// conflictWords is the proof in a sentence.
func conflictWords(t *seatTable, c *vacancy.Conflict) string {
	sum, parts := "", ""
	switch c.Kind {
	case vacancy.ConflictRow:
		sum, parts = "a linha "+t.Rows[c.Rows[0]], "as células dela"
	case vacancy.ConflictCol:
		sum, parts = "a coluna "+t.Cols[c.Cols[0]], "as células dela"
	case vacancy.ConflictRows:
		sum, parts = "o total", "as linhas, juntas,"
	case vacancy.ConflictCols:
		sum, parts = "o total", "as colunas, juntas,"
	default:
		return fmt.Sprintf("o que se exige que entre nesse conjunto soma %d, e o que dele pode sair soma no máximo %d", c.Need, c.Room)
	}
	if c.Parts {
		return fmt.Sprintf("%s pedem ao menos %d, e %s tem de ser no máximo %d", parts, c.Need, sum, c.Room)
	}
	return fmt.Sprintf("%s tem de ser ao menos %d, e %s dão no máximo %d", sum, c.Need, parts, c.Room)
}

// readSeatTable reads names and whole numbers, with the separator that people's
// programs write.
func readSeatTable(path string) (*seatTable, error) {
	f := intake.File{
		Path: path, Shown: path, Limit: 1 << 24, WhenMissing: "Indique uma planilha CSV", WhenFolder: "Indique um arquivo",
		WhenTooLarge: "Confira se é a tabela de vagas", WhenEmpty: "Ponha as unidades na primeira linha e um cargo em cada uma das outras",
	}
	raw, err := f.Read()
	if err != nil {
		return nil, err
	}
	text, ok := intake.Decode(raw)
	if !ok {
		return nil, refusedTable(path, 0, "", "", "codificação misturada")
	}
	reader := csv.NewReader(strings.NewReader(string(text)))
	if first, _, _ := strings.Cut(string(text), "\n"); strings.Contains(first, ";") {
		reader.Comma = ';'
	}
	rows, err := reader.ReadAll()
	if err != nil || len(rows) < 2 || len(rows[0]) < 2 {
		return nil, refusedTable(path, 0, "", "", "não é uma tabela de duas linhas e duas colunas ou mais, com o mesmo número de células em cada linha")
	}
	t := &seatTable{Cols: rows[0][1:]}
	for i, row := range rows[1:] {
		line := make([]int, len(t.Cols))
		for j, cell := range row[1:] {
			n, err := strconv.Atoi(strings.TrimSpace(cell))
			if err != nil || n < 0 || n > 100_000 {
				return nil, refusedTable(path, i+2, t.Cols[j], cell, "não é um número de vagas de 0 a 100000")
			}
			line[j] = n
		}
		t.Rows, t.Seats = append(t.Rows, row[0]), append(t.Seats, line)
	}
	return t, nil
}

func refusedTable(path string, line int, column, value, what string) error {
	return intake.Refuse([]intake.Problem{{File: path, Line: line, Column: column, Value: value, What: what, Remedy: "Corrija a planilha"}})
}
