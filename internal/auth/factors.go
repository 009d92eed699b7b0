package auth

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// strong is what a second factor of the account shows.
var strong = roles.Shown{SecondFactor: true}

// ErrShowFirst says that an account that has a second factor changes them only for
// who has just shown one: a session left open is not enough to lock its owner out.
var ErrShowFirst = errors.New("Confirme primeiro o segundo fator que a conta já tem.")

func (d *Door) mayChange(ctx context.Context, p Person) error {
	has, err := d.HasSecondFactor(ctx, p.Account)
	if err == nil && has && !p.Shown.SecondFactor {
		err = ErrShowFirst
	}
	return err
}

// AskTOTP makes a secret for an application of codes: an address for a QR code, and
// the letters to type. It counts only after ConfirmTOTP.
func (d *Door) AskTOTP(ctx context.Context, p Person) (address, letters string, err error) {
	if err := d.mayChange(ctx, p); err != nil {
		return "", "", err
	}
	if address, letters, err = newTOTP(d.issuer(), p.Login); err != nil {
		return "", "", err
	}
	sealed, err := d.keys.Seal(totpOf(p.Account), []byte(letters))
	if err != nil {
		return "", "", err
	}
	s := d.state(ctx)
	s.NewTOTP = sealed
	return address, letters, d.keep(ctx, s)
}

// ConfirmTOTP takes a first code, which shows that the application has the secret.
func (d *Door) ConfirmTOTP(ctx context.Context, p Person, code string) error {
	s := d.state(ctx)
	if len(s.NewTOTP) == 0 {
		return ErrOverdue
	}
	if err := d.mayChange(ctx, p); err != nil {
		return err
	}
	if err := d.knock(ctx, "segundo fator", string(p.Account)); err != nil {
		return err
	}
	a, err := d.db.Account(ctx, p.Account)
	if err != nil {
		return err
	}
	a.TOTP = s.NewTOTP
	if err := d.useTOTP(ctx, a, code); err != nil {
		return err
	}
	if _, err := d.db.ChangeAccount(ctx, a); err != nil {
		return err
	}
	return d.enrolled(ctx, p, "codigos")
}

// enrolled lets who has just added a second factor use what asks for one.
func (d *Door) enrolled(ctx context.Context, p Person, what string) error {
	if err := d.answered(ctx, "segundo fator", string(p.Account)); err != nil {
		return err
	}
	if err := d.raise(ctx, func(s *state) { s.Shown.SecondFactor, s.NewTOTP, s.Key = true, nil, nil }); err != nil {
		return err
	}
	return d.db.Note(ctx, store.Access{Account: p.Account, Action: "conta.fator", Object: "+" + what})
}

// RemoveTOTP ends the application of codes of a person.
func (d *Door) RemoveTOTP(ctx context.Context, p Person) error {
	if err := d.mayChange(ctx, p); err != nil {
		return err
	}
	a, err := d.db.Account(ctx, p.Account)
	if err != nil {
		return err
	}
	a.TOTP = nil
	if _, err := d.db.ChangeAccount(ctx, a); err != nil {
		return err
	}
	return d.db.Note(ctx, store.Access{Account: p.Account, Action: "conta.fator", Object: "-codigos"})
}

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
	err = d.db.AddCredential(ctx, store.Credential{ID: key.ID, Account: p.Account, Name: keyName(name), Data: data})
	if errors.Is(err, store.ErrTaken) {
		return because(ErrHasKey, err)
	}
	if err != nil {
		return err
	}
	return d.enrolled(ctx, p, "chave")
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
	if err := d.db.RemoveCredential(ctx, p.Account, id); err != nil {
		return err
	}
	return d.db.Note(ctx, store.Access{Account: p.Account, Action: "conta.fator", Object: "-chave"})
}
