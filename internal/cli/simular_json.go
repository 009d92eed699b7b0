package cli

import (
	"certame"
	"certame/internal/answer"
	"certame/internal/whatif"
	"certame/law"
)

type whatIfJSON struct {
	Supposed []string         `json:"suposto"`
	Before   figuresJSON      `json:"antes"`
	After    figuresJSON      `json:"depois"`
	Posts    []postPairJSON   `json:"cargos"`
	Pools    []poolJSON       `json:"conjuntos,omitempty"`
	People   []personTurnJSON `json:"pessoas"`
	Mirrors  []mirrorTurnJSON `json:"sub_judice"`
	Appeared []findingJSON    `json:"achados_que_aparecem"`
	Gone     []findingJSON    `json:"achados_que_deixam_de_existir"`
	Notes    []string         `json:"avisos"`
}

type figuresJSON struct {
	Seats         int            `json:"vagas"`
	Called        int            `json:"convocadas"`
	Empty         int            `json:"vagas_sem_ninguem"`
	Reversions    int            `json:"reversoes"`
	Compensations int            `json:"compensacoes"`
	Modalities    []modalityJSON `json:"por_modalidade"`
}

type modalityJSON struct {
	Code   string `json:"codigo"`
	Seats  int    `json:"vagas"`
	Left   int    `json:"saem_por_reversao"`
	Came   int    `json:"chegam_por_reversao"`
	Called int    `json:"convocadas"`
}

// mirrorTurnJSON: an empty word is no court order, and a dash no seat.
type mirrorTurnJSON struct {
	Post   string `json:"cargo"`
	ID     string `json:"inscricao"`
	Before string `json:"espelho_antes"`
	After  string `json:"espelho_depois"`
}

type postPairJSON struct {
	Post    string      `json:"cargo"`
	Changed bool        `json:"muda"`
	Before  figuresJSON `json:"antes"`
	After   figuresJSON `json:"depois"`
}

type poolJSON struct {
	Name   string         `json:"conjunto"`
	Posts  []string       `json:"cargos"`
	Total  int            `json:"vagas"`
	Before map[string]int `json:"antes"`
	After  map[string]int `json:"depois"`
}

type personTurnJSON struct {
	Post            string           `json:"cargo"`
	ID              string           `json:"inscricao"`
	Effect          string           `json:"efeito"`
	Before          *answer.Position `json:"antes,omitempty"`
	After           *answer.Position `json:"depois,omitempty"`
	SituationBefore string           `json:"situacao_antes"`
	SituationAfter  string           `json:"situacao_depois"`
	Article         string           `json:"artigo"`
	Why             string           `json:"porque,omitempty"`
}

func (s *session) simulationJSON(sim *simulation) whatIfJSON {
	out := whatIfJSON{
		Supposed: sim.Supposed, Before: figuresOfPair(sim.Comparison, &sim.Total.Before), After: figuresOfPair(sim.Comparison, &sim.Total.After),
		People: peopleJSON(sim.Comparison), Mirrors: mirrorsJSON(sim.Comparison),
		Appeared: s.findingsJSON(sim.Appeared), Gone: s.findingsJSON(sim.Gone), Notes: append([]string{}, sim.Notes...),
	}
	for i := range sim.Posts {
		p := &sim.Posts[i]
		out.Posts = append(out.Posts, postPairJSON{
			sim.Before.Terms.Posts[p.Index].Code, p.Changed(), figuresOfPair(sim.Comparison, &p.Before), figuresOfPair(sim.Comparison, &p.After),
		})
	}
	for i := range sim.Pools {
		out.Pools = append(out.Pools, poolLine(sim, &sim.Pools[i]))
	}
	return out
}

func figuresOfPair(c *whatif.Comparison, f *whatif.Figures) figuresJSON {
	out := figuresJSON{Seats: f.Seats, Called: f.Called, Empty: f.Empty(), Reversions: f.Reversions, Compensations: f.Compensations}
	for m, line := range f.Modalities {
		out.Modalities = append(out.Modalities, modalityJSON{c.Before.Terms.Code(certame.Modality(m)), line.Seats, line.Left, line.Came, line.Called})
	}
	return out
}

func poolLine(sim *simulation, p *whatif.Pool) poolJSON {
	out := poolJSON{Name: p.Name, Total: p.Total, Before: map[string]int{}, After: map[string]int{}}
	for _, i := range p.Posts {
		out.Posts = append(out.Posts, sim.Grouped.Posts[i].Code)
	}
	for m := range p.Before {
		code := sim.Grouped.Code(certame.Modality(m))
		out.Before[code], out.After[code] = p.Before[m], p.After[m]
	}
	return out
}

func peopleJSON(c *whatif.Comparison) []personTurnJSON {
	out := []personTurnJSON{}
	for i := range c.People {
		p := &c.People[i]
		out = append(out, personTurnJSON{
			Post: c.Before.Terms.Posts[p.Post].Code, ID: string(c.Before.Roll.IDs.At(p.Who)), Effect: string(p.Effect),
			Before: answer.PositionOf(c.Before.Contest, p.Before.Position), After: answer.PositionOf(c.After.Contest, p.After.Position),
			SituationBefore: string(p.Before.Situation), SituationAfter: string(p.After.Situation), Article: law.Citations(p.Basis),
		})
	}
	return out
}

func mirrorsJSON(c *whatif.Comparison) []mirrorTurnJSON {
	out := []mirrorTurnJSON{}
	for _, m := range c.Mirrors {
		out = append(out, mirrorTurnJSON{c.Before.Terms.Posts[m.Post].Code, string(c.Before.Roll.IDs.At(m.Who)), answer.MirrorCode(c, m.Before), answer.MirrorCode(c, m.After)})
	}
	return out
}
