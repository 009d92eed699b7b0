package law

import (
	"strconv"
	"strings"
)

// citePath turns "art5_par2_inc1" into "art. 5º, § 2º, I". A caput is named
// only when nothing follows it: "art. 7º" reads as the caput already.
func citePath(path string) string {
	var parts []string
	for _, token := range strings.Split(path, "_") {
		if text := citeToken(token); text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ", ")
}

func citeToken(token string) string {
	switch {
	case token == "cpt" || token == "tese" || token == "regra":
		return ""
	case token == "par1u":
		return "parágrafo único"
	case strings.HasPrefix(token, "art"):
		return "art. " + ordinal(token[3:])
	case strings.HasPrefix(token, "par"):
		return "§ " + ordinal(token[3:])
	case strings.HasPrefix(token, "inc"):
		return roman(token[3:])
	case strings.HasPrefix(token, "ali"):
		return "alínea " + letter(token[3:])
	}
	return token
}

// ordinal writes 1º to 9º and plain numbers from 10, as Brazilian norms do; a
// suffix such as the a of "1a" becomes "1º-A".
func ordinal(digits string) string {
	number := strings.TrimRight(digits, "abcdefghij")
	suffix := strings.ToUpper(digits[len(number):])
	if suffix != "" {
		suffix = "-" + suffix
	}
	if len(number) == 1 {
		return number + "º" + suffix
	}
	return number + suffix
}

func roman(digits string) string {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return digits
	}
	values := [...]int{50, 40, 10, 9, 5, 4, 1}
	signs := [...]string{"L", "XL", "X", "IX", "V", "IV", "I"}
	out := ""
	for i, value := range values {
		for n >= value {
			out += signs[i]
			n -= value
		}
	}
	return out
}

func letter(digits string) string {
	n, err := strconv.Atoi(digits)
	if err != nil || n < 1 || n > 26 {
		return digits
	}
	return string(rune('a' + n - 1))
}
