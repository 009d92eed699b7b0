package docket

import (
	"context"
	"errors"
	"os"
	"slices"
	"sync"

	"certame/edital"
	"certame/internal/run"
	"certame/internal/store"
)

// termsKept is how many editais stay read: a page of lists asks for the words of
// its contest, and must not wait for two million people to be read.
const termsKept = 64

// editais are the terms read last, by contest and revision.
type editais struct {
	sync.Mutex
	list []termsOf
}

type termsOf struct {
	contest  store.ContestID
	revision int
	terms    *edital.Terms
}

// Terms are the rules of a contest as a revision has them (0 is the last), without
// its people. They are shared: nobody changes them.
func (d *Docket) Terms(ctx context.Context, contest store.ContestID, revision int) (*edital.Terms, error) {
	r, err := d.db.Revision(ctx, contest, revision)
	if err != nil {
		return nil, err
	}
	if terms := d.editais.find(contest, r.Number); terms != nil {
		return terms, nil
	}
	terms, err := d.readTerms(ctx, r)
	if err == nil {
		d.editais.keep(termsOf{contest, r.Number, terms})
	}
	return terms, err
}

func (d *Docket) readTerms(ctx context.Context, r store.Revision) (terms *edital.Terms, err error) {
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(aside)) }()
	files := slices.DeleteFunc(slices.Clone(r.Files), func(f store.File) bool { return f.Name == run.CandidatesFile })
	if err := d.fill(ctx, aside, files, nil); err != nil {
		return nil, err
	}
	l, err := run.LoadEdital(aside)
	if err != nil {
		return nil, err
	}
	return l.Terms, nil
}

func (e *editais) find(contest store.ContestID, revision int) *edital.Terms {
	e.Lock()
	defer e.Unlock()
	for _, t := range e.list {
		if t.contest == contest && t.revision == revision {
			return t.terms
		}
	}
	return nil
}

func (e *editais) keep(t termsOf) {
	e.Lock()
	defer e.Unlock()
	if len(e.list) >= termsKept {
		e.list = slices.Delete(e.list, 0, 1)
	}
	e.list = append(e.list, t)
}
