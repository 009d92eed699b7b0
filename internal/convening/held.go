package convening

import "certame/internal/convening/check"

// Check holds appointments, with those of an earlier plan, to the task.
func (t *Task) Check(given []Appointment) []check.Fault {
	s := check.Subject{}
	for _, c := range t.Calls {
		s.Wanted = append(s.Wanted, wantedOf(c))
	}
	for i := range t.Windows {
		w := &t.Windows[i]
		s.Rooms = append(s.Rooms, check.Room{City: w.City, Name: w.Room, Day: w.Day, Open: w.Start, Close: w.End, Capacity: w.Capacity, Group: w.Group, Board: w.Board})
	}
	for _, b := range t.Boards {
		for _, m := range b.Members {
			s.Seats = append(s.Seats, check.Seat{Group: b.Group, Board: b.Number, Member: m})
		}
	}
	for _, a := range t.Taken {
		s.Wanted = append(s.Wanted, wantedOf(a.Call))
		s.Given = append(s.Given, givenOf(a))
	}
	for _, a := range given {
		s.Given = append(s.Given, givenOf(a))
	}
	return s.Faults()
}

func givenOf(a Appointment) check.Given {
	return check.Given{ID: a.ID, Group: a.Group, City: a.City, Room: a.Room, Board: a.Board, Day: a.Day, From: a.Start, To: a.End}
}

func wantedOf(c Call) check.Wanted { return check.Wanted{ID: c.ID, Group: c.Group, City: c.City} }
