package store

import (
	"context"
	"database/sql"
	"errors"
)

// Kinds of what Watch is told of.
const (
	WatchedReading = "leitura"
	WatchedWriting = "gravacao"
	WatchedWhole   = "transacao"
)

// watched tells Watch, if there is one. That there is no row is an answer, not an error
// of the database.
func (db *DB) watched(ctx context.Context, kind, statement string) (context.Context, func(error)) {
	if db.Watch == nil {
		return ctx, func(error) {}
	}
	ctx, ended := db.Watch(ctx, kind, statement)
	return ctx, func(err error) {
		if errors.Is(err, sql.ErrNoRows) {
			err = nil
		}
		ended(err)
	}
}
