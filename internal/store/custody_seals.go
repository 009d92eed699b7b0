package store

import "context"

// SealedField is what the master keys sealed in a row of what is in custody.
type SealedField struct {
	Contest ContestID
	Record  string
	Number  int
	Sealed  []byte
}

func (db *DB) sealedFields(ctx context.Context, statement string, args ...any) ([]SealedField, error) {
	scan := func(into func(...any) error) (f SealedField, err error) {
		return f, into(&f.Contest, &f.Record, &f.Number, &f.Sealed)
	}
	return rows(ctx, db, scan, statement, args...)
}

// CustodyNames lists the sealed names of what is kept, after an object ("" at first).
func (db *DB) CustodyNames(ctx context.Context, after string, limit int) ([]SealedField, error) {
	return db.sealedFields(ctx, "SELECT contest, id, 0, name FROM custody WHERE id > $1 ORDER BY id LIMIT $2", after, limit)
}

// UploadNames lists the sealed names of what is being received.
func (db *DB) UploadNames(ctx context.Context) ([]SealedField, error) {
	return db.sealedFields(ctx, "SELECT contest, id, 0, name FROM custody_upload ORDER BY id")
}

// UploadSums lists the sealed states of the digests of what is being received.
func (db *DB) UploadSums(ctx context.Context) ([]SealedField, error) {
	return db.sealedFields(ctx, "SELECT contest, id, 0, sum FROM custody_upload ORDER BY id")
}

// HoldReasons lists the sealed reasons of every contest.
func (db *DB) HoldReasons(ctx context.Context) ([]SealedField, error) {
	return db.sealedFields(ctx, "SELECT contest, '', number, reason FROM custody_hold ORDER BY contest, number")
}

// ReplaceCustodyName keeps the same name under another seal, which is all that may
// change of a row. ErrNotFound says that it is not as it was seen.
func (db *DB) ReplaceCustodyName(ctx context.Context, f SealedField, after []byte) error {
	return db.one(ctx, "UPDATE custody SET name = $3 WHERE id = $1 AND name = $2", f.Record, f.Sealed, after)
}

// ReplaceUploadName keeps the same name under another seal.
func (db *DB) ReplaceUploadName(ctx context.Context, f SealedField, after []byte) error {
	return db.one(ctx, "UPDATE custody_upload SET name = $3 WHERE id = $1 AND name = $2", f.Record, f.Sealed, after)
}

// ReplaceUploadSum keeps the same state under another seal.
func (db *DB) ReplaceUploadSum(ctx context.Context, f SealedField, after []byte) error {
	return db.one(ctx, "UPDATE custody_upload SET sum = $3 WHERE id = $1 AND sum = $2", f.Record, f.Sealed, after)
}

// ReplaceHoldReason keeps the same reason under another seal.
func (db *DB) ReplaceHoldReason(ctx context.Context, f SealedField, after []byte) error {
	return db.one(ctx, "UPDATE custody_hold SET reason = $4 WHERE contest = $1 AND number = $2 AND reason = $3", string(f.Contest), f.Number, f.Sealed, after)
}
