package store

import (
	"context"
	"time"
)

// Indicator is a version of what an agency tells of a contest. Key says which contest
// it is, by its agency, name and edital; Reference is the day of which it tells.
type Indicator struct {
	Key       string
	Number    int // from 1
	Reference string
	Digest    string
	Body      []byte
	By        AccountID
	At        time.Time
}

// AddIndicator adds a version, unless the last one is the same. A version of an earlier
// day than the last is refused: *Conflict.
func (db *DB) AddIndicator(ctx context.Context, i Indicator) (added bool, err error) {
	return added, db.Whole(ctx, func(tx *DB) error {
		list, err := tx.IndicatorVersions(ctx, i.Key)
		if err != nil {
			return err
		}
		if len(list) > 0 {
			last := list[0]
			if last.Digest == i.Digest {
				return nil
			}
			if last.Reference > i.Reference {
				return &Conflict{What: "indicator", Seen: i.Reference, Last: last.Reference}
			}
			i.Number = last.Number
		}
		_, err = tx.exec(ctx, "INSERT INTO indicator (contest_key, number, reference, digest, body, author, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
			i.Key, i.Number+1, i.Reference, i.Digest, whole(i.Body), string(i.By), micros(tx.now()))
		added = err == nil
		return err
	})
}

const indicatorColumns = "SELECT contest_key, number, reference, digest, body, author, at FROM indicator i "

// Indicators are the last versions, by key.
func (db *DB) Indicators(ctx context.Context) ([]Indicator, error) {
	return rows(ctx, db, scanIndicator, indicatorColumns+"WHERE number = (SELECT MAX(number) FROM indicator o WHERE o.contest_key = i.contest_key) ORDER BY contest_key")
}

// IndicatorVersions are the versions of a contest, the last first.
func (db *DB) IndicatorVersions(ctx context.Context, key string) ([]Indicator, error) {
	return rows(ctx, db, scanIndicator, indicatorColumns+"WHERE contest_key = $1 ORDER BY number DESC", key)
}

func scanIndicator(into func(...any) error) (i Indicator, err error) {
	var at int64
	err = into(&i.Key, &i.Number, &i.Reference, &i.Digest, &i.Body, &i.By, &at)
	i.At = timeOf(at)
	return i, err
}
