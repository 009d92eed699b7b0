package auth

import (
	"context"

	"certame/internal/cpf"
	"certame/internal/store"
)

// ErrCPF says that a number is not a CPF.
var ErrCPF = Told("O CPF não confere com os seus dígitos verificadores. Confira os onze algarismos.")

// cpfDigits are the eleven digits of a CPF, with or without its dots, when its
// check digits are right.
func cpfDigits(text string) (string, error) {
	digits, ok := cpf.Digits(text)
	if !ok {
		return "", ErrCPF
	}
	return digits, nil
}

// OwnsCPF says whether a CPF may be that of an account: of one that is known by a CPF, of
// gov.br or of who registered it, only that one may.
func (d *Door) OwnsCPF(ctx context.Context, id store.AccountID, digits string) (bool, error) {
	known, err := d.db.Identities(ctx, id)
	if err != nil {
		return false, err
	}
	subject, err := d.digests.of(ctx, "cpf", digits)
	for _, i := range known {
		if i.Issuer == govbrIdentity {
			return i.Subject == subject, err
		}
	}
	return true, err
}
