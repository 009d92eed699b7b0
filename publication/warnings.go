package publication

import (
	"certame"
	"certame/contest"
)

// smallest is the size under which a group is called small (S24).
const smallest = 5

// Small is a group of a post with few people: its list is public by law, and
// whoever publishes it should know.
type Small struct {
	Post   certame.PostIndex
	Group  certame.Modality
	People int
}

// SmallGroups lists the lists with fewer than five people, and with anybody.
func SmallGroups(o *contest.Outcome) (out []Small) {
	for _, p := range o.Posts {
		for g, list := range p.Lists.Specific {
			if len(list) > 0 && len(list) < smallest {
				out = append(out, Small{p.Index, certame.Modality(g + 1), len(list)})
			}
		}
	}
	return out
}
