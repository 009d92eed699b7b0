package auth

import (
	"context"
	"errors"
	"strings"

	"certame/internal/secret"
	"certame/internal/store"
)

// ErrNobody says that no password was given first, or too long ago.
var ErrNobody = Told("Passou tempo demais desde a senha. Entre de novo.")

// recovery is the kind of the codes for the day the telephone is lost.
const recovery = "recuperacao"

// Factors are the second factors of an account.
type Factors struct {
	Codes    bool // an application of one-time codes
	Keys     []store.Credential
	Recovery int // recovery codes not used yet
}

// Factors lists those of an account.
func (d *Door) Factors(ctx context.Context, id store.AccountID) (f Factors, err error) {
	a, err := d.db.Account(ctx, id)
	if err != nil {
		return f, err
	}
	f.Codes = len(a.TOTP) > 0
	if f.Keys, err = d.db.Credentials(ctx, id); err != nil {
		return f, err
	}
	f.Recovery, err = d.db.CountTokens(ctx, recovery, string(id))
	return f, err
}

// HasSecondFactor says whether the account has any. Recovery codes alone are none.
func (d *Door) HasSecondFactor(ctx context.Context, id store.AccountID) (bool, error) {
	f, err := d.Factors(ctx, id)
	return f.Codes || len(f.Keys) > 0, err
}

// Awaited is the account whose second factor is awaited in this session: after its
// password, or of who is signed in and would show more.
func (d *Door) Awaited(ctx context.Context) (store.Account, error) {
	p, err := d.Who(ctx)
	if err != nil {
		return store.Account{}, err
	}
	id := p.Account
	if s := d.state(ctx); !p.Known() && s.Half != "" && d.clock().Sub(s.HalfAt) < halfFor {
		id = s.Half
	}
	if id == "" {
		return store.Account{}, ErrNobody
	}
	a, err := d.db.Account(ctx, id)
	if errors.Is(err, store.ErrNotFound) || err == nil && a.Disabled {
		err = ErrNobody
	}
	return a, err
}

// Code takes a one-time code, or a recovery code, of the awaited account.
func (d *Door) Code(ctx context.Context, code, browser string) error {
	a, err := d.Awaited(ctx)
	if err != nil {
		return err
	}
	if err := d.knock(ctx, "segundo fator", string(a.ID)); err != nil {
		return err
	}
	how := "codigo"
	if letters := typedCode(code); len(letters) == 16 {
		how, err = "recuperacao", d.useRecovery(ctx, a.ID, letters)
	} else {
		err = d.useTOTP(ctx, a, code)
	}
	if err != nil {
		return err
	}
	return d.shown(ctx, a, how, browser)
}

// shown signs in who had only given a password, and lets who was signed in use more.
func (d *Door) shown(ctx context.Context, a store.Account, how, browser string) error {
	if err := d.answered(ctx, "segundo fator", string(a.ID)); err != nil {
		return err
	}
	if d.state(ctx).Half != "" {
		return d.begin(ctx, a, "senha+"+how, strong, browser)
	}
	if err := d.raise(ctx, func(s *state) { s.Shown.SecondFactor = true }); err != nil {
		return err
	}
	return d.db.Note(ctx, store.Access{Account: a.ID, Action: "conta.reforcar", Object: how})
}

// useTOTP spends a code: the same, or one before it, is worth nothing after.
func (d *Door) useTOTP(ctx context.Context, a store.Account, code string) error {
	if len(a.TOTP) == 0 {
		return ErrCode
	}
	letters, err := d.keys.Open(totpOf(a.ID), a.TOTP)
	if err != nil {
		return err
	}
	step, err := stepOf(string(letters), code, d.clock())
	if err != nil {
		return err
	}
	if err = d.db.UseTOTP(ctx, a.ID, step); errors.Is(err, store.ErrClosed) {
		return because(ErrCode, err)
	}
	return err
}

func totpOf(id store.AccountID) secret.Where { return secret.Where{Field: "totp", Record: string(id)} }

// useRecovery spends a recovery code of the account.
func (d *Door) useRecovery(ctx context.Context, id store.AccountID, letters string) error {
	_, err := d.db.UseToken(ctx, recovery, recoverySecret(id, letters))
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrClosed) {
		return because(ErrCode, err)
	}
	return err
}

// recoverySecret joins the code to its account: that of another opens nothing.
func recoverySecret(id store.AccountID, letters string) string { return string(id) + "/" + letters }

// NewRecoveryCodes gives new codes to a person, whose old ones end.
func (d *Door) NewRecoveryCodes(ctx context.Context, p Person) (codes []string, err error) {
	if err := d.mayChange(ctx, p); err != nil {
		return nil, err
	}
	codes = newRecoveryCodes()
	return codes, d.db.Whole(ctx, func(tx *store.DB) error {
		if err := tx.RemoveTokens(ctx, recovery, string(p.Account)); err != nil {
			return err
		}
		for _, code := range codes {
			secret := recoverySecret(p.Account, strings.ReplaceAll(code, "-", ""))
			if err := tx.AddToken(ctx, secret, store.Token{Kind: recovery, Subject: string(p.Account)}); err != nil {
				return err
			}
		}
		return tx.Note(ctx, store.Access{Account: p.Account, Action: "conta.codigos", Object: "novos"})
	})
}
