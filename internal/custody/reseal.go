package custody

import (
	"context"
	"errors"
	"strconv"

	"certame/internal/secret"
	"certame/internal/store"
)

// Reseal seals again, by the newest master key, what an older one sealed: the keys of
// objects, names and reasons. The objects stay as they are.
func (v *Vault) Reseal(ctx context.Context) error {
	return errors.Join(v.resealKeys(ctx), v.resealNames(ctx), v.resealUploads(ctx), v.resealReasons(ctx))
}

func (v *Vault) resealKeys(ctx context.Context) (err error) {
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

func (v *Vault) resealNames(ctx context.Context) (err error) {
	for after := ""; ; {
		list, listErr := v.Store.CustodyNames(ctx, after, page)
		if listErr != nil || len(list) == 0 {
			return errors.Join(err, listErr)
		}
		for _, f := range list {
			after = f.Record
			err = errors.Join(err, v.resealField(ctx, where(f.Contest, fieldName, f.Record), f, v.Store.ReplaceCustodyName))
		}
	}
}

// resealUploads is of what is being received: while a piece comes the state changes, and
// the next one seals it by the newest key anyway.
func (v *Vault) resealUploads(ctx context.Context) error {
	names, err := v.Store.UploadNames(ctx)
	for _, f := range names {
		err = errors.Join(err, v.resealField(ctx, where(f.Contest, fieldName, f.Record), f, v.Store.ReplaceUploadName))
	}
	sums, listErr := v.Store.UploadSums(ctx)
	err = errors.Join(err, listErr)
	for _, f := range sums {
		err = errors.Join(err, v.resealField(ctx, where(f.Contest, fieldSum, f.Record), f, v.Store.ReplaceUploadSum))
	}
	return err
}

func (v *Vault) resealReasons(ctx context.Context) error {
	list, err := v.Store.HoldReasons(ctx)
	for _, f := range list {
		err = errors.Join(err, v.resealField(ctx, where(f.Contest, fieldReason, strconv.Itoa(f.Number)), f, v.Store.ReplaceHoldReason))
	}
	return err
}

func (v *Vault) resealField(ctx context.Context, at secret.Where, f store.SealedField, keep func(context.Context, store.SealedField, []byte) error) error {
	if !v.Keys.Stale(f.Sealed) {
		return nil
	}
	again, err := v.Keys.Reseal(at, f.Sealed)
	if err != nil {
		return err
	}
	if err := keep(ctx, f, again); !errors.Is(err, store.ErrNotFound) { // else it has just changed
		return err
	}
	return nil
}
