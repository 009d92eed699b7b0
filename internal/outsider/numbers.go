package outsider

import "strconv"

const decimals = 9

// points reads a score exactly, as a whole number of the ninth decimal place.
func points(text []byte) (int64, bool) {
	negative := len(text) > 0 && text[0] == '-'
	if negative {
		text = text[1:]
	}
	var value int64
	whole, part := 0, -1 // digits read before and after the point
	for _, c := range text {
		switch {
		case c == '.' && part < 0 && whole > 0:
			part = 0
		case c < '0' || c > '9' || part == decimals || part < 0 && whole == decimals:
			return 0, false
		case part >= 0:
			value, part = value*10+int64(c-'0'), part+1
		default:
			value, whole = value*10+int64(c-'0'), whole+1
		}
	}
	for i := max(part, 0); i < decimals; i++ {
		value *= 10
	}
	if negative {
		value = -value
	}
	return value, whole > 0 && part != 0
}

// showPoints writes a score as a person reads it.
func showPoints(value int64) string {
	sign := ""
	if value < 0 {
		sign, value = "-", -value
	}
	const unit = 1_000_000_000
	part := strconv.FormatInt(unit+value%unit, 10)[1:]
	kept := len(part)
	for kept > 2 && part[kept-1] == '0' {
		kept--
	}
	return sign + strconv.FormatInt(value/unit, 10) + "," + part[:kept]
}

// count reads a whole number of at most nine digits.
func count(text []byte) (int, bool) {
	if len(text) == 0 || len(text) > 9 {
		return 0, false
	}
	value := 0
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		value = value*10 + int(c-'0')
	}
	return value, true
}
