package transfer

import (
	"bytes"
	"context"
	"errors"
	"os"
	"slices"

	"certame/internal/bookfile"
	"certame/internal/store"
	"certame/ledger"
)

// FromFolder takes a contest from a folder to a database. A folder with its history
// comes back as the contest it was, and what was written in the folder since then
// is its latest revision and its latest facts; a folder without one is a new contest.
func FromFolder(ctx context.Context, path string, slug, state string, to Site, o Options) (*Moved, error) {
	f, err := ReadFolder(ctx, path)
	if err != nil {
		return nil, err
	}
	if err := f.keep(ctx, to); err != nil {
		return nil, err
	}
	m := &Moved{Left: f.Left, Contest: store.Contest{Slug: slug, Title: f.Loaded.Terms.Name, Agency: f.Loaded.Terms.Agency, State: state}}
	err = to.Store.Whole(ctx, func(tx *store.DB) error {
		if err := m.begin(ctx, f, tx, to); err != nil {
			return err
		}
		if err := m.bringUp(ctx, f, tx); err != nil {
			return err
		}
		if err := m.note(ctx, tx, o); err != nil {
			return err
		}
		if m.Content != f.Content.Digest() {
			return errDiffers
		}
		m.History, err = tx.DigestContest(ctx, m.Contest.ID)
		return err
	})
	return m, err
}

// keep puts files and tables among the objects, and holds them to what was read.
func (f *Folder) keep(ctx context.Context, to Site) error {
	for _, file := range f.Content.Files {
		content, err := os.Open(f.place(file.Name))
		if err != nil {
			return err
		}
		kept, err := to.Blobs.Put(ctx, content)
		content.Close()
		if err == nil && kept.Digest != file.Digest {
			err = refuse(file.Name, "mudou enquanto era copiado", "Repita quando ninguém estiver gravando na pasta")
		}
		if err != nil {
			return err
		}
	}
	tables, err := f.Content.tables()
	for _, digest := range tables {
		if err == nil {
			err = f.keepTable(ctx, digest, to)
		}
	}
	return err
}

func (f *Folder) keepTable(ctx context.Context, digest string, to Site) error {
	table, err := bookfile.At(f.Path).OpenTable(digest)
	if err != nil {
		return err
	}
	defer table.Close()
	_, err = to.Blobs.Put(ctx, table)
	return err
}

// begin makes the contest, or brings back the one that it was.
func (m *Moved) begin(ctx context.Context, f *Folder, tx *store.DB, to Site) (err error) {
	if f.History {
		file, err := os.Open(f.place(HistoryFile))
		if err != nil {
			return err
		}
		defer file.Close()
		return m.arrive(ctx, file, tx, to.Blobs)
	}
	m.Contest, err = tx.CreateContest(ctx, m.Contest)
	if errors.Is(err, store.ErrTaken) {
		return alreadyThere(m.Contest.Slug)
	}
	return err
}

// bringUp adds what the folder has and the history does not.
func (m *Moved) bringUp(ctx context.Context, f *Folder, tx *store.DB) error {
	last, err := tx.Revision(ctx, m.Contest.ID, 0)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	if last.Number == 0 || !sameFiles(last.Files, f.Content.Files) {
		if _, err := tx.AddRevision(ctx, m.Contest.ID, last.Number, f.Content.Files, "", "da pasta"); err != nil {
			return err
		}
	}
	kept, err := tx.FactLines(ctx, m.Contest.ID)
	if err != nil {
		return err
	}
	if len(kept) > len(f.Content.Lines) || !slices.EqualFunc(kept, f.Content.Lines[:len(kept)], bytes.Equal) {
		return refuse(bookfile.FileName, "o livro da pasta não continua o do histórico ("+HistoryFile+")", "Volte ao livro que veio com a pasta e registre nele os fatos que faltam; ou, para um certame novo, retire "+HistoryFile+" da pasta")
	}
	return tx.AppendFacts(ctx, m.Contest.ID, ledger.Head(kept), f.Content.Lines[len(kept):], "")
}

func sameFiles(a, b []store.File) bool {
	return (&Content{Files: a}).Digest() == (&Content{Files: b}).Digest()
}
