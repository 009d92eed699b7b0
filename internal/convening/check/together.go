package check

import (
	"slices"
	"strings"
)

// together walks rooms, members and people through their time, and tells when one
// is at two things at once.
func (s *Subject) together(tell teller) {
	for _, list := range sorted(s.Given, func(g *Given) string { return g.City + "\x00" + g.Room }) {
		s.room(list, tell)
	}
	for _, list := range sorted(s.Given, func(g *Given) string { return g.ID }) {
		pairs(list, func(a, b *Given) {
			if a.Group == b.Group {
				return // told as called twice
			}
			tell(Person, "a inscrição %s foi chamada para %s e para %s no mesmo horário, %s às %s", a.ID, a.Group, b.Group, b.Day.Brazilian(), clock(b.From))
		})
	}
	s.members(tell)
}

// room holds who comes to one room at overlapping hours: one board, all at the same
// hour, and not more than it takes.
func (s *Subject) room(list []*Given, tell teller) {
	pairs(list, func(a, b *Given) {
		if a.Group != b.Group || a.Board != b.Board || a.From != b.From {
			tell(TwoRooms, "%s, %s, %s às %s: a sala recebe %s para %s %s e %s para %s %s", a.City, a.Room, b.Day.Brazilian(), clock(b.From), a.ID, a.Group, a.Board, b.ID, b.Group, b.Board)
		}
	})
	for from := 0; from < len(list); {
		to := from + 1
		for to < len(list) && moment(list[to]) == moment(list[from]) {
			to++
		}
		if most := s.capacity(list[from]); most >= 0 && to-from > most {
			tell(Crowded, "%s, %s, %s às %s: %d pessoas, e cabem %d", list[from].City, list[from].Room, list[from].Day.Brazilian(), clock(list[from].From), to-from, most)
		}
		from = to
	}
}

// members gathers the appointments of everybody who sits, whatever the board.
func (s *Subject) members(tell teller) {
	boardsOf := map[string][]string{}
	var names []string
	for _, seat := range s.Seats {
		if boardsOf[seat.Member] == nil {
			names = append(names, seat.Member)
		}
		boardsOf[seat.Member] = append(boardsOf[seat.Member], seat.Group+"\x00"+seat.Board)
	}
	slices.Sort(names)
	before := map[string][]*Given{} // by board
	for i := range s.Given {
		board := s.Given[i].Group + "\x00" + s.Given[i].Board
		before[board] = append(before[board], &s.Given[i])
	}
	for _, name := range names {
		var list []*Given
		slices.Sort(boardsOf[name])
		for _, board := range slices.Compact(boardsOf[name]) {
			list = append(list, before[board]...)
		}
		slices.SortStableFunc(list, byTime)
		pairs(list, func(a, b *Given) {
			if a.City != b.City || a.Room != b.Room {
				tell(Member, "%s está em %s, %s e em %s, %s no mesmo horário, %s às %s", name, a.City, a.Room, b.City, b.Room, b.Day.Brazilian(), clock(b.From))
			}
		})
	}
}

// pairs gives neighbours in time that overlap: of a list in the order of time, who
// overlaps anybody overlaps somebody that is still there.
func pairs(list []*Given, do func(a, b *Given)) {
	var last *Given // the one that ends last so far
	for _, g := range list {
		if last != nil && moment(g) < moment(last)-last.From+last.To {
			do(last, g)
		}
		if last == nil || moment(g)+g.To-g.From > moment(last)+last.To-last.From {
			last = g
		}
	}
}

// accents of Portuguese, by which cities written by hand differ.
var accents = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "é", "e", "ê", "e", "í", "i", "ó", "o", "ô", "o", "õ", "o", "ú", "u", "ü", "u", "ç", "c")

func plain(city string) string {
	return strings.Join(strings.Fields(accents.Replace(strings.ToLower(city))), " ")
}
