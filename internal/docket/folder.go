package docket

import (
	"bufio"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/bookfile"
	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// folder is the folder of a revision with the book as it was after the lines, on
// this machine. It is made once, is not changed, and may be gone tomorrow.
func (d *Docket) folder(ctx context.Context, r store.Revision, lines [][]byte) (string, error) {
	head := ledger.Head(lines)
	place := filepath.Join(d.work, string(r.Contest), fmt.Sprintf("r%d-%s", r.Number, hex.EncodeToString(head[:8])))
	if _, err := os.Stat(place); err == nil {
		return place, nil
	}
	fresh, err := d.aside()
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(fresh)
	if err := d.fill(ctx, fresh, r.Files, lines); err != nil {
		return "", err
	}
	if err := os.MkdirAll(filepath.Dir(place), 0o700); err != nil {
		return "", err
	}
	if err := os.Rename(fresh, place); err != nil && !errors.Is(err, fs.ErrExist) {
		if _, there := os.Stat(place); there != nil {
			return "", err
		}
	}
	return place, nil
}

// fill writes files, book and the tables that the book cites.
func (d *Docket) fill(ctx context.Context, folder string, files []store.File, lines [][]byte) error {
	for _, f := range files {
		path := filepath.Join(folder, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil { // a draw has a folder of its own
			return err
		}
		if err := d.copyOut(ctx, f.Digest, path); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	if len(lines) == 0 {
		return nil
	}
	if err := writeLines(filepath.Join(folder, run.FactsFile), lines); err != nil {
		return err
	}
	return d.fillTables(ctx, filepath.Join(folder, bookfile.TableDir), lines)
}

func (d *Docket) fillTables(ctx context.Context, folder string, lines [][]byte) error {
	facts, err := run.FactsOfLines(lines)
	if err != nil {
		return err
	}
	for _, f := range facts {
		digest := f.Value(tableField)
		if digest == "" {
			continue
		}
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return err
		}
		if err := d.copyOut(ctx, digest, filepath.Join(folder, digest+".csv")); err != nil {
			return err
		}
	}
	return nil
}

// tableField is the field of a fact that cites a table.
const tableField = "tabela"

func (d *Docket) copyOut(ctx context.Context, digest, path string) error {
	from, err := d.blobs.Open(ctx, digest)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	defer to.Close()
	if _, err := io.Copy(to, from); err != nil {
		return err
	}
	return to.Close()
}

func writeLines(path string, lines [][]byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	defer file.Close()
	to := bufio.NewWriter(file)
	for _, line := range lines {
		_, _ = to.Write(line) // the buffer keeps the first failure
		_ = to.WriteByte('\n')
	}
	return errors.Join(to.Flush(), file.Close())
}
