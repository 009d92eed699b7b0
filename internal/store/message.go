package store

import (
	"context"
	"time"
)

// Message is something to be sent to a person: a kind of thing about one summons.
// Address and text are sealed. Receipt is the digest of the secret by which the
// person says that it arrived.
type Message struct {
	ID                  string
	Contest             ContestID
	Registration, Group string
	Sequence            int
	Kind, Receipt       string
	Sealed              []byte
	By                  AccountID
	At                  time.Time
	Last                MessageState // where it stands
}

// MessageState is what became of a message. The detail is sealed.
type MessageState struct {
	Message string
	Number  int // from 1
	Contest ContestID
	State   string
	Sealed  []byte
	By      AccountID
	At      time.Time
}

// AddMessage keeps a message with its first state. Told twice, the first one stays
// and fresh is false: of a summons there is one message of each kind.
func (db *DB) AddMessage(ctx context.Context, m Message, state string) (fresh bool, err error) {
	m.At = db.now()
	return fresh, db.Whole(ctx, func(tx *DB) error {
		fresh = false
		if _, err := tx.holdContest(ctx, m.Contest); err != nil {
			return err
		}
		known, err := tx.messages(ctx, "m.contest = $1 AND m.registration = $2 AND m.grp = $3 AND m.sequence = $4 AND m.kind = $5",
			string(m.Contest), m.Registration, m.Group, m.Sequence, m.Kind)
		if err != nil || len(known) > 0 {
			return err
		}
		_, err = tx.exec(ctx, "INSERT INTO message (id, contest, registration, grp, sequence, kind, receipt, sealed, author, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
			m.ID, string(m.Contest), m.Registration, m.Group, m.Sequence, m.Kind, m.Receipt, whole(m.Sealed), string(m.By), micros(m.At))
		if err != nil {
			return err
		}
		fresh = true
		return tx.insertState(ctx, MessageState{Message: m.ID, Number: 1, Contest: m.Contest, State: state, By: m.By})
	})
}

// NewMessageID is an identifier of a message about to be written.
func NewMessageID() (string, error) { return newID() }

// AddMessageState adds a state after the one that was seen. *Conflict says that
// something else became of the message meanwhile.
func (db *DB) AddMessageState(ctx context.Context, s MessageState, seen int) error {
	return db.Whole(ctx, func(tx *DB) error {
		if _, err := tx.holdContest(ctx, s.Contest); err != nil {
			return err
		}
		var last int
		if err := tx.row(ctx, "SELECT COALESCE(MAX(number), 0) FROM message_state WHERE message = $1", []any{s.Message}, &last); err != nil {
			return err
		}
		if last != seen {
			return moved("message", seen, last)
		}
		s.Number = last + 1
		return tx.insertState(ctx, s)
	})
}

func (db *DB) insertState(ctx context.Context, s MessageState) error {
	_, err := db.exec(ctx, "INSERT INTO message_state (message, number, contest, state, sealed, author, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
		s.Message, s.Number, string(s.Contest), s.State, whole(s.Sealed), string(s.By), micros(db.now()))
	return err
}

// MessageStates lists all that became of a message, the first first.
func (db *DB) MessageStates(ctx context.Context, message string) ([]MessageState, error) {
	scan := func(into func(...any) error) (s MessageState, err error) {
		var at int64
		err = into(&s.Message, &s.Number, &s.Contest, &s.State, &s.Sealed, &s.By, &at)
		s.At = timeOf(at)
		return s, err
	}
	return rows(ctx, db, scan, "SELECT message, number, contest, state, sealed, author, at FROM message_state WHERE message = $1 ORDER BY number", message)
}

// Message is the one with the identifier, in the contest and nowhere else.
func (db *DB) Message(ctx context.Context, contest ContestID, id string) (Message, error) {
	return db.oneMessage(ctx, "m.contest = $1 AND m.id = $2", string(contest), id)
}

// MessageNamed is the one with the identifier, of whatever contest.
func (db *DB) MessageNamed(ctx context.Context, id string) (Message, error) {
	return db.oneMessage(ctx, "m.id = $1", id)
}

// MessageByReceipt is the one whose receipt has the digest.
func (db *DB) MessageByReceipt(ctx context.Context, digest string) (Message, error) {
	return db.oneMessage(ctx, "m.receipt = $1", digest)
}

// Messages lists those of a contest, by registration and group, the last first.
func (db *DB) Messages(ctx context.Context, contest ContestID) ([]Message, error) {
	return db.messages(ctx, "m.contest = $1 ORDER BY m.registration, m.grp, m.sequence DESC, m.kind", string(contest))
}

// MessagesOf lists those of a registration.
func (db *DB) MessagesOf(ctx context.Context, contest ContestID, registration string) ([]Message, error) {
	return db.messages(ctx, "m.contest = $1 AND m.registration = $2 ORDER BY m.grp, m.sequence DESC, m.kind", string(contest), registration)
}

// Standing is where the message of a summons stands.
type Standing struct {
	Registration, Group string
	Sequence            int
	State               string
}

// Standings lists where the messages of a contest stand, without what they say.
func (db *DB) Standings(ctx context.Context, contest ContestID) ([]Standing, error) {
	scan := func(into func(...any) error) (s Standing, err error) {
		return s, into(&s.Registration, &s.Group, &s.Sequence, &s.State)
	}
	return rows(ctx, db, scan, "SELECT m.registration, m.grp, m.sequence, s.state FROM message m JOIN message_state s ON "+lastState+" WHERE m.contest = $1 ORDER BY m.registration, m.grp, m.sequence", string(contest))
}

// CountMessages counts those of a contest by where they stand.
func (db *DB) CountMessages(ctx context.Context, contest ContestID) (map[string]int, error) {
	type counted struct {
		state string
		n     int
	}
	scan := func(into func(...any) error) (c counted, err error) { return c, into(&c.state, &c.n) }
	list, err := rows(ctx, db, scan, "SELECT s.state, COUNT(*) FROM message m JOIN message_state s ON "+lastState+" WHERE m.contest = $1 GROUP BY s.state", string(contest))
	out := map[string]int{}
	for _, c := range list {
		out[c.state] = c.n
	}
	return out, err
}

const lastState = "s.message = m.id AND s.number = (SELECT MAX(o.number) FROM message_state o WHERE o.message = m.id)"

func (db *DB) oneMessage(ctx context.Context, where string, args ...any) (Message, error) {
	list, err := db.messages(ctx, where, args...)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Message{}, err
	}
	return list[0], nil
}

func (db *DB) messages(ctx context.Context, where string, args ...any) ([]Message, error) {
	scan := func(into func(...any) error) (m Message, err error) {
		var at, stateAt int64
		err = into(&m.ID, &m.Contest, &m.Registration, &m.Group, &m.Sequence, &m.Kind, &m.Receipt, &m.Sealed, &m.By, &at,
			&m.Last.Message, &m.Last.Number, &m.Last.Contest, &m.Last.State, &m.Last.Sealed, &m.Last.By, &stateAt)
		m.At, m.Last.At = timeOf(at), timeOf(stateAt)
		return m, err
	}
	return rows(ctx, db, scan, "SELECT m.id, m.contest, m.registration, m.grp, m.sequence, m.kind, m.receipt, m.sealed, m.author, m.at, "+
		"s.message, s.number, s.contest, s.state, s.sealed, s.author, s.at FROM message m JOIN message_state s ON "+lastState+" WHERE "+where, args...)
}
