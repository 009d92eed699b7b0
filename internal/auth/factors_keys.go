package auth

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"certame/internal/store"
)

// owner is an account with its keys.
func (d *Door) owner(ctx context.Context, id store.AccountID) (*keyOwner, error) {
	if d.keyring == nil {
		return nil, ErrNoKeys
	}
	a, err := d.db.Account(ctx, id)
	if err != nil {
		return nil, err
	}
	kept, err := d.db.Credentials(ctx, id)
	if err != nil {
		return nil, err
	}
	return ownerOf(a, kept)
}

// KeysWork says whether keys can be used at the address of this system.
func (d *Door) KeysWork() bool { return d.keyring != nil }

// AskKey is what a browser needs to make a key for a person, in JSON.
func (d *Door) AskKey(ctx context.Context, p Person) ([]byte, error) {
	if err := d.mayChange(ctx, p); err != nil {
		return nil, err
	}
	o, err := d.owner(ctx, p.Account)
	if err != nil {
		return nil, err
	}
	c, err := d.keyring.ask(o)
	return d.question(ctx, c, err)
}

// question keeps what the answer will be held to.
func (d *Door) question(ctx context.Context, c ceremony, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	s := d.state(ctx)
	s.Key = c.Kept
	return c.Options, d.keep(ctx, s)
}

// answerTo takes the question out: it is answered once.
func (d *Door) answerTo(ctx context.Context) ([]byte, error) {
	s := d.state(ctx)
	kept := s.Key
	s.Key = nil
	return kept, d.keep(ctx, s)
}

// AddKey takes the key that the browser made, under a name of the person's choice.
func (d *Door) AddKey(ctx context.Context, p Person, name string, answer []byte) error {
	kept, err := d.answerTo(ctx)
	if err != nil {
		return err
	}
	if err := d.mayChange(ctx, p); err != nil {
		return err
	}
	o, err := d.owner(ctx, p.Account)
	if err != nil {
		return err
	}
	key, err := d.keyring.take(o, kept, answer)
	if err != nil {
		return err
	}
	data, err := json.Marshal(key)
	if err != nil {
		return err
	}
	err = d.changed(ctx, p, "+chave", func(tx *store.DB) error {
		return tx.AddCredential(ctx, store.Credential{ID: key.ID, Account: p.Account, Name: keyName(name), Data: data})
	})
	if errors.Is(err, store.ErrTaken) {
		return because(ErrHasKey, err)
	}
	if err != nil {
		return err
	}
	return d.enrolled(ctx, p)
}

func keyName(name string) string {
	if name = strings.TrimSpace(name); name == "" {
		return "Chave de acesso"
	}
	return short(name)
}

// ChallengeKey is what a browser needs to use a key of the awaited account.
func (d *Door) ChallengeKey(ctx context.Context) ([]byte, error) {
	a, err := d.Awaited(ctx)
	if err != nil {
		return nil, err
	}
	o, err := d.owner(ctx, a.ID)
	if err != nil {
		return nil, err
	}
	if len(o.keys) == 0 {
		return nil, ErrKey
	}
	c, err := d.keyring.challenge(o)
	return d.question(ctx, c, err)
}

// UseKey takes the use of a key of the awaited account.
func (d *Door) UseKey(ctx context.Context, answer []byte, browser string) error {
	kept, err := d.answerTo(ctx)
	if err != nil {
		return err
	}
	a, err := d.Awaited(ctx)
	if err != nil {
		return err
	}
	if err := d.knock(ctx, "segundo fator", string(a.ID)); err != nil {
		return err
	}
	o, err := d.owner(ctx, a.ID)
	if err != nil {
		return err
	}
	key, err := d.keyring.check(o, kept, answer)
	if err != nil {
		return err
	}
	data, err := json.Marshal(key)
	if err != nil {
		return err
	}
	if err := d.db.UseCredential(ctx, a.ID, key.ID, data); err != nil {
		return err
	}
	return d.shown(ctx, a, "chave", browser)
}

// RemoveKey ends a key of a person.
func (d *Door) RemoveKey(ctx context.Context, p Person, id []byte) error {
	if err := d.mayChange(ctx, p); err != nil {
		return err
	}
	return d.changed(ctx, p, "-chave", func(tx *store.DB) error { return tx.RemoveCredential(ctx, p.Account, id) })
}
