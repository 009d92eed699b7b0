package store

import "context"

// CloseEntrances ends every session and takes away every link that was not used and
// expires: a database that went back to an earlier instant has some that were ended or
// used since.
func (db *DB) CloseEntrances(ctx context.Context) (sessions, links int, err error) {
	err = db.Whole(ctx, func(tx *DB) (err error) {
		if sessions, err = tx.exec(ctx, "DELETE FROM session"); err != nil {
			return err
		}
		links, err = tx.exec(ctx, "DELETE FROM token WHERE used = 0 AND expires <> 0")
		return err
	})
	return sessions, links, err
}
