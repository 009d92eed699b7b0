package sheets

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"

	"certame/internal/intake"
)

// Column is one column a sheet may have, by its names, the first being ours.
type Column struct {
	names    []string
	required bool
}

// Must is a column that a sheet has to have.
func Must(names ...string) Column { return Column{names, true} }

// May is a column that it may have.
func May(names ...string) Column { return Column{names, false} }

// Name is ours for the column.
func (c Column) Name() string { return c.names[0] }

// Sheet is a small table read whole. Boards write a few thousand rows; the
// millions are the candidates', who have their own reader.
type Sheet struct {
	Shown    string
	Rows     []Row
	Problems []intake.Problem
	header   []string
	columns  map[string]int // by our name
}

// Row is one line of the table.
type Row struct {
	Line  int
	cells []string
}

const limit = 64 << 20

// Read reads the table of raw, named shown in messages; models says where an
// empty file finds its model.
func Read(raw []byte, shown string, columns []Column, models string) *Sheet {
	s := &Sheet{Shown: shown, columns: map[string]int{}}
	text, ok := intake.Decode(raw)
	switch {
	case len(raw) > limit:
		s.Refuse(0, "", "", "arquivo maior que 64 MiB", "Confira se é esta a planilha.")
	case !ok:
		s.Refuse(0, "", "", "codificação de texto não reconhecida", "Grave como «CSV UTF-8».")
	case len(strings.TrimSpace(string(text))) == 0:
		s.Refuse(0, "", "", "arquivo vazio", "Modelos: "+models+".")
	default:
		s.parse(string(text), columns)
	}
	return s
}

func (s *Sheet) parse(text string, columns []Column) {
	first, _, _ := strings.Cut(text, "\n")
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma, reader.FieldsPerRecord = separatorOf(first), -1
	for {
		cells, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return
		}
		if broken := (*csv.ParseError)(nil); errors.As(err, &broken) {
			s.Refuse(broken.Line, "", "", "aspas sem fechar ou texto depois delas", "Confira as aspas desta linha.")
			return
		}
		line, _ := reader.FieldPos(0)
		if len(s.columns) == 0 {
			if s.name(cells, columns); len(s.Problems) > 0 {
				return
			}
			continue
		}
		s.add(line, cells)
	}
}

// add keeps a row that says something.
func (s *Sheet) add(line int, cells []string) {
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	if strings.Join(cells, "") != "" {
		s.Rows = append(s.Rows, Row{line, cells})
	}
}

// name names the columns. A column that looks like a misspelt one is refused:
// the person meant something by it.
func (s *Sheet) name(cells []string, columns []Column) {
	s.header = slices.Clone(cells)
	known := map[string]string{}
	var names []string
	for _, c := range columns {
		for _, name := range c.names {
			known[name] = c.names[0]
		}
		names = append(names, c.names[0])
	}
	for i, cell := range cells {
		name := Word(cell)
		ours, ok := known[name]
		if _, repeated := s.columns[ours]; ok && repeated {
			s.Refuse(1, cell, "", "coluna repetida", "Deixe só uma coluna com este sentido.")
		}
		if near := intake.Nearest(name, names); !ok && near != "" {
			s.Refuse(1, cell, "", "coluna desconhecida", "A coluna mais parecida é «"+near+"».")
		}
		if ok {
			s.columns[ours] = i
		}
	}
	for _, c := range columns {
		if _, has := s.columns[c.names[0]]; c.required && !has {
			s.Refuse(1, c.names[0], "", "falta a coluna obrigatória «"+c.names[0]+"»", "Colunas: "+strings.Join(names, ";")+".")
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

// Cell is the value of a column in a row; empty when either is missing.
func (s *Sheet) Cell(r Row, name string) string {
	i, ok := s.columns[name]
	if !ok || i >= len(r.cells) {
		return ""
	}
	return r.cells[i]
}

// Refuse keeps a problem of a line.
func (s *Sheet) Refuse(line int, column, value, what, remedy string) {
	s.Problems = append(s.Problems, intake.Problem{File: s.Shown, Line: line, Column: column, Value: value, What: what, Remedy: remedy})
}

// Word folds a coded value: "Não confirma " is nao_confirma.
func Word(text string) string {
	return strings.NewReplacer(" ", "_", "-", "_").Replace(intake.Fold(text))
}
