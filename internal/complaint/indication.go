package complaint

import (
	"context"
	"strings"
	"unicode/utf8"

	"certame"
	"certame/fraud"
	"certame/internal/dossier"
	"certame/internal/store"
	"certame/law"
)

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
	return proceeding, d.report(ctx, by, contest, who, func(tx *store.DB, f *dossier.File) error {
		proceeding = f.ID
		if err := d.cabinet.Append(ctx, tx, f, Word(s.Kind), by, s.data()); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Began, f.ID)
	})
}
