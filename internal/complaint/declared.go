package complaint

import (
	"context"
	"errors"
	"strings"

	"certame"
	"certame/fraud"
	"certame/internal/dossier"
	"certame/internal/run"
	"certame/internal/store"
	"certame/law"
)

// declaration is a person who declared themselves to a reserve.
type declaration struct {
	Registration, Group string
	Case                fraud.Case
	Wording             law.Wording
}

// declared finds who a report is about. Without a declaration there is nothing in which
// to be in bad faith.
func (d *Desk) declared(ctx context.Context, contest store.ContestID, registration string) (out declaration, err error) {
	registration = strings.TrimSpace(registration)
	return out, d.docket.Read(ctx, contest, func(l *run.Loaded) error {
		who, found := l.Book.Find(registration)
		if !found {
			return refused("Não há inscrição «"+registration+"» neste certame.", "Escreva o número inteiro, com os zeros à esquerda.")
		}
		options := l.Roll.Options[who]
		if l.Facts != nil {
			options |= l.Facts.Now.Options(who)
		}
		m := options.First()
		if m == certame.NoModality {
			return refused("A inscrição "+registration+" não se declarou a reserva nenhuma: não há autodeclaração a apurar.", "Confira o número; sem autodeclaração, arquive.", law.FraudProceeding.In(l.Terms.Regime.ID)...)
		}
		out = declaration{registration, l.Terms.Code(m), fraud.CaseOf(l.Terms, int(l.Roll.Post[who]), registration, l.Terms.Code(m)), l.Terms.Wording()}
		return nil
	})
}

// underWay is the proceeding about a person that is not over, empty for none, and how
// many proceedings there were. One that found nothing is over: what comes after it is new.
func (d *Desk) underWay(ctx context.Context, contest store.ContestID, registration string) (id string, seen int, err error) {
	list, err := d.Proceedings(ctx, contest)
	for _, p := range list {
		if p.Registration == registration && p.State.Stage(p.Case, d.Today()) != fraud.Dismissed {
			return p.ID, len(list), nil
		}
	}
	return "", len(list), err
}

// tries is how often a report is taken again when somebody else began a proceeding in the
// same instant: it may be about the same person.
const tries = 20

// report writes into the proceeding about a person that is under way, or into a new one:
// one person has one proceeding. Two who looked in the same instant would both find none
// and begin one each; who begins second finds more proceedings than were there, and looks
// again.
func (d *Desk) report(ctx context.Context, by store.AccountID, contest store.ContestID, who declaration, write func(*store.DB, *dossier.File) error) error {
	var moved *store.Conflict
	for n := 1; ; n++ {
		underWay, seen, err := d.underWay(ctx, contest, who.Registration)
		if err != nil {
			return err
		}
		err = d.db.Whole(ctx, func(tx *store.DB) error {
			if err := tx.HoldDossiers(ctx, contest, proceedings, seen); err != nil {
				return err
			}
			f, err := d.fileOf(ctx, tx, by, contest, underWay, who)
			if err != nil {
				return err
			}
			return write(tx, f)
		})
		if n == tries || !errors.As(err, &moved) || moved.What != store.DossiersMoved {
			return err
		}
	}
}

// fileOf is the file of a proceeding that is under way, or a new one.
func (d *Desk) fileOf(ctx context.Context, tx *store.DB, by store.AccountID, contest store.ContestID, underWay string, who declaration) (*dossier.File, error) {
	if underWay != "" {
		return d.cabinet.Open(ctx, tx, contest, proceedings, underWay)
	}
	f, err := d.cabinet.Create(ctx, tx, contest, proceedings, "")
	if err != nil {
		return nil, err
	}
	return f, d.cabinet.Append(ctx, tx, f, subject, by, subjectData{who.Registration, who.Group})
}
