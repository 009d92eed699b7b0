package candidates

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"certame"
	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// sheet reads the rows of a phase's file.
type sheet struct {
	worker
	index Index
	body  delimited.Tokens
	width int
	at    []int // where inscricao and each wanted column stand
	seen  []bool
}

func (p *PhaseFile) open(columns []wanted) (*sheet, bool) {
	s := &sheet{index: p.Index, seen: make([]bool, p.Roll.Len())}
	s.file = file{shown: p.Shown, terms: p.Terms}
	text, ok := intake.Decode(p.Raw)
	if !ok {
		s.refuse(0, "", "", "codificação de texto não reconhecida", "Grave como «CSV UTF-8».")
		return s, false
	}
	first, _, _ := bytes.Cut(text, []byte{'\n'})
	if what, remedy := checkFirstLine(delimited.TrimReturn(first)); what != "" {
		s.refuse(1, "", "", what, remedy)
		return s, false
	}
	s.separator = delimited.SeparatorOf(first)
	s.decimal = delimited.DecimalOf(s.separator)
	s.body = delimited.Tokens{Data: text, Separator: s.separator}
	return s, s.names(s.body.Row(nil), append([]wanted{{"inscricao", "inscricao"}}, columns...))
}

// names finds the wanted columns; every other column but those that identify a
// person is refused, since its marks would be lost in silence.
func (s *sheet) names(header [][]byte, columns []wanted) bool {
	s.width, s.at = len(header), make([]int, len(columns))
	for i := range s.at {
		s.at[i] = -1
	}
	expected := make([]string, len(columns))
	for i, c := range columns {
		expected[i] = c.name
	}
	for place, raw := range header {
		s.name(place, string(raw), columns, expected)
	}
	for i, at := range s.at {
		if at < 0 {
			s.refuse(1, expected[i], "", "falta a coluna obrigatória «"+expected[i]+"»", "Colunas deste arquivo: "+strings.Join(expected, ";")+".")
		}
	}
	return len(s.problems) == 0
}

func (s *sheet) name(place int, raw string, columns []wanted, expected []string) {
	name := word([]byte(raw))
	for i, c := range columns {
		if name != c.name && name != c.column {
			continue
		}
		if s.at[i] >= 0 {
			s.refuse(1, strconv.Itoa(place+1), raw, "coluna repetida", "Deixe só uma coluna com este nome.")
		}
		s.at[i] = place
		return
	}
	if name != "nome" && name != "cpf" && name != "cargo" && name != "" {
		s.refuse(1, strconv.Itoa(place+1), raw, "coluna que este arquivo não tem", "Colunas deste arquivo: "+strings.Join(expected, ";")+".")
	}
}

// each reads every row, refusing numbers unknown or repeated.
func (s *sheet) each(see func(certame.Person, [][]byte)) {
	lines := map[certame.Person]int{}
	var fields [][]byte
	for !s.body.Done() {
		s.line = 1 + s.body.Lines
		fields = s.body.Row(fields)
		broken := s.body.Broken
		s.body.Broken = false
		switch {
		case broken: // without the text: it may be of names and CPFs
			s.refuse(s.line, "", "", "aspas sem fechar ou texto depois delas", "Dobre as aspas de dentro do texto («\"\"») ou retire-as.")
		case len(fields) == 1 && len(fields[0]) == 0: // blank line
		case len(fields) != s.width:
			s.refuse(s.line, "", "", fmt.Sprintf("número de campos (%d) diferente do de colunas do cabeçalho (%d)", len(fields), s.width), "Confira o separador e as aspas desta linha.")
		default:
			s.person(trim(fields[s.at[0]]), lines, func(p certame.Person) { see(p, fields) })
		}
	}
}

func (s *sheet) person(id []byte, lines map[certame.Person]int, see func(certame.Person)) {
	p, known := s.index[string(id)]
	switch {
	case !known:
		s.refuse(s.line, "inscricao", string(id), "inscrição que não está em candidatos.csv", "Confira o número, com os zeros à esquerda.")
	case s.seen[p]:
		s.refuse(s.line, "inscricao", string(id), "inscrição repetida: já está na linha "+strconv.Itoa(lines[p]), "Cada inscrição ocupa uma linha; reveja as duas antes de apurar.")
	default:
		s.seen[p], lines[p] = true, s.line
		see(p)
	}
}
