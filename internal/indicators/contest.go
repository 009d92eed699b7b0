package indicators

// Format names this version of the open format.
const Format = "certame-indicadores/1"

// File is what travels: one contest or many.
type File struct {
	Format   string    `json:"formato"`
	Contests []Contest `json:"certames"`
}

// Contest is one contest as its agency tells it, on a day. Days are written as in
// 2026-02-10; empty where there is none.
type Contest struct {
	Agency      string      `json:"orgao"`
	Name        string      `json:"certame"`
	Notice      string      `json:"edital"`
	Kind        string      `json:"tipo"`
	Regime      string      `json:"regime"`
	Published   string      `json:"publicado_em"`
	Homologated string      `json:"homologado_em"`
	Until       string      `json:"valido_ate"`
	Reference   string      `json:"referencia"`
	Seats       Count       `json:"vagas"`
	Registered  Count       `json:"inscritas"`
	Approved    Count       `json:"aprovadas"`
	Appointed   Count       `json:"nomeadas"`
	Unfilled    Count       `json:"nao_preenchidas"`
	Lists       []List      `json:"listas"`
	Reversions  []Reversion `json:"reversoes"`
	Unsaid      bool        `json:"reversoes_protegidas"` // there are reversions that are not told
	Sets        []Set       `json:"conjuntos"`
	Time        *Time       `json:"tempo_ate_nomeacao"`
}

// List is the open competition, which comes first, or a group.
type List struct {
	Code       string `json:"codigo"`
	Role       string `json:"papel"`
	Share      string `json:"percentual"`
	Rounding   string `json:"arredondamento"`
	Threshold  Count  `json:"minimo_de_vagas"`
	Reserved   Count  `json:"reservadas"`
	Registered Count  `json:"inscritas"`
	Called     Count  `json:"convocadas"`
	Confirmed  Count  `json:"confirmadas"`
	Denied     Count  `json:"nao_confirmadas"`
	Absent     Count  `json:"ausentes"`
	Pending    Count  `json:"pendentes"`
	Approved   Count  `json:"aprovadas"`
	Appointed  Count  `json:"nomeadas"`
	Unfilled   Count  `json:"nao_preenchidas"`
}

// Reversion is how many seats of a list passed to another.
type Reversion struct {
	From  string `json:"de"`
	To    string `json:"para"`
	Seats Count  `json:"vagas"`
}

// Set is what a percentage was applied to: a post, or posts put together.
type Set struct {
	Name  string `json:"nome"`
	Seats Count  `json:"vagas"`
}

// Time is how many days passed from the homologation to each appointment: how many
// appointments in each stretch of Stretches, and the quartiles.
type Time struct {
	Stretches []Count `json:"faixas"`
	First     Count   `json:"q1"`
	Median    Count   `json:"mediana"`
	Third     Count   `json:"q3"`
}

// OpenCode is the open competition among the lists.
const OpenCode = "AC"

// Stretches are the last days of the stretches of Time; the last one has no end.
var Stretches = [...]int{30, 60, 90, 180, 365}

// List finds a list by its code.
func (c *Contest) List(code string) *List {
	for i := range c.Lists {
		if c.Lists[i].Code == code {
			return &c.Lists[i]
		}
	}
	return nil
}

// Year of the publication.
func (c *Contest) Year() string { return c.Published[:min(4, len(c.Published))] }

// clone is a copy that shares nothing.
func (c *Contest) clone() *Contest {
	out := *c
	out.Lists = append([]List(nil), c.Lists...)
	out.Reversions = append([]Reversion{}, c.Reversions...)
	out.Sets = append([]Set{}, c.Sets...)
	if c.Time != nil {
		t := *c.Time
		t.Stretches = append([]Count(nil), c.Time.Stretches...)
		out.Time = &t
	}
	return &out
}
