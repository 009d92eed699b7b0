package auth

import (
	"context"
	"errors"
	"regexp"
	"strings"

	"certame/internal/store"
)

// Newcomer is who is to have an account.
type Newcomer struct {
	Login string
	Name  string
	Email string // optional
	CPF   string // optional: lets the person come through gov.br

	subject string // digest of the CPF
}

// What can be wrong with a newcomer.
var (
	ErrLogin      = Told("O nome de acesso tem de 3 a 60 caracteres: letras sem acento, algarismos, ponto, hífen e sublinhado, a começar por letra.")
	ErrLoginTaken = Told("Já existe uma conta com este nome de acesso.")
	ErrName       = Told("Escreva o nome da pessoa.")
	ErrEmail      = Told("O endereço de e-mail não está em forma válida.")
	ErrEmailTaken = Told("Já existe uma conta com este e-mail.")
	ErrCPFTaken   = Told("Já existe uma conta com este CPF.")
)

var loginForm = regexp.MustCompile(`^[a-z][a-z0-9._-]{2,59}$`)

// prepare checks a newcomer and makes what creating them needs, before a transaction
// holds the database.
func (d *Door) prepare(ctx context.Context, n *Newcomer) (err error) {
	if err = n.check(); err == nil && n.CPF != "" {
		n.subject, err = d.digests.of(ctx, "cpf", n.CPF)
	}
	return err
}

// check puts a newcomer in the form in which it is kept.
func (n *Newcomer) check() error {
	n.Login, n.Name, n.Email = typedName(n.Login), shownName(n.Name), strings.TrimSpace(n.Email)
	if !loginForm.MatchString(n.Login) || strings.HasPrefix(n.Login, "govbr-") || strings.HasPrefix(n.Login, joinedLogin) {
		return ErrLogin
	}
	if n.Name == "" {
		return ErrName
	}
	if n.Email != "" {
		email, ok := typedAddress(n.Email)
		if !ok {
			return ErrEmail
		}
		n.Email = email
	}
	if n.CPF != "" {
		digits, err := cpfDigits(n.CPF)
		n.CPF = digits
		return err
	}
	return nil
}

// about is what a password may not be made of.
func about(a store.Account) []string { return []string{a.Login, a.Name, a.Email} }

// create makes the account of a newcomer, with the identities it can be found by.
func create(ctx context.Context, tx *store.DB, n Newcomer, password string) (store.Account, error) {
	a, err := tx.CreateAccount(ctx, store.Account{Login: n.Login, Name: n.Name, Email: n.Email, Password: password})
	if err != nil {
		return a, taken(err, ErrLoginTaken)
	}
	if n.Email != "" {
		if err := tx.Link(ctx, store.Identity{Issuer: emails, Subject: n.Email, Account: a.ID}); err != nil {
			return a, taken(err, ErrEmailTaken)
		}
	}
	if n.subject != "" {
		if err := tx.Link(ctx, store.Identity{Issuer: govbrIdentity, Subject: n.subject, Account: a.ID}); err != nil {
			return a, taken(err, ErrCPFTaken)
		}
	}
	return a, nil
}

// taken says which of the names was another's.
func taken(err, told error) error {
	if errors.Is(err, store.ErrTaken) {
		return because(told, err)
	}
	return err
}
