package complaint

import (
	"context"
	"strings"
	"unicode/utf8"

	"certame"
	"certame/fraud"
	"certame/internal/dossier"
	"certame/internal/locale"
	"certame/internal/run"
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
	underWay, err := d.underWay(ctx, contest, who.Registration)
	if err != nil {
		return "", err
	}
	return proceeding, d.db.Whole(ctx, func(tx *store.DB) error {
		c, err := d.waiting(ctx, tx, contest, id)
		if err != nil {
			return err
		}
		f, err := d.fileOf(ctx, tx, by, contest, underWay, who)
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

// Indication is a report of the agency's own.
type Indication struct {
	Registration string
	Text         string
	// DenialAlone: there is nothing but the option that was not confirmed.
	DenialAlone bool
}

// Begin takes an indication that the agency itself came upon. The denial of the option
// alone is none.
func (d *Desk) Begin(ctx context.Context, by store.AccountID, contest store.ContestID, in Indication) (proceeding string, err error) {
	who, err := d.declared(ctx, contest, in.Registration)
	if err != nil {
		return "", err
	}
	s := Step{Fact: fraud.Fact{Kind: fraud.Reported, On: d.Today(), Until: certame.NoDate, Ground: fraud.ByIndication}, Text: strings.TrimSpace(in.Text)}
	if in.DenialAlone {
		s.Ground = fraud.ByDenialAlone
	}
	if refusal, ok := fraud.Check(who.Case, &fraud.State{}, s.Fact); !ok {
		return "", outOfOrder(who.Wording, refusal)
	}
	if s.Text == "" || utf8.RuneCountInString(s.Text) > TextMost {
		return "", refused("Falta descrever o indício, em até 10.000 letras.", "Conte o que se apurou e de onde veio.", law.FraudProceeding.In(who.Case.Regime)...)
	}
	underWay, err := d.underWay(ctx, contest, who.Registration)
	if err != nil {
		return "", err
	}
	return proceeding, d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.fileOf(ctx, tx, by, contest, underWay, who)
		if err != nil {
			return err
		}
		proceeding = f.ID
		if err := d.cabinet.Append(ctx, tx, f, Word(s.Kind), by, s.data()); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Began, f.ID)
	})
}

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

// underWay is the proceeding about a person that is not over; empty for none. One that
// found nothing is over: what comes after it is new.
func (d *Desk) underWay(ctx context.Context, contest store.ContestID, registration string) (string, error) {
	list, err := d.Proceedings(ctx, contest)
	for _, p := range list {
		if p.Registration == registration && p.State.Stage(p.Case, d.Today()) != fraud.Dismissed {
			return p.ID, nil
		}
	}
	return "", err
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

// Stage is where a proceeding stands today, in words.
func (d *Desk) Stage(p *Proceeding) string {
	return locale.FraudStage(p.State.Stage(p.Case, d.Today()))
}
