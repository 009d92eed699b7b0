package notify

import (
	"context"

	"certame/internal/secret"
	"certame/internal/secret/once"
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
	text, err := once.Made(ctx, o.db, o.keys, "chaves das mensagens "+string(contest), newKeys)
	if err != nil {
		return nil, err
	}
	keys, err := secret.Parse(text)
	if err == nil {
		o.kept.keys[contest] = keys
	}
	return keys, err
}

// newKeys are keys as they are kept.
func newKeys() ([]byte, error) {
	fresh, err := secret.New()
	if err != nil {
		return nil, err
	}
	return fresh.Text()
}
