package contest

import "certame/appointment"

// Updates is how many facts only updated which post each candidate takes.
func (l *Live) Updates() int { return l.updates }

// WithMore is the world of a post with more seats.
func (c *Contest) WithMore(p *Post, more int) (*appointment.World, bool) {
	return c.withMore(p, c.whole(p), more)
}
