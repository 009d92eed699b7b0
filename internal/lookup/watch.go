package lookup

import (
	"context"
	"log/slog"
	"time"
)

// often is how long a machine goes without asking the store what there is: who confirms
// an act without an embargo waits for it. An hour that is known is met when it comes.
const often = time.Second

// Watch opens what may be read as its hour comes, until the context ends. When the
// store does not answer, what is open stays open: answers do not need it.
func (d *Desk) Watch(ctx context.Context, log *slog.Logger) {
	told := ""
	for ctx.Err() == nil {
		next, err := d.Sync(ctx)
		if err == nil {
			err = d.layOut(ctx)
		}
		told = tell(ctx, log, told, err)
		wait := often
		if !next.IsZero() {
			wait = max(0, min(often, next.Sub(d.db.Now())))
		}
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
	}
}

// tell says what is wrong once, and not each second.
func tell(ctx context.Context, log *slog.Logger, told string, err error) string {
	if err == nil || ctx.Err() != nil {
		return ""
	}
	if err.Error() != told {
		log.Error("consulta do resultado", "erro", err.Error())
	}
	return err.Error()
}
