package classification

import (
	"slices"

	"certame"
	"certame/edital"
)

// localFirst is I-48, "local": at a locality of a cargo come first those who put it
// before the other localities of the cargo, and then the general list, which is
// reached when nobody of the locality is left.
func localFirst(t *edital.Terms, r *certame.Roll) (c criterion, has bool) {
	local := func(p edital.Post) bool { return p.Of != "" && p.List == edital.ListLocal }
	if r.Preferences == nil || !slices.ContainsFunc(t.Posts, local) {
		return criterion{}, false
	}
	return criterion{Rule: edital.TieBreak{Rule: edital.TieLocality}, Read: func(p certame.Person) int64 {
		if local(t.Posts[r.Post[p]]) && !Local(t, r, p) {
			return 1
		}
		return 0
	}}, true
}

// Local reports whether the person of a row put its locality before the others of
// the same cargo.
func Local(t *edital.Terms, r *certame.Roll, row certame.Person) bool {
	of := t.Posts[r.Post[row]].Of
	for _, other := range r.Applications(row) {
		if t.Posts[r.Post[other]].Of == of {
			return other == row
		}
	}
	return false
}
