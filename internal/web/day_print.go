package web

import (
	"net/http"
	"slices"

	"certame/internal/convening"
	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// dayPrint is what a day of the boards needs on paper: a poster for each room, a label
// and a slip for each person called. Nothing of it has a name, or what somebody opted
// for: paper is seen by who passes.
func (v *visit) dayPrint() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	stations, err := v.Sittings.Stations(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	p := dayPrintPage{subject: c, Day: v.r.FormValue("dia"), Room: v.r.FormValue("sala"), MayWrite: v.may("ata.gerar")}
	p.choose(v, stations)
	f := v.within(c, "Impressos do dia", parts.Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"})
	f.Printed, f.Wide = true, true
	return v.render(http.StatusOK, "impressos", f, p)
}

type dayPrintPage struct {
	*subject
	Day, Room   string
	Days, Rooms []parts.Option
	Sheets      []sheetPrint
	People      int
	Many        bool // more than a page prints: a room has to be chosen
	MayWrite    bool
}

// sheetPrint is a room as it is printed.
type sheetPrint struct {
	Room, City, Day, Hours string
	Labels                 []labelPrint
}

// labelPrint is somebody called.
type labelPrint struct{ Registration, Hour string }

// printMost is how many people one print has.
const printMost = 600

// choose picks the day and the room asked for; without a day, the next one that has not
// passed, or the last.
func (p *dayPrintPage) choose(v *visit, all []sitting.Station) {
	today := v.Sittings.Now().Date
	for _, s := range all {
		if day := s.Day.Brazilian(); !slices.ContainsFunc(p.Days, func(o parts.Option) bool { return o.Value == day }) {
			p.Days = append(p.Days, parts.Option{Value: day, Text: day})
			if p.Day == "" && s.Day >= today {
				p.Day = day
			}
		}
	}
	if p.Day == "" && len(p.Days) > 0 {
		p.Day = p.Days[len(p.Days)-1].Value
	}
	for i := range p.Days {
		p.Days[i].Chosen = p.Days[i].Value == p.Day
	}
	for i := range all {
		s := &all[i]
		if s.Day.Brazilian() != p.Day {
			continue
		}
		name := stationName(s)
		p.Rooms = append(p.Rooms, parts.Option{Value: name, Text: name, Chosen: name == p.Room})
		if p.Room == "" || p.Room == name {
			p.add(s)
		}
	}
	if p.Many = p.People > printMost && len(p.Sheets) > 1; p.Many {
		p.Sheets = nil
	}
}

// stationName is a room as pages call it.
func stationName(s *sitting.Station) string {
	switch {
	case s.Room == "" && s.City == "":
		return "sala por definir"
	case s.Room == "":
		return s.City
	case s.City == "":
		return s.Room
	}
	return s.Room + " — " + s.City
}

func (p *dayPrintPage) add(s *sitting.Station) {
	sheet := sheetPrint{Room: s.Room, City: s.City, Day: s.Day.Brazilian(), Hours: "chamada às " + convening.Clock(s.From().Second)}
	if s.To() != s.From() {
		sheet.Hours = "chamadas das " + convening.Clock(s.From().Second) + " às " + convening.Clock(s.To().Second)
	}
	if sheet.Room == "" {
		sheet.Room = "Sala por definir"
	}
	for _, one := range s.Calls {
		sheet.Labels = append(sheet.Labels, labelPrint{one.Registration, convening.Clock(one.At.Second)})
	}
	p.People += len(s.Calls)
	p.Sheets = append(p.Sheets, sheet)
}
