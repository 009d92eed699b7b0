package complaint

import (
	"context"
	"time"

	"certame"
	"certame/fraud"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/law"
)

// Own lists the proceedings about the registrations of an account, from the notice on:
// before it the person does not know, and the agency chooses when to tell.
func (d *Desk) Own(ctx context.Context, account store.AccountID, contest store.ContestID) (list []*Proceeding, err error) {
	mine, err := d.db.CandidaciesOf(ctx, account, contest)
	if err != nil || len(mine) == 0 {
		return nil, err
	}
	all, err := d.Proceedings(ctx, contest)
	for _, p := range all {
		for _, c := range mine {
			if c.Registration == p.Registration && p.State.Notified != certame.NoDate {
				list = append(list, p)
			}
		}
	}
	return list, err
}

// Answer is the defence or the appeal of the person, to the last second of its term, by
// the clock of the desk.
func (d *Desk) Answer(ctx context.Context, account store.AccountID, contest store.ContestID, id string, kind fraud.Kind, text string, files []Upload, seen int) error {
	mine, err := d.Own(ctx, account, contest)
	if err != nil {
		return err
	}
	for _, p := range mine {
		if p.ID == id {
			return d.answer(ctx, account, contest, p, Move{Kind: kind, On: d.Today(), Act: "apresentado na plataforma", Text: text, Seen: seen, Uploads: files})
		}
	}
	return store.ErrNotFound
}

func (d *Desk) answer(ctx context.Context, account store.AccountID, contest store.ContestID, p *Proceeding, m Move) error {
	until := p.State.DefenceUntil
	switch m.Kind {
	case fraud.Defended:
		if d.Today() > until {
			return refused("O prazo de defesa terminou em "+LastSecond(until)+".", "Apresente a defesa ao órgão, que pode recebê-la enquanto não concluir.", law.Lei9784Art66Cpt)
		}
	case fraud.Appealed: // the term is the proceeding's own to hold
	default:
		return store.ErrNotFound
	}
	s, err := d.step(ctx, p, m)
	if err != nil {
		return err
	}
	if s.Text == "" {
		return refused("O texto está em branco.", "Escreva as suas razões e envie de novo.", law.FraudProceeding.In(p.Case.Regime)...)
	}
	return d.keep(ctx, account, contest, p, s, m, Defending)
}

// LastSecond writes when a term that ends on a day ends.
func LastSecond(d certame.Date) string { return d.Brazilian() + ", às 23:59:59 de Brasília" }

// Left is how long until the term of a day ends, by the clock of the desk.
func (d *Desk) Left(until certame.Date) time.Duration {
	year, month, day := until.Civil()
	return time.Date(year, time.Month(month), day, 23, 59, 59, 999_999_999, locale.Brasilia).Sub(d.Now())
}

// Reseal wraps again what an older master key wrapped.
func (d *Desk) Reseal(ctx context.Context) error { return d.cabinet.Reseal(ctx, d.db) }
