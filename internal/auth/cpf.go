package auth

import "certame/internal/cpf"

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
