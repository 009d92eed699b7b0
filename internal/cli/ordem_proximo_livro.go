package cli

import (
	"fmt"
	"strconv"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

// passedJSON is a better-ranked person who is not the next, and why.
type passedJSON struct {
	ID   string      `json:"inscricao"`
	Why  contest.Why `json:"porque"`
	Call int         `json:"convocacao,omitempty"`
}

// dutyJSON is a term that runs for somebody appointed.
type dutyJSON struct {
	ID      string          `json:"inscricao"`
	Step    string          `json:"passo"`
	Until   string          `json:"ate"`
	Overdue bool            `json:"vencido"`
	Remedy  string          `json:"depois_dele"`
	Basis   []law.Provision `json:"dispositivos"`
}

// fromBook answers from the facts: who is appointed and who left is there.
func (c *ordemProximo) fromBook(s *session, l *run.Loaded) error {
	if c.Appointed > 0 {
		return usage.Error("a pasta tem livro de fatos, e é ele que diz quem já foi nomeado: retire --ja-nomeadas")
	}
	o, err := l.Compute(s.ctx, true)
	if err != nil {
		return err
	}
	p, err := s.findPost(o, c.Post)
	if err != nil {
		return err
	}
	next := o.Next(p)
	opens := false
	if next == nil && everySeatTaken(p) {
		if o, p, next, err = s.oneMore(l, o, p); err != nil {
			return err
		}
		opens = next != nil
	}
	if !s.root.JSON {
		s.printDepartures(o)
	}
	return s.answerNext(nextOf(s, o, p, next, opens, c.On), len(p.Allocation.Labels))
}

// everySeatTaken tells a post that is full from one whose lists have ended.
func everySeatTaken(p *contest.Post) bool {
	for _, place := range p.Places {
		if !place.Appointed {
			return false
		}
	}
	return true
}

// oneMore opens a seat after the state asked for, in a copy of the book, which is
// not stored.
func (s *session) oneMore(l *run.Loaded, o *contest.Outcome, p *contest.Post) (*contest.Outcome, *contest.Post, *contest.Next, error) {
	at := edital.Instant{Date: o.Terms.Published, Second: ledger.WholeDay}
	for _, e := range o.Facts.Now.Applied {
		at.Date = max(at.Date, e.At.Date)
	}
	book, refusal := l.Book.Suppose(ledger.Fact{Kind: ledger.SeatsOpened, Version: ledger.SeatsOpened.Version(), At: at, Data: []ledger.Field{
		{Name: "cargo", Value: o.Terms.Posts[p.Index].Code}, {Name: "quantidade", Value: "1"},
	}}, l.Until)
	switch {
	case refusal != nil && refusal.Reason == ledger.NoLabel:
		return o, p, nil, usage.Error(s.widePool())
	case refusal != nil:
		return o, p, nil, s.refusedFact(refusal)
	}
	facts, refusal := contest.FactsOf(book, ledger.All())
	if refusal != nil {
		return o, p, nil, s.refusedFact(refusal)
	}
	c := contest.PrepareWith(o.Terms, l.Roll, trace.Log{}, facts, false)
	after, err := c.Post(p.Index, false)
	if err != nil {
		return o, p, nil, err
	}
	posts := make([]*contest.Post, len(o.Posts))
	posts[p.Index] = after
	return &contest.Outcome{Contest: c, Posts: posts}, after, c.Next(after), nil
}

func nextOf(s *session, o *contest.Outcome, p *contest.Post, next *contest.Next, opens bool, on string) *nextJSON {
	if next == nil {
		return nil
	}
	out := &nextJSON{
		Post: o.Terms.Posts[p.Index].Code, Call: next.Call.Number, Seat: next.Place.Number, Label: o.Terms.Code(next.Place.Current),
		ID: string(o.Roll.IDs.At(p.Lists.Order[next.Call.Rank])), Reason: tables.Reason(o, p, next.Call), Opens: opens, Duties: dutiesOf(s, o, p, on),
	}
	for _, passed := range next.Passed {
		out.Passed = append(out.Passed, passedJSON{string(o.Roll.IDs.At(p.Lists.Order[passed.Rank])), passed.Why, passed.Number})
	}
	return out
}

// dutiesOf are the terms that run in the post, on the day of the question.
func dutiesOf(s *session, o *contest.Outcome, p *contest.Post, on string) (out []dutyJSON) {
	day := today()
	if asked, ok := certame.ParseDate([]byte(on)); ok {
		day = asked
	}
	for _, d := range o.Facts.Now.Duties(day) {
		if d.Post == p.Index {
			out = append(out, dutyJSON{
				string(o.Roll.IDs.At(d.Person)), locale.FactName(d.Step, s.words), d.Until.ISO(), d.Overdue, locale.FactName(d.Remedy, s.words), d.Basis,
			})
		}
	}
	return out
}

// passedShown are as many as a person reads of each reason.
const passedShown = 5

// printPassed says why each better-ranked person is not the next, by reason.
func (s *session) printPassed(list []passedJSON) {
	for _, why := range [...]contest.Why{contest.HasSeat, contest.ComesLater, contest.NoSeatLeft, contest.Apart, contest.BetterPost, contest.PostLeft, contest.OtherPost} {
		var ids []string
		for _, passed := range list {
			if passed.Why == why {
				ids = append(ids, passedWord(passed))
			}
		}
		if len(ids) > 0 {
			fmt.Fprintf(s.Out, "À frente na classificação, %s: %s\n", locale.PassedOver(why, s.words), shortList(ids, passedShown))
		}
	}
}

func passedWord(p passedJSON) string {
	if p.Why == contest.ComesLater {
		return p.ID + " (" + strconv.Itoa(p.Call) + "ª)"
	}
	return p.ID
}

// shortList writes the first of a list and how many more there are.
func shortList(list []string, shown int) (text string) {
	for i, word := range list[:min(len(list), shown)] {
		if i > 0 {
			text += ", "
		}
		text += word
	}
	if len(list) > shown {
		text += fmt.Sprintf(" e mais %d", len(list)-shown)
	}
	return text
}

func (s *session) printDuties(list []dutyJSON) {
	for _, d := range list {
		day, _ := certame.ParseDate([]byte(d.Until))
		late := ""
		if d.Overdue {
			late = " (vencido: cabe " + d.Remedy + ")"
		}
		fmt.Fprintf(s.Out, "Prazo: inscrição %s, %s até %s%s [%s]\n", d.ID, d.Step, day.Brazilian(), late, law.Citations(d.Basis))
	}
}

// printDepartures shows who was passed over, before saying who is next: that
// person is owed the seat.
func (s *session) printDepartures(o *contest.Outcome) {
	for _, f := range o.Log.Findings {
		if f.Code == "ordem.preterida" {
			message, remedy := locale.Finding(s.words, f)
			fmt.Fprintf(s.Err, "certame: atenção: %s. %s [%s]\n", message, remedy, law.Citations(f.Basis))
		}
	}
}
