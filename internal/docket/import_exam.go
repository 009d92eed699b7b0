package docket

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"

	"certame/internal/intake"
	"certame/internal/intake/conversion"
	"certame/internal/intake/profile"
	"certame/internal/intake/quarantine"
	"certame/internal/intake/review"
	"certame/internal/store"
)

// Exam is what was found in a file, with the answers that there were.
type Exam struct {
	Report     *review.Report   `json:"relatorio"`
	Sample     [][]string       `json:"amostra"`
	Map        *review.Map      `json:"mapa"`        // reviewed, or derived from what was found
	Unanswered []int            `json:"por_dizer"`   // columns that only a person can explain
	HasPost    bool             `json:"tem_cargo"`   // the file says the post
	Several    int              `json:"varios"`      // people of more than one post
	Stop       string           `json:"impedimento"` // nothing can come of it as it is
	Refusal    []intake.Problem `json:"recusa"`      // why it cannot be read, or would be refused by the contest
	Target     string           `json:"destino"`     // the file of the contest that it becomes
	Rows       int              `json:"linhas"`      // of that file; 0 while it is not written
	Revision   int              `json:"revisao"`     // of the contest it was held to
	Change     *ImportChange    `json:"mudanca"`     // nil while it cannot be told
}

// sampleRows is how many rows a person looks at.
const sampleRows = 20

// examiner is one examination.
type examiner struct {
	*Docket
	in       *Import
	aside    string
	fixes    map[int]review.Correction
	exam     Exam
	progress Progress
}

// ExamineImports examines every file of a contest that waits for it, as far as the
// answers there are allow. Nothing is kept but at the end of each: who begins again
// does the same.
func (d *Docket) ExamineImports(ctx context.Context, contest store.ContestID, progress Progress) error {
	for {
		list, err := d.Imports(ctx, contest)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(list, func(in *Import) bool { return in.Waiting && in.State == store.IntakeOpen })
		if at < 0 {
			return nil
		}
		in, err := d.Import(ctx, contest, list[at].ID)
		if err == nil {
			err = d.examine(ctx, in, progress)
		}
		var moved *store.Conflict
		if err != nil && !errors.As(err, &moved) { // somebody answered meanwhile: it is examined again
			return err
		}
	}
}

func (d *Docket) examine(ctx context.Context, in *Import, progress Progress) (err error) {
	x := &examiner{Docket: d, in: in, progress: progress}
	if x.aside, err = d.aside(); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(x.aside)) }()
	in.drop(func(name string) bool { return name == HeldFile || name == convertedFile || name == examFile })
	if err := x.look(ctx); err != nil {
		var refused *intake.Refused
		if !errors.As(err, &refused) {
			return err
		}
		x.exam.Refusal = refused.Problems
	}
	return x.keep(ctx)
}

// keep keeps what was found, all of it or nothing.
func (x *examiner) keep(ctx context.Context) error {
	text, err := json.Marshal(&x.exam)
	if err != nil {
		return err
	}
	kept, err := x.blobs.Put(ctx, bytes.NewReader(text))
	if err != nil {
		return err
	}
	x.in.put(store.File{Name: examFile, Digest: kept.Digest, Size: kept.Size})
	x.in.Waiting = false
	x.in.Payload = x.in.encoded()
	_, err = x.db.ChangeIntake(ctx, x.in.Intake)
	return err
}

func (x *examiner) look(ctx context.Context) error {
	path := filepath.Join(x.aside, x.in.File)
	if err := x.copyOut(ctx, digestOf(x.in.Files, originalFile), path); err != nil {
		return err
	}
	opt, err := x.options(ctx)
	if err != nil {
		return err
	}
	e, err := review.Examine(ctx, path, opt)
	x.exam.Report = e.Report
	if err != nil {
		return err
	}
	defer e.Close()
	if err := x.describe(ctx, e); err != nil {
		return err
	}
	return x.goOn(ctx, e)
}

func (x *examiner) options(ctx context.Context) (opt review.Options, err error) {
	opt = review.Options{Sheet: x.in.Sheet, Map: x.in.Map, Digest: true, Progress: func(done, total int) { x.progress("conferindo o arquivo", done, total) }}
	if opt.Profiles, err = profile.All(); err != nil {
		return opt, err
	}
	opt.Chosen = profile.Named(opt.Profiles, x.in.Profile)
	x.fixes, err = x.allCorrections(ctx, x.in)
	opt.Corrections = x.fixes
	return opt, err
}

// describe is what a person looks at first.
func (x *examiner) describe(ctx context.Context, e *review.Examined) (err error) {
	if x.exam.Sample, err = e.Sample(ctx, sampleRows); err != nil {
		return err
	}
	if x.exam.Map = x.in.Map; x.in.Map == nil {
		if x.exam.Map, err = review.ParseMap([]byte(e.Derive())); err != nil {
			return err
		}
	}
	main := e.Main()
	x.exam.Unanswered, x.exam.HasPost, x.exam.Several = main.Unanswered(), main.Has("cargo"), e.SeveralPosts()
	x.exam.Target, _ = conversion.FileOf(main.Kind())
	return nil
}

// goOn does what the answers allow: the sheet of what was not understood, or the file
// of the contest and what it would change.
func (x *examiner) goOn(ctx context.Context, e *review.Examined) error {
	if e.Report.Waiting() > 0 && !e.Report.Refused {
		held, err := x.written(ctx, HeldFile, func(f *os.File) error { return quarantine.Write(ctx, f, e, x.fixes) })
		if err != nil {
			return err
		}
		x.in.put(held)
	}
	if o := conversion.Blocks(e, x.in.Post); o != nil {
		x.exam.Stop = o.What
		return nil
	}
	if x.in.Map == nil || e.Report.Waiting() > 0 {
		return nil
	}
	return x.convert(ctx, e)
}

// written keeps a file that is written aside first.
func (x *examiner) written(ctx context.Context, name string, write func(*os.File) error) (store.File, error) {
	path := filepath.Join(x.aside, "escrito-"+name)
	f, err := os.Create(path)
	if err != nil {
		return store.File{}, err
	}
	if err := errors.Join(write(f), f.Close()); err != nil {
		return store.File{}, err
	}
	kept, err := x.keepFile(ctx, path)
	kept.Name = name
	return kept, err
}

// ExamOf is what was found in an import; nil while nobody looked, or after it was
// given up.
func (d *Docket) ExamOf(ctx context.Context, in *Import) (*Exam, error) {
	if !has(in.Files, examFile) {
		return nil, nil
	}
	content, _, err := d.openFile(ctx, in.Files, examFile)
	if err != nil {
		return nil, err
	}
	defer content.Close()
	exam := &Exam{}
	return exam, json.NewDecoder(content).Decode(exam)
}
