package docket

import (
	"context"

	"certame/internal/store"
)

type alongKey struct{}

// Along makes what is written with the context be written together with what do
// writes: both stand, or none does. do is given what was made, as the action gives it
// back: a store.Contest, a store.Revision, *Consequences, a store.Proposal, a
// store.Act. It may run again from its beginning, as all of a store.Whole.
func Along(ctx context.Context, do func(tx *store.DB, made any) error) context.Context {
	return context.WithValue(ctx, alongKey{}, do)
}

func along(ctx context.Context, tx *store.DB, made any) error {
	if do, is := ctx.Value(alongKey{}).(func(*store.DB, any) error); is {
		return do(tx, made)
	}
	return nil
}
