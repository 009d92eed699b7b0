package web

import (
	"maps"
	"slices"
)

// Deeds are the forms whose end is told on the page that follows.
func Deeds() []string { return slices.Sorted(maps.Keys(done)) }

// GroupOf is the heading of a page of the menu, and in how many it stands.
func GroupOf(text string) (title string, in int) {
	for _, g := range menuGroups {
		if slices.Contains(g.texts, text) {
			title, in = g.title, in+1
		}
	}
	return title, in
}
