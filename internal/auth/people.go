package auth

import (
	"context"
	"errors"
	"slices"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// ErrLastAdministrator keeps the platform from being left with nobody to give roles.
var ErrLastAdministrator = Told("É a única pessoa com a administração da instalação. Dê o papel a outra antes de retirá-lo desta.")

// ErrRole says that a role is not one that is given.
var ErrRole = Told("Este papel não existe ou não se atribui.")

// Register makes the account of somebody, and the secret of the link to hand them.
func (d *Door) Register(ctx context.Context, by Person, n Newcomer) (a store.Account, secret string, err error) {
	if err := d.prepare(ctx, &n); err != nil {
		return a, "", err
	}
	secret = newSecret()
	err = d.db.Whole(ctx, func(tx *store.DB) error {
		if a, err = create(ctx, tx, n, ""); err != nil {
			return err
		}
		if err := tx.AddToken(ctx, secret, store.Token{Kind: linkWelcome, Subject: string(a.ID), Expires: d.clock().Add(welcomeFor)}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by.Account, Action: "pessoa.cadastrar", Object: string(a.ID)})
	})
	if errors.Is(err, ErrCPFTaken) {
		err = d.nameOfCPF(ctx, n, err)
	}
	return a, secret, err
}

// nameOfCPF says which account has the CPF of a newcomer: who came through gov.br
// before being registered has one, and it is to that one that roles are given.
func (d *Door) nameOfCPF(ctx context.Context, n Newcomer, taken error) error {
	a, err := d.db.AccountOf(ctx, govbrIdentity, n.subject)
	if err != nil {
		return taken
	}
	return because(Told("Já existe uma conta com este CPF, de nome de acesso "+a.Login+". Dê os papéis a ela."), taken)
}

// ResetLink is the secret of a link for a new password; the ones before end.
func (d *Door) ResetLink(ctx context.Context, by Person, id store.AccountID) (secret string, err error) {
	secret = newSecret()
	return secret, d.db.Whole(ctx, func(tx *store.DB) error {
		if _, err := tx.Account(ctx, id); err != nil {
			return err
		}
		for _, kind := range []string{linkWelcome, linkReset} {
			if err := tx.RemoveTokens(ctx, kind, string(id)); err != nil {
				return err
			}
		}
		if err := tx.AddToken(ctx, secret, store.Token{Kind: linkReset, Subject: string(id), Expires: d.clock().Add(resetFor)}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by.Account, Action: "pessoa.redefinir", Object: string(id)})
	})
}

// DropFactors takes every second factor from an account whose owner lost them, and
// ends its sessions. Its password alone opens nothing that asks for more.
func (d *Door) DropFactors(ctx context.Context, by Person, id store.AccountID) error {
	return d.db.Whole(ctx, func(tx *store.DB) error {
		a, err := tx.Account(ctx, id)
		if err != nil {
			return err
		}
		a.TOTP = nil
		if _, err := tx.ChangeAccount(ctx, a); err != nil {
			return err
		}
		keys, err := tx.Credentials(ctx, id)
		if err != nil {
			return err
		}
		for _, k := range keys {
			if err := tx.RemoveCredential(ctx, id, k.ID); err != nil {
				return err
			}
		}
		if err := tx.RemoveTokens(ctx, recovery, string(id)); err != nil {
			return err
		}
		return over(ctx, tx, by, id, "pessoa.redefinir", "-fatores/")
	})
}

// over ends the sessions of an account and says by whom.
func over(ctx context.Context, tx *store.DB, by Person, id store.AccountID, action, object string) error {
	if _, err := tx.EndVisits(ctx, id, ""); err != nil {
		return err
	}
	return tx.Note(ctx, store.Access{Account: by.Account, Action: action, Object: object + string(id)})
}

// Block closes an account, or opens it again. The last administrator stays.
func (d *Door) Block(ctx context.Context, by Person, id store.AccountID, closed bool) error {
	return d.keepingAdministered(ctx, func(tx *store.DB) error {
		a, err := tx.Account(ctx, id)
		if err != nil {
			return err
		}
		a.Disabled = closed
		if _, err := tx.ChangeAccount(ctx, a); err != nil {
			return err
		}
		return over(ctx, tx, by, id, "pessoa.bloquear", map[bool]string{true: "+", false: "-"}[closed])
	})
}

// keepingAdministered does something whole, unless it would take away the last
// administrator there is.
func (d *Door) keepingAdministered(ctx context.Context, do func(*store.DB) error) error {
	return d.db.Whole(ctx, func(tx *store.DB) error {
		before, err := administered(ctx, tx)
		if err != nil {
			return err
		}
		if err := do(tx); err != nil {
			return err
		}
		after, err := administered(ctx, tx)
		if err == nil && before && !after {
			err = ErrLastAdministrator
		}
		return err
	})
}

// Grant gives a role in a contest, or in the whole platform for "".
func (d *Door) Grant(ctx context.Context, by Person, id store.AccountID, contest store.ContestID, r roles.Role) error {
	if !slices.Contains(roles.Given(), r) {
		return ErrRole
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if _, err := tx.Account(ctx, id); err != nil {
			return err
		}
		if err := tx.Grant(ctx, store.Membership{Account: id, Contest: contest, Role: string(r), GrantedBy: by.Account}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by.Account, Contest: contest, Action: "papel.atribuir", Object: "+" + string(r) + "/" + string(id)})
	})
}

// Revoke takes a role away.
func (d *Door) Revoke(ctx context.Context, by Person, id store.AccountID, contest store.ContestID, r roles.Role) error {
	return d.keepingAdministered(ctx, func(tx *store.DB) error {
		if err := tx.Revoke(ctx, store.Membership{Account: id, Contest: contest, Role: string(r)}); err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by.Account, Contest: contest, Action: "papel.atribuir", Object: "-" + string(r) + "/" + string(id)})
	})
}

// People lists accounts by login; see store.Page.
func (d *Door) People(ctx context.Context, p store.Page) ([]store.Account, error) {
	return d.db.Accounts(ctx, p)
}

// Member is a person with the roles they have in one place.
type Member struct {
	store.Account
	Roles []roles.Role
}

// Members lists who has a role in a contest, or in the whole platform for "".
func (d *Door) Members(ctx context.Context, contest store.ContestID) ([]Member, error) {
	all, err := d.db.Members(ctx, contest)
	if err != nil {
		return nil, err
	}
	var out []Member
	for _, m := range all {
		if last := len(out) - 1; last >= 0 && out[last].ID == m.Account {
			out[last].Roles = append(out[last].Roles, roles.Role(m.Role))
			continue
		}
		a, err := d.db.Account(ctx, m.Account)
		if err != nil {
			return nil, err
		}
		out = append(out, Member{a, []roles.Role{roles.Role(m.Role)}})
	}
	return out, nil
}
