package docket

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/quarantine"
	"certame/internal/intake/review"
	"certame/internal/store"
)

// Reading is how a person wants a file read.
type Reading struct{ Sheet, Profile string }

// ReadImport has the file read in another way: what was said of its columns was of
// the other.
func (d *Docket) ReadImport(ctx context.Context, by store.AccountID, in *Import, how Reading) error {
	next := *in
	next.Sheet, next.Profile, next.Map, next.Waiting = how.Sheet, how.Profile, nil, true
	return d.changeImport(ctx, by, &next, Answered)
}

// MapImport keeps what a person said that each column is.
func (d *Docket) MapImport(ctx context.Context, by store.AccountID, in *Import, m *review.Map, post string) error {
	next := *in
	m.Reviewed = "sim"
	next.Map, next.Post, next.Waiting = m, post, true
	return d.changeImport(ctx, by, &next, Answered)
}

// DecideImport keeps what a person decided, with the reason. A name that was one
// person inscribed twice leaves one line: the file has to be examined again.
func (d *Docket) DecideImport(ctx context.Context, by store.AccountID, in *Import, reason string, list []Decision) error {
	if strings.TrimSpace(reason) == "" {
		return wrong("motivo", "", "falta o motivo da decisão", "Escreva por que se decide assim: fica no registro, com o seu nome")
	}
	next := *in
	next.Decisions = slices.Clone(in.Decisions)
	for _, one := range list {
		one.Reason, one.By, one.At = reason, by, d.now()
		next.Decisions = append(next.Decisions, one)
		next.Waiting = next.Waiting || one.Keep > 0
	}
	return d.changeImport(ctx, by, &next, Decided)
}

// CorrectImport keeps a sheet of the rows that were not understood, corrected.
func (d *Docket) CorrectImport(ctx context.Context, by store.AccountID, in *Import, reason, name string, content io.Reader) error {
	if strings.TrimSpace(reason) == "" {
		return wrong("motivo", "", "falta o motivo da correção", "Escreva por que se corrige assim: fica no registro, com o seu nome")
	}
	kept, err := d.receive(ctx, name, content)
	if err != nil {
		return err
	}
	sheet := store.File{Name: fmt.Sprintf("%s%03d", correctedFile, in.corrected()+1), Digest: kept.Digest, Size: kept.Size}
	fixes, err := d.corrections(ctx, safeName(name), sheet)
	if err != nil {
		return err
	}
	if len(fixes) == 0 {
		return intake.Refuse([]intake.Problem{{File: safeName(name), Column: "decisao", What: "nenhuma linha foi decidida", Remedy: "Escreva corrigida, confirmada ou descartar na coluna decisao das linhas decididas."}})
	}
	next := *in
	next.put(sheet)
	next.Waiting = true
	next.Decisions = append(slices.Clone(in.Decisions), Decision{Sheet: safeName(name), Reason: reason, By: by, At: d.now()})
	return d.changeImport(ctx, by, &next, Decided)
}

// DropImport gives a file up: nothing names its bytes any more. That it came stays
// said.
func (d *Docket) DropImport(ctx context.Context, by store.AccountID, in *Import) error {
	next := *in
	next.State, next.Files, next.Waiting = store.IntakeDropped, nil, false
	return d.changeImport(ctx, by, &next, Dropped)
}

// changeImport keeps the import one turn later, if it is open and as it was seen.
func (d *Docket) changeImport(ctx context.Context, by store.AccountID, in *Import, action string) error {
	if in.State == store.IntakeRecorded {
		return &store.Conflict{What: "intake", Seen: "aberta", Last: in.State}
	}
	in.Payload = in.encoded()
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if _, err := tx.ChangeIntake(ctx, in.Intake); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, in.Contest, action, in.ID))
	})
}

// corrected is how many sheets of corrections came.
func (in *Import) corrected() (n int) {
	for _, f := range in.Files {
		if strings.HasPrefix(f.Name, correctedFile) {
			n++
		}
	}
	return n
}

// corrections reads a sheet that a person corrected.
func (d *Docket) corrections(ctx context.Context, shown string, sheet store.File) (fixes map[int]review.Correction, err error) {
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(aside)) }()
	path := filepath.Join(aside, shown)
	if err := d.copyOut(ctx, sheet.Digest, path); err != nil {
		return nil, err
	}
	return quarantine.Read(ctx, path)
}

// allCorrections are what people decided of rows: the sheets in the order in which
// they came, and the lines of who was inscribed twice.
func (d *Docket) allCorrections(ctx context.Context, in *Import) (map[int]review.Correction, error) {
	all := map[int]review.Correction{}
	for _, f := range in.Files { // by name: in the order in which they came
		if !strings.HasPrefix(f.Name, correctedFile) {
			continue
		}
		fixes, err := d.corrections(ctx, f.Name, f)
		if err != nil {
			return nil, err
		}
		for key, fix := range fixes {
			all[key] = fix
		}
	}
	for _, one := range in.Decisions {
		for _, line := range one.Lines {
			if one.Keep > 0 && line != one.Keep {
				all[line] = review.Correction{Discard: true}
			}
		}
	}
	return all, nil
}

// AgainImport has the file examined again with the same answers, as after the contest
// changed.
func (d *Docket) AgainImport(ctx context.Context, by store.AccountID, in *Import) error {
	next := *in
	next.Waiting = true
	return d.changeImport(ctx, by, &next, Answered)
}
