package auth

// ErrCPF says that a number is not a CPF.
var ErrCPF = Told("O CPF não confere com os seus dígitos verificadores. Confira os onze algarismos.")

// cpfDigits are the eleven digits of a CPF, with or without its dots, when its
// check digits are right.
func cpfDigits(text string) (string, error) {
	var digits []byte
	for i := range len(text) {
		switch c := text[i]; {
		case c >= '0' && c <= '9':
			digits = append(digits, c)
		case c != '.' && c != '-' && c != ' ':
			return "", ErrCPF
		}
	}
	if len(digits) != 11 || alike(digits) || check(digits[:9]) != digits[9] || check(digits[:10]) != digits[10] {
		return "", ErrCPF
	}
	return string(digits), nil
}

// alike numbers pass their check digits and are nobody's.
func alike(digits []byte) bool {
	for _, d := range digits {
		if d != digits[0] {
			return false
		}
	}
	return true
}

func check(digits []byte) byte {
	sum := 0
	for i, d := range digits {
		sum += int(d-'0') * (len(digits) + 1 - i)
	}
	return byte('0' + sum*10%11%10)
}
