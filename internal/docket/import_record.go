package docket

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"

	"certame/internal/run"
	"certame/internal/store"
)

// ImportReportFile says, in the folder of the contest, what was read of which bytes,
// by what evidence, and who decided what.
const ImportReportFile = "importacao.json"

// ErrNotReady is of an import that still has something to be answered or decided.
var ErrNotReady = errors.New("o arquivo ainda tem o que responder ou decidir, e nada foi gravado")

// CheckImport says why an import, as it was seen, cannot be recorded now.
func (d *Docket) CheckImport(ctx context.Context, in *Import, turn int) (*Exam, error) {
	if in.Turn != turn || in.State != store.IntakeOpen {
		return nil, &store.Conflict{What: "intake"}
	}
	exam, err := d.ExamOf(ctx, in)
	switch {
	case err != nil:
		return nil, err
	case exam == nil || in.Waiting || exam.Change == nil || exam.Stop != "" || len(in.Undecided(exam)) > 0:
		return nil, ErrNotReady
	}
	last, err := d.db.Revision(ctx, in.Contest, 0)
	if err == nil && last.Number != exam.Revision {
		err = &store.Conflict{What: "revision"}
	}
	return exam, err
}

// RecordImport puts a file in the contest, over the revision that its consequences
// were computed from: another since then is a conflict, and nothing changes. Asked
// again after it was done, it does nothing.
func (d *Docket) RecordImport(ctx context.Context, by store.AccountID, contest store.ContestID, id string, turn int) error {
	in, err := d.Import(ctx, contest, id)
	if err != nil || in.State == store.IntakeRecorded {
		return err
	}
	exam, err := d.CheckImport(ctx, in, turn)
	if err != nil {
		return err
	}
	report, err := json.MarshalIndent(struct {
		*Exam
		Report    any        `json:"relatorio"`
		Sample    any        `json:"amostra,omitempty"` // people: they are in the file itself
		Decisions []Decision `json:"decisoes,omitempty"`
	}{exam, exam.Report, nil, in.Decisions}, "", "  ")
	if err != nil {
		return err
	}
	file := in.converted(exam.Target)
	changes := Changes{Kept: []store.File{file}, Put: Files{ImportReportFile: bytes.NewReader(append(report, '\n'))}}
	_, err = d.revise(ctx, by, contest, exam.Revision, "importação de "+in.File, changes, func(tx *store.DB, r store.Revision) error {
		done := *in
		done.State, done.Revision = store.IntakeRecorded, r.Number
		_, err := tx.ChangeIntake(ctx, done.Intake)
		return err
	})
	return err
}

func (in *Import) converted(as string) store.File {
	for _, f := range in.Files {
		if f.Name == convertedFile {
			f.Name = as
			return f
		}
	}
	return store.File{}
}

// Undecided are the names that several registrations have and of which nobody said
// whether they are one person. The names of a file of appointments are in quarantine
// already.
func (in *Import) Undecided(exam *Exam) (lines [][]int) {
	if exam.Report == nil || exam.Target != run.CandidatesFile {
		return nil
	}
	decided := map[int]bool{}
	for _, one := range in.Decisions {
		if one.Rest {
			return nil
		}
		for _, line := range one.Lines {
			decided[line] = true
		}
	}
	for _, h := range exam.Report.Homonyms {
		for _, line := range h.Lines {
			if !decided[line] {
				lines = append(lines, h.Lines)
				break
			}
		}
	}
	if exam.Report.MoreNames > 0 { // more than a page can list: only all of them at once
		lines = append(lines, nil)
	}
	return lines
}
