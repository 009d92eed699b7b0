package pseudonym

import (
	"strconv"
	"strings"
)

// shifted adds a whole number to a mark, which keeps its decimal places, its
// decimal sign and its zeros on the left. What is not a mark is not shifted.
func shifted(text string, by int) (string, bool) {
	sign, digits := splitSign(text)
	at := strings.LastIndexAny(digits, ",.")
	decimal, tail := "", ""
	whole := digits
	if at >= 0 {
		decimal, tail, whole = digits[at:at+1], digits[at+1:], digits[:at]
	}
	if !allDigits(whole) || at >= 0 && !allDigits(tail) || len(whole)+len(tail) > 17 {
		return text, false
	}
	scale := 1
	for range tail {
		scale *= 10
	}
	units, _ := strconv.Atoi(whole + tail)
	if sign == "-" || sign == "−" {
		units = -units
	}
	units += by * scale
	minus := ""
	if units < 0 {
		minus, units = "-", -units
	} else if sign == "+" {
		minus = "+"
	}
	width := 0
	if strings.HasPrefix(whole, "0") {
		width = len(whole)
	}
	out := minus + padded(units/scale, width)
	if decimal != "" {
		out += decimal + padded(units%scale, len(tail))
	}
	return out, true
}

func splitSign(text string) (sign, digits string) {
	for _, s := range []string{"-", "−", "+"} {
		if rest, ok := strings.CutPrefix(text, s); ok {
			return s, rest
		}
	}
	return "", text
}

func allDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

func padded(n, width int) string {
	text := strconv.Itoa(n)
	return strings.Repeat("0", max(0, width-len(text))) + text
}
