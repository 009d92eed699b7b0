package literal

import "slices"

// refuses is docs/fatos.md where people put posts in order.
func (u *united) refuses(f Fact) bool {
	m := u.posts[f.Post]
	switch f.Kind {
	case "vaga_aberta":
		return f.Quantity < 1
	case "vaga_fechada":
		return !u.isFree(f.Post, f.Seat)
	}
	p := u.people[f.Person]
	if p == nil || m != nil && u.place(f.Person, f.Post) == 0 {
		return true
	}
	if p.gone {
		return true
	}
	return u.refusesPerson(f, p)
}

func (u *united) refusesPerson(f Fact, p *wisher) bool {
	c, at := u.chairIn(f.Person, f.Post), u.place(f.Person, f.Post)
	serves := slices.ContainsFunc(p.chairs, func(c chair) bool { return c.service })
	switch f.Kind {
	case "nomeacao":
		best := u.best(f.Person)
		taken := best > 0 && (u.terms.Settles || at >= best)
		return f.NoAct || taken || at > p.stand || !u.isFree(f.Post, f.Seat)
	case "sem_efeito":
		return c == nil || c.service
	case "posse":
		return c == nil || c.office
	case "exercicio":
		return c == nil || !c.office || c.service
	case "exoneracao":
		return c == nil || !c.office
	case "nao_compareceu":
		return c != nil && c.office || c == nil && at > u.waits(f.Person)
	case "desistencia":
		return serves
	case "obito":
		return false
	case "interesse":
		best := u.best(f.Person)
		return best > 0 && (u.terms.Settles || at >= best) || at > p.stand
	}
	return u.refusesQueue(f, c, at)
}

func (u *united) refusesQueue(f Fact, c *chair, at int) bool {
	for _, post := range u.queuesOf(f) {
		if in := u.chairIn(f.Person, post); in != nil && in.office {
			return true
		}
	}
	return !u.terms.EndOfQueue || c == nil && at > u.waits(f.Person)
}

// queuesOf are the posts in which a request for the end of the queue counts.
func (u *united) queuesOf(f Fact) []string {
	if u.terms.QueueOfEvery {
		return u.terms.Wishes[f.Person]
	}
	return []string{f.Post}
}

// isFree tells whether a seat exists, is open, and is nobody's.
func (u *united) isFree(post string, seat int) bool {
	m := u.posts[post]
	return seat >= 1 && seat <= len(m.seats) && !m.seats[seat-1].closed && u.holderOf(post, seat) == ""
}

func (u *united) holderOf(post string, seat int) string {
	for id, p := range u.people {
		for _, c := range p.chairs {
			if c.post == post && c.seat == seat {
				return id
			}
		}
	}
	return ""
}

// apply gives a fact its effect.
func (u *united) apply(f Fact) {
	m, p := u.posts[f.Post], u.people[f.Person]
	switch f.Kind {
	case "vaga_aberta":
		for range f.Quantity {
			m.open(f.Label)
		}
	case "vaga_fechada":
		m.fix(f.Seat)
		m.seats[f.Seat-1].closed = true
	case "nomeacao":
		m.fix(f.Seat)
		p.chairs = append(p.chairs, chair{post: f.Post, label: f.Label, seat: f.Seat})
	case "posse":
		u.takeOffice(f, p)
	case "exercicio":
		u.chairIn(f.Person, f.Post).service = true
	case "interesse":
		at := u.place(f.Person, f.Post)
		if f.Result != "confirma" {
			at--
		}
		p.stand = min(p.stand, at)
	case "fim_de_fila":
		for _, post := range u.queuesOf(f) {
			u.rise(f.Person, post, false)
			q := u.posts[post]
			q.queue = append(slices.DeleteFunc(q.queue, func(id string) bool { return id == f.Person }), f.Person)
		}
	default:
		u.leave(f, p)
	}
}

// takeOffice: in the post liked best, it leaves the other seats.
func (u *united) takeOffice(f Fact, p *wisher) {
	u.chairIn(f.Person, f.Post).office = true
	at := u.place(f.Person, f.Post)
	if at != u.best(f.Person) {
		return
	}
	for _, c := range slices.Clone(p.chairs) {
		if c.post != f.Post {
			u.rise(f.Person, c.post, true)
			p.stand = min(p.stand, u.place(f.Person, c.post)-1)
		}
	}
}

// leave is who gives one post back, and waits for those before it, or goes.
func (u *united) leave(f Fact, p *wisher) {
	one := slices.Contains([]string{"sem_efeito", "nao_compareceu", "exoneracao"}, f.Kind)
	if one && (u.chairIn(f.Person, f.Post) == nil || !u.terms.Settles) {
		u.rise(f.Person, f.Post, f.Kind == "exoneracao")
		p.stand = min(p.stand, u.place(f.Person, f.Post)-1)
		return
	}
	for _, c := range slices.Clone(p.chairs) {
		u.rise(f.Person, c.post, f.Kind == "exoneracao" || f.Kind == "obito")
	}
	p.gone = true
}

// rise frees the seat of a person in a post, if there is one. With "nova_vaga" the
// seat of who served, and left by exoneration, death or for another post, closes.
func (u *united) rise(id, post string, vacancy bool) {
	p := u.people[id]
	p.chairs = slices.DeleteFunc(p.chairs, func(c chair) bool {
		if c.post == post && c.service && vacancy && u.terms.Vacancy == "nova_vaga" {
			u.posts[post].seats[c.seat-1].closed = true
		}
		return c.post == post
	})
}
