package docket

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// Files are what a person sends: by name, what gives the bytes.
type Files map[string]io.Reader

// Changes are what becomes of the folder of a contest.
type Changes struct {
	Put    Files
	Kept   []store.File // whose bytes are kept already
	Remove []string

	draw string // the folder of a draw, when they are of one
}

// Revise keeps the folder with changes, after the revision that the person saw. A
// folder that would not be understood, or in which the facts of the book could not
// have happened, is refused, and nothing changes.
func (d *Docket) Revise(ctx context.Context, by store.AccountID, contest store.ContestID, after int, note string, changes Changes) (store.Revision, error) {
	return d.revise(ctx, by, contest, after, note, changes, func(*store.DB, store.Revision) error { return nil })
}

// revise keeps the folder together with what also does.
func (d *Docket) revise(ctx context.Context, by store.AccountID, contest store.ContestID, after int, note string, changes Changes, also func(*store.DB, store.Revision) error) (store.Revision, error) {
	last, err := d.db.Revision(ctx, contest, 0)
	if err != nil {
		return store.Revision{}, err
	}
	lines, err := d.db.FactLines(ctx, contest)
	if err != nil {
		return store.Revision{}, err
	}
	files, l, err := d.take(ctx, last.Files, changes, lines)
	if err != nil {
		return store.Revision{}, err
	}
	var kept store.Revision
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if kept, err = tx.AddRevision(ctx, contest, after, files, by, note); err != nil {
			return err
		}
		if err := sameBook(ctx, tx, contest, lines); err != nil {
			return err
		}
		if err := d.recomposed(ctx, tx, contest, last.Files, files, l.Terms); err != nil {
			return err
		}
		if err := errors.Join(retitle(ctx, tx, contest, l), also(tx, kept)); err != nil {
			return err
		}
		if err := along(ctx, tx, kept); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, contest, Revised, strings.Join(changes.names(), " ")))
	})
	return kept, err
}

// sameBook fails if a fact came while the files were being read: it was not held
// to them.
func sameBook(ctx context.Context, tx *store.DB, contest store.ContestID, lines [][]byte) error {
	now, err := tx.FactLines(ctx, contest)
	if err == nil && len(now) != len(lines) {
		err = &store.Conflict{What: "facts", Seen: ledger.Head(lines).String(), Last: ledger.Head(now).String()}
	}
	return err
}

func retitle(ctx context.Context, tx *store.DB, contest store.ContestID, l *run.Loaded) error {
	c, err := tx.Contest(ctx, contest)
	if err != nil {
		return err
	}
	if fresh := titleOf(c, l); fresh != c {
		_, err = tx.ChangeContest(ctx, fresh)
	}
	return err
}

func (c Changes) names() []string {
	names := slices.Clone(c.Remove)
	for name := range c.Put {
		names = append(names, name)
	}
	for _, f := range c.Kept {
		names = append(names, f.Name)
	}
	slices.Sort(names)
	return names
}

// take keeps the bytes of a folder with changes and reads it as it would be. Bytes
// of a folder that is refused stay without a name: they do no harm, and are taken
// out with what no revision names.
func (d *Docket) take(ctx context.Context, before []store.File, changes Changes, lines [][]byte) ([]store.File, *run.Loaded, error) {
	if err := checkNames(changes.names(), changes.draw); err != nil {
		return nil, nil, err
	}
	files := slices.DeleteFunc(slices.Clone(before), func(f store.File) bool {
		_, put := changes.Put[f.Name]
		return put || has(changes.Kept, f.Name) || slices.Contains(changes.Remove, f.Name)
	})
	files = append(files, changes.Kept...)
	for name, content := range changes.Put {
		kept, err := d.blobs.Put(ctx, content)
		if err != nil {
			return nil, nil, err
		}
		files = append(files, store.File{Name: name, Digest: kept.Digest, Size: kept.Size})
	}
	slices.SortFunc(files, func(a, b store.File) int { return strings.Compare(a.Name, b.Name) })
	l, err := d.understand(ctx, files, lines)
	return files, l, err
}

// understand reads the folder that the files would make, aside.
func (d *Docket) understand(ctx context.Context, files []store.File, lines [][]byte) (*run.Loaded, error) {
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(aside)
	if err := d.fill(ctx, aside, files, lines); err != nil {
		return nil, err
	}
	if !has(files, run.EditalFile) {
		return nil, intake.Refuse([]intake.Problem{{File: run.EditalFile, What: "falta o edital do certame", Remedy: "Envie edital.yaml; certame novo grava um modelo"}})
	}
	if !has(files, run.CandidatesFile) {
		return loadedBook(run.LoadBook(ctx, aside))
	}
	return run.LoadAt(ctx, aside, ledger.All(), nil)
}

// loadedBook refuses a book without people to hold it to.
func loadedBook(l *run.Loaded, err error) (*run.Loaded, error) {
	if err == nil && len(l.Lines) > 0 {
		err = errors.New("o livro tem fatos, e o certame ficaria sem candidatos.csv")
	}
	return l, err
}

func has(files []store.File, name string) bool {
	return slices.ContainsFunc(files, func(f store.File) bool { return f.Name == name })
}

// aside makes a folder of work that nobody else sees.
func (d *Docket) aside() (string, error) {
	if err := os.MkdirAll(d.work, 0o700); err != nil {
		return "", err
	}
	return os.MkdirTemp(d.work, "novo-")
}
