package notify

import (
	"context"
	"errors"

	"certame/internal/store"
)

// Address is how the person of a registration is reached, "" when it is not known.
func (o *Office) Address(ctx context.Context, contest store.ContestID, registration string) (address string, err error) {
	c, err := o.db.Contact(ctx, contest, registration)
	if errors.Is(err, store.ErrNotFound) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	return address, o.open(ctx, contactPlace(contest, registration), c.Sealed, &address)
}
