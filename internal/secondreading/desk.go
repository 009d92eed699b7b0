package secondreading

import (
	"context"
	"time"

	"certame"
	"certame/internal/dossier"
	"certame/internal/locale"
	"certame/internal/secret"
	"certame/internal/sitting"
	"certame/internal/store"
)

// Source is where decided cases come from: the boards at work.
type Source interface {
	Decided(ctx context.Context, contest store.ContestID) ([]sitting.Decided, error)
	Took(ctx context.Context, account store.AccountID, contest store.ContestID) (func(sitting.Decided) bool, error)
	Signed(ctx context.Context, account store.AccountID, contest store.ContestID) error
	ByPhenotype(ctx context.Context, contest store.ContestID, group string) (bool, error)
}

// Desk conducts second readings. Who calls has already asked whether the person may.
type Desk struct {
	Now     func() time.Time // that of the store, but in tests
	db      *store.DB
	cabinet dossier.Cabinet
	source  Source
}

// Open is a desk over the cases of a source.
func Open(db *store.DB, keys *secret.Keys, source Source) *Desk {
	return &Desk{func() time.Time { return db.Now() }, db, dossier.New(keys), source}
}

// samples is the kind of file of a sample.
const samples = "amostra"

// Today is the civil day in Brasília.
func (d *Desk) Today() certame.Date {
	local := d.Now().In(locale.Brasilia)
	return certame.MustDate(local.Year(), int(local.Month()), local.Day())
}

// What the access log says was done.
const (
	Announcing = "amostra.anunciar"
	Typing     = "amostra.digitar"
	Drawing    = "amostra.sortear"
	Composing  = "amostra.designar"
	Looking    = "amostra.ver"
	Rereading  = "amostra.reler"
	Closing    = "amostra.encerrar"
	Publishing = "amostra.publicar"
)

func (d *Desk) note(ctx context.Context, db *store.DB, by store.AccountID, contest store.ContestID, action, object string) error {
	return db.Note(ctx, store.Access{At: d.Now(), Account: by, Contest: contest, Action: action, Object: object})
}

// Refusal is what cannot come now: why, and what to do.
type Refusal struct{ What, Remedy string }

func (r *Refusal) Error() string { return r.What }

func refused(what, remedy string) error { return &Refusal{what, remedy} }

// act adds an act after those that were seen.
func (d *Desk) act(ctx context.Context, by store.AccountID, s *Sample, seen int, kind string, data any, action string) error {
	if seen != s.Seen() {
		return &store.Conflict{What: "dossier"}
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Open(ctx, tx, s.Contest, samples, s.ID)
		if err == nil && len(f.Acts) != seen {
			err = &store.Conflict{What: "dossier"}
		}
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, kind, by, data); err != nil {
			return err
		}
		return d.note(ctx, tx, by, s.Contest, action, s.ID)
	})
}
