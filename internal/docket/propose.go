package docket

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/edition"
	"certame/internal/openpack"
	"certame/internal/render/tables"
	"certame/internal/result"
	"certame/internal/store"
)

// Propose prepares what a plan says out of a version, and waits for a second
// person. The version must be that of the contest as it is now.
func (d *Docket) Propose(ctx context.Context, by store.AccountID, id store.ContestID, version int, plan Plan, progress Progress) (p store.Proposal, err error) {
	if err := plan.checkFormats(); err != nil {
		return p, err
	}
	err = d.lend(ctx, id, func(o *opened) error {
		v, err := d.fresh(ctx, o, version)
		if err != nil {
			return err
		}
		prepared, err := d.prepare(ctx, o, v, plan, progress)
		if err != nil {
			return err
		}
		return d.db.Whole(ctx, func(tx *store.DB) error {
			p, err = tx.Propose(ctx, store.Proposal{Contest: id, Kind: plan.Kind, Version: version, Payload: prepared.payload(), By: by})
			if err != nil {
				return err
			}
			if err := along(ctx, tx, p); err != nil {
				return err
			}
			return tx.Note(ctx, d.note(by, id, Proposed, plan.Kind+" "+prepared.Digest))
		})
	})
	return p, err
}

// fresh is a version that is still that of the files and of the book.
func (d *Docket) fresh(ctx context.Context, o *opened, number int) (store.Version, error) {
	v, err := d.db.Version(ctx, o.key.contest, number)
	switch {
	case errors.Is(err, store.ErrNotFound):
		err = ErrNoResult
	case err == nil && (v.Revision != o.key.revision || v.Facts != len(o.loaded.Lines)):
		err = ErrStale
	case err == nil && v.State == tables.Blocked:
		err = ErrBlocked
	}
	return v, err
}

// prepare writes the documents of a plan aside and keeps their bytes.
func (d *Docket) prepare(ctx context.Context, o *opened, v store.Version, plan Plan, progress Progress) (*Prepared, error) {
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(aside)
	res, err := d.resultFolder(ctx, v, filepath.Join(aside, "resultado"))
	if err != nil {
		return nil, err
	}
	if found := totalsOf(res.Summary); found != plan.Totals {
		return nil, &WrongTotals{plan.Totals, found}
	}
	out := &Prepared{Plan: plan, Contest: o.loaded.Terms.Name, State: v.State}
	folder := filepath.Join(aside, "saida")
	if err := os.Mkdir(folder, 0o700); err != nil {
		return nil, err
	}
	switch plan.Kind {
	case Lists:
		err = d.prepareLists(ctx, o, res, folder, out, progress)
	case Package:
		err = d.preparePackage(ctx, o, folder, out, progress)
	default:
		err = fmt.Errorf("tipo de ato que não há: %s", plan.Kind)
	}
	return out, err
}

// resultFolder is the folder of a kept result, each file against its digest.
func (d *Docket) resultFolder(ctx context.Context, v store.Version, folder string) (*result.Folder, error) {
	if err := os.Mkdir(folder, 0o700); err != nil {
		return nil, err
	}
	if err := d.fill(ctx, folder, v.Files, nil); err != nil {
		return nil, err
	}
	res, err := result.Open(folder)
	if err != nil {
		return nil, err
	}
	return res, res.Verify(ctx, func(int, int) {})
}

func (d *Docket) prepareLists(ctx context.Context, o *opened, res *result.Folder, folder string, out *Prepared, progress Progress) error {
	progress("montando o documento", 0, 1)
	document, err := edition.Document(ctx, o.loaded, res, out.Choice)
	if err != nil {
		return err
	}
	if len(document.Lists) == 0 {
		return ErrNothing
	}
	if out.Digest, err = document.Digest(); err != nil {
		return err
	}
	out.Gate, out.Rows = document.Gate, document.Len()
	if _, err := edition.Write(ctx, document, out.Digest, "", out.Formats, folder, func(n, of int) { progress("gravando", n, of) }); err != nil {
		return err
	}
	out.Files, err = d.keepFolder(ctx, folder)
	return err
}

// PackageFile is the name of an open package.
const PackageFile = "pacote.zip"

func (d *Docket) preparePackage(ctx context.Context, o *opened, folder string, out *Prepared, progress Progress) error {
	progress("refazendo as contas só com a parte pública", 0, 1)
	outcome, err := o.loaded.Compute(ctx, true)
	if err != nil {
		return err
	}
	key, err := d.chainSecret(ctx, o.key.contest)
	if err != nil {
		return err
	}
	built, err := openpack.Build(ctx, folder, o.loaded, outcome, key)
	if err != nil {
		return err
	}
	manifest, err := d.keepFile(ctx, filepath.Join(folder, "pacote.json"))
	if err != nil {
		return err
	}
	zipped := filepath.Join(folder, "..", PackageFile)
	if _, err := edition.WriteFile(zipped, built.WriteZip); err != nil {
		return err
	}
	kept, err := d.keepFile(ctx, zipped)
	out.Digest, out.Files = manifest.Digest, []store.File{kept}
	out.Hidden, out.Warning = built.Manifest.Hidden, built.Manifest.Warnings
	out.Rows = built.Manifest.People.Public + built.Manifest.People.Pseudonyms
	return err
}
