package cli

import (
	"fmt"
	"strconv"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/locale"
	"certame/law"
	"certame/ledger"
)

// complete gives an appointment the seat and the modality that the order gives
// the person, when the command line does not say them, and warns when somebody
// else was to come first.
func (s *session) complete(live *contest.Live, f *ledger.Fact) error {
	who, known := live.Book.Find(f.Value("inscricao"))
	if !known {
		return nil // the book refuses it with its reason
	}
	if err := completePost(live, f, who); err != nil {
		return err
	}
	if f.Kind != ledger.Appointed && f.Kind != ledger.TrainingCourse {
		return nil
	}
	if who = rowOf(live, f, who); who == certame.Nobody {
		return nil
	}
	p, err := live.At(live.Roll.Post[who])
	if err != nil {
		return err
	}
	if f.Kind == ledger.Appointed {
		s.warnOutOfTurn(live, p, who)
	}
	seat, label, found := seatFor(live, p, who)
	given := f.Value("vaga") != "" && f.Value("rotulo") != ""
	switch {
	case given:
		return nil
	case !found:
		return usageError("a ordem não dá vaga à inscrição " + f.Value("inscricao") + ": para registrar assim mesmo, informe --dados vaga=… --dados rotulo=…")
	}
	fillField(f, "vaga", strconv.Itoa(seat))
	fillField(f, "rotulo", label)
	return nil
}

// completePost says of which post a fact is, when the person put several in order
// and only one can be meant: the one the order calls them to, for an appointment;
// the one they have, for what follows from it.
func completePost(live *contest.Live, f *ledger.Fact, who certame.Person) error {
	if live.Roll.Preferences == nil || f.Value("cargo") != "" || len(live.Roll.Applications(who)) == 1 {
		return nil
	}
	row := certame.Nobody
	switch f.Kind {
	case ledger.Appointed, ledger.TrainingCourse:
		if _, err := live.At(live.Roll.Post[who]); err != nil {
			return err
		}
		row = live.Takes(who)
	case ledger.Voided, ledger.TookOffice, ledger.EnteredService, ledger.Dismissed:
		row = live.OnlySeat(who)
	}
	if row != certame.Nobody {
		fillField(f, "cargo", live.Terms.Posts[live.Roll.Post[row]].Code)
	}
	return nil
}

// rowOf is the row of the person in the post that a fact names; Nobody when the
// book will refuse it.
func rowOf(live *contest.Live, f *ledger.Fact, who certame.Person) certame.Person {
	if live.Roll.Preferences == nil {
		return who
	}
	for _, row := range live.Roll.Applications(who) {
		if code := f.Value("cargo"); code == "" || code == live.Terms.Posts[live.Roll.Post[row]].Code {
			return row
		}
	}
	return certame.Nobody
}

func fillField(f *ledger.Fact, name, value string) {
	if f.Value(name) == "" {
		f.Data = append(f.Data, ledger.Field{Name: name, Value: value})
		sortFields(f.Data)
	}
}

// seatFor is the free seat that the order gives a person now.
func seatFor(live *contest.Live, p *contest.Post, who certame.Person) (seat int, label string, found bool) {
	for _, place := range p.Places {
		if place.Holder != appointment.NoOne && !place.Appointed && p.Lists.Order[place.Holder] == who {
			return place.Number, live.Terms.Code(place.Current), true
		}
	}
	return 0, "", false
}

// warnOutOfTurn tells who comes first, when it is somebody else. The fact is
// stored all the same: the book says what happened, not what should have.
func (s *session) warnOutOfTurn(live *contest.Live, p *contest.Post, who certame.Person) {
	next := live.Next(p)
	if next == nil || p.Lists.Order[next.Call.Rank] == who {
		return
	}
	fmt.Fprintf(s.Err, "certame: atenção: antes vem a inscrição %s, vaga %d, lista %s; %s [%s]\n",
		live.Roll.IDs.At(p.Lists.Order[next.Call.Rank]), next.Place.Number, live.Terms.Code(next.Place.Current),
		"se as duas são do mesmo dia, a ordem entre elas não importa", law.Citations(law.Alternation.In(live.Terms.Regime.ID)))
}

