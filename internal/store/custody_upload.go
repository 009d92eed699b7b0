package store

import (
	"context"
	"time"
)

// CustodyUpload is a film or a document that is being received. Nobody reads it
// before it is whole.
type CustodyUpload struct {
	ID                  string
	Contest             ContestID
	Kind, Piece         string
	Group, Registration string
	By                  AccountID
	At, Changed         time.Time
	Total               int64 // -1 until it is known
	Received            int64
	Pieces              int
	Declared, Media     string // what it was said to be, and what it is ("" until it is known)
	Name, Sum           []byte // sealed: the file's, and the state of its digest
}

const uploadColumns = "id, contest, kind, piece, grp, registration, author, at, changed, total, received, pieces, declared, media, name, sum"

// StartUpload begins one, with its wrapped key.
func (db *DB) StartUpload(ctx context.Context, u CustodyUpload, wrapped []byte) (CustodyUpload, error) {
	u.At = db.now()
	u.Changed = u.At
	return u, db.Whole(ctx, func(tx *DB) error {
		_, err := tx.exec(ctx, "INSERT INTO custody_upload ("+uploadColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, 0, 0, $10, '', $11, $12)",
			u.ID, string(u.Contest), u.Kind, u.Piece, u.Group, u.Registration, string(u.By), micros(u.At), u.Total, u.Declared, whole(u.Name), whole(u.Sum))
		if err != nil {
			return err
		}
		_, err = tx.exec(ctx, "INSERT INTO custody_key (object, contest, wrapped) VALUES ($1, $2, $3)", u.ID, string(u.Contest), whole(wrapped))
		return err
	})
}

// Upload is one that is open.
func (db *DB) Upload(ctx context.Context, id string) (CustodyUpload, error) {
	list, err := db.uploads(ctx, "id = $1", id)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return CustodyUpload{}, err
	}
	return list[0], nil
}

// UploadsOf lists what an account has open in a contest.
func (db *DB) UploadsOf(ctx context.Context, contest ContestID, by AccountID) ([]CustodyUpload, error) {
	return db.uploads(ctx, "contest = $1 AND author = $2 ORDER BY id", string(contest), string(by))
}

// UploadsBefore lists those of which nothing came since a moment.
func (db *DB) UploadsBefore(ctx context.Context, before time.Time) ([]CustodyUpload, error) {
	return db.uploads(ctx, "changed < $1 ORDER BY changed LIMIT 1000", micros(before))
}

func (db *DB) uploads(ctx context.Context, where string, args ...any) ([]CustodyUpload, error) {
	scan := func(into func(...any) error) (u CustodyUpload, err error) {
		var at, changed int64
		err = into(&u.ID, &u.Contest, &u.Kind, &u.Piece, &u.Group, &u.Registration, &u.By, &at, &changed, &u.Total, &u.Received, &u.Pieces, &u.Declared, &u.Media, &u.Name, &u.Sum)
		u.At, u.Changed = timeOf(at), timeOf(changed)
		return u, err
	}
	return rows(ctx, db, scan, "SELECT "+uploadColumns+" FROM custody_upload WHERE "+where, args...)
}

// AddPiece keeps the next piece of one, as it was seen, with the new state of its
// digest. *Conflict says that another piece came first.
func (db *DB) AddPiece(ctx context.Context, seen CustodyUpload, p CustodyPiece, sum []byte) (CustodyUpload, error) {
	after := seen
	err := db.Whole(ctx, func(tx *DB) error {
		after = seen
		after.Received, after.Pieces, after.Sum, after.Changed = seen.Received+p.Size, seen.Pieces+1, sum, tx.now()
		n, err := tx.exec(ctx, "UPDATE custody_upload SET received = $3, pieces = $4, sum = $5, changed = $6 WHERE id = $1 AND received = $2",
			seen.ID, seen.Received, after.Received, after.Pieces, whole(sum), micros(after.Changed))
		if err != nil {
			return err
		}
		if n == 0 {
			return tx.uploadMoved(ctx, seen)
		}
		_, err = tx.exec(ctx, "INSERT INTO custody_piece (object, contest, start, size, digest) VALUES ($1, $2, $3, $4, $5)",
			seen.ID, string(seen.Contest), p.Start, p.Size, p.Digest)
		return err
	})
	return after, err
}

func (db *DB) uploadMoved(ctx context.Context, seen CustodyUpload) error {
	last, err := db.Upload(ctx, seen.ID)
	if err == nil {
		err = moved("envio", int(seen.Received), int(last.Received))
	}
	return err
}

// SetUpload keeps the size of one, which was not known, and what its bytes are.
func (db *DB) SetUpload(ctx context.Context, id string, total int64, media string) error {
	return db.one(ctx, "UPDATE custody_upload SET total = $2, media = $3, changed = $4 WHERE id = $1", id, total, media, micros(db.now()))
}

// FinishUpload turns one into an object that is kept.
func (db *DB) FinishUpload(ctx context.Context, seen CustodyUpload, c Custody) (Custody, error) {
	err := db.Whole(ctx, func(tx *DB) error {
		if err := tx.one(ctx, "DELETE FROM custody_upload WHERE id = $1 AND received = $2", seen.ID, seen.Received); err != nil {
			return err
		}
		c.At = tx.now()
		_, err := tx.exec(ctx, "INSERT INTO custody (id, contest, kind, piece, class, grp, registration, author, at, size, media, digest, name) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
			c.ID, string(c.Contest), c.Kind, c.Piece, c.Class, c.Group, c.Registration, string(c.By), micros(c.At), c.Size, c.Media, c.Digest, whole(c.Name))
		return err
	})
	return c, err
}

// DropUpload takes one away, with its key, and gives what is kept of it elsewhere.
func (db *DB) DropUpload(ctx context.Context, id string) (pieces []CustodyPiece, err error) {
	err = db.Whole(ctx, func(tx *DB) error {
		if err := tx.one(ctx, "DELETE FROM custody_upload WHERE id = $1", id); err != nil {
			return err
		}
		pieces, err = tx.destroy(ctx, id)
		return err
	})
	return pieces, err
}

// destroy takes away the key of an object and forgets where its bytes are. SQLite would
// leave the bytes of the key in the file, in a page that it calls free.
func (db *DB) destroy(ctx context.Context, object string) ([]CustodyPiece, error) {
	if db.dialect == sqliteDialect {
		if _, err := db.exec(ctx, "PRAGMA secure_delete = ON"); err != nil {
			return nil, err
		}
	}
	pieces, err := db.CustodyPieces(ctx, object)
	if err != nil {
		return nil, err
	}
	for _, table := range []string{"custody_key", "custody_piece"} {
		if _, err := db.exec(ctx, "DELETE FROM "+table+" WHERE object = $1", object); err != nil {
			return nil, err
		}
	}
	return pieces, nil
}
