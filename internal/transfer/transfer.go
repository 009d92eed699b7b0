package transfer

import (
	"context"
	"errors"
	"io"
	"time"

	"certame/internal/archive"
	"certame/internal/blob"
	"certame/internal/intake"
	"certame/internal/store"
)

// Site is a database with the place of its objects.
type Site struct {
	Store *store.DB
	Blobs blob.Store
}

// Options of a transfer.
type Options struct {
	Program  string
	At       time.Time
	From     string // where it came from, for the log of accesses
	Progress func(rows, objects int)
}

// Moved is what was done.
type Moved struct {
	Contest store.Contest
	Files   int
	Facts   int
	Content string   // digest of what the contest is now, equal on both sides
	History string   // digest of everything, of a database
	Left    []string // of a folder: what is no part of the contest
	Missing []string // objects of the history that nobody has any more
}

// Noted is what the log of accesses says of a contest that arrived.
const Noted = "certame.mover"

// errDiffers is of two sides that should be equal and are not: a fault of ours.
var errDiffers = errors.New("o destino não ficou igual à origem; nada do destino vale. Relate a falha")

// Between takes a contest from a database to another.
func Between(ctx context.Context, from Site, slug string, to Site, o Options) (*Moved, error) {
	c, err := contestBySlug(ctx, from.Store, slug)
	if err != nil {
		return nil, err
	}
	before, err := from.Store.DigestContest(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	m := &Moved{Contest: c, History: before}
	read, write := io.Pipe()
	go func() {
		_, err := archive.Write(ctx, write, archive.Source{Store: from.Store, Blobs: from.Blobs, Contest: c.ID}, archive.Options{Program: o.Program, At: o.At, Progress: o.Progress})
		write.CloseWithError(err)
	}()
	err = to.Store.Whole(ctx, func(tx *store.DB) error {
		if err := m.arrive(ctx, read, tx, to.Blobs); err != nil {
			return err
		}
		if after, err := tx.DigestContest(ctx, c.ID); err != nil || after != before {
			return errors.Join(err, errDiffers)
		}
		return m.note(ctx, tx, o)
	})
	return m, errors.Join(err, read.CloseWithError(err))
}

// arrive puts a copy of the contest in a database.
func (m *Moved) arrive(ctx context.Context, from io.Reader, tx *store.DB, blobs blob.Store) error {
	copied, err := archive.Read(from)
	if err != nil {
		return err
	}
	defer copied.Close()
	said, err := copied.Into(ctx, tx, archive.Target{Blobs: blobs})
	if errors.Is(err, store.ErrTaken) {
		return alreadyThere(m.Contest.Slug)
	}
	if err != nil {
		return err
	}
	m.Missing = append(said.Missing, said.Damaged...)
	m.Contest.ID = store.ContestID(copied.Head.Contest)
	m.Contest, err = tx.Contest(ctx, m.Contest.ID)
	return err
}

// note ends a transfer: what the contest became, and the line of the log.
func (m *Moved) note(ctx context.Context, tx *store.DB, o Options) error {
	content, err := contentOf(ctx, tx, m.Contest.ID)
	if err != nil {
		return err
	}
	m.Content, m.Files, m.Facts = content.Digest(), len(content.Files), len(content.Lines)
	return tx.Note(ctx, store.Access{At: o.At, Contest: m.Contest.ID, Action: Noted, Object: o.From})
}

func contestBySlug(ctx context.Context, db *store.DB, slug string) (store.Contest, error) {
	c, err := db.ContestBySlug(ctx, slug)
	if errors.Is(err, store.ErrNotFound) {
		err = intake.Refuse([]intake.Problem{{File: "--certame", Value: slug, What: "não há certame com este endereço no banco de origem", Remedy: "Use o fim do endereço da página do certame, como em /certames/ufxx-2026"}})
	}
	return c, err
}

func alreadyThere(slug string) error {
	return intake.Refuse([]intake.Problem{{File: "--para", Value: slug, What: "o destino já tem este certame, ou outro com o mesmo endereço", Remedy: "Para outro certame com o mesmo endereço, mude o endereço na origem; o mesmo certame não se junta com ele próprio"}})
}

func refuse(file, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: file, What: what, Remedy: remedy}})
}
