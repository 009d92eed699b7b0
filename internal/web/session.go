package web

import (
	"errors"
	"net/http"
	"slices"

	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// session is the queue of the secretariat: who is received, by day, hour and room, and
// where each case stands. It has no name, no mark and no vote: a number, and counts.
func (v *visit) session() error { return v.showSession(http.StatusOK, nil) }

type sessionPage struct {
	*subject
	Day, Room, Stage string
	Days             []parts.Option
	Rooms, Stages    []parts.Option
	Table            parts.Table
	Counts           string
	MayWrite         bool   // minutes and results
	Prints           string // what a day needs on paper
	Today            string // when people are received today and all days are shown
	Any              bool   // there are cases
	Problems         *fault.Fault
}

// sessionRows is how many people a page shows: a room receives fewer in a day.
const sessionRows = 200

func (v *visit) showSession(status int, problems *fault.Fault) error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	cases, err := v.Sittings.Cases(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	p := sessionPage{subject: c, Day: v.r.FormValue("dia"), Room: v.r.FormValue("sala"), Stage: v.r.FormValue("etapa"), MayWrite: v.may("ata.gerar"), Any: len(cases) > 0, Problems: problems}
	p.options(cases)
	if today := dateOf(v.Clock()).Brazilian(); p.Day != today && slices.ContainsFunc(p.Days, func(o parts.Option) bool { return o.Value == today }) {
		p.Today = today
	}
	slices.SortStableFunc(cases, bySlot)
	chosen := slices.DeleteFunc(cases, func(one *sitting.Case) bool { return !p.shows(one) })
	p.Counts = stageCounts(chosen)
	if p.Table, err = v.sessionTable(c, chosen[:min(len(chosen), sessionRows)]); err != nil {
		return err
	}
	if len(chosen) > sessionRows {
		p.Counts += "; a página mostra as primeiras " + locale.Whole(sessionRows) + ": escolha o dia ou a sala"
	}
	if v.offered("/certames/{certame}/impressos") {
		p.Prints = c.Address() + "/impressos"
	}
	f := v.within(c, "Secretaria da sessão")
	f.Printed, f.Wide = true, true
	return v.render(status, "secretaria", f, p)
}

// secretariat is the contest, for who signed the term of secrecy (P 12; S11).
func (v *visit) secretariat() (*subject, error) {
	c, err := v.contest()
	if err != nil {
		return nil, err
	}
	err = v.Sittings.Signed(v.ctx(), v.account(), c.ID)
	if errors.Is(err, sitting.ErrNoTerm) {
		f := fault.Of(err)
		f.Links = []parts.Link{{Text: "Ler e assinar o termo", Address: c.Address() + "/termo", Icon: "lock"}}
		err = f
	}
	return c, err
}

func (p *sessionPage) shows(c *sitting.Case) bool {
	return (p.Day == "" || sessionDay(c) == p.Day) && (p.Room == "" || c.Slot().Room == p.Room) && (p.Stage == "" || stageWords[c.State.Stage].code == p.Stage)
}

// options are the days, rooms and stages that there are.
func (p *sessionPage) options(cases []*sitting.Case) {
	ordered := slices.Clone(cases)
	slices.SortStableFunc(ordered, bySlot)
	add := func(list *[]parts.Option, value, chosen string) {
		if value != "" && !slices.ContainsFunc(*list, func(o parts.Option) bool { return o.Value == value }) {
			*list = append(*list, parts.Option{Value: value, Text: value, Chosen: value == chosen})
		}
	}
	for _, c := range ordered {
		add(&p.Days, sessionDay(c), p.Day)
		add(&p.Rooms, c.Slot().Room, p.Room)
	}
	for _, s := range stageWords {
		p.Stages = append(p.Stages, parts.Option{Value: s.code, Text: locale.Capital(s.text), Chosen: s.code == p.Stage})
	}
}

// openCases opens the case of everybody whom the law calls and who has none.
func (v *visit) openCases() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	if _, err := v.Sittings.OpenCases(v.ctx(), v.account(), c.ID); err != nil {
		return err
	}
	return v.redirect(c.Address() + "/secretaria")
}
