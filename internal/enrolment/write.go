package enrolment

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
)

// Progress is told how far long work is.
type Progress func(done, total int)

// Write puts the registrations in candidatos.csv and opcoes.csv of the contest, as a
// revision like any other, by who asks. What is there already, to the byte, is not
// written twice. Files that came by another way are not written over.
func (e *Enrolments) Write(ctx context.Context, by store.AccountID, contest store.ContestID, progress Progress) (store.EnrolmentExport, error) {
	var none store.EnrolmentExport
	rules, err := e.Rules(ctx, contest)
	if err != nil {
		return none, err
	}
	end, err := e.db.EnrolmentEnd(ctx, contest)
	if err != nil {
		return none, err
	}
	s := sheets{terms: rules.Terms, said: map[int][]registrationChange{}}
	err = e.each(ctx, contest, end.Position, func(r Receipt) error {
		if r.Position%pageOfEvents == 0 {
			progress(r.Position, end.Position)
		}
		return s.take(r)
	})
	if err != nil {
		return none, err
	}
	if s.count() == 0 {
		return none, &Refusal{Code: "NINGUEM-INSCRITO", What: "Não há inscrição a gravar.", Remedy: "Nada foi gravado."}
	}
	return e.revise(ctx, by, contest, end.Position, s.people(), s.options())
}

// revise keeps both files, unless they are there.
func (e *Enrolments) revise(ctx context.Context, by store.AccountID, contest store.ContestID, position int, people, options []byte) (out store.EnrolmentExport, err error) {
	out = store.EnrolmentExport{Contest: contest, Position: position, People: digest(people), Options: digest(options), By: by}
	last, err := e.db.Revision(ctx, contest, 0)
	if err != nil {
		return out, err
	}
	before, err := e.Exported(ctx, contest)
	if err != nil {
		return out, err
	}
	out.Revision = last.Number
	there := [2]string{digestOf(last.Files, run.CandidatesFile), digestOf(last.Files, run.OptionsFile)}
	if there != [2]string{out.People, out.Options} {
		if there[0] != before.People || there[1] != before.Options {
			return out, foreign()
		}
		r, err := e.docket.Revise(ctx, by, contest, last.Number, fmt.Sprintf("inscrições, até a posição %d do registro", position), docket.Changes{
			Put: docket.Files{run.CandidatesFile: io.Reader(bytes.NewReader(people)), run.OptionsFile: bytes.NewReader(options)},
		})
		if err != nil {
			return out, err
		}
		out.Revision = r.Number
	}
	if before.Position == out.Position && before.People == out.People && before.Options == out.Options {
		return before, nil
	}
	if out, err = e.db.AddEnrolmentExport(ctx, out); err != nil {
		return out, err
	}
	return out, e.db.Note(ctx, e.note(by, contest, written, fmt.Sprint(position)))
}

// foreign is of files that somebody else changed: marks may be in them by now.
func foreign() *Refusal {
	return &Refusal{
		Code: "ARQUIVOS-DE-OUTRO-CAMINHO", What: "O certame já tem candidatos.csv ou opcoes.csv que vieram por outro caminho, ou mudaram depois de gravados daqui.",
		Remedy: "Nada foi gravado. Se as inscrições daqui devem ocupar o lugar deles, retire antes os dois arquivos; se não, leve a mudança a mão.",
	}
}

// Exported is the last that was written; its Number is 0 where none was.
func (e *Enrolments) Exported(ctx context.Context, contest store.ContestID) (store.EnrolmentExport, error) {
	out, err := e.db.EnrolmentExport(ctx, contest)
	if errors.Is(err, store.ErrNotFound) {
		err = nil
	}
	return out, err
}

// Count is how many registered and how many events there are.
func (e *Enrolments) Count(ctx context.Context, contest store.ContestID) (store.EnrolmentEnd, error) {
	return e.db.EnrolmentEnd(ctx, contest)
}

// Due are the contests whose period ended with something that is in no file yet, with
// who received them.
func (e *Enrolments) Due(ctx context.Context) (due []store.EnrolmentTerm, err error) {
	terms, err := e.db.EnrolmentTerms(ctx)
	if err != nil {
		return nil, err
	}
	for _, t := range terms {
		if StageOf(t, e.Now()) != Over {
			continue
		}
		end, err := e.db.EnrolmentEnd(ctx, t.Contest)
		if err != nil {
			return nil, err
		}
		done, err := e.Exported(ctx, t.Contest)
		if err != nil {
			return nil, err
		}
		if end.Position > done.Position {
			due = append(due, t)
		}
	}
	return due, nil
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}
