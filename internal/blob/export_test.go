package blob

import (
	"context"
	"time"
)

// Abandon is for tests, which do not wait a day.
func (b *Bucket) Abandon(ctx context.Context, before time.Time) error { return b.abandon(ctx, before) }
