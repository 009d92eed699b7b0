package certame

import (
	"errors"
	"math"
	"strconv"
)

// Score is a mark scaled by ScoreUnit: 90,5 is 90_500_000. Exact, so that two
// equal marks are equal on every machine.
type Score int64

// ScoreDecimals is the number of decimal places kept; ScoreUnit is one point.
const (
	ScoreDecimals       = 6
	ScoreUnit     Score = 1_000_000
)

// NoScore is a missing mark ("-", empty): the person was not assessed. It is
// never zero.
const NoScore Score = math.MinInt64

// MaxScore is the largest mark accepted, in absolute value: one million points.
const MaxScore = 1_000_000 * ScoreUnit

// Errors of ParseScore. The reader of the file adds row, column and remedy.
var (
	ErrScoreSyntax    = errors.New("não é um número")
	ErrScoreDecimals  = errors.New("tem mais de 6 casas decimais")
	ErrScoreMagnitude = errors.New("é grande demais para ser uma nota")
)

// ParseScore reads a mark written with the given decimal mark (',' or '.') and
// returns how many decimal places it had. Digits on both sides of the mark are
// required, no thousands separators, no exponent: anything else is an error,
// since a guess would move people in the list.
func ParseScore(text []byte, mark byte) (Score, int, error) {
	rest, negative := text, false
	if len(rest) > 0 && (rest[0] == '-' || rest[0] == '+') {
		negative, rest = rest[0] == '-', rest[1:]
	}
	value, decimals, seen := int64(0), -1, 0
	for _, c := range rest {
		switch {
		case c >= '0' && c <= '9':
			if value > int64(MaxScore) {
				return NoScore, 0, ErrScoreMagnitude
			}
			value = value*10 + int64(c-'0')
			seen++
			if decimals >= 0 {
				decimals++
			}
		case c == mark && decimals < 0 && seen > 0:
			decimals = 0
		default:
			return NoScore, 0, ErrScoreSyntax
		}
	}
	if seen == 0 || decimals == 0 {
		return NoScore, 0, ErrScoreSyntax
	}
	return scaleScore(value, max(decimals, 0), negative)
}

func scaleScore(value int64, decimals int, negative bool) (Score, int, error) {
	if decimals > ScoreDecimals {
		return NoScore, 0, ErrScoreDecimals
	}
	for range ScoreDecimals - decimals {
		if value > int64(MaxScore) {
			return NoScore, 0, ErrScoreMagnitude
		}
		value *= 10
	}
	if Score(value) > MaxScore {
		return NoScore, 0, ErrScoreMagnitude
	}
	if negative {
		value = -value
	}
	return Score(value), decimals, nil
}

// AppendScore writes s with the given decimal mark and number of places (0 to
// 6), or "-" when it is missing. Places that would hide a digit are shown.
func AppendScore(dst []byte, s Score, mark byte, places int) []byte {
	if s == NoScore {
		return append(dst, '-')
	}
	if s < 0 {
		dst, s = append(dst, '-'), -s
	}
	dst = strconv.AppendInt(dst, int64(s/ScoreUnit), 10)
	frac := int64(s % ScoreUnit)
	var digits [ScoreDecimals]byte
	for i := ScoreDecimals - 1; i >= 0; i-- {
		digits[i] = byte('0' + frac%10)
		frac /= 10
	}
	last := ScoreDecimals
	for last > places && digits[last-1] == '0' {
		last--
	}
	if last == 0 {
		return dst
	}
	return append(append(dst, mark), digits[:last]...)
}
