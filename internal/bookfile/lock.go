package bookfile

import (
	"context"
	"errors"
	"time"

	"certame/internal/intake"
)

// The lock is a file of its own, which is never removed. It is not the book:
// where locks are mandatory (Windows) nobody could read a locked book, and there
// must be something to hold before the first fact creates the book. It is not
// removed because whoever waits would then hold a file that no longer has a name,
// while a third creates another. The system frees it when a process dies.

// Busy is the refusal of who waited for another process and gave up.
type Busy struct{ Waited time.Duration }

// Error is the refusal as a person reads it.
func (b *Busy) Error() string { return b.Unwrap().Error() }

// Unwrap lets it be shown as any refused input.
func (b *Busy) Unwrap() error {
	return refuse(FileName, "outro processo está gravando neste livro há mais de "+b.Waited.String()+"; nada foi gravado por este",
		"Espere que termine e repita")
}

// hold takes the lock, shared by readers or exclusive of one writer.
func (b *Book) hold(ctx context.Context, shared bool) (release func(), err error) {
	limited, cancel := context.WithTimeout(ctx, b.Wait)
	defer cancel()
	release, err = b.system.lock(limited, b.path(LockName), shared)
	switch {
	case err == nil:
		return release, nil
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.Is(err, context.DeadlineExceeded):
		return nil, &Busy{b.Wait}
	}
	return nil, err
}

// holdToWrite is hold for a writer, which needs the folder to be there.
func (b *Book) holdToWrite(ctx context.Context, what string) (release func(), err error) {
	release, err = b.hold(ctx, false)
	var refused *intake.Refused
	switch {
	case err == nil, errors.As(err, &refused), ctx.Err() != nil:
		return release, err
	}
	if missing := b.requireFolder(); missing != nil {
		return nil, missing
	}
	return nil, &Failed{What: what, Cause: err}
}
