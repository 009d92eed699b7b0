package store

import (
	"context"
	"time"
)

// Act is what was published, as it was published.
type Act struct {
	Contest                 ContestID
	Number                  int // from 1
	Kind                    string
	Version                 int
	Files                   []File
	Payload                 []byte
	Proposal                string
	ProposedBy, ConfirmedBy AccountID
	At, ReleaseAt           time.Time // a zero ReleaseAt is at once
	LogIndex                int       // in the transparency log; -1 until it is there
}

// ConfirmProposal turns an open proposal into an act, by another person than who
// proposed it. Kind and version are the proposal's; files, payload and release are
// the given act's.
func (db *DB) ConfirmProposal(ctx context.Context, id string, by AccountID, a Act) (Act, error) {
	err := db.Whole(ctx, func(tx *DB) error {
		p, err := tx.openProposal(ctx, id)
		if err != nil {
			return err
		}
		if p.By == by {
			return ErrSamePerson
		}
		last, err := tx.lastNumber(ctx, "act", p.Contest)
		if err != nil {
			return err
		}
		a.Contest, a.Number, a.Kind, a.Version, a.Proposal = p.Contest, last+1, p.Kind, p.Version, p.ID
		a.ProposedBy, a.ConfirmedBy, a.At, a.LogIndex = p.By, by, tx.now(), -1
		if err := tx.insertAct(ctx, a); err != nil {
			return err
		}
		return tx.closeProposal(ctx, id, ProposalConfirmed, by)
	})
	return a, err
}

const actColumns = "contest, number, kind, version, payload, proposal, proposed_by, confirmed_by, at, release_at"

func (db *DB) insertAct(ctx context.Context, a Act) error {
	_, err := db.exec(ctx, "INSERT INTO act ("+actColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
		string(a.Contest), a.Number, a.Kind, a.Version, whole(a.Payload), a.Proposal, string(a.ProposedBy), string(a.ConfirmedBy), micros(a.At), micros(a.ReleaseAt))
	if err != nil {
		return err
	}
	return db.insertFiles(ctx, "act_file", a.Contest, a.Number, a.Files)
}

// LogAct says where the transparency log has an act.
func (db *DB) LogAct(ctx context.Context, contest ContestID, number, index int) error {
	_, err := db.exec(ctx, "INSERT INTO act_logged (contest, number, log_index) VALUES ($1, $2, $3)", string(contest), number, index)
	return err
}

// Act is that of the number.
func (db *DB) Act(ctx context.Context, contest ContestID, number int) (Act, error) {
	list, err := db.acts(ctx, "act.contest = $1 AND act.number = $2", string(contest), number)
	if err != nil {
		return Act{}, err
	}
	if len(list) == 0 {
		return Act{}, ErrNotFound
	}
	list[0].Files, err = db.filesOf(ctx, "act_file", contest, number)
	return list[0], err
}

// Acts lists all of them, the last first, without their files.
func (db *DB) Acts(ctx context.Context, contest ContestID) ([]Act, error) {
	return db.acts(ctx, "act.contest = $1 ORDER BY act.number DESC", string(contest))
}

// UnloggedActs lists the acts of every contest that the transparency log does not
// have yet, in the order in which they were confirmed.
func (db *DB) UnloggedActs(ctx context.Context) ([]Act, error) {
	return db.acts(ctx, "act_logged.log_index IS NULL ORDER BY act.at, act.contest, act.number")
}

func (db *DB) acts(ctx context.Context, where string, args ...any) ([]Act, error) {
	scan := func(into func(...any) error) (a Act, err error) {
		var at, release int64
		err = into(&a.Contest, &a.Number, &a.Kind, &a.Version, &a.Payload, &a.Proposal, &a.ProposedBy, &a.ConfirmedBy, &at, &release, &a.LogIndex)
		a.At, a.ReleaseAt = timeOf(at), timeOf(release)
		return a, err
	}
	return rows(ctx, db, scan, `SELECT act.contest, act.number, kind, version, payload, proposal, proposed_by, confirmed_by, at, release_at, COALESCE(log_index, -1)
FROM act LEFT JOIN act_logged ON act_logged.contest = act.contest AND act_logged.number = act.number WHERE `+where, args...)
}
