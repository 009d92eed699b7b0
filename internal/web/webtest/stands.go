package webtest

import "regexp"

// Stands says whether a number stands by itself in a text. The figures alone are also in
// an identifier or in a fraction of a second, once in a few thousand runs.
func Stands(text, number string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(number) + `\b`).MatchString(text)
}
