package cli

import (
	"fmt"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/law"
)

type ordemExplicar struct {
	ID     string `arg:"" name:"inscrição" help:"Número de inscrição, como está na planilha."`
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Post   string `name:"cargo" placeholder:"C" help:"Um dos cargos da pessoa, onde há preferências (padrão: o que ocupa, ou o primeiro)."`
	At     string `name:"em" placeholder:"FATO|DIA" help:"O certame como estava depois de um fato (f12), ou em um dia (DD/MM/AAAA)."`
}

type explanationJSON struct {
	ID        string         `json:"inscricao"`
	Post      string         `json:"cargo"`
	Situation string         `json:"situacao"`
	Sentences []sentenceJSON `json:"frases"`
	Change    *changeJSON    `json:"menor_mudanca,omitempty"`
}

type sentenceJSON struct {
	Text       string          `json:"texto"`
	Provisions []law.Provision `json:"dispositivos"`
}

type changeJSON struct {
	Seats       int    `json:"mais_vagas"`
	Withdrawals int    `json:"desistencias"`
	List        string `json:"lista_das_desistencias"`
	Pass        string `json:"ficar_a_frente_de"`
}

// Run answers for one person in at most a dozen sentences with their articles.
func (c *ordemExplicar) Run(s *session) error {
	until, err := moment(c.At)
	if err != nil {
		return err
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return err
	}
	o, err := l.Compute(s.ctx, true)
	if err != nil {
		return err
	}
	person, err := findPerson(o, c.ID)
	if err != nil {
		return err
	}
	if person, err = s.applicationOf(o, person, c.Post); err != nil {
		return err
	}
	e, err := o.Explain(person)
	if err != nil {
		return err
	}
	if o.Preferred != nil && o.Facts != nil {
		if by, chain := contest.LastChain(o.Contest, l.Book, until, person); by != nil {
			o.ExplainChain(e, by, chain)
		}
	}
	if s.root.JSON {
		return s.writeJSON(explanationOf(o, e, c.ID))
	}
	for _, sentence := range e.Sentences {
		fmt.Fprintf(s.Out, "• %s\n", locale.Sentence(o.Terms.Wording(), sentence))
		if s.root.Explain {
			s.printArticles(s.Out, sentence.Basis)
		}
	}
	return nil
}

func explanationOf(o *contest.Outcome, e *contest.Explanation, id string) explanationJSON {
	out := explanationJSON{ID: id, Post: o.Terms.Posts[e.Post].Code, Situation: string(e.Situation)}
	for _, sentence := range e.Sentences {
		out.Sentences = append(out.Sentences, sentenceJSON{locale.Sentence(o.Terms.Wording(), sentence), sentence.Basis})
	}
	if e.Change != nil {
		change := changeJSON{Seats: e.Change.MoreSeats, Withdrawals: e.Change.Withdrawals, List: o.Terms.Code(e.Change.List)}
		if e.Change.PassRank != appointment.NoOne {
			change.Pass = string(o.Roll.IDs.At(o.Posts[e.Post].Lists.Order[e.Change.PassRank]))
		}
		out.Change = &change
	}
	return out
}

// applicationOf is the row of a person to be explained: that of the post asked
// for, or of the one they take, or of the one they put first.
func (s *session) applicationOf(o *contest.Outcome, person certame.Person, code string) (certame.Person, error) {
	rows := o.Roll.Applications(person)
	for _, row := range rows {
		if o.Terms.Posts[o.Roll.Post[row]].Code == code {
			return row, nil
		}
	}
	switch {
	case code != "":
		return certame.Nobody, usage.Error("entre as opções da pessoa não está a " + s.word("do cargo") + " " + code)
	case o.Preferred != nil && o.Takes(person) != certame.Nobody:
		return o.Takes(person), nil
	}
	return rows[0], nil
}
