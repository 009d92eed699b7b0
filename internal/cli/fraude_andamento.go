package cli

import (
	"fmt"

	"certame"
	"certame/fraud"
	"certame/internal/inquiry"
	"certame/internal/locale"
	"certame/law"
)

type fraudeAndamento struct{ proceedingOptions }

// progressJSON is where one proceeding stands.
type progressJSON struct {
	ID     string      `json:"inscricao"`
	Group  string      `json:"grupo"`
	On     string      `json:"em"`
	Stage  string      `json:"andamento"`
	Owed   []owedJSON  `json:"devido"`
	Effect *effectJSON `json:"efeito,omitempty"`
}

type owedJSON struct {
	Task    fraud.Task `json:"tarefa"`
	Who     fraud.Who  `json:"quem"`
	Until   string     `json:"ate,omitempty"`
	Overdue bool       `json:"vencido"`
	Text    string     `json:"texto"`
	Article string     `json:"artigo"`
}

type effectJSON struct {
	Text           string             `json:"texto"`
	SeatToNext     bool               `json:"vaga_a_seguinte"`
	Article        string             `json:"artigo"`
	Interpretation law.Interpretation `json:"interpretacao,omitempty"`
	falls          bool               // on the lists: somebody else may come in
}

// Run answers where each proceeding stands and what is owed next.
func (c *fraudeAndamento) Run(s *session) error {
	list, day, err := c.proceedings(s)
	if err != nil {
		return err
	}
	var answers []progressJSON
	waiting := false
	for _, p := range list {
		answer := s.progressOf(p, day)
		answers = append(answers, answer)
		waiting = waiting || len(answer.Owed) > 0
	}
	if s.root.JSON {
		err = s.writeJSON(answers)
	} else {
		s.printProgress(answers)
	}
	if err == nil && waiting {
		return outcomeError(ExitPending)
	}
	return err
}

func (s *session) progressOf(p *inquiry.Proceeding, day certame.Date) progressJSON {
	state := p.On(day)
	stage := state.Stage(p.Case, day)
	out := progressJSON{ID: p.ID, Group: p.Case.Group, On: day.ISO(), Stage: locale.FraudStage(stage), Owed: []owedJSON{}}
	for _, d := range state.Owed(p.Case, day) {
		out.Owed = append(out.Owed, owedJSON{d.Task, d.Who, d.Until.ISO(), d.Overdue, locale.FraudDuty(s.words, d), law.Citations(d.Basis)})
	}
	if stage == fraud.Final || stage == fraud.Finished {
		e := state.Effect(p.Case, day)
		out.Effect = &effectJSON{locale.FraudEffect(s.words, e), e.SeatToNext, law.Citations(e.Basis), e.Interpretation, e.Outcome == fraud.Eliminated || e.SeatToNext}
	}
	return out
}

func (s *session) printProgress(answers []progressJSON) {
	for i, a := range answers {
		if i > 0 {
			fmt.Fprintln(s.Out)
		}
		day, _ := certame.ParseDate([]byte(a.On))
		fmt.Fprintf(s.Out, "Inscrição %s, %s, em %s: %s.\n", a.ID, a.Group, day.Brazilian(), a.Stage)
		for _, owed := range a.Owed {
			fmt.Fprintf(s.Out, "• %s\n", owed.Text)
		}
		if a.Effect != nil {
			fmt.Fprintf(s.Out, "Efeito: %s\n", a.Effect.Text)
		}
		if a.Effect != nil && a.Effect.falls {
			fmt.Fprintln(s.Out, "Para a apuração: escreva fraude na coluna situacao de candidatos.csv e apure de novo.")
		}
	}
}
