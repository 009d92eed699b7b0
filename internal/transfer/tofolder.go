package transfer

import (
	"bufio"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/archive"
	"certame/internal/durable"
	"certame/internal/run"
)

// ToFolder takes a contest from a database to a folder that does not exist yet. The
// folder is what apurar reads; HistoryFile has what no folder has.
func ToFolder(ctx context.Context, from Site, slug, path string, o Options) (*Moved, error) {
	c, err := contestBySlug(ctx, from.Store, slug)
	if err != nil {
		return nil, err
	}
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return nil, errors.Join(err, refuse(path, "já existe", "Indique uma pasta que ainda não exista"))
	}
	m := &Moved{Contest: c}
	if m.History, err = from.Store.DigestContest(ctx, c.ID); err != nil {
		return nil, err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(filepath.Clean(path)), "."+filepath.Base(path)+"-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(fresh)
	if err := m.fill(ctx, from, fresh, o); err != nil {
		return nil, err
	}
	if err := m.check(ctx, from, fresh); err != nil {
		return nil, err
	}
	return m, errors.Join(os.Rename(fresh, path), durable.SyncFolder(filepath.Dir(filepath.Clean(path))))
}

// fill writes files, book, tables and history in a folder.
func (m *Moved) fill(ctx context.Context, from Site, folder string, o Options) error {
	content, err := contentOf(ctx, from.Store, m.Contest.ID)
	if err != nil {
		return err
	}
	m.Content, m.Files, m.Facts = content.Digest(), len(content.Files), len(content.Lines)
	tables, err := content.tables()
	if err != nil {
		return err
	}
	for _, f := range content.Files {
		err = errors.Join(err, copyOut(ctx, from, f.Digest, filepath.Join(folder, filepath.FromSlash(f.Name))))
	}
	for _, digest := range tables {
		err = errors.Join(err, copyOut(ctx, from, digest, filepath.Join(folder, filepath.FromSlash(tableFile(digest)))))
	}
	if err == nil && len(content.Lines) > 0 {
		err = durable.Write(filepath.Join(folder, run.FactsFile), bookOf(content.Lines), 0o600)
	}
	if err != nil {
		return err
	}
	return m.history(ctx, from, filepath.Join(folder, HistoryFile), o)
}

// history writes the copy that has everything.
func (m *Moved) history(ctx context.Context, from Site, path string, o Options) error {
	return create(path, func(w io.Writer) error {
		said, err := archive.Write(ctx, w, archive.Source{Store: from.Store, Blobs: from.Blobs, Contest: m.Contest.ID}, archive.Options{Program: o.Program, At: o.At, Progress: o.Progress})
		if err == nil {
			m.Missing = append(said.Missing, said.Damaged...)
		}
		return err
	})
}

// check holds the folder to the database before it gets its name: somebody may
// have written there meanwhile.
func (m *Moved) check(ctx context.Context, from Site, folder string) error {
	f, err := ReadFolder(ctx, folder)
	if err != nil {
		return err
	}
	now, err := from.Store.DigestContest(ctx, m.Contest.ID)
	switch {
	case err != nil:
		return err
	case now != m.History:
		return refuse("--de", "o certame mudou enquanto era copiado", "Repita")
	case f.Content.Digest() != m.Content || len(f.Left) > 0:
		return errDiffers
	}
	return nil
}

func copyOut(ctx context.Context, from Site, digest, path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	content, err := from.Blobs.Open(ctx, digest)
	if err != nil {
		return err
	}
	defer content.Close()
	return create(path, func(w io.Writer) error {
		_, err := io.Copy(w, content)
		return err
	})
}

func create(path string, write func(io.Writer) error) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	buffered := bufio.NewWriterSize(file, 1<<16)
	err = write(buffered)
	if err == nil {
		err = errors.Join(buffered.Flush(), file.Sync())
	}
	return errors.Join(err, file.Close())
}
