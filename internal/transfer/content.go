package transfer

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"certame/internal/bookfile"
	"certame/internal/run"
	"certame/internal/store"
)

// Content is what a contest is now: its files, its book and the tables that the
// book cites.
type Content struct {
	Files []store.File
	Lines [][]byte
}

// Digest is the same wherever the contest is, when not a byte of it differs.
func (c *Content) Digest() string {
	all := slices.Clone(c.Files)
	if len(c.Lines) > 0 {
		book := bookOf(c.Lines)
		sum := sha256.Sum256(book)
		all = append(all, store.File{Name: run.FactsFile, Digest: hex.EncodeToString(sum[:]), Size: int64(len(book))})
	}
	slices.SortFunc(all, func(a, b store.File) int { return cmp.Compare(a.Name, b.Name) })
	sum := sha256.New()
	for _, f := range all {
		fmt.Fprintf(sum, "%q %d %s\n", f.Name, f.Size, f.Digest)
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func bookOf(lines [][]byte) []byte {
	return append(bytes.Join(lines, []byte("\n")), '\n')
}

// tables lists the digests of the tables that the book cites.
func (c *Content) tables() (list []string, err error) {
	facts, err := run.FactsOfLines(c.Lines)
	if err != nil {
		return nil, err
	}
	for _, f := range facts {
		if d := f.Value("tabela"); d != "" && !slices.Contains(list, d) {
			list = append(list, d)
		}
	}
	return list, nil
}

// tableFile is where the folder of a contest has a table.
func tableFile(digest string) string { return bookfile.TableDir + "/" + digest + ".csv" }

// contentOf is the content of a contest in a database.
func contentOf(ctx context.Context, db *store.DB, contest store.ContestID) (*Content, error) {
	revision, err := db.Revision(ctx, contest, 0)
	if err != nil {
		return nil, err
	}
	lines, err := db.FactLines(ctx, contest)
	return &Content{revision.Files, lines}, err
}
