package convening

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"certame"
)

// Entry is one person's entry of a calendar. It has nothing but the number of
// registration, the place and the hour: a calendar is read over shoulders.
type Entry struct {
	ID, Group, Contest string
	Place              Place
	Minutes            int
	Stamp              certame.Date // DTSTAMP: the publication of the edital, so that the same inputs give the same bytes
}

// brasilia is what is added to Brasília time to give UTC; there has been no
// summer time since 2019.
const brasilia = 3 * 3600

// Calendar writes entries as one iCalendar file (RFC 5545).
func Calendar(entries []Entry) []byte {
	var b strings.Builder
	line(&b, "BEGIN:VCALENDAR")
	line(&b, "VERSION:2.0")
	line(&b, "PRODID:-//certame//convocacao//PT")
	for i := range entries {
		entries[i].write(&b)
	}
	line(&b, "END:VCALENDAR")
	return []byte(b.String())
}

func (e *Entry) write(b *strings.Builder) {
	line(b, "BEGIN:VEVENT")
	line(b, "UID:"+escape(e.Contest+"-"+e.Group+"-"+e.ID)+"@certame")
	line(b, "DTSTAMP:"+utc(e.Stamp, 0))
	line(b, "DTSTART:"+utc(e.Place.Day, e.Place.Second))
	line(b, "DTEND:"+utc(e.Place.Day, e.Place.Second+60*e.Minutes))
	line(b, "SUMMARY:"+escape("Confirmação da opção, inscrição "+e.ID))
	line(b, "LOCATION:"+escape(e.Place.Room))
	line(b, "END:VEVENT")
}

func utc(day certame.Date, second int) string {
	second += brasilia
	day += certame.Date(second / 86400)
	second %= 86400
	y, m, d := day.Civil()
	return fmt.Sprintf("%04d%02d%02dT%02d%02d%02dZ", y, m, d, second/3600, second/60%60, second%60)
}

func escape(text string) string {
	return strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\r", "", "\n", `\n`).Replace(text)
}

// line folds at 75 bytes, between characters.
func line(b *strings.Builder, text string) {
	const most = 75
	for room := most; len(text) > room; room = most - 1 {
		cut := room
		for !utf8.RuneStart(text[cut]) {
			cut--
		}
		b.WriteString(text[:cut] + "\r\n ")
		text = text[cut:]
	}
	b.WriteString(text + "\r\n")
}
