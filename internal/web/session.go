package web

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/convening"
	"certame/internal/sitting"
)

// session is the queue of the secretariat: who is received, by day, hour and room, and
// where each case stands. It has no name, no mark and no vote: a number, and counts.
func (v *visit) session() error { return v.showSession(http.StatusOK, nil) }

type sessionPage struct {
	*subject
	Day, Room, Stage string
	Days             []Option
	Rooms, Stages    []Option
	Table            Table
	Counts           string
	MayWrite         bool   // minutes and results
	Prints           string // what a day needs on paper
	Any              bool   // there are cases
	Problems         *fault
}

// sessionRows is how many people a page shows: a room receives fewer in a day.
const sessionRows = 200

func (v *visit) showSession(status int, problems *fault) error {
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
	slices.SortStableFunc(cases, bySlot)
	chosen := slices.DeleteFunc(cases, func(one *sitting.Case) bool { return !p.shows(one) })
	p.Counts = stageCounts(chosen)
	if p.Table, err = v.sessionTable(c, chosen[:min(len(chosen), sessionRows)]); err != nil {
		return err
	}
	if len(chosen) > sessionRows {
		p.Counts += "; a página mostra as primeiras " + number(sessionRows) + ": escolha o dia ou a sala"
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
		f := told(err)
		f.Links = []Link{{"Ler e assinar o termo", c.Address() + "/termo", "lock"}}
		err = f
	}
	return c, err
}

// bySlot orders the queue: day, hour, room; who was not called comes last.
func bySlot(a, b *sitting.Case) int {
	uncalled := func(c *sitting.Case) int {
		if c.Last(sitting.Summoned) == nil {
			return 1
		}
		return 0
	}
	return cmp.Or(cmp.Compare(uncalled(a), uncalled(b)), cmp.Compare(a.State.Session.Date, b.State.Session.Date), cmp.Compare(a.State.Session.Second, b.State.Session.Second),
		cmp.Compare(a.Slot().Room, b.Slot().Room), cmp.Compare(a.Registration, b.Registration), cmp.Compare(a.Group, b.Group))
}

func (p *sessionPage) shows(c *sitting.Case) bool {
	return (p.Day == "" || sessionDay(c) == p.Day) && (p.Room == "" || c.Slot().Room == p.Room) && (p.Stage == "" || stageWords[c.State.Stage].code == p.Stage)
}

// sessionDay is that of the last summons, "" for who was not called.
func sessionDay(c *sitting.Case) string {
	if c.Last(sitting.Summoned) == nil {
		return ""
	}
	return c.State.Session.Date.Brazilian()
}

// options are the days, rooms and stages that there are.
func (p *sessionPage) options(cases []*sitting.Case) {
	ordered := slices.Clone(cases)
	slices.SortStableFunc(ordered, bySlot)
	add := func(list *[]Option, value, chosen string) {
		if value != "" && !slices.ContainsFunc(*list, func(o Option) bool { return o.Value == value }) {
			*list = append(*list, Option{value, value, value == chosen})
		}
	}
	for _, c := range ordered {
		add(&p.Days, sessionDay(c), p.Day)
		add(&p.Rooms, c.Slot().Room, p.Room)
	}
	for _, s := range stageWords {
		p.Stages = append(p.Stages, Option{s.code, capital(s.text), s.code == p.Stage})
	}
}

// stageWords are the stages of a case for people, with the code that addresses have.
var stageWords = [...]struct{ code, text, look string }{
	confirmation.ToSummon:       {"a-convocar", "a convocar", "neutra"},
	confirmation.ToAttend:       {"esperada", "esperada", "informacao"},
	confirmation.ToSummonAgain:  {"nova-data", "à espera de nova data", "alerta"},
	confirmation.Voting:         {"presente", "presente", "informacao"},
	confirmation.ToPublish:      {"decidida", "decidida, a publicar", "sucesso"},
	confirmation.Appealable:     {"prazo-de-recurso", "no prazo de recurso", "alerta"},
	confirmation.AppealVoting:   {"em-recurso", "em recurso", "alerta"},
	confirmation.ToPublishFinal: {"a-tornar-definitiva", "decidida, a tornar definitiva", "sucesso"},
	confirmation.Settled:        {"definitiva", "definitiva", "sucesso"},
	confirmation.ForPerson:      {"a-examinar", "à espera de quem responde", "erro"},
}

func stageTag(c *sitting.Case) *Tag {
	s := stageWords[c.State.Stage]
	return &Tag{s.look, capital(s.text)}
}

func stageCounts(cases []*sitting.Case) string {
	var counts [len(stageWords)]int
	for _, c := range cases {
		counts[c.State.Stage]++
	}
	parts := []string{plural(len(cases), "processo", "processos")}
	for stage, n := range counts {
		if n > 0 {
			parts = append(parts, number(n)+" "+stageWords[stage].text)
		}
	}
	return strings.Join(parts, "; ")
}

func (v *visit) sessionTable(c *subject, cases []*sitting.Case) (Table, error) {
	t := Table{
		ID: "fila", Caption: "Pessoas, por dia, horário e sala",
		Columns: []Column{{Text: "Horário"}, {Text: "Sala"}, {Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Etapa"}, {Text: "Identidade"}, {Text: "Filmagem"}, {Text: "Votos", Numeric: true}},
		Empty:   Empty{Title: "Ninguém nesta escolha.", Text: "Mude o dia, a sala ou a etapa."},
	}
	for _, one := range cases {
		votes, err := v.voteCount(one)
		if err != nil {
			return t, err
		}
		slot := one.Slot()
		t.Rows = append(t.Rows, Row{Cells: []Cell{
			{Text: hourOf(one)},
			{Text: strings.Trim(slot.Room+" — "+slot.City, " —")},
			{Text: one.Registration, Address: caseAddress(c, one)},
			{Text: one.Group},
			{Tag: stageTag(one)},
			{Text: said(one.Identity() != "", "conferida", "por conferir")},
			{Text: string(one.Filming())},
			{Text: votes},
		}})
	}
	return t, nil
}

func said(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// hourOf is 10/03/2026 14:30, or that nobody was called yet.
func hourOf(c *sitting.Case) string {
	if sessionDay(c) == "" {
		return "sem horário"
	}
	return sessionDay(c) + " " + convening.Clock(c.State.Session.Second)
}

// voteCount is how many seats voted, and nothing else of the votes (S12).
func (v *visit) voteCount(c *sitting.Case) (string, error) {
	cast, seats, err := v.Sittings.Progress(v.ctx(), c)
	if errors.Is(err, sitting.ErrNotOpen) {
		return "—", nil
	}
	return number(cast) + " de " + number(seats), err
}

func caseAddress(c *subject, one *sitting.Case) string {
	return c.Address() + "/secretaria/" + url.PathEscape(one.ID)
}

// instantWords is an instant of a case as pages say it, to the second.
func instantWords(at edital.Instant) string {
	return at.Date.Brazilian() + " " + convening.Clock(at.Second) + ":" + fmt.Sprintf("%02d", at.Second%60)
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

// later reports whether a is after b.
func later(a, b edital.Instant) bool {
	return a.Date > b.Date || a.Date == b.Date && a.Second > b.Second
}
