package certame

import (
	"fmt"
	"strconv"
	"strings"
)

// Ratio is an exact non-negative fraction, such as a reserved share. The zero
// value is zero. No percentage of the program is ever a floating point number.
type Ratio struct{ Num, Den int64 }

// Percent is n/100 in lowest terms.
func Percent(n int64) Ratio { return NewRatio(n, 100) }

// NewRatio is num/den in lowest terms; den must be positive.
func NewRatio(num, den int64) Ratio {
	if num == 0 {
		return Ratio{0, 1}
	}
	d := gcd(num, den)
	return Ratio{num / d, den / d}
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// IsZero reports whether r is zero.
func (r Ratio) IsZero() bool { return r.Num == 0 }

func (r Ratio) den() int64 {
	if r.Den == 0 {
		return 1
	}
	return r.Den
}

// Cmp is -1, 0 or +1 as r is less than, equal to or greater than s.
func (r Ratio) Cmp(s Ratio) int {
	a, b := r.Num*s.den(), s.Num*r.den()
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// Add is r + s.
func (r Ratio) Add(s Ratio) Ratio {
	return NewRatio(r.Num*s.den()+s.Num*r.den(), r.den()*s.den())
}

// Times is the exact product r × n.
func (r Ratio) Times(n int) Ratio { return NewRatio(r.Num*int64(n), r.den()) }

// Floor is ⌊r × n⌋.
func (r Ratio) Floor(n int) int { return int(r.Num * int64(n) / r.den()) }

// Ceil is ⌈r × n⌉.
func (r Ratio) Ceil(n int) int { return int((r.Num*int64(n) + r.den() - 1) / r.den()) }

// HalfUp is r × n with one half or more going up and less going down.
func (r Ratio) HalfUp(n int) int { return int((2*r.Num*int64(n) + r.den()) / (2 * r.den())) }

// InverseFloor is ⌊n ÷ r⌋; r must not be zero.
func (r Ratio) InverseFloor(n int) int { return int(int64(n) * r.den() / r.Num) }

// InverseCeil is ⌈n ÷ r⌉; r must not be zero.
func (r Ratio) InverseCeil(n int) int {
	return int((int64(n)*r.den() + r.Num - 1) / r.Num)
}

// InverseHalf is ⌈(k − 1/2) ÷ r⌉, the ideal position of the k-th seat of a
// share r; r must not be zero.
func (r Ratio) InverseHalf(k int) int {
	return int(((2*int64(k)-1)*r.den() + 2*r.Num - 1) / (2 * r.Num))
}

// ParsePercent reads "25%", "2,5 %" or "25" as a share of one hundred.
func ParsePercent(text string) (Ratio, error) {
	trimmed := strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(text), "%"))
	whole, decimals, _ := strings.Cut(strings.Replace(trimmed, ",", ".", 1), ".")
	if whole == "" || len(decimals) > 6 || !digitsOnly(whole) || !digitsOnly(decimals) {
		return Ratio{}, fmt.Errorf("percentual %q: escreva como 25%% ou 2,5%%", text)
	}
	num, err := strconv.ParseInt(whole+decimals, 10, 32)
	if err != nil {
		return Ratio{}, fmt.Errorf("percentual %q: número grande demais", text)
	}
	den := int64(100)
	for range decimals {
		den *= 10
	}
	return NewRatio(num, den), nil
}

func digitsOnly(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

// Percentage writes r for people: "25%", "2,5%", or "1/3" when it is no finite
// decimal percentage of up to six places.
func (r Ratio) Percentage() string {
	num, den := r.Num*100, r.den()
	digits := ""
	for rest := num % den; rest != 0; rest %= den {
		if len(digits) == 6 {
			return r.Fraction()
		}
		rest *= 10
		digits += strconv.FormatInt(rest/den, 10)
	}
	if digits != "" {
		digits = "," + digits
	}
	return strconv.FormatInt(num/den, 10) + digits + "%"
}

// Fraction writes r as "15/2", or "7" when it is whole.
func (r Ratio) Fraction() string {
	if r.den() == 1 {
		return strconv.FormatInt(r.Num, 10)
	}
	return strconv.FormatInt(r.Num, 10) + "/" + strconv.FormatInt(r.den(), 10)
}
