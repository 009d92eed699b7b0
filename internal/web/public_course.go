package web

import (
	"slices"
	"strconv"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/internal/transparency"
	"certame/internal/web/parts"
)

// course is the contest in the order of its days: those of the edital and of the public
// facts, and the acts. The table is for who takes it away; people read the steps.
func (v *visit) course(o *openContest) (t parts.Table, steps []courseStep, err error) {
	t = parts.Table{
		ID: "linha-do-tempo", Caption: "Dias do certame, do primeiro ao último", Columns: []parts.Column{{Text: "Dia"}, {Text: "O que houve, ou está previsto"}, {Text: "Onde ler"}},
		Empty: parts.Empty{Title: "Ainda não há datas.", Text: "Aparecem quando o órgão receber inscrições aqui, ou publicar."},
	}
	days, err := v.courseDays(o)
	if err != nil {
		return t, nil, err
	}
	slices.SortStableFunc(days, func(a, b courseDay) int { return int(a.on) - int(b.on) })
	today := dateOf(v.Clock())
	for _, d := range days {
		step := courseStep{When: d.on.Brazilian(), Text: d.text, Link: d.link, Ahead: d.on > today, Today: d.on == today}
		when := parts.Cell{Text: step.When}
		if step.Ahead {
			when.Text += " (previsto)"
		}
		t.Rows, steps = append(t.Rows, parts.Row{Cells: []parts.Cell{when, {Text: d.text}, {Text: d.link.Text, Address: d.link.Address}}}), append(steps, step)
	}
	return t, steps, nil
}

// courseStep is a day of the contest, as people read it.
type courseStep struct {
	When, Text   string
	Link         parts.Link
	Ahead, Today bool
}

type courseDay struct {
	on   certame.Date
	text string
	link parts.Link
}

func (v *visit) courseDays(o *openContest) (list []courseDay, err error) {
	var days []transparency.Day
	switch {
	case o.Sheet != nil:
		days = o.Sheet.Days
	case o.Terms != nil:
		days = transparency.TermsDays(o.Terms)
	}
	for _, d := range days {
		list = append(list, courseDay{on: d.On, text: d.Text})
	}
	for i := len(o.Acts) - 1; i >= 0; i-- { // in the order in which they came out
		a := &o.Acts[i]
		on := dateOf(a.Hour())
		list = append(list, courseDay{on, kindNames[a.Kind] + actState(a), parts.Link{Text: "ato " + strconv.Itoa(a.Number), Address: publicAddress(o.Contest, a.Number)}})
		if a.Kind == docket.FirstResult {
			if until, known, err := v.appealUntil(a, on); err != nil {
				return nil, err
			} else if known {
				list = append(list, courseDay{on: until.Date, text: "Fim do prazo de recurso contra o resultado provisório do ato " + strconv.Itoa(a.Number) + ", até " + clock(until)})
			}
		}
	}
	more, err := v.drawDays(o)
	o.Drawn = len(more) > 0
	return append(list, more...), err
}

// actState is the state of the result that an act published.
func actState(a *store.Act) string {
	p, err := docket.PreparedOf(a.Payload)
	if err != nil || p.State == "" || docket.OfBoards(a.Kind) {
		return ""
	}
	return ": resultado " + p.StateWord()
}

// appealUntil is the last second of the appeal against a result of the boards, by the
// edital of the revision that it was published over.
func (v *visit) appealUntil(a *store.Act, on certame.Date) (until edital.Instant, known bool, err error) {
	r, err := docket.BoardsResultOf(a.Payload)
	if err != nil || r.Revision == 0 {
		return until, false, err
	}
	terms, err := v.Docket.Terms(v.ctx(), a.Contest, r.Revision)
	if err != nil {
		return until, false, err
	}
	until, known = confirmation.AppealDeadline(terms, edital.Instant{Date: on})
	return until, known, nil
}

// drawDays are those of the draw of the released revision.
func (v *visit) drawDays(o *openContest) ([]courseDay, error) {
	if o.Sheet == nil || o.Terms.DrawFolder == "" {
		return nil, nil
	}
	g, err := v.Docket.DrawingAt(v.ctx(), o.Contest.ID, o.Sheet.Revision)
	if err != nil || g.Announcement == nil {
		return nil, err
	}
	return []courseDay{{g.Announcement.Published, "Anúncio do sorteio", parts.Link{Text: "sorteio", Address: o.Address() + "/sorteio"}}}, nil
}
