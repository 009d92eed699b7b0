package custody

import (
	"context"
	"errors"

	"certame/internal/store"
)

// Reseal wraps again, by the newest master key, the keys that an older one wrapped. The
// objects stay as they are.
func (v *Vault) Reseal(ctx context.Context) (err error) {
	for after := ""; ; {
		list, listErr := v.Store.CustodyKeys(ctx, after, page)
		if listErr != nil || len(list) == 0 {
			return errors.Join(err, listErr)
		}
		for _, k := range list {
			after = k.Object
			if v.Keys.Stale(k.Wrapped) {
				err = errors.Join(err, v.rewrap(ctx, k))
			}
		}
	}
}

func (v *Vault) rewrap(ctx context.Context, k store.WrappedKey) error {
	again, err := v.Keys.Rewrap(where(k.Contest, fieldObject, k.Object), k.Wrapped)
	if err != nil {
		return err
	}
	err = v.Store.ReplaceCustodyKey(ctx, k.Object, k.Wrapped, again)
	if errors.Is(err, store.ErrNotFound) { // destroyed meanwhile
		return nil
	}
	return err
}
