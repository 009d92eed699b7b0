package check

import (
	"fmt"
	"slices"

	"certame"
)

// Wanted is that somebody must be seen for a group, in a city.
type Wanted struct{ ID, Group, City string }

// Room is where people may be received: so many at a time, from one hour to another.
// An empty group or board is any.
type Room struct {
	City, Name   string
	Day          certame.Date
	Open, Close  int // seconds of the day
	Capacity     int
	Group, Board string
}

// Given is what somebody was given.
type Given struct {
	ID, Group, City, Room, Board string
	Day                          certame.Date
	From, To                     int // seconds of the day
}

// Seat is a person of a board.
type Seat struct{ Group, Board, Member string }

// Kind is what is wrong.
type Kind string

// The kinds.
const (
	Left     Kind = "falta"
	Twice    Kind = "repetida"
	Unasked  Kind = "não pedida"
	Elsewhat Kind = "outra cidade"
	NoRoom   Kind = "sem sala"
	Hours    Kind = "fora do horário"
	Crowded  Kind = "lotação"
	TwoRooms Kind = "sala com duas comissões"
	Member   Kind = "membro em dois lugares"
	Person   Kind = "pessoa em dois lugares"
)

// Fault is one thing wrong.
type Fault struct {
	Kind Kind
	Text string
}

// Subject is all that a plan is held to.
type Subject struct {
	Wanted []Wanted
	Rooms  []Room
	Seats  []Seat
	Given  []Given
}

// Faults lists everything wrong with a plan; none is a plan that holds.
func (s *Subject) Faults() (list []Fault) {
	tell := func(kind Kind, format string, args ...any) {
		list = append(list, Fault{kind, fmt.Sprintf(format, args...)})
	}
	s.once(tell)
	for i := range s.Given {
		s.inside(&s.Given[i], tell)
	}
	s.together(tell)
	return list
}

type teller func(kind Kind, format string, args ...any)

// once counts: each one wanted is given once, and nobody else is.
func (s *Subject) once(tell teller) {
	type key struct{ id, group string }
	count := map[key]int{}
	city := map[key]string{}
	for _, g := range s.Given {
		count[key{g.ID, g.Group}]++
		city[key{g.ID, g.Group}] = g.City
	}
	asked := map[key]bool{}
	for _, w := range s.Wanted {
		k := key{w.ID, w.Group}
		asked[k] = true
		switch n := count[k]; {
		case n == 0:
			tell(Left, "a inscrição %s não foi chamada para %s", w.ID, w.Group)
		case n > 1:
			tell(Twice, "a inscrição %s foi chamada %d vezes para %s", w.ID, n, w.Group)
		case plain(city[k]) != plain(w.City):
			tell(Elsewhat, "a inscrição %s é de %s e foi chamada em %s", w.ID, w.City, city[k])
		}
	}
	for _, g := range s.Given {
		if !asked[key{g.ID, g.Group}] {
			tell(Unasked, "a inscrição %s foi chamada para %s sem ter de ser", g.ID, g.Group)
		}
	}
}

// inside looks for the room of an appointment, open from its beginning to its end.
func (s *Subject) inside(g *Given, tell teller) {
	known, open := false, false
	for _, r := range s.Rooms {
		if r.Name != g.Room || r.City != g.City || r.Day != g.Day {
			continue
		}
		if r.Group != "" && r.Group != g.Group || r.Board != "" && r.Board != g.Board {
			continue
		}
		known = true
		open = open || r.Open <= g.From && g.To <= r.Close && g.From < g.To
	}
	switch {
	case !known:
		tell(NoRoom, "a inscrição %s foi chamada para %s em %s, %s, %s, onde não há sala que a receba", g.ID, g.Group, g.City, g.Room, g.Day.Brazilian())
	case !open:
		tell(Hours, "a inscrição %s foi chamada em %s, %s, %s, de %s a %s, com a sala fechada", g.ID, g.City, g.Room, g.Day.Brazilian(), clock(g.From), clock(g.To))
	}
}

// capacity is the largest of the windows of a room that are open at an hour.
func (s *Subject) capacity(g *Given) int {
	most := -1
	for _, r := range s.Rooms {
		if r.Name == g.Room && r.City == g.City && r.Day == g.Day && r.Open <= g.From && g.From < r.Close {
			most = max(most, r.Capacity)
		}
	}
	return most
}

func clock(second int) string { return fmt.Sprintf("%02d:%02d", second/3600, second/60%60) }

func sorted(given []Given, of func(*Given) string) [][]*Given {
	byName := map[string][]*Given{}
	var names []string
	for i := range given {
		name := of(&given[i])
		if byName[name] == nil {
			names = append(names, name)
		}
		byName[name] = append(byName[name], &given[i])
	}
	slices.Sort(names)
	out := make([][]*Given, 0, len(names))
	for _, name := range names {
		list := byName[name]
		slices.SortStableFunc(list, byTime)
		out = append(out, list)
	}
	return out
}

func byTime(a, b *Given) int { return moment(a) - moment(b) }

func moment(g *Given) int { return int(g.Day)*24*60*60 + g.From }
