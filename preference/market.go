package preference

import (
	"slices"

	"certame"
	"certame/appointment"
)

// Candidate is the dense index of whoever applied to one or more posts.
type Candidate int32

// Nobody is the absence of a Candidate.
const Nobody Candidate = -1

// Application is one post of the list of a candidate, and the place there.
type Application struct {
	Rank  appointment.Rank // in the post
	Post  certame.PostIndex
	class uint16 // of the rank in the post
}

// Post is one post: its seats, its lists, and whose each rank is.
type Post struct {
	World   *appointment.World
	Who     []Candidate // by rank
	classes []class
	classOf []uint16 // by rank
}

// class is the people of a post who stand on the same lists. Of two of them the
// better ranked is always seated first, so one rank says of a class how far it
// was turned away.
type class struct {
	lists []certame.Modality
	ranks []appointment.Rank // ascending
}

// noClass is who stands on no list of the post: sub judice, or with a seat kept.
const noClass = 0

// Market is every post and every list of preferences.
type Market struct {
	Posts []Post
	first []int32 // by candidate: where its applications begin; one more at the end
	apps  []Application
}

// New joins posts and lists of preferences: the applications of candidate c are
// those from first[c] to first[c+1], the most preferred first.
func New(posts []Post, first []int32, apps []Application) *Market {
	m := &Market{Posts: posts, first: first, apps: apps}
	for i := range m.Posts {
		m.Posts[i].sortOut()
	}
	for i := range m.apps {
		app := &m.apps[i]
		app.class = m.Posts[app.Post].classOf[app.Rank]
	}
	return m
}

// Len is the number of candidates.
func (m *Market) Len() int { return len(m.first) - 1 }

// Applications are the posts of a candidate, the most preferred first.
func (m *Market) Applications(c Candidate) []Application { return m.apps[m.first[c]:m.first[c+1]] }

// sortOut puts the people of a post into classes.
func (p *Post) sortOut() {
	on := make([]uint32, p.World.People)
	for m, list := range p.World.Lists {
		for _, rank := range list {
			on[rank] |= 1 << m
		}
	}
	sets := []uint32{noClass: 0}
	p.classOf, p.classes = make([]uint16, len(on)), make([]class, 1, 8)
	for rank, set := range on {
		at := slices.Index(sets, set)
		if at < 0 {
			at = len(sets)
			sets, p.classes = append(sets, set), append(p.classes, class{lists: listsOf(set)})
		}
		p.classOf[rank] = uint16(at)
		if at != noClass {
			p.classes[at].ranks = append(p.classes[at].ranks, appointment.Rank(rank))
		}
	}
}

func listsOf(set uint32) (out []certame.Modality) {
	for m := certame.Modality(0); set>>m != 0; m++ {
		if set>>m&1 == 1 {
			out = append(out, m)
		}
	}
	return out
}
