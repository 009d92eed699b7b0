package candidates

import (
	"sync"

	"certame"
	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// newRoll makes room for n rows in every column the file has.
func (f *file) newRoll(n int) *certame.Roll {
	r := &certame.Roll{
		Post: make([]certame.PostIndex, n), Score: make([]certame.Score, n),
		Options: make([]certame.GroupSet, n), Confirmed: make([]certame.GroupSet, n), Denied: make([]certame.GroupSet, n),
		State: make([]certame.State, n), Flags: make([]certame.Flag, n),
	}
	for _, c := range f.columns {
		switch c.role {
		case roleScore:
			r.Informed = true
		case roleJuror:
			r.Jurors = true
		case roleBirth:
			r.Birth = make([]certame.Date, n)
		case roleBirthTime:
			r.BirthTime = make([]int32, n)
		case roleSequence:
			r.Sequence = make([]int32, n)
		case roleDraw:
			r.Draw = make([]int32, n)
		case roleComponent:
			r.Components = append(r.Components, certame.Column{Name: c.name, Scores: make([]certame.Score, n)})
		}
	}
	if !r.Informed {
		for i := range r.Score {
			r.Score[i] = certame.NoScore
		}
	}
	return r
}

// gather joins the problems of the pieces, in file order.
func (f *file) gather(results []result) {
	for _, res := range results {
		f.problems = append(f.problems, res.problem.problems...)
		f.more += res.problem.more
	}
	if extra := len(f.problems) - intake.ProblemLimit; extra > 0 {
		f.problems, f.more = f.problems[:intake.ProblemLimit], f.more+extra
	}
}

// grouping moves rows so that the people of a post stand together: everything
// after this walks one post at a time, and with two million people spread over
// the file each step would miss the cache.
type grouping struct {
	pieces  []delimited.Piece
	results []result
	to      []uint32 // by place in the columns as read: new place
	textTo  []uint32 // by piece and post: where its identifiers begin
	total   int
	bytes   int
	posts   int
}

// groupByPost puts the roll in order of post, and of file within a post.
func groupByPost(pieces []delimited.Piece, results []result, r *certame.Roll, posts int) *certame.Roll {
	g := &grouping{pieces: pieces, results: results, posts: posts, to: make([]uint32, len(r.Post))}
	return g.group(r)
}

func (g *grouping) group(r *certame.Roll) *certame.Roll {
	g.plan(r)
	out := &certame.Roll{IDs: g.identifiers(r), Informed: r.Informed, Jurors: r.Jurors}
	var done sync.WaitGroup
	done.Go(func() {
		out.Post, out.Options, out.Confirmed = scatter(g, r.Post), scatter(g, r.Options), scatter(g, r.Confirmed)
		out.Denied, out.State, out.Flags = scatter(g, r.Denied), scatter(g, r.State), scatter(g, r.Flags)
	})
	done.Go(func() {
		out.Score, out.Birth = scatter(g, r.Score), scatter(g, r.Birth)
		out.BirthTime, out.Sequence, out.Draw = scatter(g, r.BirthTime), scatter(g, r.Sequence), scatter(g, r.Draw)
		for _, c := range r.Components {
			out.Components = append(out.Components, certame.Column{Name: c.Name, Scores: scatter(g, c.Scores)})
		}
	})
	done.Wait()
	for _, res := range g.results {
		out.Places = max(out.Places, res.places)
	}
	return out
}

// plan gives every row its new place: first all of post 0, piece by piece.
func (g *grouping) plan(r *certame.Roll) {
	rows := make([]uint32, len(g.pieces)*g.posts)
	g.textTo = make([]uint32, len(g.pieces)*g.posts)
	for i, p := range g.pieces {
		for row := range g.results[i].rows {
			at := i*g.posts + int(r.Post[p.Start+row])
			rows[at]++
			g.textTo[at] += uint32(len(g.results[i].ids.At(certame.Person(row))))
		}
	}
	row, text := uint32(0), uint32(0)
	for post := range g.posts {
		for i := range g.pieces {
			at := i*g.posts + post
			rows[at], row = row, row+rows[at]
			g.textTo[at], text = text, text+g.textTo[at]
		}
	}
	g.total, g.bytes = int(row), int(text)
	for i, p := range g.pieces {
		for place := p.Start; place < p.Start+g.results[i].rows; place++ {
			at := i*g.posts + int(r.Post[place])
			g.to[place] = rows[at]
			rows[at]++
		}
	}
}

func (g *grouping) identifiers(r *certame.Roll) certame.Identifiers {
	ids := certame.PlacedIdentifiers(g.total, g.bytes)
	for i, p := range g.pieces {
		for row := range g.results[i].rows {
			at := i*g.posts + int(r.Post[p.Start+row])
			id := g.results[i].ids.At(certame.Person(row))
			g.textTo[at] += uint32(len(id))
			ids.Place(certame.Person(g.to[p.Start+row]), g.textTo[at], id)
		}
	}
	return ids
}

func scatter[T any](g *grouping, column []T) []T {
	if column == nil {
		return nil
	}
	out := make([]T, g.total)
	for i, p := range g.pieces {
		for place := p.Start; place < p.Start+g.results[i].rows; place++ {
			out[g.to[place]] = column[place]
		}
	}
	return out
}
