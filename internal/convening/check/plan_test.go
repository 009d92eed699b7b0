package check_test

import (
	"testing"

	"certame"
	"certame/internal/convening/check"
)

var today = certame.MustDate(2026, 3, 10)

// good is a plan that holds: two rooms side by side, a person of two groups, a
// member of both boards.
func good() check.Subject {
	at := func(hour int) (from, to int) { return hour * 3600, hour*3600 + 1200 }
	s := check.Subject{
		Wanted: []check.Wanted{{ID: "1", Group: "PPP", City: "Belem"}, {ID: "2", Group: "PPP", City: "Belém"}, {ID: "1", Group: "PI", City: "Belém"}},
		Rooms: []check.Room{
			{City: "Belém", Name: "A", Day: today, Open: 8 * 3600, Close: 12 * 3600, Capacity: 2, Group: "PPP"},
			{City: "Belém", Name: "B", Day: today, Open: 8 * 3600, Close: 12 * 3600, Capacity: 1},
		},
		Seats: []check.Seat{{Group: "PPP", Board: "1", Member: "M1"}, {Group: "PI", Board: "1", Member: "M1"}},
		Given: []check.Given{
			{ID: "1", Group: "PPP", City: "Belém", Room: "A", Board: "1", Day: today},
			{ID: "2", Group: "PPP", City: "Belém", Room: "A", Board: "1", Day: today},
			{ID: "1", Group: "PI", City: "Belém", Room: "B", Board: "1", Day: today},
		},
	}
	for i, hour := range []int{8, 8, 9} {
		s.Given[i].From, s.Given[i].To = at(hour)
	}
	return s
}

func TestAPlanThatHolds(t *testing.T) {
	s := good()
	if faults := s.Faults(); len(faults) > 0 {
		t.Errorf("%v", faults)
	}
}

// Each thing that can be wrong is found, and said by its name.
func TestFaults(t *testing.T) {
	for kind, spoil := range map[check.Kind]func(*check.Subject){
		check.Left: func(s *check.Subject) { s.Given = s.Given[1:] },
		check.Twice: func(s *check.Subject) {
			g := s.Given[1]
			g.From, g.To = 10*3600, 10*3600+1200
			s.Given = append(s.Given, g)
		},
		check.Unasked:  func(s *check.Subject) { s.Wanted = s.Wanted[:2] },
		check.Elsewhat: func(s *check.Subject) { s.Wanted[1].City = "Manaus" },
		check.NoRoom:   func(s *check.Subject) { s.Given[1].Room = "Z" },
		check.Hours:    func(s *check.Subject) { s.Given[2].To = 12*3600 + 1; s.Given[2].From = 12*3600 - 1199 },
		check.Crowded:  func(s *check.Subject) { s.Rooms[0].Capacity = 1 },
		check.TwoRooms: func(s *check.Subject) { s.Given[1].From += 600; s.Given[1].To += 600 },
		check.Member: func(s *check.Subject) {
			s.Wanted[2].ID, s.Given[2].ID = "3", "3"
			s.Given[2].From, s.Given[2].To = s.Given[0].From, s.Given[0].To
		},
		check.Person: func(s *check.Subject) { s.Seats = nil; s.Given[2].From, s.Given[2].To = s.Given[0].From, s.Given[0].To },
	} {
		s := good()
		spoil(&s)
		found := false
		for _, f := range s.Faults() {
			found = found || f.Kind == kind
		}
		if !found {
			t.Errorf("%s: %v", kind, s.Faults())
		}
	}
	groups := good()
	groups.Given[0].Room, groups.Given[0].From, groups.Given[0].To = "B", 9*3600, 9*3600+1200
	if faults := groups.Faults(); len(faults) < 2 { // two boards in a room, and a person twice at an hour
		t.Errorf("%v", faults)
	}
}
