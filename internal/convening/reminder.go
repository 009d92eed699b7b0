package convening

import (
	"time"

	ics "github.com/arran4/golang-ical"

	"certame/internal/locale"
)

// Reminder is an hour by which somebody may or must do something.
type Reminder struct {
	Key, What, Detail string
	At                time.Time // the last second
	AllDay            bool
	Stamp             time.Time
}

// Before the hour, calendars remind of it so long.
var alarms = [...]string{"-P1D", "-PT3H"}

// Reminders writes them as one iCalendar file (RFC 5545).
func Reminders(list []Reminder) []byte {
	c := ics.NewCalendarFor("certame")
	c.SetProductId("-//certame//prazos//PT")
	for i := range list {
		list[i].write(c)
	}
	return []byte(c.Serialize(ics.WithNewLine("\r\n")))
}

func (r *Reminder) write(c *ics.Calendar) {
	event := c.AddEvent(r.Key + "@certame")
	event.SetDtStampTime(r.Stamp)
	if r.AllDay {
		event.SetAllDayStartAt(r.At.In(locale.Brasilia))
	} else {
		event.SetStartAt(r.At) // and no end: one that is not later is not valid, and without it the instant is whole
	}
	event.SetSummary(r.What)
	event.SetDescription(r.Detail)
	for _, before := range alarms {
		alarm := event.AddAlarm()
		alarm.SetAction(ics.ActionDisplay)
		alarm.SetTrigger(before)
		alarm.SetDescription(r.What)
	}
}
