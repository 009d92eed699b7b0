package web

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"certame"
	"certame/draw"
	"certame/internal/beacon"
	"certame/internal/docket"
	"certame/internal/drawfile"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/render/papers"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/ledger"
)

// drawing is the draw of a contest: what is drawn, the source named before, what it
// gave, and the draw done again.
func (v *visit) drawing() error { return v.askDraw(http.StatusOK, nil) }

type drawPage struct {
	*subject
	*docket.Drawing
	Revision   int // that is seen
	Steps      parts.Steps
	Problems   *fault.Fault
	MayPrepare bool
	MayHold    bool
	Source     string // in words
	Lottery    bool
	Frozen     string // the tickets that the edital says
	Prepare    []parts.Field
	ByLottery  []parts.Field
	ByBeacon   []parts.Field
	Prizes     []parts.Field
	Pulse      parts.Field
	Digest     string
	Order      parts.Table
	Documents  []parts.Link
}

// orderShown is how many places go on the page; all are in the file.
const orderShown = 200

func (v *visit) askDraw(status int, problems *fault.Fault) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	g, err := v.Docket.Drawing(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	p := &drawPage{subject: c, Drawing: g, Revision: g.Revision, Problems: problems, MayPrepare: v.may("sorteio.preparar"), MayHold: v.may("sorteio.apurar"), Frozen: strings.Join(g.Tickets, "\n")}
	step := 0
	switch {
	case g.Announcement == nil:
		v.fillPrepare(p)
	case g.Outcome == nil:
		step = 1
		v.fillReveal(p)
	default:
		step = 3
		p.fillOutcome()
	}
	p.Steps = parts.Steps{Label: "Passos do sorteio", All: []parts.Step{{Text: "Anúncio"}, {Text: "Fonte revelada"}, {Text: "Resultado e ata"}}}
	for i := range p.Steps.All {
		p.Steps.All[i].Done, p.Steps.All[i].Current = i < step, i == step || step == 3 && i == 2
	}
	if a := g.Announcement; a != nil {
		p.Source, p.Digest = papers.SourceWords(&a.Source), a.Digest()
		for _, f := range g.Files {
			if words, is := drawDocuments[f.Name]; is {
				p.Documents = append(p.Documents, parts.Link{Text: words, Address: c.Address() + "/sorteio/" + f.Name, Icon: "download"})
			}
		}
	}
	f := v.within(c, "Sorteio")
	f.Printed = true
	return v.render(status, "sorteio", f, p)
}

var drawDocuments = map[string]string{
	drawfile.Announcement: "Anúncio", drawfile.Outcome: "Resultado", drawfile.Steps: "Todos os passos (CSV)", drawfile.Minutes: "Ata em texto", drawfile.MinutesPDF: "Ata em PDF",
}

func (v *visit) fillPrepare(p *drawPage) {
	said := v.r.PostFormValue
	p.Prepare = []parts.Field{{Name: "objeto", Label: "O que se sorteia", Value: said("objeto"), Required: true, Most: 200, Help: "Em uma linha. Fica no anúncio."}}
	if p.Tickets == nil {
		p.Prepare = append(p.Prepare, parts.Field{Name: "bilhetes", Label: "Bilhetes", Kind: "textarea", Value: said("bilhetes"), Required: true, Help: "Um por linha, na ordem em que serão numerados. Depois do anúncio não mudam."})
	}
	p.Prepare = append(p.Prepare, sourceField(said))
	p.ByLottery, p.ByBeacon = lotteryFields(said), beaconFields(said)
}

func (v *visit) fillReveal(p *drawPage) {
	p.Lottery = p.Announcement.Source.Kind == draw.Lottery
	p.Prizes, p.Pulse = revealFields(&p.Announcement.Source, v.r.PostFormValue)
}

