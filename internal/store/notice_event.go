package store

import (
	"context"
	"time"
)

// NoticeSource says how far something that happens was looked at, and who had it looked at.
type NoticeSource struct {
	Name     string
	Position int64
	By       AccountID
	At       time.Time
}

// NoticeSource is the one of the name. ErrNotFound says that nobody looked yet.
func (db *DB) NoticeSource(ctx context.Context, name string) (s NoticeSource, err error) {
	var at int64
	err = db.row(ctx, "SELECT name, position, author, at FROM notice_source WHERE name = $1", []any{name}, &s.Name, &s.Position, &s.By, &at)
	s.At = timeOf(at)
	return s, err
}

// NoticeSources are those whose names begin so, by name.
func (db *DB) NoticeSources(ctx context.Context, prefix string) ([]NoticeSource, error) {
	scan := func(into func(...any) error) (s NoticeSource, err error) {
		var at int64
		err = into(&s.Name, &s.Position, &s.By, &at)
		s.At = timeOf(at)
		return s, err
	}
	return rows(ctx, db, scan, "SELECT name, position, author, at FROM notice_source WHERE name >= $1 AND name < $2 ORDER BY name", prefix, prefix+"\U0010ffff")
}

// PutNoticeSource says from where on it is looked at.
func (db *DB) PutNoticeSource(ctx context.Context, s NoticeSource) error {
	_, err := db.exec(ctx, "INSERT INTO notice_source (name, position, author, at) VALUES ($1, $2, $3, $4) "+
		"ON CONFLICT (name) DO UPDATE SET position = excluded.position, author = excluded.author, at = excluded.at", s.Name, s.Position, string(s.By), micros(db.now()))
	return err
}

// MoveNoticeSource goes on from the position that was seen: *Conflict when somebody else did.
func (db *DB) MoveNoticeSource(ctx context.Context, name string, seen, to int64) error {
	n, err := db.exec(ctx, "UPDATE notice_source SET position = $3 WHERE name = $1 AND position = $2", name, seen, to)
	if err == nil && n == 0 {
		err = moved("notice_source", int(seen), int(to))
	}
	return err
}

// NoticeEvent is something told to many: After is the last recipient that has it.
type NoticeEvent struct {
	Contest            ContestID
	Kind, About, After string
	At                 time.Time
}

// AddNoticeEvent keeps one, once: told again, fresh is false.
func (db *DB) AddNoticeEvent(ctx context.Context, e NoticeEvent) (fresh bool, err error) {
	n, err := db.exec(ctx, "INSERT INTO notice_event (contest, kind, about, after, ended, at) VALUES ($1, $2, $3, '', 0, $4) ON CONFLICT DO NOTHING",
		string(e.Contest), e.Kind, e.About, micros(db.now()))
	return n == 1, err
}

// MoveNoticeEvent says that the recipients up to one have it: *Conflict when somebody else
// went on from there.
func (db *DB) MoveNoticeEvent(ctx context.Context, e NoticeEvent, after string, ended bool) error {
	n, err := db.exec(ctx, "UPDATE notice_event SET after = $5, ended = $6 WHERE contest = $1 AND kind = $2 AND about = $3 AND after = $4 AND ended = 0",
		string(e.Contest), e.Kind, e.About, e.After, after, flag(ended))
	if err == nil && n == 0 {
		err = &Conflict{What: "notice_event", Seen: e.After, Last: after}
	}
	return err
}

// OpenNoticeEvents are those that not everybody has yet.
func (db *DB) OpenNoticeEvents(ctx context.Context) ([]NoticeEvent, error) {
	scan := func(into func(...any) error) (e NoticeEvent, err error) {
		var at int64
		err = into(&e.Contest, &e.Kind, &e.About, &e.After, &at)
		e.At = timeOf(at)
		return e, err
	}
	return rows(ctx, db, scan, "SELECT contest, kind, about, after, at FROM notice_event WHERE ended = 0 ORDER BY at, contest, kind, about")
}

