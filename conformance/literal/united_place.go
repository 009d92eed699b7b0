package literal

import "slices"

// fate is where everybody is: who is at each post, by the rule, and who is out of
// the count with the seat.
type fate struct {
	at   map[string]string         // person → the post they are to be called to; not who waits
	kept map[string]map[string]int // post → person → seat
}

// settle is R-44 with people already appointed. Each of them stays at their post;
// in person they wait for the posts they put before it. Whoever the rule does not
// reach in their own post goes out of the count with the seat (I-40), all such
// together, and everything is done again.
func (u *united) settle() fate {
	f := fate{kept: map[string]map[string]int{}}
	for _, p := range u.terms.Posts {
		f.kept[p.Code] = u.at(p.Code, u.holders(p.Code)).frozenSeats()
	}
	for {
		f.at = u.propose(f.kept)
		if !u.setApart(f) {
			return f
		}
	}
}

// setApart keeps those appointed to whom their post gives nothing.
func (u *united) setApart(f fate) (more bool) {
	unreached := map[string][]string{}
	for _, p := range u.terms.Posts {
		seated := u.choice(p.Code, u.pool(p.Code, f.at), f.kept)
		for _, id := range u.holders(p.Code) {
			if _, kept := f.kept[p.Code][id]; !kept && !slices.Contains(seated, id) {
				unreached[p.Code] = append(unreached[p.Code], id)
			}
		}
	}
	for post, ids := range unreached {
		for _, id := range ids {
			f.kept[post][id], more = u.chairIn(id, post).seat, true
		}
	}
	return more
}

// propose lets one person at a time ask for the next post of their order, until
// nobody who has one left to ask for is without a post.
func (u *united) propose(kept map[string]map[string]int) map[string]string {
	at, next := map[string]string{}, map[string]int{}
	for {
		id := u.free(at, next)
		if id == "" {
			return at
		}
		post := u.terms.Wishes[id][next[id]]
		next[id]++
		at[id] = post
		seated := u.choice(post, u.pool(post, at), kept)
		for other, where := range at {
			if where == post && !slices.Contains(seated, other) {
				delete(at, other)
			}
		}
	}
}

// free is somebody with no post by asking, and with one left to ask for.
func (u *united) free(at map[string]string, next map[string]int) string {
	for id := range u.people {
		if _, has := at[id]; !has && next[id] < u.waits(id) {
			return id
		}
	}
	return ""
}

// pool is who is before a post: those appointed in it and those who asked.
func (u *united) pool(post string, at map[string]string) []string {
	pool := u.holders(post)
	for id, where := range at {
		if where == post {
			pool = append(pool, id)
		}
	}
	return pool
}

func (u *united) holders(post string) (ids []string) {
	for id := range u.people {
		if u.chairIn(id, post) != nil {
			ids = append(ids, id)
		}
	}
	return ids
}

// choice is whom a post takes of some people: R-31.
func (u *united) choice(post string, pool []string, kept map[string]map[string]int) (seated []string) {
	for id := range u.at(post, pool).lookWithout(kept[post]).seated {
		seated = append(seated, id)
	}
	return seated
}

// at is the post as a contest of its own, with only some of its people.
func (u *united) at(post string, ids []string) *moment {
	m := *u.posts[post]
	m.terms.People, m.people = nil, map[string]*standing{}
	for _, c := range u.posts[post].terms.People {
		if !slices.Contains(ids, c.ID) {
			continue
		}
		m.terms.People = append(m.terms.People, c)
		m.people[c.ID] = &standing{}
		if held := u.chairIn(c.ID, post); held != nil {
			*m.people[c.ID] = standing{appointed: true, seat: held.seat, counts: held.label, inOffice: held.office, inService: held.service}
		}
	}
	return &m
}

// states writes every post down: the contest of its own of those who want it.
func (u *united) states() map[string]UnitedState {
	f, out := u.settle(), map[string]UnitedState{}
	for _, p := range u.terms.Posts {
		out[p.Code] = u.state(p.Code, f)
	}
	return out
}

func (u *united) state(post string, f fate) UnitedState {
	want := u.holders(post)
	for id := range u.people {
		at, where := u.place(id, post), u.place(id, f.at[id])
		if at > 0 && at <= u.waits(id) && (where == 0 || at <= where) {
			want = append(want, id)
		}
	}
	m := u.at(post, want)
	s, one := UnitedState{}, m.state()
	s.Labels, s.Closed, s.Holders, s.Modality, s.Waiting = one.Labels, one.Closed, one.Holders, one.Modality, one.Waiting
	return s
}
