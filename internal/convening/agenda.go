package convening

import (
	"fmt"

	"certame"
	"certame/internal/locale"
)

// Agenda is where and when people are received.
type Agenda struct {
	Days     []certame.Date
	Rooms    []string
	Start    int // seconds of the day at which the first person is received
	End      int // nobody is received in a slot that would end after this
	Minutes  int // of each slot
	Capacity int // people in a room in one slot
}

// Place is when and where one person is received.
type Place struct {
	Day    certame.Date
	Second int
	Room   string
}

// slots is how many slots a day has.
func (a *Agenda) slots() int {
	if a.Minutes <= 0 || a.End < a.Start {
		return 0
	}
	return (a.End - a.Start) / (60 * a.Minutes)
}

// Room is how many people the agenda receives.
func (a *Agenda) Room() int { return len(a.Days) * a.slots() * len(a.Rooms) * a.Capacity }

// Full is the error of an agenda too small.
type Full struct{ People, Room int }

func (f Full) Error() string {
	return locale.Count(f.People, "pessoa", "pessoas") + " a convocar, e as datas, salas e horários comportam " + locale.Whole(f.Room) + ": acrescente datas ou salas, ou mude duração e capacidade"
}

// Places gives n people their places, in order: the earliest day and hour first,
// room by room. No place is given twice.
func (a *Agenda) Places(n int) ([]Place, error) {
	if n > a.Room() {
		return nil, Full{n, a.Room()}
	}
	places := make([]Place, 0, n)
	for _, day := range a.Days {
		for slot := range a.slots() {
			for _, room := range a.Rooms {
				for range a.Capacity {
					if len(places) == n {
						return places, nil
					}
					places = append(places, Place{day, a.Start + 60*a.Minutes*slot, room})
				}
			}
		}
	}
	return places, nil
}

// Clock writes a second of the day as 08:20.
func Clock(second int) string { return fmt.Sprintf("%02d:%02d", second/3600, second/60%60) }

// ParseClock reads 08:20.
func ParseClock(text string) (second int, ok bool) {
	var h, m int
	if n, err := fmt.Sscanf(text, "%2d:%2d", &h, &m); n != 2 || err != nil || len(text) != 5 {
		return 0, false
	}
	return h*3600 + m*60, h >= 0 && h < 24 && m >= 0 && m < 60
}
