package store

import (
	"context"
	"time"
)

// States of an intake.
const (
	IntakeOpen     = "aberta"
	IntakeRecorded = "gravada"
	IntakeDropped  = "abandonada"
)

// Intake is a file on its way into a contest: its bytes and what came of them are
// Files; Payload is what people answered. Nothing of it is in the contest before it
// is recorded.
type Intake struct {
	ID          string
	Contest     ContestID
	Turn        int // how often it changed: who changes it says which one was seen
	State       string
	Revision    int // of the contest, that it became; 0 before
	Payload     []byte
	Files       []File
	By          AccountID
	At, Changed time.Time
}

const intakeColumns = "id, contest, turn, state, revision, payload, author, at, changed"

// AddIntake stores a file that came.
func (db *DB) AddIntake(ctx context.Context, in Intake) (Intake, error) {
	id, err := newID()
	if err != nil {
		return in, err
	}
	in.ID, in.Turn, in.State, in.At = id, 1, IntakeOpen, db.now()
	in.Changed = in.At
	return in, db.Whole(ctx, func(tx *DB) error {
		_, err := tx.exec(ctx, "INSERT INTO intake ("+intakeColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)",
			in.ID, string(in.Contest), in.Turn, in.State, in.Revision, whole(in.Payload), string(in.By), micros(in.At))
		if err != nil {
			return err
		}
		return tx.putIntakeFiles(ctx, in)
	})
}

// ChangeIntake stores an intake as it is now, one turn later. *Conflict says that
// it is not the turn that was seen.
func (db *DB) ChangeIntake(ctx context.Context, in Intake) (Intake, error) {
	before := in
	err := db.Whole(ctx, func(tx *DB) error {
		in = before
		in.Changed = tx.now()
		n, err := tx.exec(ctx, "UPDATE intake SET turn = turn + 1, state = $3, revision = $4, payload = $5, changed = $6 WHERE id = $1 AND turn = $2",
			in.ID, in.Turn, in.State, in.Revision, whole(in.Payload), micros(in.Changed))
		if err != nil {
			return err
		}
		if n == 0 {
			return tx.intakeMoved(ctx, in)
		}
		in.Turn++
		if _, err := tx.exec(ctx, "DELETE FROM intake_file WHERE intake = $1", in.ID); err != nil {
			return err
		}
		return tx.putIntakeFiles(ctx, in)
	})
	if err != nil {
		return before, err
	}
	return in, nil
}

func (db *DB) intakeMoved(ctx context.Context, in Intake) error {
	last, err := db.Intake(ctx, in.ID)
	if err == nil {
		err = moved("intake", in.Turn, last.Turn)
	}
	return err
}

func (db *DB) putIntakeFiles(ctx context.Context, in Intake) error {
	for _, f := range in.Files {
		_, err := db.exec(ctx, "INSERT INTO intake_file (intake, contest, name, digest, size) VALUES ($1, $2, $3, $4, $5)",
			in.ID, string(in.Contest), f.Name, f.Digest, f.Size)
		if err != nil {
			return err
		}
	}
	return nil
}

// Intake is the one with the identifier, with its files by name.
func (db *DB) Intake(ctx context.Context, id string) (in Intake, err error) {
	list, err := db.intakes(ctx, "id = $1", id)
	if err != nil {
		return in, err
	}
	if len(list) == 0 {
		return in, ErrNotFound
	}
	in = list[0]
	scan := func(into func(...any) error) (f File, err error) { return f, into(&f.Name, &f.Digest, &f.Size) }
	in.Files, err = rows(ctx, db, scan, "SELECT name, digest, size FROM intake_file WHERE intake = $1 ORDER BY name", id)
	return in, err
}

// Intakes lists those of a contest without their files, the latest first.
func (db *DB) Intakes(ctx context.Context, contest ContestID, limit int) ([]Intake, error) {
	return db.intakes(ctx, "contest = $1 ORDER BY id DESC LIMIT $2", string(contest), Page{Limit: limit}.limit())
}

func (db *DB) intakes(ctx context.Context, where string, args ...any) ([]Intake, error) {
	scan := func(into func(...any) error) (in Intake, err error) {
		var at, changed int64
		err = into(&in.ID, &in.Contest, &in.Turn, &in.State, &in.Revision, &in.Payload, &in.By, &at, &changed)
		in.At, in.Changed = timeOf(at), timeOf(changed)
		return in, err
	}
	return rows(ctx, db, scan, "SELECT "+intakeColumns+" FROM intake WHERE "+where, args...)
}
