package boards

import (
	"encoding/csv"
	"errors"
	"io"
	"strings"

	"certame/internal/intake"
)

// column is one column a sheet may have, by its names, the first being ours.
type column struct {
	names    []string
	required bool
}

func must(names ...string) column { return column{names, true} }
func may(names ...string) column  { return column{names, false} }

// sheet is a small table read whole. Boards write a few thousand rows; the
// millions are the candidates', who have their own reader.
type sheet struct {
	shown    string
	columns  map[string]int // by our name
	rows     []row
	problems []intake.Problem
}

// row is one line of the table.
type row struct {
	line  int
	cells []string
}

const limit = 64 << 20

// read reads the table of raw, named shown in messages.
func read(raw []byte, shown string, columns []column) *sheet {
	s := &sheet{shown: shown, columns: map[string]int{}}
	text, ok := intake.Decode(raw)
	switch {
	case len(raw) > limit:
		s.refuse(0, "", "", "arquivo maior que 64 MiB", "Confira se é a planilha da comissão.")
	case !ok:
		s.refuse(0, "", "", "codificação de texto não reconhecida", "Grave como «CSV UTF-8».")
	case len(strings.TrimSpace(string(text))) == 0:
		s.refuse(0, "", "", "arquivo vazio", "Veja os modelos: certame modelo comissao, certame modelo votos.")
	default:
		s.parse(string(text), columns)
	}
	return s
}

func (s *sheet) parse(text string, columns []column) {
	first, _, _ := strings.Cut(text, "\n")
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma, reader.FieldsPerRecord = separatorOf(first), -1
	for {
		cells, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return
		}
		if broken := (*csv.ParseError)(nil); errors.As(err, &broken) {
			s.refuse(broken.Line, "", "", "aspas sem fechar ou texto depois delas", "Confira as aspas desta linha.")
			return
		}
		line, _ := reader.FieldPos(0)
		if len(s.columns) == 0 {
			if s.header(cells, columns); len(s.problems) > 0 {
				return
			}
			continue
		}
		s.add(line, cells)
	}
}

// add keeps a row that says something.
func (s *sheet) add(line int, cells []string) {
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	if strings.Join(cells, "") != "" {
		s.rows = append(s.rows, row{line, cells})
	}
}

// header names the columns. A column that looks like a misspelt one is refused:
// the person meant something by it.
func (s *sheet) header(cells []string, columns []column) {
	known := map[string]string{}
	var names []string
	for _, c := range columns {
		for _, name := range c.names {
			known[name] = c.names[0]
		}
		names = append(names, c.names[0])
	}
	for i, cell := range cells {
		name := word(cell)
		ours, ok := known[name]
		if _, repeated := s.columns[ours]; ok && repeated {
			s.refuse(1, cell, "", "coluna repetida", "Deixe só uma coluna com este sentido.")
		}
		if near := intake.Nearest(name, names); !ok && near != "" {
			s.refuse(1, cell, "", "coluna desconhecida", "A coluna mais parecida é «"+near+"».")
		}
		if ok {
			s.columns[ours] = i
		}
	}
	for _, c := range columns {
		if _, has := s.columns[c.names[0]]; c.required && !has {
			s.refuse(1, c.names[0], "", "falta a coluna obrigatória «"+c.names[0]+"»", "Colunas: "+strings.Join(names, ";")+".")
		}
	}
}

func separatorOf(header string) rune {
	best, most := ';', 0
	for _, c := range ";,\t|" {
		if n := strings.Count(header, string(c)); n > most {
			best, most = c, n
		}
	}
	return best
}

// cell is the value of a column in a row; empty when either is missing.
func (s *sheet) cell(r row, name string) string {
	i, ok := s.columns[name]
	if !ok || i >= len(r.cells) {
		return ""
	}
	return r.cells[i]
}

func (s *sheet) refuse(line int, column, value, what, remedy string) {
	s.problems = append(s.problems, intake.Problem{File: s.shown, Line: line, Column: column, Value: value, What: what, Remedy: remedy})
}

// word folds a coded value: "Não confirma " is nao_confirma.
func word(text string) string {
	return strings.NewReplacer(" ", "_", "-", "_").Replace(intake.Fold(text))
}
