package candidates

import (
	"certame"
	"certame/internal/intake/delimited"
)

// applications makes a row of each application: what the file says of a person
// is said of all of theirs.
type applications struct {
	rows       []uint32 // by application: the row of the file
	candidate  []int32
	place      []uint8
	candidates int
}

// spread is the roll of the applications of the rows read.
func (f *file) spread(pieces []delimited.Piece, results []result, r *certame.Roll) *certame.Roll {
	a := &applications{}
	out := &certame.Roll{Informed: r.Informed, Jurors: r.Jurors}
	ids, marks := certame.NewIdentifiers(0, 0), make([][]certame.Score, 1+len(r.Components))
	places := 0
	for i, p := range pieces {
		l, from := results[i].listed, uint32(0)
		places = max(places, results[i].places)
		for row, end := range l.ends {
			id := results[i].ids.At(certame.Person(row))
			for range end - from {
				ids.Append(id)
			}
			a.add(uint32(p.Start+row), int(end-from))
			from = end
		}
		out.Post = append(out.Post, l.posts...)
		for column := range marks {
			marks[column] = append(marks[column], l.marks[column]...)
		}
	}
	a.copy(out, r)
	if r.Sequence != nil {
		for i := range results {
			out.Sequence = append(out.Sequence, results[i].listed.order...)
		}
	}
	if out.Score = marks[0]; out.Score == nil {
		out.Score = missingMarks(len(out.Post))
	}
	for i, c := range r.Components {
		out.Components = append(out.Components, certame.Column{Name: c.Name, Scores: marks[1+i]})
	}
	return f.ordered(out, a, ids, places)
}

func (a *applications) add(row uint32, posts int) {
	for place := range posts {
		a.rows, a.candidate, a.place = append(a.rows, row), append(a.candidate, int32(a.candidates)), append(a.place, uint8(place+1))
	}
	a.candidates++
}

func (a *applications) copy(out, r *certame.Roll) {
	out.Options, out.Confirmed, out.Denied = repeat(a, r.Options), repeat(a, r.Confirmed), repeat(a, r.Denied)
	out.State, out.Flags, out.Birth = repeat(a, r.State), repeat(a, r.Flags), repeat(a, r.Birth)
	out.BirthTime, out.Draw = repeat(a, r.BirthTime), repeat(a, r.Draw)
}

func repeat[T any](a *applications, column []T) []T {
	if column == nil {
		return nil
	}
	out := make([]T, len(a.rows))
	for i, row := range a.rows {
		out[i] = column[row]
	}
	return out
}

// ordered puts the applications of a post together, as groupByPost does with
// people, and says whose each is.
func (f *file) ordered(r *certame.Roll, a *applications, ids certame.Identifiers, places int) *certame.Roll {
	n := len(r.Post)
	g := &grouping{pieces: []delimited.Piece{{Rows: n}}, results: []result{{rows: n, ids: ids, places: places}}, posts: len(f.terms.Posts), to: make([]uint32, n)}
	out := g.group(r)
	out.Preferences = certame.NewPreferences(scatter(g, a.candidate), scatter(g, a.place), a.candidates)
	return out
}

// heads is a roll of each candidate once, in the order of the file.
func heads(r *certame.Roll) *certame.Roll {
	if r.Preferences == nil {
		return r
	}
	n := r.Preferences.Len()
	out := &certame.Roll{IDs: certame.NewIdentifiers(n, 10), Post: make([]certame.PostIndex, n)}
	for c := range int32(n) {
		out.IDs.Append(r.IDs.At(r.Preferences.Of(c)[0]))
	}
	return out
}
