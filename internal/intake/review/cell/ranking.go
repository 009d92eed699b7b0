package cell

import (
	"regexp"
	"strings"

	"certame/internal/intake/profile"
)

var placed = regexp.MustCompile(`^(\d{1,7})\s*(?:º|ª|°|o|a)?\s*(?:lugar)?\s*(?:-|na|em|/)?\s*(\p{L}[\p{L} ]*)$`)

// placeIn is a rank in the list of a group.
type placeIn struct{ Rank, Group string }

// RankInGroup reads "1º PN"; a dash is none.
func RankInGroup(text string) ([]placeIn, bool) {
	if IsMissing([]byte(text)) {
		return nil, true
	}
	var list []placeIn
	for _, one := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == '|' || r == '+' || r == ';' }) {
		found := placed.FindStringSubmatch(strings.TrimSpace(one))
		if found == nil {
			return nil, false
		}
		code, ok := profile.Group(found[2])
		if !ok {
			return nil, false
		}
		list = append(list, placeIn{found[1], code})
	}
	return list, len(list) > 0
}
