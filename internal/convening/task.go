package convening

import "certame"

// Call is that one person is to come before a board of one group. Post is the code
// of the person's, or of the first of several.
type Call struct{ ID, Group, City, Post string }

// Board is who decides on a group. Members are those who sit: an alternate sits
// only in the place of somebody, and may be asked for by two boards.
type Board struct {
	Group, Number string
	Members       []string
}

// Appointment is a call with its day, hours, room and board.
type Appointment struct {
	Call
	Room, Board string
	Day         certame.Date
	Start, End  int // seconds of the day
}

// Task is what has to be planned.
type Task struct {
	Windows []Window
	Calls   []Call        // each person and group once
	Boards  []Board       // empty: who sits is not known, and is not looked at
	Taken   []Appointment // of an earlier plan: they stay where they are
}

// Plan is what came of a task: an appointment for each call, in their order, unless
// something is missing.
type Plan struct {
	Appointments []Appointment
	Missing      []Shortage
}

// Whole says whether everybody called has an appointment.
func (p Plan) Whole() bool { return len(p.Missing) == 0 }
