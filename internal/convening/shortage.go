package convening

import (
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake"
	"certame/internal/locale"
)

// Shortage is what a city lacks.
type Shortage struct {
	City   string
	Called int      // calls of the city
	Groups []Lack   // by group, in the order in which they were called
	IDs    []string // who has no place, each once
}

// Lack is how many calls of a group have no place, and why.
type Lack struct {
	Group   string
	Missing int
	Free    int    // places of rooms that receive the group, left over
	Room    string // the room that would receive most of it in a day, if there is one
	PerDay  int
}

// missing says what a city lacks.
func (s *planner) missing(city *cityWork) (short Shortage, some bool) {
	short = Shortage{City: city.name, Called: len(city.calls)}
	for _, call := range city.calls {
		if s.at[call] >= 0 {
			continue
		}
		group := s.task.Calls[call].Group
		at := slices.IndexFunc(short.Groups, func(l Lack) bool { return l.Group == group })
		if at < 0 {
			at, short.Groups = len(short.Groups), append(short.Groups, s.lack(city, group))
		}
		short.Groups[at].Missing++
		if id := s.task.Calls[call].ID; !slices.Contains(short.IDs, id) {
			short.IDs = append(short.IDs, id)
		}
	}
	return short, len(short.Groups) > 0
}

func (s *planner) lack(city *cityWork, group string) Lack {
	l := Lack{Group: group}
	for _, at := range city.cells {
		c := &s.cells[at]
		if c.window.receives(group) && (c.board < 0 || s.boards[c.board].Group == group) {
			l.Free += c.capacity - len(c.calls)
		}
		if n := c.window.Places(); c.window.receives(group) && n > l.PerDay {
			l.Room, l.PerDay = c.window.Room, n
		}
	}
	return l
}

// Missing is how many calls have no place.
func (s *Shortage) Missing() (n int) {
	for _, l := range s.Groups {
		n += l.Missing
	}
	return n
}

// String says what is missing.
func (s *Shortage) String() string {
	var groups []string
	for _, l := range s.Groups {
		groups = append(groups, fmt.Sprintf("%s %d", l.Group, l.Missing))
	}
	n := s.Missing()
	return fmt.Sprintf("%s: %s sem lugar (%s), de %d", s.name(), locale.Count(n, "chamada", "chamadas"), strings.Join(groups, ", "), s.Called)
}

func (s *Shortage) name() string {
	if s.City == "" {
		return "sem cidade"
	}
	return s.City
}

// Remedy says what to do about it.
func (s *Shortage) Remedy() string {
	if intake.Fold(s.City) == "" {
		return "Diga a cidade destas pessoas na planilha inscricao;cidade, ou a localidade do cargo no edital: " + firstOf(s.IDs) + "."
	}
	var out []string
	for _, l := range s.Groups {
		out = append(out, l.remedy(s.City))
	}
	return strings.Join(out, " ")
}

func (l *Lack) remedy(city string) string {
	switch {
	case l.PerDay == 0:
		return fmt.Sprintf("Nenhuma sala de %s recebe %s: acrescente uma, ou mude a cidade destas pessoas.", city, l.Group)
	case l.Free > 0:
		return fmt.Sprintf("Sobram %s para %s, em horários em que a mesma pessoa já é atendida por outro grupo, ou em que um membro da comissão está em outra sala: acrescente %s em outros horários.",
			locale.Count(l.Free, "lugar", "lugares"), l.Group, locale.Count(l.Missing, "lugar", "lugares"))
	}
	days := (l.Missing + l.PerDay - 1) / l.PerDay
	return fmt.Sprintf("Para %s, acrescente %s: em %s cabem %d por dia, e %s.", l.Group, locale.Count(l.Missing, "lugar", "lugares"), l.Room, l.PerDay, locale.Count(days, "dia a mais basta", "dias a mais bastam"))
}

// firstOf names the first few of a list.
func firstOf(ids []string) string {
	const shown = 5
	text := strings.Join(ids[:min(shown, len(ids))], ", ")
	if more := len(ids) - shown; more > 0 {
		text += fmt.Sprintf(" e mais %d", more)
	}
	return text
}
