package bookfile

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"io"
	"strings"
)

// Table is a file that a fact cites by its content: two million registrations
// are one fact and one table.
type Table struct {
	Digest string // SHA-256, in hexadecimal
	Lines  int    // all of them, a header and an unended last one included
	Size   int64
}

// tally counts and digests what passes.
type tally struct {
	to     io.Writer
	hash   hash.Hash
	feeds  int
	size   int64
	open   bool  // the last line did not end
	failed error // of the destination: the source fails by itself
}

func newTally(to io.Writer) *tally { return &tally{to: to, hash: sha256.New()} }

// Write passes on.
func (t *tally) Write(p []byte) (int, error) {
	n, err := t.to.Write(p)
	t.hash.Write(p[:n])
	t.feeds += bytes.Count(p[:n], lineFeed)
	t.size += int64(n)
	if n > 0 {
		t.open = p[n-1] != '\n'
	}
	t.failed = err
	return n, err
}

func (t *tally) table() Table {
	table := Table{hex.EncodeToString(t.hash.Sum(nil)), t.feeds, t.size}
	if t.open {
		table.Lines++
	}
	return table
}

// isDigest tells a digest from anything else, such as a path out of the folder.
func isDigest(text string) bool {
	return len(text) == 2*sha256.Size && strings.Trim(text, "0123456789abcdef") == ""
}

func tableName(digest string) string { return digest + ".csv" }

// tableShown is how a table is named to people, on every system.
func tableShown(digest string) string { return TableDir + "/" + tableName(digest) }
