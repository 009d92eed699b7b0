package store

import (
	"context"
	"time"
)

// Notice is something told to a person. Recipient is who, as the office that writes it
// names people; About is what of, so that of one thing a person is told once. Receipt is
// the digest of the secret by which the person comes back to it.
type Notice struct {
	ID, Recipient        string
	Contest              ContestID // empty when it is about an account
	Kind, About, Receipt string
	Sealed               []byte
	At                   time.Time
	Last                 NoticeState // where it stands
}

// NoticeState is what became of a notice. The detail is sealed.
type NoticeState struct {
	Notice string
	Number int // from 1
	State  string
	Sealed []byte
	At     time.Time
}

// AddNotices keeps notices with their first state, on their way: all or none. ErrTaken, or
// ErrAppendOnly, says that somebody has been told of one of these things already.
func (db *DB) AddNotices(ctx context.Context, list []Notice, state string) error {
	var notices, states, waiting [][]any
	at := micros(db.now())
	for i := range list {
		n := &list[i]
		notices = append(notices, []any{n.ID, n.Recipient, string(n.Contest), n.Kind, n.About, n.Receipt, whole(n.Sealed), at})
		states = append(states, []any{n.ID, 1, state, []byte{}, at})
		waiting = append(waiting, []any{n.ID})
	}
	return db.Whole(ctx, func(tx *DB) error {
		if err := tx.insertMany(ctx, "notice (id, recipient, contest, kind, about, receipt, sealed, at)", "", notices); err != nil {
			return err
		}
		if err := tx.insertMany(ctx, "notice_state (notice, number, state, sealed, at)", "", states); err != nil {
			return err
		}
		return tx.insertMany(ctx, "notice_waiting (notice)", "", waiting)
	})
}

// AddNoticeState adds a state after the one that was seen; over takes the notice off its
// way. *Conflict says that something else became of it meanwhile.
func (db *DB) AddNoticeState(ctx context.Context, s NoticeState, seen int, over bool) error {
	return db.Whole(ctx, func(tx *DB) error {
		var last int
		if err := tx.row(ctx, "SELECT id FROM notice WHERE id = $1"+tx.dialect.lock, []any{s.Notice}, new(string)); err != nil {
			return err
		}
		if err := tx.row(ctx, "SELECT MAX(number) FROM notice_state WHERE notice = $1", []any{s.Notice}, &last); err != nil {
			return err
		}
		if last != seen {
			return moved("notice", seen, last)
		}
		if err := tx.insertMany(ctx, "notice_state (notice, number, state, sealed, at)", "", [][]any{{s.Notice, last + 1, s.State, whole(s.Sealed), micros(tx.now())}}); err != nil {
			return err
		}
		if !over {
			return nil
		}
		_, err := tx.exec(ctx, "DELETE FROM notice_waiting WHERE notice = $1", s.Notice)
		return err
	})
}

// Notice is the one with the identifier.
func (db *DB) Notice(ctx context.Context, id string) (Notice, error) {
	return db.oneNotice(ctx, "n.id = $1", id)
}

// NoticeByReceipt is the one whose receipt has the digest.
func (db *DB) NoticeByReceipt(ctx context.Context, digest string) (Notice, error) {
	return db.oneNotice(ctx, "n.receipt = $1", digest)
}

// NoticeOf is what a recipient was told of something.
func (db *DB) NoticeOf(ctx context.Context, recipient string, contest ContestID, kind, about string) (Notice, error) {
	return db.oneNotice(ctx, "n.recipient = $1 AND n.contest = $2 AND n.kind = $3 AND n.about = $4", recipient, string(contest), kind, about)
}

// WaitingNotices are those on their way, in the order in which they were written.
func (db *DB) WaitingNotices(ctx context.Context, after string, limit int) ([]Notice, error) {
	return db.notices(ctx, "n.id IN (SELECT notice FROM notice_waiting WHERE notice > $1 ORDER BY notice LIMIT $2) ORDER BY n.id", after, limit)
}

// NoticesIn are those of a contest that stand in a state, the last first.
func (db *DB) NoticesIn(ctx context.Context, contest ContestID, state string, limit int) ([]Notice, error) {
	return db.notices(ctx, "n.contest = $1 AND s.state = $2 ORDER BY n.id DESC LIMIT $3", string(contest), state, limit)
}

// NoticeStates lists all that became of a notice, the first first.
func (db *DB) NoticeStates(ctx context.Context, notice string) ([]NoticeState, error) {
	scan := func(into func(...any) error) (s NoticeState, err error) {
		var at int64
		err = into(&s.Notice, &s.Number, &s.State, &s.Sealed, &at)
		s.At = timeOf(at)
		return s, err
	}
	return rows(ctx, db, scan, "SELECT notice, number, state, sealed, at FROM notice_state WHERE notice = $1 ORDER BY number", notice)
}

// NoticeCount is how many notices of a kind stand in a state.
type NoticeCount struct {
	Kind, State string
	N           int
}

// CountNotices counts those of a contest by kind and where they stand.
func (db *DB) CountNotices(ctx context.Context, contest ContestID) ([]NoticeCount, error) {
	scan := func(into func(...any) error) (c NoticeCount, err error) { return c, into(&c.Kind, &c.State, &c.N) }
	return rows(ctx, db, scan, "SELECT n.kind, s.state, COUNT(*) FROM notice n JOIN notice_state s ON "+lastNoticeState+" WHERE n.contest = $1 GROUP BY n.kind, s.state ORDER BY n.kind, s.state", string(contest))
}

const lastNoticeState = "s.notice = n.id AND s.number = (SELECT MAX(o.number) FROM notice_state o WHERE o.notice = n.id)"

func (db *DB) oneNotice(ctx context.Context, where string, args ...any) (Notice, error) {
	list, err := db.notices(ctx, where, args...)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Notice{}, err
	}
	return list[0], nil
}

func (db *DB) notices(ctx context.Context, where string, args ...any) ([]Notice, error) {
	scan := func(into func(...any) error) (n Notice, err error) {
		var at, stateAt int64
		err = into(&n.ID, &n.Recipient, &n.Contest, &n.Kind, &n.About, &n.Receipt, &n.Sealed, &at, &n.Last.Notice, &n.Last.Number, &n.Last.State, &n.Last.Sealed, &stateAt)
		n.At, n.Last.At = timeOf(at), timeOf(stateAt)
		return n, err
	}
	return rows(ctx, db, scan, "SELECT n.id, n.recipient, n.contest, n.kind, n.about, n.receipt, n.sealed, n.at, s.notice, s.number, s.state, s.sealed, s.at "+
		"FROM notice n JOIN notice_state s ON "+lastNoticeState+" WHERE "+where, args...)
}
