package situation

import "certame/internal/intake/candidates"

// Person is where somebody stands in a published result.
type Person struct {
	Registration string            `json:"inscricao"`
	Places       []Place           `json:"cargos"`
	Validity     string            `json:"validade_ate,omitempty"`            // last day of the contest, once it is known
	Record       []candidates.Told `json:"linha_em_candidatos_csv,omitempty"` // as the agency has it
}

// Place is where they stand in one post.
type Place struct {
	Post      string   `json:"cargo"`
	Title     string   `json:"cargo_nome"`
	Choice    int      `json:"preferencia,omitempty"` // of the posts they put in order, where that is told
	Of        int      `json:"preferencias,omitempty"`
	Situation string   `json:"situacao"` // in words
	Called    bool     `json:"convocada"`
	Score     string   `json:"nota,omitempty"`
	Seat      *Seat    `json:"vaga,omitempty"`
	Lists     []List   `json:"listas,omitempty"`
	Why       []string `json:"por_que_esta_posicao"`
	Outcome   []string `json:"por_que_convocada_ou_nao"`
	More      *More    `json:"se_abrirem_mais_vagas,omitempty"` // of who waits
}

// Seat is the place of the order that somebody has.
type Seat struct {
	Number   int    `json:"vaga"`
	Call     int    `json:"convocacao"`
	Modality string `json:"modalidade"`
}

// List is a place on one list, and how far it went.
type List struct {
	Code        string `json:"lista"`
	Label       string `json:"lista_nome"`
	Position    int    `json:"posicao"`
	Total       int    `json:"total"`
	Informative bool   `json:"informativa,omitempty"`
	Last        *Last  `json:"ultima_convocada,omitempty"`
	Ahead       int    `json:"aguardam_antes"`
}

// Last is the last person called of a list, as the public lists show them.
type Last struct {
	Registration string `json:"inscricao"`
	Score        string `json:"nota"`
	Position     int    `json:"posicao"`
}

// More says with how many more seats in the post the person would be called. Seats is 0
// when not even Tried call them; Tried is 0 when the edital does not say which seats
// would come.
type More struct {
	Seats int `json:"vagas"`
	Tried int `json:"ate_quantas_foi_calculado"`
}
