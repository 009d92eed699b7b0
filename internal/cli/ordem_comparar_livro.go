package cli

import (
	"fmt"

	"certame"
	"certame/contest"
	"certame/internal/answer"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/internal/render/report"
	"certame/internal/run"
	"certame/ledger"
)

// stretchJSON is what happened between two states.
type stretchJSON struct {
	From    string       `json:"de"`
	To      string       `json:"ate"`
	Facts   []factLineJS `json:"fatos"`
	Effects []causedLine `json:"efeito"`
}

type factLineJS struct {
	ID   string `json:"id"`
	On   string `json:"data"`
	Name string `json:"fato"`
	Who  string `json:"inscricao,omitempty"`
}

type causedLine struct {
	answer.Effect
	Causes []string `json:"por"`
}

// states compares two states of one contest: two numbers of the book, or two days.
func (c *ordemComparar) states(s *session) error {
	from, err := moment(c.Before)
	if err != nil {
		return err
	}
	to, err := moment(c.After)
	if err != nil {
		return err
	}
	l, err := s.loaded(c.Folder)
	if err != nil {
		return err
	}
	stretch, live, err := stretchOf(s, l, from, to)
	if err != nil {
		return err
	}
	out := c.describe(s, live, stretch)
	switch {
	case s.root.JSON:
		err = s.writeJSON(out)
	case c.HTML:
		err = report.WriteComparison(s.Out, comparison(l, out))
	default:
		s.printStretch(out)
	}
	if err == nil && len(out.Effects) > 0 {
		return outcomeError(ExitPending)
	}
	return err
}

// stretchOf gathers the facts after one state up to the other: by number, those
// registered between; by day, those that happened between.
func stretchOf(s *session, l *run.Loaded, from, to ledger.Until) (*contest.Stretch, *contest.Live, error) {
	byNumber := from.Facts >= 0 && to.Facts >= 0
	byDay := from.Day != certame.NoDate && to.Day != certame.NoDate
	switch {
	case byDay && from.Day <= to.Day:
		live, err := l.Live(ledger.All())
		if err != nil {
			return nil, nil, err
		}
		stretch, err := contest.Follow(live, l.Book, func(e *ledger.Entry) bool { return e.At.Date > from.Day && e.At.Date <= to.Day })
		return stretch, live, err
	case byNumber && from.Facts <= to.Facts && to.Facts <= len(l.Book.Entries):
		live, err := l.LiveAt(from)
		if err != nil {
			return nil, nil, err
		}
		var facts []ledger.Fact
		for _, e := range l.Book.Entries[from.Facts:to.Facts] {
			facts = append(facts, e.Fact)
		}
		stretch, refusal, err := contest.Then(live, facts)
		if refusal != nil {
			return nil, nil, s.refusedFact(refusal)
		}
		return stretch, live, err
	}
	return nil, nil, usage.Error("compare dois fatos do livro (f3 f9) ou dois dias (10/03/2026 31/03/2026), o primeiro antes")
}

func (c *ordemComparar) describe(s *session, live *contest.Live, stretch *contest.Stretch) stretchJSON {
	out := stretchJSON{From: c.Before, To: c.After, Facts: []factLineJS{}, Effects: []causedLine{}}
	for _, e := range stretch.Entries {
		out.Facts = append(out.Facts, factLineJS{ledger.ID(e.Number), e.At.Date.ISO(), locale.FactName(e.Kind, s.words), e.Value("inscricao")})
	}
	for _, change := range stretch.Posts {
		for i, d := range contest.Between(change.Before, change.After) {
			line := causedLine{Effect: answer.Changes(live.Contest, change)[i], Causes: []string{}}
			for _, e := range stretch.Causes(d.Person) {
				line.Causes = append(line.Causes, ledger.ID(e.Number))
			}
			out.Effects = append(out.Effects, line)
		}
	}
	return out
}

func (s *session) printStretch(out stretchJSON) {
	for _, f := range out.Facts {
		day, _ := certame.ParseDate([]byte(f.On))
		who := ""
		if f.Who != "" {
			who = " da inscrição " + f.Who
		}
		fmt.Fprintf(s.Out, "%s  %s  %s%s\n", f.ID, day.Brazilian(), f.Name, who)
	}
	if len(out.Effects) == 0 {
		fmt.Fprintln(s.Out, "Ninguém entra, sai ou muda de modalidade.")
		return
	}
	fmt.Fprintln(s.Out)
	for _, e := range out.Effects {
		fmt.Fprintf(s.Out, "%s — por %s\n", locale.Effect(e.Effect.Effect, s.word("do cargo")+" "+e.Post, e.ID, e.Before.Said(), e.After.Said()), shortList(e.Causes, passedShown))
	}
}

// comparison is the same for a page.
func comparison(l *run.Loaded, out stretchJSON) report.Comparison {
	page := report.Comparison{Place: l.Terms.Word("Cargo"), Contest: l.Terms.Name, Notice: l.Terms.Notice, From: out.From, To: out.To, Version: run.Engine, Head: ledger.Head(l.Lines).String()}
	for _, f := range out.Facts {
		day, _ := certame.ParseDate([]byte(f.On))
		page.Facts = append(page.Facts, report.FactRow{ID: f.ID, On: day.Brazilian(), Name: f.Name, Who: f.Who})
	}
	for _, e := range out.Effects {
		page.Effects = append(page.Effects, report.EffectRow{
			Effect: locale.EffectWord(e.Effect.Effect), Post: e.Post, ID: e.ID, Before: e.Before.Said(), After: e.After.Said(), Causes: shortList(e.Causes, passedShown),
		})
	}
	return page
}