// recordedJSON is what registering a fact answers to machines.
type recordedJSON struct {
	ID      string       `json:"id"`
	Effects []effectLine `json:"efeito"`
}

// effectLine is one person whose place changed.
type effectLine struct {
	Post   string        `json:"cargo"`
	ID     string        `json:"inscricao"`
	Effect string        `json:"efeito"`
	Before *positionJSON `json:"antes,omitempty"`
	After  *positionJSON `json:"depois,omitempty"`
	Now    string        `json:"situacao"`
}

type positionJSON struct {
	Modality string `json:"modalidade"`
	Seat     int    `json:"vaga"`
	Call     int    `json:"convocacao"`
}

func effectsJSON(live *contest.Live, turn *contest.Turn) []effectLine {
	out := []effectLine{}
	for _, change := range turn.Changes {
		out = append(out, changeLines(live.Contest, change)...)
	}
	return out
}

// changeLines lists who changed between two states of a post.
func changeLines(c *contest.Contest, change contest.PostChange) (out []effectLine) {
	for _, d := range contest.Between(change.Before, change.After) {
		out = append(out, effectLine{
			Post: c.Terms.Posts[change.After.Index].Code, ID: string(c.Roll.IDs.At(d.Person)), Effect: string(d.Effect),
			Before: positionOf(c, d.Before), After: positionOf(c, d.After), Now: string(d.SituationAfter),
		})
	}
	return out
}

func positionOf(c *contest.Contest, p contest.Position) *positionJSON {
	if p.Call == 0 {
		return nil
	}
	return &positionJSON{c.Terms.Code(p.Modality), p.Seat, p.Call}
}

// effectsShown on a terminal; --json has them all.
const effectsShown = 20

// printEffect says to people who came in, went out or counts otherwise.
func (s *session) printEffect(live *contest.Live, turn *contest.Turn) {
	lines := effectsJSON(live, turn)
	e := turn.Entry
	fmt.Fprintf(s.Err, "%s, %s: %s %s\n", ledger.ID(e.Number), e.At.Date.Brazilian(), locale.FactName(e.Kind, s.words), factWords(&e.Fact))
	if len(lines) == 0 {
		fmt.Fprintln(s.Err, "Ninguém entra, sai ou muda de modalidade.")
	}
	for _, line := range lines[:min(len(lines), effectsShown)] {
		fmt.Fprintln(s.Err, locale.Effect(line.Effect, s.word("do cargo")+" "+line.Post, line.ID, said(line.Before), said(line.After)))
	}
	if len(lines) > effectsShown {
		fmt.Fprintf(s.Err, "… e mais %d: veja com --json\n", len(lines)-effectsShown)
	}
	s.printMirrors(live, turn)
	if text := locale.OrderWording(&turn.Entry.Fact); text != "" {
		fmt.Fprintln(s.Err, text)
	}
}

// printMirrors says where the person of a court order stands by it.
func (s *session) printMirrors(live *contest.Live, turn *contest.Turn) {
	for _, change := range turn.Changes {
		for _, m := range change.After.Mirrors {
			if who := change.After.Lists.Order[m.Rank]; who == turn.Entry.Person {
				label := ""
				if m.Seated {
					label = live.Terms.Code(m.Label)
				}
				fmt.Fprintln(s.Err, locale.MirrorEffect(string(live.Roll.IDs.At(who)), label))
			}
		}
	}
}

// factWords are the person and the data of a fact.
func factWords(f *ledger.Fact) string {
	text := otherData(f)
	if id := f.Value("inscricao"); id != "" {
		text = "da inscrição " + id + " " + text
	}
	return text
}

// said writes a position: "vaga 3, PPP, 2ª convocação".
func said(p *positionJSON) string {
	if p == nil {
		return ""
	}
	return fmt.Sprintf("vaga %d, %s, %dª convocação", p.Seat, p.Modality, p.Call)
}
