package docket

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/store"
)

// What the access log says was handed to who oversees.
const (
	HandedCovered = "controle.extrato"
	HandedWhole   = "controle.integral"
)

// ResultFolder is where, in a folder laid out to be handed, the last result is.
const ResultFolder = "resultado"

// Hand lays the contest out in a folder of this machine, with its last result, and lends
// it. That it was asked for, by whom and on what ground, is kept in the transaction that
// says what there is to give: without that line there is not one byte.
func (d *Docket) Hand(ctx context.Context, by store.AccountID, id store.ContestID, action, ground string, do func(folder string) error) (err error) {
	var r store.Revision
	var lines [][]byte
	var v store.Version
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if r, lines, v, err = standing(ctx, tx, id); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, id, action, fmt.Sprintf("r%d/f%d/v%d %s", r.Number, len(lines), v.Number, ground)))
	})
	if err != nil {
		return err
	}
	folder, err := d.aside()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	if err := d.layOut(ctx, folder, r.Files, lines, v.Files); err != nil {
		return err
	}
	return do(folder)
}

// standing is what a contest is now; a version of number 0 is no result yet.
func standing(ctx context.Context, tx *store.DB, id store.ContestID) (r store.Revision, lines [][]byte, v store.Version, err error) {
	if r, err = tx.Revision(ctx, id, 0); err != nil {
		return r, nil, v, err
	}
	if lines, err = tx.FactLines(ctx, id); err != nil {
		return r, nil, v, err
	}
	if v, err = tx.Version(ctx, id, 0); errors.Is(err, store.ErrNotFound) {
		return r, lines, store.Version{}, nil
	}
	return r, lines, v, err
}

func (d *Docket) layOut(ctx context.Context, folder string, files []store.File, lines [][]byte, result []store.File) error {
	if err := d.fill(ctx, folder, files, lines); err != nil || len(result) == 0 {
		return err
	}
	return d.fill(ctx, filepath.Join(folder, ResultFolder), result, nil)
}
