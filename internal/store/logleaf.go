package store

import "context"

// LogLeaf is one act in the transparency log: its bytes, and the head signed when
// it entered.
type LogLeaf struct {
	Position   int // from 0
	Leaf, Head []byte
}

// LogLeaves gives the leaves from a position on, in order.
func (db *DB) LogLeaves(ctx context.Context, from int) ([]LogLeaf, error) {
	scan := func(into func(...any) error) (l LogLeaf, err error) { return l, into(&l.Position, &l.Leaf, &l.Head) }
	return rows(ctx, db, scan, "SELECT position, leaf, head FROM log_leaf WHERE position >= $1 ORDER BY position", from)
}

// AddLogLeaf puts an act in the log, after the last leaf, and says so of the act.
// ErrTaken says that another process put one there first.
func (db *DB) AddLogLeaf(ctx context.Context, l LogLeaf, contest ContestID, act int) error {
	return db.Whole(ctx, func(tx *DB) error {
		var next int
		if err := tx.row(ctx, "SELECT COALESCE(MAX(position), -1) + 1 FROM log_leaf", nil, &next); err != nil {
			return err
		}
		if next != l.Position {
			return ErrTaken
		}
		if _, err := tx.exec(ctx, "INSERT INTO log_leaf (position, leaf, head) VALUES ($1, $2, $3)", l.Position, l.Leaf, l.Head); err != nil {
			return err
		}
		return tx.LogAct(ctx, contest, act, l.Position)
	})
}
