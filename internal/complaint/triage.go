package complaint

import (
	"context"
	"strings"
	"unicode/utf8"

	"certame"
	"certame/fraud"
	"certame/internal/dossier"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/law"
)

// Archive closes a complaint without a proceeding. Reasons are owed, also to nobody in
// particular: control asks for them.
func (d *Desk) Archive(ctx context.Context, by store.AccountID, contest store.ContestID, id, reason string) error {
	reason = strings.TrimSpace(reason)
	if reason == "" || utf8.RuneCountInString(reason) > TextMost {
		return refused("O arquivamento precisa de motivo, em até 10.000 letras.", "Escreva por que os fatos contados não são indício de fraude ou má-fé na autodeclaração.", law.Lei9784Art50Par1)
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		c, err := d.waiting(ctx, tx, contest, id)
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, c.file, archived, by, archiving{reason}); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Archived, id)
	})
}

// Admit takes a complaint as a report about a person, into the proceeding about them
// that is under way or into a new one, and gives which.
func (d *Desk) Admit(ctx context.Context, by store.AccountID, contest store.ContestID, id, registration string) (proceeding string, err error) {
	who, err := d.declared(ctx, contest, registration)
	if err != nil {
		return "", err
	}
	return proceeding, d.report(ctx, by, contest, who, func(tx *store.DB, f *dossier.File) error {
		c, err := d.waiting(ctx, tx, contest, id)
		if err != nil {
			return err
		}
		s := Step{Fact: fraud.Fact{Kind: fraud.Reported, On: Day(c.At), Until: certame.NoDate, Ground: fraud.ByComplaint}, From: id}
		if err := d.cabinet.Append(ctx, tx, f, Word(s.Kind), by, s.data()); err != nil {
			return err
		}
		proceeding = f.ID
		if err := d.cabinet.Append(ctx, tx, c.file, admitted, by, admission{f.ID}); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Admitted, id)
	})
}

// waiting is a complaint that nobody closed.
func (d *Desk) waiting(ctx context.Context, tx *store.DB, contest store.ContestID, id string) (*Complaint, error) {
	f, err := d.cabinet.Open(ctx, tx, contest, complaints, id)
	if err != nil {
		return nil, err
	}
	c, err := complaintOf(f)
	if err == nil && c.State != Waiting {
		err = refused("Esta denúncia já foi "+string(c.State)+".", "Nada a fazer nela; se surgirem fatos novos, registre-os como indício.")
	}
	return c, err
}

// Stage is where a proceeding stands today, in words.
func (d *Desk) Stage(p *Proceeding) string {
	return locale.FraudStage(p.State.Stage(p.Case, d.Today()))
}
