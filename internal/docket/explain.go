package docket

import (
	"context"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/store"
)

// Explained is why a person is where they are.
type Explained struct {
	Post      *edital.Post
	Situation string
	Sentences []string // each with its articles
}

// Explain says why, as the terminal does, for the contest as it is now. Of a person
// in several posts it is about the one asked for; without one, about the one they
// take, or the one they put first.
func (d *Docket) Explain(ctx context.Context, id store.ContestID, registration, post string) (e Explained, err error) {
	err = d.Use(ctx, id, func(l *run.Loaded, o *Outcome) error {
		who, found := l.Book.Find(registration)
		if !found {
			return store.ErrNotFound
		}
		e, err = explained(l, o, applicationOf(o, who, post))
		return err
	})
	return e, err
}

func explained(l *run.Loaded, o *Outcome, who certame.Person) (e Explained, err error) {
	why, err := o.Explain(who)
	if err != nil {
		return e, err
	}
	if o.Preferred != nil && o.Facts != nil {
		if by, chain := contest.LastChain(o.Contest, l.Book, l.Until, who); by != nil {
			o.ExplainChain(why, by, chain)
		}
	}
	words := o.Terms.Wording()
	e.Post, e.Situation = &o.Terms.Posts[why.Post], locale.Situation(words, why.Situation)
	for _, s := range why.Sentences {
		e.Sentences = append(e.Sentences, locale.Sentence(words, s))
	}
	return e, nil
}

// applicationOf is the row of the post asked for, or of the one the person takes, or
// of the one they put first.
func applicationOf(o *Outcome, who certame.Person, post string) certame.Person {
	rows := o.Roll.Applications(who)
	for _, row := range rows {
		if o.Terms.Posts[o.Roll.Post[row]].Code == post {
			return row
		}
	}
	if o.Preferred != nil && o.Takes(who) != certame.Nobody {
		return o.Takes(who)
	}
	return rows[0]
}
