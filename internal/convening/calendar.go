package convening

import (
	"time"

	"certame"
	"certame/internal/locale"

	ics "github.com/arran4/golang-ical"
)

// Entry is one person's entry of a calendar. It has nothing but the number of
// registration, the place and the hour: a calendar is read over shoulders.
type Entry struct {
	ID, Group, Contest string
	Key                string // its name among entries; "" is made of the three
	City               string // "" when it is not said
	Place              Place
	Minutes            int
	Stamp              certame.Date // DTSTAMP: the publication of the edital, so that the same inputs give the same bytes
	Sent               time.Time    // DTSTAMP instead, of an entry that replaces another
	Sequence           int          // how often the hour changed: the entry with more replaces the other
}

// At is an hour of a day of Brasília.
func At(on certame.Date, second int) time.Time {
	y, m, d := on.Civil()
	return time.Date(y, time.Month(m), d, 0, 0, second, 0, locale.Brasilia)
}

// Calendar writes entries as one iCalendar file (RFC 5545).
func Calendar(entries []Entry) []byte { return calendar(entries, "") }

// Invitation is the calendar that goes with a message, from an organizer: whoever
// has it already puts a later one of the same entry in its place (RFC 5546).
func Invitation(entry Entry, organizer string) []byte { return calendar([]Entry{entry}, organizer) }

func calendar(entries []Entry, organizer string) []byte {
	c := ics.NewCalendarFor("certame")
	c.SetProductId("-//certame//convocacao//PT")
	if organizer != "" {
		c.SetMethod(ics.MethodPublish)
	}
	for i := range entries {
		entries[i].write(c, organizer)
	}
	return []byte(c.Serialize(ics.WithNewLine("\r\n")))
}

func (e *Entry) write(c *ics.Calendar, organizer string) {
	event := c.AddEvent(e.UID())
	stamp := e.Sent
	if stamp.IsZero() {
		stamp = At(e.Stamp, 0)
	}
	event.SetDtStampTime(stamp)
	if organizer != "" {
		event.SetOrganizer("mailto:" + organizer)
	}
	event.SetSequence(e.Sequence)
	event.SetStartAt(At(e.Place.Day, e.Place.Second))
	event.SetEndAt(At(e.Place.Day, e.Place.Second+60*e.Minutes))
	event.SetSummary("Confirmação da opção, inscrição " + e.ID)
	event.SetLocation(e.where())
}

// UID is the same of a person and a group whatever happens to the hour.
func (e *Entry) UID() string {
	if e.Key != "" {
		return e.Key + "@certame"
	}
	return e.Contest + "-" + e.Group + "-" + e.ID + "@certame"
}

func (e *Entry) where() string {
	if e.City == "" {
		return e.Place.Room
	}
	return e.Place.Room + ", " + e.City
}
