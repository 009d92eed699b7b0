package preference

import (
	"certame"
	"certame/appointment"
)

// None is the place in a list of preferences of who is in no post.
const None = -1

// Of is the place, in the list of preferences of a candidate, of the post they
// are in; None when in none.
func (a *Allocation) Of(c Candidate) int {
	if a.at[c] >= a.limit[c] {
		return None
	}
	return int(a.at[c])
}

// Stands is how many of the applications of a candidate still stand.
func (a *Allocation) Stands(c Candidate) int { return int(a.limit[c]) }

// PostOf is the post a candidate is in; false when in none.
func (a *Allocation) PostOf(c Candidate) (certame.PostIndex, bool) {
	at := a.Of(c)
	if at == None {
		return 0, false
	}
	return a.m.Applications(c)[at].Post, true
}

// Taken lists who is in a post, by ascending rank.
func (a *Allocation) Taken(i certame.PostIndex) []appointment.Rank { return a.taken[i] }

// wants reports whether the owner of a rank would take a seat of the post: the
// application stands, and its owner is in no post they prefer.
func (a *Allocation) wants(i certame.PostIndex, rank appointment.Rank) bool {
	c := a.m.Posts[i].Who[rank]
	place := a.m.placeOf(c, i)
	return place < a.Stands(c) && (a.Of(c) == None || place <= a.Of(c))
}

// placeOf is the place of a post in the list of a candidate, or its length.
func (m *Market) placeOf(c Candidate, post certame.PostIndex) int {
	apps := m.Applications(c)
	for i := range apps {
		if apps[i].Post == post {
			return i
		}
	}
	return len(apps)
}

// Aside lists, by post, the ranks that do not want its seats: they are in a post
// they prefer, or gave this one up. World.Without them is the world in which the
// post is filled, and its order of call goes on into those who wait.
func (a *Allocation) Aside() [][]appointment.Rank {
	out := make([][]appointment.Rank, len(a.m.Posts))
	for c := range Candidate(a.m.Len()) {
		apps := a.m.Applications(c)
		for _, app := range apps[min(int(a.at[c])+1, int(a.limit[c])):] {
			out[app.Post] = append(out[app.Post], app.Rank)
		}
	}
	return out
}
