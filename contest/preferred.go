package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/law"
	"certame/preference"
)

// Preferred is which post each candidate takes, where they put posts in order
//
type Preferred struct {
	Allocation *preference.Allocation
	market     *preference.Market
	posts      []*Post                // classified, without seats
	kept       [][]appointment.Held   // by post: seats kept whatever the rule gives
	outside    [][]appointment.Held   // of those, appointed though the rule gives nothing
	aside      [][]appointment.Rank   // by post: who does not want its seats
	first      []int32                // by candidate: where the applications begin
	rows       []certame.Person       // by application: its row of the roll
	mirrored   []preference.Candidate // take part by court order alone
	mirrorAt   []certame.Person       // of those: the row that would be seated, or Nobody
}

// Aside is why somebody on the lists of a post takes no seat of it.
type Aside uint8

// The reasons.
const (
	Wants     Aside = iota // takes part in its seats
	HasBetter              // is in a post put before it
	LetGo                  // refused it, or one put before it, or was silent
)

// Classified makes the lists of one post, the first half of its computation. In a
// contest by preference every post has to have its own before any has its seats.
func (c *Contest) Classified(i certame.PostIndex, record bool) *Post {
	p := &Post{Index: i, Allocation: c.Allocations[i]}
	c.classify(p, record)
	return p
}

// Prefer computes which post each candidate takes; classified are the posts that
// somebody has computed already, side by side.
func (c *Contest) Prefer(classified []*Post, record bool) {
	s := &Preferred{posts: classified}
	if s.posts == nil {
		s.posts = make([]*Post, len(c.Terms.Posts))
	}
	for i := range s.posts {
		if s.posts[i] == nil {
			s.posts[i] = c.Classified(certame.PostIndex(i), record)
		}
	}
	s.kept, s.outside = make([][]appointment.Held, len(s.posts)), make([][]appointment.Held, len(s.posts))
	holders := make([][]appointment.Held, len(s.posts))
	if c.Facts != nil {
		for i, p := range s.posts {
			holders[i] = c.holders(p)
			s.kept[i] = c.frozen(p, holders[i])
		}
	}
	for {
		c.allocate(s)
		if !c.keepUnreached(s, holders) {
			break
		}
	}
	s.aside = s.Allocation.Aside()
	c.mirrorAll(s)
	c.Preferred = s
}

// allocate runs the allocation with the seats that are not kept.
func (c *Contest) allocate(s *Preferred) {
	rank := make([]appointment.Rank, c.Roll.Len())
	for i := range rank {
		rank[i] = appointment.NoOne
	}
	for _, p := range s.posts {
		for i, row := range p.Lists.Order {
			rank[row] = appointment.Rank(i)
		}
	}
	apps := c.applications(s, rank)
	posts := make([]preference.Post, len(s.posts))
	for i, p := range s.posts {
		posts[i] = c.marketPost(s, p)
	}
	s.market = preference.New(posts, s.first, apps)
	s.Allocation = preference.Allocate(s.market, c.standing(s)...)
}

// applications lists the posts in which each candidate is approved, in their order.
func (c *Contest) applications(s *Preferred, rank []appointment.Rank) (apps []preference.Application) {
	s.first, s.rows, s.mirrored = append(s.first[:0], 0), s.rows[:0], s.mirrored[:0]
	for who := range int32(c.Roll.Preferences.Len()) {
		apart := true
		for _, row := range c.Roll.Preferences.Of(who) {
			if rank[row] == appointment.NoOne {
				continue
			}
			apps = append(apps, preference.Application{Post: c.Roll.Post[row], Rank: rank[row]})
			s.rows = append(s.rows, row)
			apart = apart && s.posts[c.Roll.Post[row]].Lists.Mirror[rank[row]]
		}
		if apart && len(s.rows) > int(s.first[who]) {
			s.mirrored = append(s.mirrored, preference.Candidate(who))
		}
		s.first = append(s.first, int32(len(s.rows)))
	}
	return apps
}

// marketPost is a post as the allocation sees it: without the seats kept, and with
// those sub judice on its lists, who ask for nothing and are looked at one by one.
func (c *Contest) marketPost(s *Preferred, p *Post) preference.Post {
	w := appointment.NewWorld(c.Terms, p.Lists, p.Allocation.Labels)
	w.EditalSeats = p.Allocation.Edital
	if len(s.kept[p.Index]) > 0 {
		w, _ = w.Around(s.kept[p.Index])
	}
	who := make([]preference.Candidate, len(p.Lists.Order))
	for i, row := range p.Lists.Order {
		who[i] = preference.Candidate(c.Roll.Preferences.Candidate[row])
		if p.Lists.Mirror[i] && slices.Contains(s.mirrored, who[i]) {
			c.listed(w, p, classification.Rank(i))
		}
	}
	return preference.Post{World: w, Who: who}
}

// standing is what shortens the lists of preferences before anybody moves.
func (c *Contest) standing(s *Preferred) (out []preference.Change) {
	for _, who := range s.mirrored {
		out = append(out, preference.Leave(who))
	}
	if c.Facts != nil {
		for _, p := range c.Facts.Now.People() {
			if len(c.Facts.Now.Of(p).Answers) > 0 {
				out = append(out, s.answered(c, p))
			}
		}
	}
	for i, list := range s.kept {
		for _, h := range list {
			if h.Rank != appointment.NoOne {
				row := s.posts[i].Lists.Order[h.Rank]
				out = append(out, preference.Refuse(s.candidate(c, row), s.place(c, row)))
			}
		}
	}
	return out
}

