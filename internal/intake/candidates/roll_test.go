package candidates

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/trace"
)

// terms are of two posts with the groups of the regime.
func terms() *edital.Terms {
	published := certame.MustDate(2026, 2, 10)
	return edital.Resolve(edital.Declared{
		Name: "X", Published: published, AgeOn: certame.NoDate,
		Posts: []edital.DeclaredPost{{Code: "101", Vacancies: 2}, {Code: "2002", Vacancies: 3}},
	}, trace.Discard)
}

// people describes a roll, one line a person, in order.
func people(r *certame.Roll) []string {
	lines := make([]string, r.Len())
	for i := range lines {
		p := certame.Person(i)
		lines[i] = fmt.Sprintf("%s %d %s o%b c%b d%b s%d f%b", r.IDs.At(p), r.Post[i],
			certame.AppendScore(nil, r.Score[i], '.', r.Places), r.Options[i], r.Confirmed[i], r.Denied[i], r.State[i], r.Flags[i])
		if r.Birth != nil {
			lines[i] += " " + r.Birth[i].ISO()
		}
		for _, column := range [...][]int32{r.BirthTime, r.Sequence, r.Draw} {
			switch {
			case column == nil:
			case column[i] == certame.NoNumber:
				lines[i] += " N"
			default:
				lines[i] += fmt.Sprintf(" %d", column[i])
			}
		}
		for _, c := range r.Components {
			lines[i] += fmt.Sprintf(" %s=%s", c.Name, certame.AppendScore(nil, c.Scores[i], '.', 0))
		}
	}
	return lines
}

func read(t *testing.T, file string) *certame.Roll {
	t.Helper()
	roll, err := Parse([]byte(file), "candidatos.csv", terms(), nil)
	if err != nil {
		t.Fatalf("%.200q: %v", file, err)
	}
	return roll
}

// readIn reads a file cut into n pieces: the people, or what is wrong.
func readIn(text string, n int) string {
	f := &file{shown: "c", terms: terms(), data: []byte(text)}
	body, ok := f.readHeader()
	if !ok {
		return f.refused().Error()
	}
	roll := f.readRows(body, n, nil)
	if err := f.refused(); err != nil {
		return err.Error()
	}
	return strings.Join(people(roll), "\n")
}

// problemsOf are the problems of a refusal; anything else is a fault.
func problemsOf(t *testing.T, err error) []intake.Problem {
	t.Helper()
	var refused *intake.Refused
	if !errors.As(err, &refused) || len(refused.Problems) == 0 || len(refused.Problems) > intake.ProblemLimit {
		t.Fatalf("not a refusal: %v", err)
	}
	for _, p := range refused.Problems {
		if p.What == "" || p.File == "" {
			t.Fatalf("a problem that says nothing: %+v", p)
		}
	}
	return refused.Problems
}
