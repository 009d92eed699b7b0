package store

import "context"

// ActFile is a file of an act.
type ActFile struct {
	Contest ContestID
	Number  int // of the act
	File
}

// actFilesMost bounds the answer to the beginning of a digest.
const actFilesMost = 200

// ActFiles lists the files of acts whose digest begins so, in hexadecimal, of every
// contest; who calls asks whether each act may be read.
func (db *DB) ActFiles(ctx context.Context, beginning string) ([]ActFile, error) {
	scan := func(into func(...any) error) (f ActFile, err error) {
		return f, into(&f.Contest, &f.Number, &f.Name, &f.Digest, &f.Size)
	}
	// no digit comes after f: everything that begins so stands between the two
	return rows(ctx, db, scan, "SELECT contest, number, name, digest, size FROM act_file WHERE digest >= $1 AND digest < $2 ORDER BY digest, contest, number, name LIMIT $3",
		beginning, beginning+"g", actFilesMost)
}

// ActsLogged are the acts at a place of the transparency log: those that published the
// same document.
func (db *DB) ActsLogged(ctx context.Context, position int) ([]Act, error) {
	return db.acts(ctx, "act_logged.log_index = $1 ORDER BY act.at, act.contest, act.number", position)
}
