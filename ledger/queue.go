package ledger

import (
	"certame"
	"certame/edital"
)

// toEndOfQueue is R-40, where the edital allows it: behind everybody, on every
// list of the posts concerned (I-47); an appointment that was there falls, and
// another may come.
func (s *State) toEndOfQueue(p *Person, e *Entry) Reason {
	posts := s.queued(e)
	switch {
	case !s.base.Terms.EndOfQueue.Allowed:
		return NoEndOfQueue
	case !s.has(p, e.Post):
		return LetGoAlready
	}
	for _, post := range posts {
		if h := p.HeldIn(post); h != nil && h.Stage >= InPost {
			return InOffice
		}
	}
	s.queue++
	for _, post := range posts {
		if h := p.HeldIn(post); h != nil {
			s.release(p, h)
			h.Seat = 0
			p.dropEmpty()
		}
		p.Queues = append(p.Queues, Queued{Post: post, Order: s.queue, By: e, Late: s.Homologated.Date != certame.NoDate})
		s.unfreezeIn(p, post)
	}
	return ""
}

// queued are the posts in which a request for the end of the queue counts.
func (s *State) queued(e *Entry) (out []certame.PostIndex) {
	if s.base.Terms.EndOfQueue.Reach != edital.QueueOfEveryPost {
		return []certame.PostIndex{e.Post}
	}
	for _, row := range s.base.Roll.Applications(e.Person) {
		out = append(out, s.base.Roll.Post[row])
	}
	return out
}

// dropEmpty takes out the appointments that have no seat any more; the one before
// them, if there is one, is the last again.
func (p *Person) dropEmpty() {
	rest := make([]Holding, 0, len(p.Earlier))
	for _, h := range p.Earlier {
		if h.Seat > 0 {
			rest = append(rest, h)
		}
	}
	if p.Earlier = rest; p.Seat > 0 {
		return
	}
	p.Stage, p.By = NotNamed, nil
	if n := len(rest); n > 0 {
		p.Holding, p.Earlier = rest[n-1], rest[:n-1]
	}
}

// unfreezeIn is unfreeze in one post.
func (s *State) unfreezeIn(p *Person, post certame.PostIndex) {
	for i := range p.Courses {
		if p.Courses[i].Post == post {
			p.Courses = append(p.Courses[:i:i], p.Courses[i+1:]...)
			return
		}
	}
}
