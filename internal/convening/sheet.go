package convening

import (
	"fmt"
	"strconv"
	"strings"

	"certame"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
)

// WindowColumns are the columns of agenda.csv: a line is a room at one or several
// days, with the same hours.
var WindowColumns = []sheets.Column{
	sheets.Must("cidade", "municipio"), sheets.Must("sala", "local"), sheets.Must("data", "datas", "dia", "dias"), sheets.May("inicio", "abre"), sheets.May("fim", "fecha"),
	sheets.May("duracao", "minutos"), sheets.May("capacidade", "lugares"), sheets.May("grupo", "modalidade"), sheets.May("comissao", "banca", "turma"),
}

// What a line that does not say otherwise has.
const (
	usualStart, usualEnd     = 8 * 3600, 18 * 3600
	usualMinutes, usualPlace = 20, 1
	mostMinutes, mostPlaces  = 24 * 60, 10_000
	mostWindows              = 20_000
)

// ParseWindows reads agenda.csv. codes are the groups that come before a board. The
// error is an *intake.Refused.
func ParseWindows(raw []byte, shown string, codes []string) ([]Window, error) {
	s := &windowSheet{Sheet: sheets.Read(raw, shown, WindowColumns, "certame modelo agenda"), codes: codes}
	var list []Window
	var lines []int
	for _, r := range s.Rows {
		for _, w := range s.windows(r) {
			list, lines = append(list, w), append(lines, r.Line)
		}
	}
	if len(list) == 0 && len(s.Problems) == 0 {
		s.Refuse(0, "", "", "nenhuma sala", "Escreva uma linha por sala, como em certame modelo agenda.")
	}
	if len(list) > mostWindows {
		s.Refuse(0, "", "", "mais de 20.000 dias de sala", "Confira se é esta a planilha.")
	} else if a, b, found := clash(list); found && len(s.Problems) == 0 {
		s.Refuse(lines[b], "sala", list[b].Room, fmt.Sprintf("a mesma sala está aberta duas vezes no dia %s (linhas %d e %d)", list[b].Day.Brazilian(), lines[a], lines[b]), "Separe os horários, ou dê outro nome a uma das salas.")
	}
	return list, intake.Refuse(s.Problems)
}

type windowSheet struct {
	*sheets.Sheet
	codes []string
}

// windows are those of a line: one for each day.
func (s *windowSheet) windows(r sheets.Row) (list []Window) {
	w := Window{City: s.Cell(r, "cidade"), Room: s.Cell(r, "sala"), Group: s.Cell(r, "grupo"), Board: s.Cell(r, "comissao")}
	w.Start, w.End = s.clock(r, "inicio", usualStart), s.clock(r, "fim", usualEnd)
	w.Minutes, w.Capacity = s.number(r, "duracao", usualMinutes, mostMinutes), s.number(r, "capacidade", usualPlace, mostPlaces)
	before := len(s.Problems)
	for _, name := range []string{"cidade", "sala"} {
		if s.Cell(r, name) == "" {
			s.Refuse(r.Line, name, "", "linha sem "+name, "Preencha a coluna "+name+".")
		}
	}
	if w.Slots() == 0 && len(s.Problems) == before {
		s.Refuse(r.Line, "fim", Clock(w.End), "entre o início e o fim não cabe nenhum horário", "Confira inicio, fim e duracao.")
	}
	s.group(r, &w)
	for _, text := range strings.FieldsFunc(s.Cell(r, "data"), func(c rune) bool { return c == '|' || c == ',' || c == ' ' }) {
		day, ok := certame.ParseDate([]byte(text))
		if !ok {
			s.Refuse(r.Line, "data", text, "data inválida", "Como em 10/03/2026; várias se separam por |.")
			continue
		}
		w.Day = day
		list = append(list, w)
	}
	if len(list) == 0 && len(s.Problems) == before {
		s.Refuse(r.Line, "data", "", "linha sem data", "Escreva uma ou mais datas, separadas por |.")
	}
	return list
}

func (s *windowSheet) group(r sheets.Row, w *Window) {
	for _, code := range s.codes {
		if intake.Fold(code) == intake.Fold(w.Group) {
			w.Group = code
			return
		}
	}
	switch {
	case w.Group != "":
		s.Refuse(r.Line, "grupo", w.Group, "grupo que não comparece perante comissão neste certame", "Deixe vazio, para qualquer um, ou escreva um destes: "+strings.Join(s.codes, ", ")+".")
	case w.Board != "":
		s.Refuse(r.Line, "comissao", w.Board, "comissão sem grupo", "Diga de que grupo é a comissão, na coluna grupo.")
	}
}

func (s *windowSheet) clock(r sheets.Row, name string, usual int) int {
	text := s.Cell(r, name)
	if text == "" {
		return usual
	}
	second, ok := ParseClock(text)
	if !ok {
		s.Refuse(r.Line, name, text, "não é uma hora do dia", "Como em 08:00.")
	}
	return second
}

func (s *windowSheet) number(r sheets.Row, name string, usual, most int) int {
	text := s.Cell(r, name)
	if text == "" {
		return usual
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		s.Refuse(r.Line, name, text, "não é um número de 1 em diante", "Escreva só o número, ou deixe vazio.")
		return 1
	}
	return n
}
