package classification

import (
	"certame"
	"certame/edital"
)

// Comparer compares two people of any posts by the mark and then by the
// tie-breaks of the edital: zero when nothing separates them.
func Comparer(t *edital.Terms, r *certame.Roll) func(a, b certame.Person) int {
	list := criteria(t, r)
	return func(a, b certame.Person) int { return compareBy(list, a, b) }
}