func (p *drawPage) fillOutcome() {
	p.Order = parts.Table{ID: "ordem", Caption: "A ordem sorteada", Columns: []parts.Column{{Text: "Lugar", Numeric: true}, {Text: "Bilhete"}}}
	for i, ticket := range p.Outcome.Tickets[:min(len(p.Outcome.Tickets), orderShown)] {
		p.Order.Rows = append(p.Order.Rows, parts.Row{Cells: parts.Cells(locale.Whole(i+1), ticket)})
	}
}

// announceDraw freezes what is drawn and names the source.
func (v *visit) announceDraw() error {
	a, err := v.announcement(v.Clock())
	return v.drew(err, func(c *subject, seen int) error {
		return v.Docket.AnnounceDraw(v.ctx(), v.account(), c.ID, seen, a)
	})
}

func (v *visit) announcement(now time.Time) (*draw.Announcement, error) {
	say := func(name string) string { return strings.TrimSpace(v.r.FormValue(name)) }
	today, _ := certame.ParseDate([]byte(now.In(locale.Brasilia).Format(time.DateOnly)))
	lines := strings.Split(strings.TrimRight(strings.ReplaceAll(v.r.FormValue("bilhetes"), "\r\n", "\n"), "\n"), "\n")
	a := &draw.Announcement{Object: say("objeto"), Published: today, Tickets: lines, Source: draw.Source{Kind: draw.Kind(say("fonte"))}}
	if a.Source.Kind == draw.Lottery {
		day, ok := certame.ParseDate([]byte(say("dia")))
		if !ok {
			return nil, refusedDraw("dia", say("dia"), "não é uma data", "Escreva como 14/03/2026.")
		}
		a.Source.Extraction, a.Source.Day, a.Source.Digits = say("extracao"), day, 5
		if say("algarismos") == "6" {
			a.Source.Digits = 6
		}
		return a, nil
	}
	date, clock, _ := strings.Cut(say("as"), " ")
	day, ok := certame.ParseDate([]byte(date))
	second, is := ledger.ParseClock(clock)
	if !ok || !is {
		return nil, refusedDraw("as", say("as"), "não é um instante", "Escreva como 10/03/2026 18:00:00.")
	}
	for _, known := range beacon.Known() {
		if known.Name == "quicknet" {
			a.Source.Chain = known
		}
	}
	a.Source.Round = drawfile.RoundAt(&a.Source.Chain, int64(day)*86400+int64(second)+3*60*60)
	return a, nil
}

func refusedDraw(field, value, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: "sorteio", Column: field, Value: value, What: what, Remedy: remedy}})
}

// typeDraw takes the prizes as one person read them.
func (v *visit) typeDraw() error {
	return v.drew(nil, func(c *subject, seen int) error {
		var numbers []string
		for i := range 5 {
			numbers = append(numbers, strings.TrimSpace(v.r.FormValue("premio-"+strconv.Itoa(i+1))))
		}
		return v.Docket.TypeDraw(v.ctx(), v.account(), v.who.Name, c.ID, seen, numbers)
	})
}

// pulseDraw takes the round of the beacon.
func (v *visit) pulseDraw() error {
	return v.drew(nil, func(c *subject, seen int) error {
		return v.Docket.PulseDraw(v.ctx(), v.account(), c.ID, seen, strings.NewReader(v.r.FormValue("pulso")))
	})
}

// drew does a step over the revision that was seen, and shows the page again, with
// what was wrong or with what came.
func (v *visit) drew(err error, do func(*subject, int) error) error {
	c, found := v.contest()
	if found != nil {
		return found
	}
	if err == nil {
		seen, wrong := strconv.Atoi(v.r.FormValue("revisao"))
		if wrong != nil {
			return badForm(wrong)
		}
		err = do(c, seen)
	}
	if err == nil {
		return v.redirect(c.Address() + "/sorteio")
	}
	if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
		return v.askDraw(f.Status, f)
	}
	return err
}

// drawFile gives a document of the draw.
func (v *visit) drawFile() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	g, err := v.Docket.Drawing(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	content, file, err := v.Docket.OpenDrawing(v.ctx(), g, v.r.PathValue("arquivo"))
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	return v.give(content, file, c.Slug+"-sorteio-"+file.Name)
}
