package runningtext

import (
	"fmt"
	"regexp"
	"strings"

	"certame/internal/intake/tabular"
)

// admission begins a line of a list of registrations granted or refused.
var admission = regexp.MustCompile(`^\s*(\d{3}\.\*{3}\.\*{3}-\d{2}|\*{3}\.\d{3}\.\d{3}-\*{2}|\d{3}\.\d{3}\.\d{3}-\d{2})\s+(.+?)\s+((?:In)?[Dd]eferid[oa]s?|(?:IN)?DEFERID[OA]S?)\b\s*(.*)$`)

// LooksAdmissions reports whether most lines that begin with a CPF say granted
// or refused.
func LooksAdmissions(text []byte) bool {
	n := 0
	for _, line := range strings.Split(string(text[:min(len(text), 256<<10)]), "\n") {
		if admission.MatchString(line) {
			n++
		}
	}
	return n >= 2
}

// ReadAdmissions reads a list of registrations granted or refused. The reason
// that spills over the next lines is of the line before.
func ReadAdmissions(text []byte) tabular.Table {
	columns := []string{"cpf", "nome", "deferimento", "nota", "motivo"}
	var rows []tabular.Row
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimRight(line, "\r")
		switch found := admission.FindStringSubmatch(line); {
		case found != nil:
			cells := [][]byte{[]byte(found[1]), []byte(found[2]), []byte(found[3]), nil, nil}
			if strings.ContainsAny(found[4], "0123456789") {
				cells[3] = []byte(found[4])
			} else {
				cells[4] = []byte(found[4])
			}
			rows = append(rows, tabular.Row{Line: i + 1, Cells: cells})
		case strings.TrimSpace(line) == "":
		case len(rows) == 0:
		default:
			last := &rows[len(rows)-1].Cells[4]
			*last = []byte(strings.TrimSpace(string(*last) + " " + strings.TrimSpace(line)))
		}
	}
	t := tabular.InMemory(columns, rows)
	t.Kind = "deferimentos"
	return t
}

var gap = regexp.MustCompile(`\s{2,}|\t`)

// order is a line with a position and a list: 316 AC.
var order = regexp.MustCompile(`^\s*(\d{1,6})(?:º|ª|°)?[\s.;:)-]+(\p{L}[\p{L}. ]{0,30})\s*$`)

// SpacedColumns cuts by runs of spaces the tables that PDFs give, and the orders
// of call.
func SpacedColumns(text []byte) (tabular.Table, bool) {
	lines := strings.Split(string(text), "\n")
	orders, filled, cut, widths := 0, 0, 0, map[int]int{}
	for _, line := range lines {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		filled++
		if order.MatchString(line) {
			orders++
		}
		if n := len(gap.Split(line, -1)); n > 1 { // titles and numbers of pages have one
			widths[n]++
			cut++
		}
	}
	if orders >= 2 && orders*10 >= filled*8 {
		return ordersTable(lines), true
	}
	width, n := 0, 0
	for w, times := range widths {
		if times > n || times == n && w > width {
			width, n = w, times
		}
	}
	if n < 2 || n*10 < cut*6 || cut*2 < filled {
		return tabular.Table{}, false
	}
	return spacedTable(lines), true
}

func ordersTable(lines []string) tabular.Table {
	var rows []tabular.Row
	for i, line := range lines {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		row := tabular.Row{Line: i + 1, Cells: [][]byte{[]byte(line), nil}}
		if found := order.FindStringSubmatch(line); found != nil {
			row.Cells = [][]byte{[]byte(found[1]), []byte(found[2])}
		} else {
			row.Problem = "não é uma posição seguida de uma lista"
		}
		rows = append(rows, row)
	}
	return tabular.InMemory([]string{"posição da vaga", "lista"}, rows)
}

// spacedTable has its header among the rows. A line of another width is a
// problem that the review finds, header and titles apart.
func spacedTable(lines []string) tabular.Table {
	var rows []tabular.Row
	for i, line := range lines {
		line = strings.Trim(line, " \r\f\t")
		if line == "" || lonely.MatchString(line) && len(line) <= 4 {
			continue
		}
		row := tabular.Row{Line: i + 1}
		for _, cell := range gap.Split(line, -1) {
			row.Cells = append(row.Cells, []byte(cell))
		}
		rows = append(rows, row)
	}
	t := tabular.InMemory(nil, rows)
	t.Notes = []string{"colunas separadas por espaços, como no texto de um PDF: uma célula vazia no original desloca as outras, e a linha fica em quarentena"}
	return t
}

// SingleColumn takes every line as one cell.
func SingleColumn(text []byte) tabular.Table {
	var rows []tabular.Row
	names := 0
	for i, line := range strings.Split(string(text), "\n") {
		if line = strings.Trim(line, " \r\f\t"); line != "" {
			rows = append(rows, tabular.Row{Line: i + 1, Cells: [][]byte{[]byte(line)}})
			if words := len(strings.Fields(line)); words >= 2 && words <= 9 && !strings.ContainsAny(line, "0123456789.:") {
				names++
			}
		}
	}
	t := tabular.InMemory(nil, rows)
	if len(rows) > 0 && names*10 >= len(rows)*9 {
		t = tabular.InMemory([]string{"nome"}, rows)
		t.Kind = "nomes"
	} else if len(rows) > 0 {
		t.Notes = []string{fmt.Sprintf("%d linhas de texto sem colunas", len(rows))}
	}
	return t
}
