package store

import "context"

// lastNumber holds the contest and gives the number of its last row in a table
// that is numbered by contest; 0 for none.
func (db *DB) lastNumber(ctx context.Context, table string, contest ContestID) (last int, err error) {
	if _, err := db.holdContest(ctx, contest); err != nil {
		return 0, err
	}
	err = db.row(ctx, "SELECT COALESCE(MAX(number), 0) FROM "+table+" WHERE contest = $1", []any{string(contest)}, &last)
	return last, err
}

// insertFiles stores the files of a numbered row.
func (db *DB) insertFiles(ctx context.Context, table string, contest ContestID, number int, files []File) error {
	for _, f := range files {
		_, err := db.exec(ctx, "INSERT INTO "+table+" (contest, number, name, digest, size) VALUES ($1, $2, $3, $4, $5)",
			string(contest), number, f.Name, f.Digest, f.Size)
		if err != nil {
			return err
		}
	}
	return nil
}

// filesOf lists the files of a numbered row, by name.
func (db *DB) filesOf(ctx context.Context, table string, contest ContestID, number int) ([]File, error) {
	scan := func(into func(...any) error) (f File, err error) {
		return f, into(&f.Name, &f.Digest, &f.Size)
	}
	return rows(ctx, db, scan, "SELECT name, digest, size FROM "+table+" WHERE contest = $1 AND number = $2 ORDER BY name", string(contest), number)
}
