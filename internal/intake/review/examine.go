package review

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// Options of an examination.
type Options struct {
	Profiles    []profile.Profile
	Chosen      *profile.Profile // by the person; nil to recognise
	Sheet       string
	Map         *Map // reviewed by the person; nil to derive
	Corrections map[int]Correction
	Progress    func(done, total int)
	Digest      bool // also the SHA-256 of the file
}

// Examined is a file under review: what was found, and the lists to read again.
type Examined struct {
	Report *Report
	Lists  []*List
	book   *tabular.Book
	found  []*merged
	shown  string
}

// Close lets the file go.
func (e *Examined) Close() {
	if e.book != nil {
		e.book.Close()
	}
}

// Examine opens a file and checks every row. What cannot be read at all is an
// error that says why, and a report that refuses, whose file is closed.
func Examine(ctx context.Context, path string, opt Options) (*Examined, error) {
	shown := filepath.Base(path)
	e := &Examined{Report: &Report{File: shown, Quarantine: []Quarantine{}, Columns: []Column{}}, shown: shown}
	err := e.examine(ctx, path, opt)
	if err == nil {
		return e, nil
	}
	var refused *intake.Refused
	if errors.As(err, &refused) {
		for _, p := range refused.Problems {
			e.Report.refuse(p.String())
		}
	}
	e.Close()
	return e, err
}

func (e *Examined) examine(ctx context.Context, path string, opt Options) error {
	book, err := tabular.Open(ctx, path, e.shown)
	if err != nil {
		return err
	}
	e.book = book
	e.Report.Encoding, e.Report.Format = book.Encoding, book.Format
	if opt.Digest || opt.Map != nil {
		if e.Report.SHA256, err = digest(path); err != nil {
			return err
		}
	}
	if err := e.lists(ctx, opt); err != nil {
		return e.book.Named(err, e.shown)
	}
	return e.book.Named(e.check(ctx, opt), e.shown)
}

func digest(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// check reads every list and says what of the file cannot be used.
func (e *Examined) check(ctx context.Context, opt Options) error {
	total := 0
	for _, l := range e.Lists {
		for _, p := range l.table.Parts {
			total += p.Size
		}
	}
	var done atomic.Int64
	advance := func(n int) {
		if now := done.Add(int64(n)); opt.Progress != nil {
			opt.Progress(int(now), total)
		}
	}
	for _, l := range e.Lists {
		m, err := l.check(ctx, e.Report, opt.Corrections, advance)
		if err != nil {
			return err
		}
		e.found = append(e.found, m)
	}
	e.Report.Accepted = e.Report.Read - e.Report.Quarantined
	e.judge()
	return nil
}

// held are the rows to leave out of a list: all that are in quarantine.
func (e *Examined) held(l *List) map[int]bool {
	held := map[int]bool{}
	for i := range e.Report.Quarantine {
		if q := &e.Report.Quarantine[i]; q.Block == l.block {
			held[q.key()] = true
		}
	}
	return held
}
