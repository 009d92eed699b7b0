package store

import (
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"
)

// Times are stored as microseconds since 1970 in UTC, in both databases: one that
// keeps more and one that keeps less would not give back the same. The zero time
// is zero.
func micros(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMicro()
}

func timeOf(micros int64) time.Time {
	if micros == 0 {
		return time.Time{}
	}
	return time.UnixMicro(micros).UTC()
}

// now is the clock as it will be read back.
func (db *DB) now() time.Time { return timeOf(micros(db.Now())) }

// flag is a boolean as both databases store it.
func flag(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// whole is bytes that are never null.
func whole(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// newID is a UUID of version 7: later ones sort after earlier ones.
func newID() (string, error) {
	id, err := uuid.NewV7()
	return id.String(), err
}

// checkTexts refuses what PostgreSQL cannot keep, so that what is in one database
// can always be moved to the other.
func checkTexts(args []any) error {
	for _, a := range args {
		if text, ok := a.(string); ok && (strings.IndexByte(text, 0) >= 0 || !utf8.ValidString(text)) {
			return ErrText
		}
	}
	return nil
}
