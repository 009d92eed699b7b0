package docket

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/intake/conversion"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/internal/store"
)

// ImportChange is what a file would make of a contest.
type ImportChange struct {
	Before, After     ImportFigures
	Posts             []ImportPost // in the order of the edital as it is
	Entering, Leaving []string     // registration numbers, the first of them
	Enter, Leave      int          // how many
}

// ImportFigures are a contest in numbers.
type ImportFigures struct{ People, Rows, Approved, Called int }

// ImportPost is how many people apply for a post.
type ImportPost struct {
	Code, Title   string
	Before, After int
}

// importNamed is how many numbers of who enters and leaves are listed.
const importNamed = 100

// convert writes the file of the contest and says what it would change.
func (x *examiner) convert(ctx context.Context, e *review.Examined) error {
	last, lines, err := x.current(ctx, x.in.Contest)
	if err != nil {
		return err
	}
	opt := conversion.Options{Map: x.in.Map, Corrections: x.fixes, Post: x.in.Post}
	if opt.ByCPF, err = x.byCPF(ctx, e, last); err != nil {
		return err
	}
	x.progress("convertendo", 0, 0)
	file, err := x.written(ctx, convertedFile, func(f *os.File) (err error) {
		x.exam.Rows, err = conversion.Write(ctx, f, e, opt)
		return err
	})
	if err != nil {
		return err
	}
	x.in.put(file)
	if x.exam.Revision = last.Number; x.exam.Target != run.CandidatesFile && x.exam.Target != run.RulingsFile {
		x.exam.Stop = "nada se grava em um certame de uma lista deste tipo: " + e.Report.Kind
		return nil
	}
	file.Name = x.exam.Target
	x.progress("apurando como ficaria", 0, 0)
	_, after, err := x.take(ctx, last.Files, Changes{Kept: []store.File{file}}, lines)
	if err != nil {
		return err
	}
	return x.compare(ctx, last, after)
}

// byCPF finds people for results that have nothing else of them.
func (x *examiner) byCPF(ctx context.Context, e *review.Examined, last store.Revision) (map[string]string, error) {
	if e.Main().Kind() != profile.KindDecisions || e.Main().Has("inscricao") || !has(last.Files, run.CandidatesFile) {
		return nil, nil
	}
	content, _, err := x.openFile(ctx, last.Files, run.CandidatesFile)
	if err != nil {
		return nil, err
	}
	defer content.Close()
	raw, err := io.ReadAll(content)
	return conversion.ReadCPFs(raw), err
}

// compare holds the contest as it would be to the contest as it is.
func (x *examiner) compare(ctx context.Context, last store.Revision, after *run.Loaded) error {
	if after.Roll == nil { // results of people who are not there yet
		return ErrNoPeople
	}
	outcome, err := after.Compute(ctx, true)
	if err != nil {
		return err
	}
	c := &ImportChange{After: figuresOf(after.Roll, outcome)}
	for i := range after.Terms.Posts {
		c.Posts = append(c.Posts, ImportPost{Code: after.Terms.Posts[i].Code, Title: after.Terms.Posts[i].Name, After: countPost(after.Roll, certame.PostIndex(i))})
	}
	now := peopleOf(after.Roll)
	err = x.Use(ctx, last.Contest, func(l *run.Loaded, o *contest.Outcome) error {
		c.Before = figuresOf(l.Roll, o)
		for i := range c.Posts {
			if at := slices.IndexFunc(l.Terms.Posts, func(p edital.Post) bool { return p.Code == c.Posts[i].Code }); at >= 0 {
				c.Posts[i].Before = countPost(l.Roll, certame.PostIndex(at))
			}
		}
		before := peopleOf(l.Roll)
		c.Enter, c.Entering = onlyIn(now, before)
		c.Leave, c.Leaving = onlyIn(before, now)
		return nil
	})
	if errors.Is(err, ErrNoPeople) {
		c.Enter, c.Entering = onlyIn(now, nil)
		err = nil
	}
	x.exam.Change = c
	return err
}

func figuresOf(r *certame.Roll, o *contest.Outcome) ImportFigures {
	s := tables.Summarize(o)
	return ImportFigures{len(peopleOf(r)), r.IDs.Len(), s.Approved, s.Called}
}

func countPost(r *certame.Roll, post certame.PostIndex) (n int) {
	for _, p := range r.Post {
		if p == post {
			n++
		}
	}
	return n
}

// peopleOf are the numbers of registration, once each, in order.
func peopleOf(r *certame.Roll) []string {
	ids := make([]string, r.IDs.Len())
	for i := range ids {
		ids[i] = string(r.IDs.At(certame.Person(i)))
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// onlyIn are the numbers of one and not of the other.
func onlyIn(one, other []string) (n int, first []string) {
	at := 0
	for _, id := range one {
		for at < len(other) && other[at] < id {
			at++
		}
		if at < len(other) && other[at] == id {
			continue
		}
		if n++; len(first) < importNamed {
			first = append(first, id)
		}
	}
	return n, first
}
