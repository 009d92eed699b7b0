package docket

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/delimited"
	"certame/internal/intake/profile"
	"certame/internal/run"
	"certame/internal/store"
)

// chunkRows is how many registrations go into the store at a time.
const chunkRows = 5_000

// LoadPeople puts the people of the contest as it is now where each can be found by
// number and by name, before any computation. It goes on where it stopped, and what
// is there already is not put twice.
func (d *Docket) LoadPeople(ctx context.Context, contest store.ContestID, progress Progress) error {
	last, err := d.db.Revision(ctx, contest, 0)
	if err != nil || !has(last.Files, run.CandidatesFile) {
		return err
	}
	load, err := d.db.StartLoad(ctx, contest, digestOf(last.Files, run.CandidatesFile))
	if err != nil {
		return err
	}
	if !load.Ready {
		if load, err = d.fillLoad(ctx, load, last, progress); err != nil {
			return err
		}
		progress("ordenando as inscrições", load.Loaded, load.Loaded)
		if err := d.db.FinishLoad(ctx, load); err != nil {
			return err
		}
	}
	return d.dropLoads(ctx, contest, load.ID)
}

// dropLoads takes away those of files that the contest no longer has.
func (d *Docket) dropLoads(ctx context.Context, contest store.ContestID, but int64) error {
	list, err := d.db.Loads(ctx, contest)
	for _, l := range list {
		if err == nil && l.ID != but {
			err = d.db.DropLoad(ctx, l)
		}
	}
	return err
}

func (d *Docket) fillLoad(ctx context.Context, load store.Load, last store.Revision, progress Progress) (store.Load, error) {
	content, _, err := d.openFile(ctx, last.Files, run.CandidatesFile)
	if err != nil {
		return load, err
	}
	defer content.Close()
	raw, err := io.ReadAll(content)
	if err != nil {
		return load, err
	}
	sheet, err := readSheet(raw)
	if err != nil {
		return load, err
	}
	sheet.skip(load.Loaded)
	for !sheet.Done() {
		if load, err = d.db.LoadChunk(ctx, load, load.Loaded, sheet.next(chunkRows)); err != nil {
			return load, err
		}
		progress("preparando a busca de pessoas", load.Loaded, load.Loaded*len(raw)/max(sheet.Pos, 1))
	}
	return load, nil
}

// sheet walks candidatos.csv, which its own reader accepted before.
type sheet struct {
	delimited.Tokens
	id, name, post int
	fields         [][]byte
}

func readSheet(raw []byte) (*sheet, error) {
	text, ok := intake.Decode(raw)
	if !ok {
		return nil, fmt.Errorf("%s: não é texto", run.CandidatesFile)
	}
	header, _, _ := strings.Cut(string(text[:min(len(text), 1<<16)]), "\n")
	s := &sheet{Tokens: delimited.Tokens{Data: text, Separator: delimited.SeparatorOf([]byte(header))}, id: -1, name: -1, post: -1}
	for i, title := range s.Row(nil) {
		switch profile.Clean(string(title)) {
		case "inscricao":
			s.id = i
		case "nome":
			s.name = i
		case "cargo":
			s.post = i
		}
	}
	if s.id < 0 {
		return nil, fmt.Errorf("%s: sem a coluna inscricao", run.CandidatesFile)
	}
	return s, nil
}

// row is the next registration; ok is false for a line with nothing.
func (s *sheet) row() (r store.Registration, ok bool) {
	begin := s.Pos
	s.fields = s.Row(s.fields)
	r.Row = strings.TrimRight(string(s.Data[begin:s.Pos]), "\r\n")
	r.ID, r.Name, r.Post = s.cell(s.id), s.cell(s.name), s.cell(s.post)
	return r, strings.TrimSpace(r.Row) != ""
}

func (s *sheet) cell(i int) string {
	if i < 0 || i >= len(s.fields) {
		return ""
	}
	return strings.TrimSpace(string(s.fields[i]))
}

func (s *sheet) skip(n int) {
	for n > 0 && !s.Done() {
		if _, ok := s.row(); ok {
			n--
		}
	}
}

// next gives so many rows. Asked for again, as when the database takes a transaction
// back, it gives the same.
func (s *sheet) next(n int) iter.Seq2[store.Registration, error] {
	from := s.Pos
	return func(yield func(store.Registration, error) bool) {
		s.Pos = from
		for given := 0; given < n && !s.Done(); {
			r, ok := s.row()
			if !ok {
				continue
			}
			if given++; !yield(r, nil) {
				return
			}
		}
	}
}

// PeopleState says whether people can be looked for before any computation.
type PeopleState string

// The states.
const (
	NoPeople     PeopleState = "nenhuma"
	PeopleToLoad PeopleState = "por-preparar"
	PeopleReady  PeopleState = "prontas"
)

// Registered says whether the people of the files as they are can be looked for.
func (d *Docket) Registered(ctx context.Context, contest store.ContestID) (PeopleState, error) {
	last, err := d.db.Revision(ctx, contest, 0)
	switch {
	case err != nil:
		return NoPeople, err
	case !has(last.Files, run.CandidatesFile):
		return NoPeople, nil
	}
	if _, err := d.loadOf(ctx, last); errors.Is(err, store.ErrNotFound) {
		return PeopleToLoad, nil
	} else if err != nil {
		return NoPeople, err
	}
	return PeopleReady, nil
}

// FindRegistered looks for people of the files as they are.
func (d *Docket) FindRegistered(ctx context.Context, contest store.ContestID, text string, limit int) ([]store.Found, error) {
	last, err := d.db.Revision(ctx, contest, 0)
	if err != nil {
		return nil, err
	}
	load, err := d.loadOf(ctx, last)
	if err != nil {
		return nil, err
	}
	return d.db.FindRegistration(ctx, load, text, limit)
}

// loadOf is the load of the people of a revision, ready.
func (d *Docket) loadOf(ctx context.Context, r store.Revision) (store.Load, error) {
	list, err := d.db.Loads(ctx, r.Contest)
	for _, load := range list {
		if load.Ready && load.Digest == digestOf(r.Files, run.CandidatesFile) {
			return load, nil
		}
	}
	return store.Load{}, errors.Join(err, store.ErrNotFound)
}
