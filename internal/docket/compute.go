package docket

import (
	"context"
	"os"
	"path/filepath"

	"certame/contest"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/internal/store"
)

// Progress is told how far long work is: what it does, and how much of how much.
type Progress func(what string, done, total int)

// Compute keeps the result of the contest as it is now. A result that is already
// kept, to the byte, is not kept twice.
func (d *Docket) Compute(ctx context.Context, by store.AccountID, id store.ContestID, progress Progress) (v store.Version, err error) {
	err = d.lend(ctx, id, func(o *opened) error {
		progress("apurando", 0, 1)
		outcome, err := o.loaded.Compute(ctx, true)
		if err != nil {
			return err
		}
		o.outcome = outcome
		v, err = d.keep(ctx, by, o, progress)
		return err
	})
	return v, err
}

// keep writes the result as the command line would, and keeps its files.
func (d *Docket) keep(ctx context.Context, by store.AccountID, o *opened, progress Progress) (store.Version, error) {
	aside, err := d.aside()
	if err != nil {
		return store.Version{}, err
	}
	defer os.RemoveAll(aside)
	folder := filepath.Join(aside, "resultado")
	saving := run.SaveOptions{Target: folder, Style: tables.ForPeople, Progress: func(n, of int) { progress("gravando o resultado", n, of) }}
	if err := o.loaded.Save(ctx, o.outcome, saving); err != nil {
		return store.Version{}, err
	}
	files, err := d.keepFolder(ctx, folder)
	if err != nil {
		return store.Version{}, err
	}
	v, err := d.version(ctx, by, o, files)
	if err != nil {
		return v, err
	}
	return v, d.keepRows(ctx, v, o.loaded, folder, progress)
}

// keepFolder keeps every file of a folder.
func (d *Docket) keepFolder(ctx context.Context, folder string) ([]store.File, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var files []store.File
	for _, entry := range entries {
		kept, err := d.keepFile(ctx, filepath.Join(folder, entry.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, kept)
	}
	return files, nil
}

func (d *Docket) keepFile(ctx context.Context, path string) (store.File, error) {
	file, err := os.Open(path)
	if err != nil {
		return store.File{}, err
	}
	defer file.Close()
	kept, err := d.blobs.Put(ctx, file)
	return store.File{Name: filepath.Base(path), Digest: kept.Digest, Size: kept.Size}, err
}

// manifestFile names every other file of a result with its digest: its own digest
// is that of the result.
const manifestFile = "manifesto.json"

// version gives the result a number, unless the last one is the same.
func (d *Docket) version(ctx context.Context, by store.AccountID, o *opened, files []store.File) (v store.Version, err error) {
	digest := digestOf(files, manifestFile)
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		last, err := tx.Version(ctx, o.key.contest, 0)
		if err == nil && last.Digest == digest && last.Revision == o.key.revision && last.Facts == len(o.loaded.Lines) {
			v = last
			return nil
		}
		v = store.Version{
			Contest: o.key.contest, Revision: o.key.revision, Facts: len(o.loaded.Lines), Digest: digest,
			State: tables.Summarize(o.outcome).State, Engine: run.Engine, By: by, Files: files,
		}
		if v, err = tx.AddVersion(ctx, v); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, o.key.contest, Computed, digest))
	})
	return v, err
}

func digestOf(files []store.File, name string) string {
	for _, f := range files {
		if f.Name == name {
			return f.Digest
		}
	}
	return ""
}

// Outcome is what was computed, for who shows it.
type Outcome = contest.Outcome
