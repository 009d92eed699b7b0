package api

import (
	"net/http"
	"slices"
	"strings"

	"certame"
	"certame/contest"
	"certame/internal/answer"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/whatif"
	"certame/law"
	"certame/trace"
)

// Supposed is what would be otherwise.
type Supposed struct {
	Leave    []string          `json:"desistem,omitempty" maxItems:"10000" doc:"As inscrições que desistiriam." example:"[\"0003\",\"0007\"]"`
	Post     string            `json:"cargo,omitempty" maxLength:"60" doc:"O cargo em que abririam vagas." example:"101"`
	Seats    int               `json:"mais_vagas,omitempty" minimum:"0" maximum:"100000" doc:"Quantas abririam." example:"5"`
	Label    string            `json:"rotulo,omitempty" maxLength:"60" doc:"A modalidade delas, onde é o edital que a diz." example:"PPP"`
	NoOrders bool              `json:"sem_ordens_judiciais,omitempty" doc:"Sem as ordens judiciais em vigor e sem quem participa só por elas." example:"false"`
	Policy   map[string]string `json:"politicas,omitempty" doc:"Chaves do edital e os valores que teriam: reversao, ac_esgotada, multiplas, compensacao, ordem." example:"{\"reversao\":\"lei\"}"`
}

// Comparison is a contest as it is and as it would be.
type Comparison struct {
	Before   Figures       `json:"antes"`
	After    Figures       `json:"depois"`
	Posts    []PostFigures `json:"cargos" nullable:"false" doc:"Só os que mudam."`
	People   []Turn        `json:"pessoas" nullable:"false" doc:"Quem muda, o efeito mais forte primeiro."`
	Appeared []Finding     `json:"achados_que_aparecem" nullable:"false"`
	Gone     []Finding     `json:"achados_que_deixam_de_existir" nullable:"false"`
}

// Figures count a contest, or a post.
type Figures struct {
	Seats         int               `json:"vagas"`
	Called        int               `json:"convocadas"`
	Empty         int               `json:"vagas_sem_ninguem"`
	Reversions    int               `json:"reversoes"`
	Compensations int               `json:"compensacoes"`
	Modalities    []ModalityFigures `json:"por_modalidade" nullable:"false"`
}

// ModalityFigures count one modality.
type ModalityFigures struct {
	Code   string `json:"modalidade"`
	Seats  int    `json:"vagas"`
	Called int    `json:"convocadas"`
}

// PostFigures are a post as it is and as it would be.
type PostFigures struct {
	Post   string  `json:"cargo"`
	Before Figures `json:"antes"`
	After  Figures `json:"depois"`
}

// Turn is what would happen to a person.
type Turn struct {
	Post    string    `json:"cargo"`
	ID      string    `json:"inscricao"`
	Effect  string    `json:"efeito"`
	Before  *Position `json:"antes,omitempty"`
	After   *Position `json:"depois,omitempty"`
	Now     string    `json:"situacao" doc:"Em que ficaria, em palavras."`
	Article string    `json:"artigo"`
}

type supposeInput struct {
	ContestInput
	Body Supposed
}

type supposeOutput struct{ Body Comparison }

func supposeContest(a *API) {
	register(a, Operation{
		ID: "supor", Method: http.MethodPost, Path: "/certames/{certame}/suposicoes", Tag: tagBook, Summary: "Supor mudanças, sem gravar", Permission: "simulacao.fazer",
		Dry: true, Detail: "Nada se grava, nem que se perguntou; por isso não há chave de idempotência.",
	}, func(c *call, in *supposeInput) (*supposeOutput, error) {
		s, err := in.Body.supposition()
		if err != nil {
			return nil, err
		}
		compared, err := c.Docket.Suppose(c.ctx, c.contest.ID, s)
		if err != nil {
			return nil, err
		}
		return &supposeOutput{comparisonOf(compared)}, nil
	})
}

func (s *Supposed) supposition() (out run.Supposition, err error) {
	out = run.Supposition{NoCourtOrders: s.NoOrders, Leave: s.Leave, Post: s.Post, MoreSeats: s.Seats, Label: s.Label}
	if (s.Seats > 0) != (s.Post != "") {
		return out, intake.Refuse([]intake.Problem{{Column: "mais_vagas", What: "vagas e cargo vêm juntos", Remedy: "Diga os dois, ou nenhum"}})
	}
	for key, value := range s.Policy {
		p := run.Policy{Key: key, Value: value}
		if err := supposable(p); err != nil {
			return out, err
		}
		out.Policy = append(out.Policy, p)
	}
	slices.SortFunc(out.Policy, func(a, b run.Policy) int { return strings.Compare(a.Key, b.Key) })
	return out, nil
}

// supposable refuses words that the key does not have, and two that exclude one
// another.
func supposable(p run.Policy) error {
	sets := run.PolicyWords(p.Key)
	words, valid := p.Words(), slices.Concat(sets...)
	clash := func(set []string) bool {
		n := 0
		for _, word := range words {
			if slices.Contains(set, word) {
				n++
			}
		}
		return n > 1
	}
	wrong := slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(valid, w) })
	if wrong || slices.ContainsFunc(sets, clash) {
		return intake.Refuse([]intake.Problem{{Column: "politicas." + p.Key, Value: p.Value, What: "não é valor desta chave", Remedy: "Valores aceitos, um de cada grupo: " + strings.Join(valid, ", ")}})
	}
	return nil
}

func comparisonOf(c *whatif.Comparison) Comparison {
	words := c.Before.Terms.Wording()
	found := func(f trace.Finding) Finding { return findingOf(words, f) }
	out := Comparison{
		Before: figuresOf(c, &c.Total.Before), After: figuresOf(c, &c.Total.After), Posts: []PostFigures{}, People: []Turn{},
		Appeared: each(c.Appeared, found), Gone: each(c.Gone, found),
	}
	for i := range c.Posts {
		if p := &c.Posts[i]; p.Changed() {
			out.Posts = append(out.Posts, PostFigures{c.Before.Terms.Posts[p.Index].Code, figuresOf(c, &p.Before), figuresOf(c, &p.After)})
		}
	}
	for i := range c.People {
		out.People = append(out.People, turnOf(c, &c.People[i], words))
	}
	return out
}

func figuresOf(c *whatif.Comparison, f *whatif.Figures) Figures {
	out := Figures{Seats: f.Seats, Called: f.Called, Empty: f.Empty(), Reversions: f.Reversions, Compensations: f.Compensations, Modalities: []ModalityFigures{}}
	for m, line := range f.Modalities {
		out.Modalities = append(out.Modalities, ModalityFigures{c.Before.Terms.Code(certame.Modality(m)), line.Seats, line.Called})
	}
	return out
}

func turnOf(c *whatif.Comparison, p *whatif.Person, words law.Wording) Turn {
	at := func(in *contest.Contest, s *whatif.Stand) *Position {
		return positionOf(answer.PositionOf(in, s.Position))
	}
	return Turn{
		c.Before.Terms.Posts[p.Post].Code, string(c.Before.Roll.IDs.At(p.Who)), string(p.Effect), at(c.Before.Contest, &p.Before), at(c.After.Contest, &p.After),
		locale.Situation(words, p.After.Situation), law.Citations(p.Basis),
	}
}
