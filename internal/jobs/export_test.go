package jobs

import (
	"context"
	"database/sql"
)

// InSQL runs do in a transaction, as who does the work of the platform would.
func (q *Queue) InSQL(ctx context.Context, do func(*sql.Tx) error) error { return q.inside(ctx, do) }
