package contest

import (
	"certame"
	"certame/vacancy"
)

// LaterLabels labels n seats of a post whose first ones keep their labels.
func (c *Contest) LaterLabels(p *Post, frozen []certame.Modality, n int) (labels []certame.Modality, ok bool) {
	return vacancy.Later(c.Terms, p.Index, p.Allocation.Declared, frozen, n)
}

// AloneInPool reports whether the percentages apply to this post alone.
func (c *Contest) AloneInPool(p *Post) bool { return vacancy.AloneInPool(c.Terms, p.Index) }
