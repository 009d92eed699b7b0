package custody

import (
	"context"
	"errors"
	"time"
)

// Waits is how long an upload waits for the rest of it: a weekend without connection,
// and a day to notice.
const Waits = 4 * 24 * time.Hour

// Expire takes away what nobody went on sending, with its keys. What has every byte is
// kept instead: its sender may not know that it is.
func (v *Vault) Expire(ctx context.Context) error {
	left, err := v.Store.UploadsBefore(ctx, v.Clock().Add(-Waits))
	for _, u := range left {
		if u.Received == u.Total {
			_, one := v.finish(ctx, u)
			err = errors.Join(err, one)
			continue
		}
		err = errors.Join(err, v.Abandon(ctx, u))
	}
	return err
}
