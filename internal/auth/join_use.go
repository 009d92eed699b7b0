package auth

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// Joined is what the link of a letter leads to.
type Joined struct {
	Join
	Back    string
	account store.Account // in a link for a new password
}

// LookJoin is what a link is for, without using it.
func (d *Door) LookJoin(ctx context.Context, secret string) (Joined, error) {
	return d.join(ctx, d.db, secret, (*store.DB).Token)
}

// join finds a link. What the address may have is asked again: since the letter was
// written somebody may have made the account, or given it roles.
func (d *Door) join(ctx context.Context, db *store.DB, secret string, take taking) (Joined, error) {
	t, err := take(db, ctx, linkJoin, secret)
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, store.ErrClosed) {
		return Joined{}, ErrLink
	}
	var kept joinPayload
	if err == nil {
		err = json.Unmarshal(t.Payload, &kept)
	}
	if err != nil {
		return Joined{}, err
	}
	j := Joined{Back: kept.Back}
	if j.Join, err = d.joining(ctx, db, kept.Email); err != nil {
		return j, err
	}
	switch j.Kind {
	case AskSomebody:
		err = ErrLink
	case NewPassword:
		j.account, err = db.AccountOf(ctx, emails, kept.Email)
	}
	return j, err
}

// UseJoin makes the account, or sets the new password, and signs in. Name is only read
// of a new account.
func (d *Door) UseJoin(ctx context.Context, secret, name, password, browser string) (Outcome, error) {
	j, err := d.LookJoin(ctx, secret) // before the work of the hash
	if err != nil {
		return 0, err
	}
	if name = shownName(name); j.Kind == NewPassword {
		name = j.account.Name
	}
	if name == "" {
		return 0, ErrName
	}
	if err := CheckPassword(password, j.Login, name, j.Email); err != nil {
		return 0, err
	}
	kept, err := d.hasher.hash(ctx, password)
	if err != nil {
		return 0, err
	}
	var a store.Account
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		j, err := d.join(ctx, tx, secret, (*store.DB).UseToken)
		if err != nil {
			return err
		}
		if j.Kind == NewPassword {
			a, err = newPassword(ctx, tx, j.account, kept)
		} else {
			a, err = joined(ctx, tx, j.Email, name, kept)
		}
		return err
	})
	if err != nil {
		return 0, err
	}
	return d.enterJoined(ctx, a, j.Email, browser)
}

// joined makes the account. Its login is nobody's choice: people enter by the address,
// and a name that may be taken would tell who has an account.
func joined(ctx context.Context, tx *store.DB, email, name, password string) (store.Account, error) {
	a, err := create(ctx, tx, Newcomer{Login: joinedLogin + hex.EncodeToString(random(6)), Name: name, Email: email}, password)
	if err != nil {
		return a, err
	}
	if err := tx.Link(ctx, store.Identity{Issuer: confirmedEmails, Subject: email, Account: a.ID}); err != nil {
		return a, taken(err, ErrEmailTaken)
	}
	return a, tx.Note(ctx, store.Access{Account: a.ID, Action: "conta.criar", Object: linkJoin})
}

// joinedLogin begins the login of who made their own account.
const joinedLogin = "cadastro-"

func newPassword(ctx context.Context, tx *store.DB, a store.Account, password string) (store.Account, error) {
	a.Password = password
	a, err := tx.ChangeAccount(ctx, a)
	if err != nil {
		return a, err
	}
	if _, err := tx.EndVisits(ctx, a.ID, ""); err != nil {
		return a, err
	}
	return a, tx.Note(ctx, store.Access{Account: a.ID, Action: "conta.senha", Object: linkJoin})
}

// enterJoined signs in; who has a second factor still has to show it.
func (d *Door) enterJoined(ctx context.Context, a store.Account, email, browser string) (Outcome, error) {
	if err := d.answered(ctx, "entrar", email); err != nil {
		return 0, err
	}
	second, err := d.HasSecondFactor(ctx, a.ID)
	switch {
	case err != nil:
		return 0, err
	case second:
		return SecondFactor, d.half(ctx, a.ID)
	}
	return Inside, d.begin(ctx, a, linkJoin, roles.Shown{}, browser)
}

// demands says whether an account has a role that asks for a second factor.
func demands(ctx context.Context, db *store.DB, id store.AccountID) (bool, error) {
	all, err := db.Memberships(ctx, id)
	for _, m := range all {
		if d, known := roles.DemandOf(roles.Role(m.Role)); !known || d.SecondFactor {
			return true, err
		}
	}
	return false, err
}
