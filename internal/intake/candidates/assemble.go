package candidates

import (
	"certame"
	"certame/internal/intake"
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
	return r
}

// assemble joins what the pieces gave: problems in file order, identifiers, and
// the columns without the room that blank lines left.
func (f *file) assemble(pieces []piece, results []result, r *certame.Roll) {
	rows, gap := 0, false
	for i, res := range results {
		f.problems = append(f.problems, res.problem.problems...)
		f.more += res.problem.more
		r.Places = max(r.Places, res.places)
		gap = gap || pieces[i].start != rows
		rows += res.rows
	}
	if extra := len(f.problems) - intake.ProblemLimit; extra > 0 {
		f.problems, f.more = f.problems[:intake.ProblemLimit], f.more+extra
	}
	r.IDs = certame.NewIdentifiers(rows, 10)
	for _, res := range results {
		r.IDs.AppendAll(res.ids)
	}
	if gap || rows != len(r.Post) {
		compact(pieces, results, r, rows)
	}
}

func compact(pieces []piece, results []result, r *certame.Roll, rows int) {
	r.Post = closeGaps(r.Post, pieces, results, rows)
	r.Score = closeGaps(r.Score, pieces, results, rows)
	r.Options = closeGaps(r.Options, pieces, results, rows)
	r.Confirmed = closeGaps(r.Confirmed, pieces, results, rows)
	r.Denied = closeGaps(r.Denied, pieces, results, rows)
	r.State = closeGaps(r.State, pieces, results, rows)
	r.Flags = closeGaps(r.Flags, pieces, results, rows)
	r.Birth = closeGaps(r.Birth, pieces, results, rows)
	r.BirthTime = closeGaps(r.BirthTime, pieces, results, rows)
	r.Sequence = closeGaps(r.Sequence, pieces, results, rows)
	r.Draw = closeGaps(r.Draw, pieces, results, rows)
	for i := range r.Components {
		r.Components[i].Scores = closeGaps(r.Components[i].Scores, pieces, results, rows)
	}
}

func closeGaps[T any](column []T, pieces []piece, results []result, rows int) []T {
	if column == nil {
		return nil
	}
	to := 0
	for i, p := range pieces {
		to += copy(column[to:], column[p.start:p.start+results[i].rows])
	}
	return column[:rows]
}
