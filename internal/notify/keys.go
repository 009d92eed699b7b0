package notify

import (
	"context"
	"errors"

	"certame/internal/secret"
	"certame/internal/store"
)

// keysOf are the keys that seal addresses and messages of a contest. The master keys
// seal them, and seal them again when they are changed: messages, which are never
// written again, stay as they are.
func (o *Office) keysOf(ctx context.Context, contest store.ContestID) (*secret.Keys, error) {
	o.kept.Lock()
	defer o.kept.Unlock()
	if keys := o.kept.keys[contest]; keys != nil {
		return keys, nil
	}
	name := "chaves das mensagens " + string(contest)
	where := secret.Where{Field: name} // as who seals it again, with other master keys, knows it
	sealed, err := o.db.Sealed(ctx, name)
	if errors.Is(err, store.ErrNotFound) {
		sealed, err = o.newKeys(ctx, name, where)
	}
	if err != nil {
		return nil, err
	}
	text, err := o.keys.Open(where, sealed)
	if err != nil {
		return nil, err
	}
	keys, err := secret.Parse(text)
	if err == nil {
		o.kept.keys[contest] = keys
	}
	return keys, err
}

// newKeys makes them, or gives those that another made meanwhile.
func (o *Office) newKeys(ctx context.Context, name string, where secret.Where) ([]byte, error) {
	fresh, err := secret.New()
	if err != nil {
		return nil, err
	}
	text, err := fresh.Text()
	if err != nil {
		return nil, err
	}
	sealed, err := o.keys.Seal(where, text)
	if err != nil {
		return nil, err
	}
	return o.db.KeepSealed(ctx, name, sealed)
}
