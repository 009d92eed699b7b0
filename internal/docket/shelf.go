package docket

import (
	"context"
	"os"
	"slices"
	"sync"

	"certame/contest"
	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// shelfSize is how many contests stay read in memory. Two million people take
// some 300 MB.
const shelfSize = 4

// shelf keeps the contests that were read last.
type shelf struct {
	sync.Mutex
	list []*opened // the latest last
}

// opened is a contest read at one state. Its lock is of who uses it: a contest
// that was read looks people up in a memory of its own.
type opened struct {
	sync.Mutex
	key     state
	folder  string
	loaded  *run.Loaded
	outcome *contest.Outcome // nil until somebody asks
}

// state is what a computation rests on.
type state struct {
	contest  store.ContestID
	revision int
	head     ledger.Digest
}

// Use lends the contest as it is now, computed, to one caller at a time. What is
// lent must not be kept.
func (d *Docket) Use(ctx context.Context, contest store.ContestID, do func(*run.Loaded, *contest.Outcome) error) error {
	return d.lend(ctx, contest, func(o *opened) error { return o.computed(ctx, do) })
}

// computed gives the contest to do with its outcome, computed once.
func (o *opened) computed(ctx context.Context, do func(*run.Loaded, *contest.Outcome) error) error {
	if o.outcome == nil {
		outcome, err := o.loaded.Compute(ctx, true)
		if err != nil {
			return err
		}
		o.outcome = outcome
	}
	return do(o.loaded, o.outcome)
}

// Read lends the contest as it is now, not computed.
func (d *Docket) Read(ctx context.Context, contest store.ContestID, do func(*run.Loaded) error) error {
	return d.lend(ctx, contest, func(o *opened) error { return do(o.loaded) })
}

func (d *Docket) lend(ctx context.Context, contest store.ContestID, do func(*opened) error) error {
	r, lines, err := d.current(ctx, contest)
	if err != nil {
		return err
	}
	return d.lendAt(ctx, r, lines, do)
}

// lendAt lends the contest with the files of a revision and the facts of the lines.
func (d *Docket) lendAt(ctx context.Context, r store.Revision, lines [][]byte, do func(*opened) error) error {
	o := d.shelf.take(state{r.Contest, r.Number, ledger.Head(lines)})
	o.Lock()
	defer o.Unlock()
	if o.loaded == nil {
		if err := d.open(ctx, o, r, lines); err != nil {
			d.shelf.drop(o)
			return err
		}
	}
	return do(o)
}

// current is the last revision and the book, as one reading.
func (d *Docket) current(ctx context.Context, contest store.ContestID) (r store.Revision, lines [][]byte, err error) {
	if r, err = d.db.Revision(ctx, contest, 0); err == nil {
		lines, err = d.db.FactLines(ctx, contest)
	}
	return r, lines, err
}

func (d *Docket) open(ctx context.Context, o *opened, r store.Revision, lines [][]byte) (err error) {
	if o.folder, err = d.folder(ctx, r, lines); err != nil {
		return err
	}
	if !has(r.Files, run.CandidatesFile) {
		return ErrNoPeople
	}
	o.loaded, err = run.LoadAt(ctx, o.folder, ledger.All(), nil)
	return err
}

// take finds a state, or makes room for it.
func (s *shelf) take(key state) *opened {
	s.Lock()
	defer s.Unlock()
	at := slices.IndexFunc(s.list, func(o *opened) bool { return o.key == key })
	if at >= 0 {
		o := s.list[at]
		s.list = append(slices.Delete(s.list, at, at+1), o)
		return o
	}
	if len(s.list) >= shelfSize {
		go s.list[0].forget() // when who uses it has done
		s.list = slices.Delete(s.list, 0, 1)
	}
	o := &opened{key: key}
	s.list = append(s.list, o)
	return o
}

func (s *shelf) drop(o *opened) {
	s.Lock()
	defer s.Unlock()
	s.list = slices.DeleteFunc(s.list, func(other *opened) bool { return other == o })
}

// forget takes the folder off this machine.
func (o *opened) forget() {
	o.Lock()
	defer o.Unlock()
	o.loaded, o.outcome = nil, nil
	if o.folder != "" {
		_ = os.RemoveAll(o.folder) // what is left is taken out at the next start
	}
}
