package notices

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
)

// documents are the acts of which people are told, in words.
var documents = map[string]string{
	docket.Lists: "Listas e ordem de convocação", docket.FirstResult: "Resultado provisório das comissões", docket.LastResult: "Resultado definitivo das comissões",
}

// lastDay is how long before the end of a term people are told that it ends.
const lastDay = 24 * time.Hour

const ofAct = "ato/"

// fromActs notes what is to be told of the acts that came out since the contest tells:
// the result, the term of the appeal, and that it is about to end.
func (d *Desk) fromActs(ctx context.Context, c *store.Contest, since time.Time) error {
	acts, err := d.docket.Published(ctx, c.ID)
	if err != nil {
		return err
	}
	for i := range acts {
		a := &acts[i]
		if documents[a.Kind] == "" || !a.Hour().After(since) || d.old(a.Hour()) {
			continue
		}
		kinds := []string{Result}
		if a.Kind == docket.FirstResult {
			terms, err := d.terms(ctx, a)
			if err != nil {
				return err
			}
			kinds = append(kinds, terms...)
		}
		for _, kind := range kinds {
			if _, err := d.db.AddNoticeEvent(ctx, store.NoticeEvent{Contest: c.ID, Kind: kind, About: ofAct + strconv.Itoa(a.Number)}); err != nil {
				return err
			}
		}
	}
	return nil
}

// terms are what is to be told now of the term that runs from an act.
func (d *Desk) terms(ctx context.Context, a *store.Act) ([]string, error) {
	until, known, err := d.deadline(ctx, a)
	left := until.Sub(d.db.Now())
	switch {
	case err != nil || !known || left <= 0:
		return nil, err
	case left <= lastDay:
		return []string{AppealOpen, AppealEnd}, nil
	}
	return []string{AppealOpen}, nil
}

// deadline is the last second of the term of an appeal; known is false beyond the years
// whose holidays are known.
func (d *Desk) deadline(ctx context.Context, a *store.Act) (until time.Time, known bool, err error) {
	r, err := docket.BoardsResultOf(a.Payload)
	if err != nil {
		return until, false, err
	}
	t, err := d.docket.Terms(ctx, a.Contest, r.Revision)
	if err != nil {
		return until, false, err
	}
	end, known := confirmation.AppealDeadline(t, sitting.InstantOf(a.Hour()))
	y, m, day := end.Date.Civil()
	return time.Date(y, time.Month(m), day, 0, 0, end.Second, 0, locale.Brasilia), known, nil
}

// wordsOf is what an event says: the same to everybody.
func (d *Desk) wordsOf(ctx context.Context, e *store.NoticeEvent) (w Words, a store.Act, err error) {
	c, err := d.db.Contest(ctx, e.Contest)
	if err != nil {
		return w, a, err
	}
	number, err := strconv.Atoi(strings.TrimPrefix(e.About, ofAct))
	if err != nil {
		return w, a, err
	}
	if a, err = d.docket.PublishedAct(ctx, c.ID, number); err != nil {
		return w, a, err
	}
	p, err := docket.PreparedOf(a.Payload)
	if err != nil {
		return w, a, err
	}
	w = Words{Certame: c.Title, Orgao: c.Agency, Documento: documents[a.Kind], Ato: strconv.Itoa(number), Estado: p.StateWord(), Resumo: p.Digest, Quando: instant(a.Hour()), Endereco: "/publico/" + c.Slug + "/atos/" + strconv.Itoa(number)}
	if e.Kind == Result {
		return w, a, nil
	}
	until, known, err := d.deadline(ctx, &a)
	if err == nil && (!known || !until.After(d.db.Now())) {
		err = errOver
	}
	w.Prazo = instant(until)
	return w, a, err
}

// errOver is of a term that ended before people could be told.
var errOver = errors.New("o prazo terminou")
