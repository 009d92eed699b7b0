package lists

import (
	"regexp"
	"strings"
)

// maskCPF is a CPF as the whole product shows it: six digits in the middle. The
// same six always: a document with other digits would complete this one. What is
// not a whole and right CPF is not shown: half of one may be the wrong half.
func maskCPF(text string) (masked string, ok bool) {
	digits := digitsOf(text)
	if !validCPF(digits) || strings.Trim(text, "0123456789.-/ ") != "" {
		return "", false
	}
	return "***." + digits[3:6] + "." + digits[6:9] + "-**", true
}

// MaskCPF is the one mask of the product, for what is not a list; empty where the text
// is no CPF.
func MaskCPF(text string) string {
	masked, _ := maskCPF(text)
	return masked
}

func digitsOf(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, text)
}

// validCPF checks the two last digits, which are made of the others.
func validCPF(digits string) bool {
	if len(digits) != 11 || strings.Count(digits, digits[:1]) == 11 {
		return false
	}
	for _, length := range [...]int{9, 10} {
		sum := 0
		for i := range length {
			sum += int(digits[i]-'0') * (length + 1 - i)
		}
		if check := sum * 10 % 11 % 10; check != int(digits[length]-'0') {
			return false
		}
	}
	return true
}

var (
	anyCPF      = regexp.MustCompile(`\d{3}\.?\d{3}\.?\d{3}[-/]?\d{2}`)
	inverseMask = regexp.MustCompile(`\d{3}\.?[*xX•]{3}\.?[*xX•]{3}-?\d{2}`)
)

// showsCPF reports whether a text has a whole CPF in it, or one under the mask
// that hides the middle: together with ours it would give the whole number.
func showsCPF(text string) bool {
	if inverseMask.MatchString(text) {
		return true
	}
	for _, found := range anyCPF.FindAllString(text, -1) {
		if validCPF(digitsOf(found)) {
			return true
		}
	}
	return false
}
