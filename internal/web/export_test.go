package web

import (
	"maps"
	"slices"
)

// Deeds are the forms whose end is told on the page that follows.
func Deeds() []string { return slices.Sorted(maps.Keys(done)) }
