package candidates

import (
	"certame/edital"
	"certame/internal/intake"
)

// file is the state of one reading.
type file struct {
	shown      string // name in messages
	terms      *edital.Terms
	data       []byte // UTF-8, without BOM
	bodyLine   int    // line on which the rows begin
	separator  byte
	decimal    byte
	columns    []column
	components []string
	problems   []intake.Problem
	more       int

	optionsElsewhere bool // they come from opcoes.csv
}

func (f *file) refuse(line int, column, value, what, remedy string) {
	if f.full() {
		f.more++
		return
	}
	f.problems = append(f.problems, intake.Problem{File: f.shown, Line: line, Column: column, Value: value, What: what, Remedy: remedy})
}

// full reports whether another problem would only be counted: its remedy, which
// may cost a search, need not be made.
func (f *file) full() bool { return len(f.problems) >= intake.ProblemLimit }

func (f *file) refused() error {
	if len(f.problems) == 0 {
		return nil
	}
	return &intake.Refused{Problems: f.problems, More: f.more}
}

// sizeLimit is twenty times the largest contest ever held.
const sizeLimit = 4 << 30

// Load reads the bytes of a candidate file; what is not a readable file is
// refused, naming it as shown.
func Load(path, shown string) ([]byte, error) {
	f := intake.File{
		Path: path, Shown: shown, Limit: sizeLimit,
		WhenMissing:  "A pasta do certame precisa de um candidatos.csv; veja o modelo: certame modelo candidatos.",
		WhenFolder:   "Grave a planilha como CSV com este nome.",
		WhenTooLarge: "Divida o certame ou retire as colunas que não são usadas.",
		WhenEmpty:    "Veja o modelo: certame modelo candidatos.",
	}
	return f.Read()
}
