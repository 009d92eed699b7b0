package locale

import (
	"regexp"
	"strconv"
	"strings"

	"certame"
	"certame/law"
	"certame/trace"
)

// fill puts the values of params into a text: {name} writes the value for
// people, {name%} a share as percentage, {name?one|many} the words that agree
// with a number, which # stands for, {=word} a word as the contest says it.
func fill(w law.Wording, text string, params []trace.Param) string {
	if !strings.Contains(text, "{") {
		return text
	}
	text = agree(spoken(w, text), params)
	pairs := make([]string, 0, 4*len(params))
	for _, p := range params {
		pairs = append(pairs, "{"+p.Name+"}", People(p.Value))
		if p.Value.Kind == trace.KindRatio {
			pairs = append(pairs, "{"+p.Name+"%}", p.Value.Ratio.Percentage())
		}
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// agreement finds {name?one|many}.
var agreement = regexp.MustCompile(`\{(\w+)\?([^|{}]*)\|([^|{}]*)\}`)

func agree(text string, params []trace.Param) string {
	return agreement.ReplaceAllStringFunc(text, func(match string) string {
		parts := agreement.FindStringSubmatch(match)
		for _, p := range params {
			if p.Name == parts[1] {
				words := Agree(int(p.Value.Int), parts[2], parts[3])
				return strings.Replace(words, "#", People(p.Value), 1)
			}
		}
		return match
	})
}

// Agree chooses the word that agrees with a number.
func Agree(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// Whole writes a number with the thousands mark people in Brazil use: 2.100.000.
func Whole(n int) string {
	digits, sign := strconv.Itoa(n), ""
	if n < 0 {
		sign, digits = "−", digits[1:]
	}
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + "." + digits[at:]
	}
	return sign + digits
}

// Count writes a number with its noun: "1 vaga", "2 vagas".
func Count(n int, one, many string) string { return Whole(n) + " " + Agree(n, one, many) }

// People writes a value as people in Brazil read it: decimal comma, dd/mm/aaaa.
func People(v trace.Value) string {
	switch v.Kind {
	case trace.KindDate:
		return certame.Date(v.Int).Brazilian()
	case trace.KindScore:
		return string(certame.AppendScore(nil, certame.Score(v.Int), ',', 2))
	case trace.KindRatio:
		return Decimal(v.Ratio)
	}
	return v.String()
}

// Decimal writes a fraction with decimal comma when it is a finite decimal
// (7,5), else as a fraction (1/3).
func Decimal(r certame.Ratio) string {
	percent := certame.NewRatio(r.Num, 100*max(r.Den, 1)).Percentage()
	if text, finite := strings.CutSuffix(percent, "%"); finite {
		return text
	}
	return r.Fraction()
}
