package oversight

import (
	"strings"
	"unicode/utf8"
)

// Ground is why a contest is given whole: the case or letter that asks for it, and the
// reason in words.
type Ground struct{ Case, Reason string }

// The least that a ground has, and the most, in letters.
const (
	LeastCase, MostCase     = 5, 80
	LeastReason, MostReason = 30, 1000
)

// GroundOf reads a ground as it was typed, in one line each.
func GroundOf(file, reason string) Ground {
	return Ground{strings.Join(strings.Fields(file), " "), strings.Join(strings.Fields(reason), " ")}
}

// HasCase says whether the case is there: one without a digit names none.
func (g Ground) HasCase() bool {
	n := utf8.RuneCountInString(g.Case)
	return n >= LeastCase && n <= MostCase && strings.ContainsAny(g.Case, "0123456789")
}

// HasReason says whether the reason is more than a word.
func (g Ground) HasReason() bool {
	n := utf8.RuneCountInString(g.Reason)
	return n >= LeastReason && n <= MostReason && strings.Contains(g.Reason, " ")
}

// Line is the ground as the log of accesses keeps it.
func (g Ground) Line() string { return g.Case + ": " + g.Reason }
