package intake

import (
	"fmt"
	"strings"
)

// Problem is one thing wrong with an input file. Line and Column count from 1;
// zero means the whole file or the whole line.
type Problem struct {
	File   string
	Line   int
	Column string // name of the column or number of the character
	Value  string
	What   string // what is wrong, pt-BR
	Remedy string // how to mend it, pt-BR
}

// Place is where the problem is: "votos.csv, linha 3".
func (p Problem) Place() string {
	if p.Line == 0 {
		return p.File
	}
	return fmt.Sprintf("%s, linha %d", p.File, p.Line)
}

// String is one line for people: file, row, column, value, remedy.
func (p Problem) String() string {
	var b strings.Builder
	b.WriteString(p.Place())
	if p.Column != "" {
		fmt.Fprintf(&b, ", coluna %s", p.Column)
	}
	if p.Value != "" {
		fmt.Fprintf(&b, ", valor %q", shorten(p.Value))
	}
	b.WriteString(": " + p.What)
	if p.Remedy != "" {
		b.WriteString(". " + p.Remedy)
	}
	return b.String()
}

// shorten keeps a hostile value from filling the screen.
func shorten(s string) string {
	const limit = 60
	runes := []rune(s)
	if len(runes) <= limit {
		return s
	}
	return string(runes[:limit]) + "…"
}

// Refused is the error of an input that was refused: every problem found, up
// to a limit, and how many more there were.
type Refused struct {
	Problems []Problem
	More     int
}

// ProblemLimit is how many problems of one file are shown.
const ProblemLimit = 50

// Error shows every problem, one a line.
func (r *Refused) Error() string {
	lines := make([]string, len(r.Problems))
	for i, p := range r.Problems {
		lines[i] = p.String()
	}
	if r.More > 0 {
		lines = append(lines, fmt.Sprintf("… e mais %d %s do mesmo arquivo", r.More, map[bool]string{true: "problema", false: "problemas"}[r.More == 1]))
	}
	return strings.Join(lines, "\n")
}

// Refuse is the Refused of problems, or nil when there are none.
func Refuse(problems []Problem) error {
	if len(problems) == 0 {
		return nil
	}
	if len(problems) > ProblemLimit {
		return &Refused{problems[:ProblemLimit], len(problems) - ProblemLimit}
	}
	return &Refused{Problems: problems}
}
