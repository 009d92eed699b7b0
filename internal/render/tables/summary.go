package tables

import (
	"encoding/json"
	"io"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/trace"
)

// Summary is resumo.json: the numbers of a result.
type Summary struct {
	Contest    string         `json:"certame"`
	Agency     string         `json:"orgao"`
	Notice     string         `json:"edital"`
	Regime     string         `json:"regime"`
	State      string         `json:"estado"` // definitivo | provisorio | bloqueado
	Seats      int            `json:"vagas"`
	ByModality []ModalityLine `json:"por_modalidade"`
	Registered int            `json:"inscritas"`
	Applied    int            `json:"candidaturas,omitempty"` // with preferences: one for each post of a person
	Approved   int            `json:"aprovadas"`
	Called     int            `json:"convocadas"`
	Empty      int            `json:"vagas_sem_candidato"`
	Reversions int            `json:"reversoes"`
	Compensate int            `json:"compensacoes"`
	SubJudice  int            `json:"sub_judice"`
	Pending    int            `json:"pendentes"`
	Findings   FindingCount   `json:"achados"`
	Posts      []PostLine     `json:"cargos"`
	Book       *BookLine      `json:"fatos,omitempty"`
}

// BookLine is the book of facts that the result rests on. Its head is the digest
// to be published: who has it can show later that nothing was cut from the end.
type BookLine struct {
	Facts     int    `json:"em_vigor"`
	Head      string `json:"cabeca"`
	Appointed int    `json:"com_nomeacao"`
	Waiting   int    `json:"a_convocar"`
	LastDay   string `json:"validade_ate,omitempty"` // ISO
}

// ModalityLine is one modality over all posts: seats of the table and people
// who count in it at the end.
type ModalityLine struct {
	Code   string `json:"codigo"`
	Seats  int    `json:"vagas"`
	Called int    `json:"convocadas"`
}

// FindingCount counts findings by severity.
type FindingCount struct {
	Errors int `json:"erro"`
	Alerts int `json:"alerta"`
	Notes  int `json:"nota"`
	Blocks int `json:"bloqueiam"`
}

// PostLine is one post.
type PostLine struct {
	Code       string `json:"codigo"`
	Seats      int    `json:"vagas"`
	Registered int    `json:"inscritas"`
	Approved   int    `json:"aprovadas"`
	Called     int    `json:"convocadas"`
	Reversions int    `json:"reversoes"`
}

// States of a result.
const (
	Definitive  = "definitivo"
	Provisional = "provisorio"
	Blocked     = "bloqueado"
)

// Summarize counts an outcome.
func Summarize(o *contest.Outcome) Summary {
	t := o.Terms
	s := Summary{
		Contest: t.Name, Agency: t.Agency, Notice: t.Notice, Regime: string(t.Regime.ID),
		ByModality: make([]ModalityLine, t.Modalities()), Findings: CountFindings(o.Findings()),
	}
	for m := range s.ByModality {
		s.ByModality[m].Code = t.Code(certame.Modality(m))
	}
	for _, p := range o.Posts {
		s.addPost(o, p)
	}
	if o.Preferred != nil {
		s.Applied, s.Registered, s.Approved = s.Registered, o.Roll.Candidates(), o.Preferred.Approved()
		s.SubJudice = o.Preferred.Apart()
	}
	s.Empty = s.Seats - s.Called
	s.Book = bookOf(o)
	s.State = s.Findings.State()
	if s.State == Definitive && s.Pending > 0 {
		s.State = Provisional
	}
	return s
}

// bookOf counts what the facts did; nil without facts.
func bookOf(o *contest.Outcome) *BookLine {
	if o.Facts == nil {
		return nil
	}
	b := &BookLine{Facts: len(o.Facts.Now.Applied), Head: o.Head.String(), LastDay: o.Facts.Now.LastDay().ISO()}
	for _, p := range o.Posts {
		for _, place := range p.Places {
			switch {
			case place.Appointed:
				b.Appointed++
			case place.Holder != appointment.NoOne:
				b.Waiting++
			}
		}
	}
	return b
}

func (s *Summary) addPost(o *contest.Outcome, p *contest.Post) {
	line := PostLine{
		Code: o.Terms.Posts[p.Index].Code, Seats: len(p.Allocation.Labels), Registered: len(p.Lists.Members),
		Approved: p.Approved(), Called: len(p.Appointment.Calls),
	}
	for _, tr := range p.Appointment.Transfers {
		if tr.Kind == appointment.Compensated {
			s.Compensate++
		}
	}
	for _, seat := range p.Appointment.Seats {
		if seat.Current != seat.Label {
			line.Reversions++
		}
	}
	for m, n := range p.Allocation.Counts {
		s.ByModality[m].Seats += n
	}
	for _, call := range p.Appointment.Calls {
		s.ByModality[call.Final].Called++
	}
	s.Posts = append(s.Posts, line)
	s.Seats += line.Seats
	s.Registered += line.Registered
	s.Approved += line.Approved
	s.Called += line.Called
	s.Reversions += line.Reversions
	s.SubJudice += len(p.Mirrors)
	s.Pending += p.Pending
}

// CountFindings counts findings by severity.
func CountFindings(list []trace.Finding) (c FindingCount) {
	for _, f := range list {
		switch f.Severity {
		case trace.Erro:
			c.Errors++
		case trace.Alerta:
			c.Alerts++
		default:
			c.Notes++
		}
		if f.Blocks {
			c.Blocks++
		}
	}
	return c
}

// State is what the findings allow a result to be.
func (c FindingCount) State() string {
	switch {
	case c.Errors > 0:
		return Blocked
	case c.Blocks > 0:
		return Provisional
	}
	return Definitive
}

func writeJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}
