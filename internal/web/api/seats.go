package api

import (
	"net/http"

	"certame"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/law"
	"certame/trace"
)

// Seats are the vacancies and how each number came to be.
type Seats struct {
	Total    int         `json:"vagas"`
	Posts    []PostSeats `json:"cargos" nullable:"false"`
	Steps    []SeatStep  `json:"passos" nullable:"false" doc:"A memória de cálculo, na ordem."`
	Findings []Finding   `json:"achados" nullable:"false"`
}

// PostSeats are the vacancies of one post.
type PostSeats struct {
	Post  string         `json:"cargo"`
	Name  string         `json:"nome,omitempty"`
	Total int            `json:"vagas"`
	Lists map[string]int `json:"por_lista" doc:"Quantas vagas de cada lista."`
}

// SeatStep is one step of the count.
type SeatStep struct {
	ID             string    `json:"id"`
	Rule           string    `json:"regra"`
	Subject        string    `json:"sobre"`
	Text           string    `json:"texto" doc:"O passo em palavras, com os números."`
	Articles       []Article `json:"dispositivos,omitempty"`
	Interpretation string    `json:"interpretacao,omitempty" doc:"A chave da interpretação, onde a lei deixa escolha."`
	DecidedBy      string    `json:"decidida_por,omitempty" doc:"edital ou padrao."`
}

type seatsOutput struct{ Body Seats }

func showSeats(a *API) {
	register(a, Operation{
		ID: "ver-quadro", Method: http.MethodGet, Path: "/certames/{certame}/quadro", Tag: tagContests, Summary: "Ver o quadro de vagas com os passos", Permission: "quadro.ver",
	}, func(c *call, _ *ContestInput) (*seatsOutput, error) {
		s, err := c.Docket.Seats(c.ctx, c.contest.ID)
		if err != nil {
			return nil, err
		}
		words := s.Terms.Wording()
		out := Seats{Posts: []PostSeats{}, Steps: []SeatStep{}, Findings: each(s.Findings, func(f trace.Finding) Finding { return findingOf(words, f) })}
		for i := range s.Allocations {
			one := postSeats(&s, i)
			out.Total += one.Total
			out.Posts = append(out.Posts, one)
		}
		for _, step := range s.Steps {
			out.Steps = append(out.Steps, stepOf(words, step))
		}
		return &seatsOutput{out}, nil
	})
}

func postSeats(s *docket.Seats, i int) PostSeats {
	one := PostSeats{Post: s.Terms.Posts[i].Code, Name: s.Terms.Posts[i].Name, Total: len(s.Allocations[i].Labels), Lists: map[string]int{}}
	for m, n := range s.Allocations[i].Counts {
		one.Lists[s.Terms.Code(certame.Modality(m))] = n
	}
	return one
}

func stepOf(words law.Wording, s trace.Step) SeatStep {
	return SeatStep{ID: s.ID, Rule: s.Rule, Subject: s.Subject, Text: locale.Step(words, s), Articles: articles(s.Basis), Interpretation: string(s.Interpretation), DecidedBy: s.DecidedBy}
}

func findingOf(words law.Wording, f trace.Finding) Finding {
	message, remedy := locale.Finding(words, f)
	return Finding{f.Code, string(f.Severity), law.Citations(f.Basis), message, remedy, f.Where, f.Blocks}
}