func (s *Preferred) candidate(c *Contest, row certame.Person) preference.Candidate {
	return preference.Candidate(c.Roll.Preferences.Candidate[row])
}

// place is where the application of a row stands among those of its candidate.
func (s *Preferred) place(c *Contest, row certame.Person) int {
	who := s.candidate(c, row)
	return slices.Index(s.rows[s.first[who]:s.first[who+1]], row)
}

// keepUnreached keeps the seats of those appointed to whom the allocation gives
// another post or none: until the act is undone the seat is theirs in fact.
func (c *Contest) keepUnreached(s *Preferred, holders [][]appointment.Held) (more bool) {
	for i, list := range holders {
		for _, h := range list {
			known := slices.ContainsFunc(s.kept[i], func(k appointment.Held) bool { return k.Seat == h.Seat })
			_, taken := slices.BinarySearch(s.Allocation.Taken(certame.PostIndex(i)), h.Rank)
			if known || taken {
				continue
			}
			s.kept[i], more = append(s.kept[i], h), true
			if h.Rank == appointment.NoOne || s.Allocation.Of(s.candidate(c, s.posts[i].Lists.Order[h.Rank])) == preference.None {
				s.outside[i] = append(s.outside[i], h)
			}
		}
	}
	return more
}

// mirrorAll says, for each person sub judice alone, the post they would be in.
func (c *Contest) mirrorAll(s *Preferred) {
	s.mirrorAt = make([]certame.Person, len(s.mirrored))
	for i, who := range s.mirrored {
		s.mirrorAt[i] = certame.Nobody
		with := s.Allocation.Admit(preference.Change{Candidate: who, Stand: int(s.first[who+1] - s.first[who])})
		if at := with.Of(who); at != preference.None {
			s.mirrorAt[i] = s.rows[int(s.first[who])+at]
		}
	}
}

// begin is a post with its lists, and, by preference, with those set aside.
func (c *Contest) begin(i certame.PostIndex, record bool) *Post {
	if !c.byPreference() {
		return c.Classified(i, record)
	}
	if c.Preferred == nil {
		c.Prefer(nil, record)
	}
	p := *c.Preferred.posts[i]
	p.Log.Steps, p.Log.Findings = slices.Clone(p.Log.Steps), slices.Clone(p.Log.Findings)
	p.Aside = make([]Aside, len(p.Lists.Order))
	for _, rank := range c.Preferred.aside[i] {
		p.Aside[rank] = c.why(p.Lists.Order[rank])
	}
	p.Kept, p.Outside = slices.Clone(c.Preferred.kept[i]), slices.Clone(c.Preferred.outside[i])
	return &p
}

func (c *Contest) byPreference() bool { return c.Terms.Preference && c.Roll.Preferences != nil }

func (c *Contest) why(row certame.Person) Aside {
	s := c.Preferred
	who := s.candidate(c, row)
	if at := s.Allocation.Of(who); at != preference.None && s.place(c, row) > at {
		return HasBetter
	}
	return LetGo
}

// Takes is the row of the post in which the candidate of a row is; Nobody when in
// none.
func (c *Contest) Takes(row certame.Person) certame.Person {
	s := c.Preferred
	who := s.candidate(c, row)
	if at := s.Allocation.Of(who); at != preference.None {
		return s.rows[int(s.first[who])+at]
	}
	return certame.Nobody
}

// verify holds the seats of a post, filled alone from those who want them, to the
// allocation: where they differ, some candidate and post would rather have each
// other, and no result is given.
func (c *Contest) verify(p *Post) error {
	if !c.byPreference() {
		return nil
	}
	var seated []appointment.Rank
	for i, m := range p.Appointment.Holds {
		rank := appointment.Rank(i)
		if m != certame.NoModality && !slices.ContainsFunc(p.Kept, func(h appointment.Held) bool { return h.Rank == rank }) {
			seated = append(seated, rank)
		}
	}
	if slices.Equal(seated, c.Preferred.Allocation.Taken(p.Index)) {
		return nil
	}
	return &appointment.Gap{
		What:  "com esta cadeia de reversão e estas listas, nenhuma distribuição por preferência encontrada é estável; use reversao: decreto, lei ou cpnu2, com uma só modalidade reservada por pessoa",
		Basis: []law.Provision{law.EditalRegraCpt},
	}
}

// Approved is how many candidates are approved in some post.
func (s *Preferred) Approved() (n int) {
	for who := range len(s.first) - 1 {
		if s.first[who+1] > s.first[who] {
			n++
		}
	}
	return n
}

// Apart is how many take part by court order alone.
func (s *Preferred) Apart() int { return len(s.mirrored) }

// listed puts somebody sub judice on the lists of a post, by what the order gives.
func (c *Contest) listed(w *appointment.World, p *Post, rank classification.Rank) {
	if c.Roll.Flags[p.Lists.Order[rank]]&certame.FlagOutsideCut == 0 {
		w.Lists[certame.OpenCompetition] = insertRank(w.Lists[certame.OpenCompetition], rank)
	}
	for _, m := range p.Lists.Final[rank].Modalities() {
		w.Lists[m] = insertRank(w.Lists[m], rank)
	}
}

// answered keeps, of the applications of a person, those that stand after the
// answers to the calls to confirm.
func (s *Preferred) answered(c *Contest, head certame.Person) preference.Change {
	who, stand := s.candidate(c, head), 0
	for _, row := range s.rows[s.first[who]:s.first[who+1]] {
		if place, _ := c.Preference(row); place <= c.Facts.Now.Stands(head) {
			stand++
		}
	}
	return preference.Change{Candidate: who, Stand: stand}
}
