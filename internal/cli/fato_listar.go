package cli

import (
	"fmt"

	"certame/internal/cli/console"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/ledger"
)

type fatoListar struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	ID     string `name:"inscricao" placeholder:"N" help:"Só os fatos desta inscrição."`
}

type bookJSON struct {
	Head  string     `json:"cabeca"`
	Facts []factJSON `json:"fatos"`
}

type factJSON struct {
	ID       string            `json:"id"`
	Kind     string            `json:"tipo"`
	On       string            `json:"data"`
	Author   string            `json:"autor"`
	Act      string            `json:"ato"`
	Data     map[string]string `json:"dados"`
	Reversed bool              `json:"estornado"`
}

// Run shows the book in the order of registration, and its head: the digest to
// be published.
func (c *fatoListar) Run(s *session) error {
	l, err := s.book(c.Folder)
	if err != nil {
		return err
	}
	out := bookJSON{Head: ledger.Head(l.Lines).String(), Facts: []factJSON{}}
	facts, err := run.FactsOfLines(l.Lines)
	if err != nil {
		return err
	}
	reversed := ledger.Reversed(facts)
	for i := range facts {
		if c.ID == "" || facts[i].Value("inscricao") == c.ID {
			out.Facts = append(out.Facts, factLine(&facts[i], reversed[i]))
		}
	}
	if s.root.JSON {
		return s.writeJSON(out)
	}
	s.printBook(out, facts)
	return nil
}

// book reads the edital and the book of a folder, without the people.
func (s *session) book(folder string) (*run.Loaded, error) {
	l, err := run.LoadBook(s.ctx, folder)
	if err == nil {
		s.speak(l.Terms)
	}
	return l, err
}

func factLine(f *ledger.Fact, reversed bool) factJSON {
	data := map[string]string{}
	for _, d := range f.Data {
		data[d.Name] = d.Value
	}
	return factJSON{ledger.ID(f.Number), f.Kind.Code(), ledger.InstantText(f.At), f.Author, f.Act, data, reversed}
}

func (s *session) printBook(out bookJSON, facts []ledger.Fact) {
	rows := [][]string{{"id", "data", "fato", "inscrição", "dados", "ato", ""}}
	for _, line := range out.Facts {
		f := &facts[ledger.NumberOf(line.ID)-1]
		note := ""
		if line.Reversed {
			note = "estornado"
		}
		rows = append(rows, []string{line.ID, f.At.Date.Brazilian(), locale.FactName(f.Kind, s.words), line.Data["inscricao"], locale.FactData(f, s.words), line.Act, note})
	}
	console.Table(s.Out, rows)
	fmt.Fprintf(s.Out, "\n%s. Cabeça do livro: %s\n", locale.Count(len(out.Facts), "fato", "fatos"), out.Head)
}