// StopNotices has a recipient not told of kinds, or told again; the others stay.
func (db *DB) StopNotices(ctx context.Context, recipient string, kinds map[string]bool) error {
	return db.Whole(ctx, func(tx *DB) error {
		for kind, stop := range kinds {
			statement, args := "DELETE FROM notice_stop WHERE recipient = $1 AND kind = $2", []any{recipient, kind}
			if stop {
				statement, args = "INSERT INTO notice_stop (recipient, kind, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", append(args, micros(tx.now()))
			}
			if _, err := tx.exec(ctx, statement, args...); err != nil {
				return err
			}
		}
		return nil
	})
}

// StoppedNotices are the kinds that a recipient asked not to be told.
func (db *DB) StoppedNotices(ctx context.Context, recipient string) (map[string]bool, error) {
	scan := func(into func(...any) error) (kind string, err error) { return kind, into(&kind) }
	list, err := rows(ctx, db, scan, "SELECT kind FROM notice_stop WHERE recipient = $1", recipient)
	out := map[string]bool{}
	for _, kind := range list {
		out[kind] = true
	}
	return out, err
}

// AddressState is what became of what was sent to an address, of which a keyed digest
// stands in its place.
type AddressState struct {
	Address        string
	State, Message string
	At             time.Time
}

// AddAddressState adds one after those there are.
func (db *DB) AddAddressState(ctx context.Context, s AddressState) error {
	return db.Whole(ctx, func(tx *DB) error {
		list, err := tx.AddressStates(ctx, s.Address)
		if err != nil {
			return err
		}
		return tx.insertMany(ctx, "address_state (address, number, state, message, at)", "", [][]any{{s.Address, len(list) + 1, s.State, s.Message, micros(tx.now())}})
	})
}

// AddressStates are those of an address, the first first.
func (db *DB) AddressStates(ctx context.Context, address string) ([]AddressState, error) {
	scan := func(into func(...any) error) (s AddressState, err error) {
		var at int64
		err = into(&s.Address, &s.State, &s.Message, &at)
		s.At = timeOf(at)
		return s, err
	}
	return rows(ctx, db, scan, "SELECT address, state, message, at FROM address_state WHERE address = $1 ORDER BY number", address)
}

// AccountsOf are the accounts of a contest's registrations that have an e-mail, each once
// and after one.
func (db *DB) AccountsOf(ctx context.Context, contest ContestID, after AccountID, limit int) ([]AccountID, error) {
	scan := func(into func(...any) error) (id AccountID, err error) { return id, into(&id) }
	return rows(ctx, db, scan, "SELECT DISTINCT c.account FROM candidacy c JOIN account a ON a.id = c.account WHERE c.contest = $1 AND c.account > $2 AND a.email <> '' ORDER BY c.account LIMIT $3",
		string(contest), string(after), limit)
}

// ReachedOf are the registrations of which an address is known and that no account with an
// e-mail has, after one.
func (db *DB) ReachedOf(ctx context.Context, contest ContestID, after string, limit int) ([]string, error) {
	scan := func(into func(...any) error) (id string, err error) { return id, into(&id) }
	return rows(ctx, db, scan, "SELECT t.registration FROM contact t WHERE t.contest = $1 AND t.registration > $2 AND NOT EXISTS (SELECT 1 FROM candidacy c JOIN account a ON a.id = c.account "+
		"WHERE c.contest = t.contest AND c.registration = t.registration AND a.email <> '') ORDER BY t.registration LIMIT $3", string(contest), after, limit)
}

// RegisteredAt is the registration of a number, of those made here.
func (db *DB) RegisteredAt(ctx context.Context, contest ContestID, number int) (Enrolment, error) {
	scan := func(into func(...any) error) (e Enrolment, err error) {
		var at int64
		err = into(&e.Contest, &e.Number, &e.Registration, &e.Account, &e.Mark, &at)
		e.At = timeOf(at)
		return e, err
	}
	list, err := rows(ctx, db, scan, "SELECT "+enrolmentColumns+" FROM enrolment WHERE contest = $1 AND number = $2", string(contest), number)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Enrolment{}, err
	}
	return list[0], nil
}

// AccessesAfter lists the log from a line on, so many at most.
func (db *DB) AccessesAfter(ctx context.Context, after, limit int) ([]Access, error) {
	return rows(ctx, db, scanAccess, accessColumns+"WHERE number > $1 ORDER BY number LIMIT $2", after, limit)
}
