package report

import (
	"html/template"
	"strings"

	"certame/law"
	"certame/trace"
)

// reading is one point the texts leave open and how this contest settled it.
type reading struct {
	ID, Title, Question  string
	Key, Value           string
	Text, Example        string // of the reading adopted
	Edital               bool   // the edital decided; otherwise the default did
	Default              string // the reading of the default, with why
	Why, SettledBy, Step string
	Others               []law.Option
	Articles             template.HTML
}

// readings are the interpretations recorded by the edital stage. The program
// never chooses silently: a point is here whoever decided it.
func (v *view) readings() (out []reading) {
	for _, s := range v.Log.Steps {
		if s.Interpretation == "" || !strings.HasPrefix(s.ID, "edital/") {
			continue
		}
		if record, known := s.Interpretation.Record(); known {
			out = append(out, v.reading(s, record))
		}
	}
	return out
}

func (v *view) reading(s trace.Step, record law.InterpretationRecord) reading {
	r := reading{
		ID: string(record.ID), Title: record.Title, Question: record.Question, Key: record.Key,
		Value: s.Value.String(), Edital: s.DecidedBy == "edital", Default: record.Default,
		Why: record.Why, SettledBy: record.SettledBy, Step: v.opt.Step(v.Terms.Wording(), s), Articles: v.book.cite(record.Provisions),
	}
	for _, option := range record.Options {
		if option.Value == r.Value {
			r.Text, r.Example = option.Text, option.Example
			continue
		}
		r.Others = append(r.Others, option)
	}
	return r
}
