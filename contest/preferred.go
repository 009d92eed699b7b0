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
//
// Whoever is appointed is in the market twice: at the post they have, where they
// stay whatever else reaches them, and in person, waiting for the posts they put
// before it (I-46). A seat is not another's before somebody leaves it.
type Preferred struct {
	Allocation *preference.Allocation
	market     *preference.Market
	posts      []*Post                                 // classified, without seats
	holders    [][]appointment.Held                    // by post: who is appointed
	gone       [][]appointment.Rank                    // by post: ranks of the market of people who left its lists since
	kept       [][]appointment.Held                    // by post: seats kept whatever the rule gives
	outside    [][]appointment.Held                    // of those, appointed though the rule gives nothing
	aside      [][]appointment.Rank                    // by post: who does not want its seats
	first      []int32                                 // by candidate: where the applications begin
	rows       []certame.Person                        // by application: its row of the roll
	apart      map[certame.Person]preference.Candidate // rows with a seat: the candidate who stays in it, or Nobody when it is kept
	approved   int
	mirrored   []preference.Candidate // take part by court order alone
	mirrorAt   []certame.Person       // of those: the row that would be seated, or Nobody
}

// Aside is why somebody on the lists of a post takes no seat of it.
type Aside uint8

// The reasons.
const (
	Wants       Aside = iota // takes part in its seats
	HasBetter                // is in a post put before it
	LetGo                    // refused it, or one put before it, or was silent
	SettledDown              // is appointed in a post put after it, and waits no more (I-46)
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
	s.gone = make([][]appointment.Rank, len(s.posts))
	c.gatherSeats(s)
	for more := true; more; {
		c.allocate(s)
		more = c.keepUnreached(s)
		more = c.releaseMoved(s) || more
	}
	s.aside = s.asideNow()
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

// applications lists the posts in which each candidate is approved, in their
// order, and then those who stay where they are.
func (c *Contest) applications(s *Preferred, rank []appointment.Rank) (apps []preference.Application) {
	s.first, s.rows, s.mirrored, s.approved = append(s.first[:0], 0), s.rows[:0], s.mirrored[:0], 0
	apply := func(row certame.Person) {
		apps = append(apps, preference.Application{Post: c.Roll.Post[row], Rank: rank[row]})
		s.rows = append(s.rows, row)
	}
	stays := c.staying(s)
	for who := range int32(c.Roll.Preferences.Len()) {
		listed, apart := false, true
		for _, row := range c.Roll.Preferences.Of(who) {
			if rank[row] == appointment.NoOne {
				continue
			}
			listed, apart = true, apart && s.posts[c.Roll.Post[row]].Lists.Mirror[rank[row]]
			if _, seated := s.apart[row]; !seated {
				apply(row)
			}
		}
		if listed {
			s.approved++
		}
		if apart && len(s.rows) > int(s.first[who]) {
			s.mirrored = append(s.mirrored, preference.Candidate(who))
		}
		s.first = append(s.first, int32(len(s.rows)))
	}
	for _, row := range stays {
		apply(row)
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
		who[i] = s.candidate(c, row)
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
	if c.Facts == nil {
		return out
	}
	for _, p := range c.Facts.Now.People() {
		out = append(out, s.firstPosts(c, p, c.Facts.Now.WaitsFor(p)))
	}
	for i, list := range s.kept {
		for _, h := range list {
			if h.Rank != appointment.NoOne {
				row := s.posts[i].Lists.Order[h.Rank]
				out = append(out, s.firstPosts(c, row, c.place(row)-1))
			}
		}
	}
	return out
}

// firstPosts keeps, of the applications of a person, those to the first posts of
// their list.
func (s *Preferred) firstPosts(c *Contest, row certame.Person, posts int) preference.Change {
	who, stand := c.Roll.Preferences.Candidate[row], 0
	for _, row := range s.rows[s.first[who]:s.first[who+1]] {
		if c.place(row) <= posts {
			stand++
		}
	}
	return preference.Change{Candidate: preference.Candidate(who), Stand: stand}
}

// place is where a post stands among those that its candidate put in order, from 1.
func (c *Contest) place(row certame.Person) int { return int(c.Roll.Preferences.Place[row]) }

// candidate is who stands for a row in the market: the person, or whoever stays
// in the seat.
func (s *Preferred) candidate(c *Contest, row certame.Person) preference.Candidate {
	if who, seated := s.apart[row]; seated {
		return who
	}
	return preference.Candidate(c.Roll.Preferences.Candidate[row])
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

// why says why somebody takes no part in the seats of a post.
func (c *Contest) why(row certame.Person) Aside {
	if takes := c.Takes(row); takes != certame.Nobody && c.place(row) > c.place(takes) {
		return HasBetter
	}
	if c.Facts != nil && c.known(row).Holds() && c.place(row) <= c.Facts.Now.Stands(row) {
		return SettledDown
	}
	return LetGo
}

// Takes is the row of the post in which the candidate of a row is, or to which
// they are to be called; Nobody when none.
func (c *Contest) Takes(row certame.Person) certame.Person {
	s := c.Preferred
	who := preference.Candidate(c.Roll.Preferences.Candidate[row])
	if at := s.Allocation.Of(who); at != preference.None {
		return s.rows[int(s.first[who])+at]
	}
	for _, other := range c.Roll.Applications(row) {
		_, seated := s.apart[other]
		if seated || c.Facts != nil && c.known(other).HeldIn(c.Roll.Post[other]) != nil {
			return other
		}
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
	if slices.Equal(seated, c.Preferred.taken(p.Index)) {
		return nil
	}
	return &appointment.Gap{
		What:  "com esta cadeia de reversão e estas listas, nenhuma distribuição por preferência encontrada é estável; use reversao: decreto, lei ou cpnu2, com uma só modalidade reservada por pessoa",
		Basis: []law.Provision{law.EditalRegraCpt},
	}
}

// Approved is how many candidates are approved in some post.
func (s *Preferred) Approved() int { return s.approved }

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
