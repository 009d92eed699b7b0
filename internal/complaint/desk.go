package complaint

import (
	"context"
	"time"

	"certame"
	"certame/internal/docket"
	"certame/internal/dossier"
	"certame/internal/locale"
	"certame/internal/scan"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/law"
)

// Desk receives complaints and conducts proceedings. Who calls has already asked
// whether the person may.
type Desk struct {
	Now     func() time.Time // that of the store, but in tests
	db      *store.DB
	cabinet dossier.Cabinet
	docket  *docket.Docket

	Scan *scan.Scanner // asked about files; nil where there is none
}

// Open is a desk over a store, whose clock it keeps.
func Open(db *store.DB, keys *secret.Keys, d *docket.Docket) *Desk {
	return &Desk{Now: func() time.Time { return db.Now() }, db: db, cabinet: dossier.New(keys), docket: d}
}

// Kinds of files.
const (
	complaints  = "denuncia"
	proceedings = "apuracao"
)

// Day is the civil day of an instant in Brasília.
func Day(t time.Time) certame.Date {
	local := t.In(locale.Brasilia)
	return certame.MustDate(local.Year(), int(local.Month()), local.Day())
}

// Today is the day by the clock of the desk.
func (d *Desk) Today() certame.Date { return Day(d.Now()) }

// What the access log says was done. Files are named by their identifiers, which say
// nothing of anybody.
const (
	Filed     = "denuncia.apresentar"
	Looked    = "denuncia.ler"
	Asking    = "denuncia.perguntar"
	Adding    = "denuncia.complementar"
	Archived  = "denuncia.arquivar"
	Admitted  = "denuncia.admitir"
	Began     = "apuracao.indicio"
	Examined  = "apuracao.ler"
	Advanced  = "apuracao.passo"
	Final     = "apuracao.efeito"
	Lettered  = "apuracao.remessa"
	Defending = "apuracao.defesa"
)

// basis is what the norm of the contest says of the investigation of fraud.
func (d *Desk) basis(ctx context.Context, contest store.ContestID) ([]law.Provision, error) {
	terms, err := d.docket.Terms(ctx, contest, 0)
	if err != nil {
		return nil, err
	}
	return law.FraudProceeding.In(terms.Regime.ID), nil
}

func (d *Desk) note(ctx context.Context, db *store.DB, by store.AccountID, contest store.ContestID, action, object string) error {
	return db.Note(ctx, store.Access{At: d.Now(), Account: by, Contest: contest, Action: action, Object: object})
}
