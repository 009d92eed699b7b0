// Package cpf reads the number of a person in the register of taxpayers.
package cpf

// Digits are the eleven digits of a CPF, with or without its dots, when its check digits
// are right.
func Digits(text string) (digits string, ok bool) {
	var list []byte
	for i := range len(text) {
		switch c := text[i]; {
		case c >= '0' && c <= '9':
			list = append(list, c)
		case c != '.' && c != '-' && c != ' ':
			return "", false
		}
	}
	if len(list) != 11 || alike(list) || check(list[:9]) != list[9] || check(list[:10]) != list[10] {
		return "", false
	}
	return string(list), true
}

// Of is the CPF whose first nine digits are a number, for who needs invented ones.
func Of(number int) string {
	list := make([]byte, 9)
	for i := len(list) - 1; i >= 0; i-- {
		list[i] = byte('0' + number%10)
		number /= 10
	}
	list = append(list, check(list))
	return string(append(list, check(list)))
}

// Veiled shows the six digits in the middle, as acts of the public administration do.
func Veiled(digits string) string {
	if len(digits) != 11 {
		return ""
	}
	return "***." + digits[3:6] + "." + digits[6:9] + "-**"
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
