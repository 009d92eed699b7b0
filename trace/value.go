package trace

import (
	"strconv"

	"certame"
)

// Kind is the type of a Value.
type Kind uint8

// The kinds of values a step may carry. There are no floats and no prose.
const (
	KindNone Kind = iota
	KindInt
	KindRatio
	KindDate
	KindScore
	KindWord // a code: a group, a regime, an option of the edital
)

// Value is one typed value of a step.
type Value struct {
	Kind  Kind
	Int   int64
	Ratio certame.Ratio
	Word  string
}

// Int is a whole number.
func Int(n int) Value { return Value{Kind: KindInt, Int: int64(n)} }

// Share is an exact fraction.
func Share(r certame.Ratio) Value { return Value{Kind: KindRatio, Ratio: r} }

// Day is a date.
func Day(d certame.Date) Value { return Value{Kind: KindDate, Int: int64(d)} }

// Mark is a score.
func Mark(s certame.Score) Value { return Value{Kind: KindScore, Int: int64(s)} }

// Word is a code.
func Word(s string) Value { return Value{Kind: KindWord, Word: s} }

// String writes the value in a form that is the same for every reader: dot
// decimals, ISO dates, fractions.
func (v Value) String() string {
	switch v.Kind {
	case KindInt:
		return strconv.FormatInt(v.Int, 10)
	case KindRatio:
		return v.Ratio.Fraction()
	case KindDate:
		return certame.Date(v.Int).ISO()
	case KindScore:
		return string(certame.AppendScore(nil, certame.Score(v.Int), '.', 2))
	case KindWord:
		return v.Word
	}
	return ""
}
