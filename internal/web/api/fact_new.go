package api

import (
	"errors"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/answer"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/ledger"

	"certame/contest"
)

// NewFact is a fact to be registered.
type NewFact struct {
	Kind string            `json:"tipo" minLength:"1" maxLength:"60" doc:"nomeacao, desistencia, vaga_aberta…; certame modelo fatos lista todos." example:"desistencia"`
	At   string            `json:"data" minLength:"1" maxLength:"40" doc:"DD/MM/AAAA, ou DD/MM/AAAA hh:mm:ss de Brasília." example:"10/03/2026"`
	ID   string            `json:"inscricao,omitempty" maxLength:"60" doc:"A pessoa, quando o fato é de uma." example:"0002"`
	Post string            `json:"cargo,omitempty" maxLength:"60" doc:"O código do cargo, quando o fato não é de uma pessoa, ou é de um dos cargos dela." example:"101"`
	Act  string            `json:"ato,omitempty" maxLength:"400" doc:"Portaria, processo ou documento." example:"Portaria 12/2026"`
	Data map[string]string `json:"dados,omitempty" doc:"Os outros dados do tipo. A vaga e a modalidade de uma nomeação são as que a ordem dá, quando não vêm." example:"{\"processo\":\"123\"}"`
}

// fact is the fact as the book writes it; who registers it is the person of the token.
func (n *NewFact) fact(author string) (f ledger.Fact, err error) {
	kind, known := ledger.KindOf(n.Kind)
	if !known {
		return f, unknownKind(n.Kind)
	}
	if err := docket.ByHand(kind); err != nil {
		return f, err
	}
	at, err := instantOf(n.At)
	if err != nil {
		return f, err
	}
	f = ledger.Fact{Kind: kind, Version: kind.Version(), At: at, Act: n.Act, Author: author}
	for name, value := range n.Data {
		f.Data = append(f.Data, ledger.Field{Name: name, Value: value})
	}
	for _, given := range []ledger.Field{{Name: "inscricao", Value: n.ID}, {Name: "cargo", Value: n.Post}} {
		if _, twice := n.Data[given.Name]; given.Value != "" && !twice {
			f.Data = append(f.Data, given)
		}
	}
	answer.SortFields(f.Data)
	return f, nil
}

func unknownKind(word string) error {
	var codes []string
	for _, k := range ledger.Kinds() {
		codes = append(codes, k.Code())
	}
	remedy := "Use um destes: " + strings.Join(codes, ", ")
	if near := intake.Nearest(word, codes); near != "" {
		remedy = "O mais parecido é " + near
	}
	return intake.Refuse([]intake.Problem{{Column: "tipo", Value: word, What: "não é tipo de fato", Remedy: remedy}})
}

// instantOf reads a day, or a day and an hour of Brasília.
func instantOf(text string) (edital.Instant, error) {
	day, clock, timed := strings.Cut(text, " ")
	date, ok := certame.ParseDate([]byte(day))
	at := edital.Instant{Date: date, Second: ledger.WholeDay}
	if ok && timed {
		at.Second, ok = ledger.ParseClock(clock)
	}
	if !ok {
		return at, intake.Refuse([]intake.Problem{{Column: "data", Value: text, What: "não é dia, nem dia e hora", Remedy: "Escreva como 10/03/2026 ou 10/03/2026 23:59:59"}})
	}
	return at, nil
}

// Effect is a person whose place changes.
type Effect struct {
	Post   string    `json:"cargo"`
	ID     string    `json:"inscricao"`
	Effect string    `json:"efeito" doc:"O código do efeito."`
	Before *Position `json:"antes,omitempty"`
	After  *Position `json:"depois,omitempty"`
	Now    string    `json:"situacao" doc:"O código da situação em que fica."`
	Text   string    `json:"texto" doc:"O efeito em palavras."`
}

// Position is where a person stands.
type Position struct {
	Modality string `json:"modalidade"`
	Seat     int    `json:"vaga"`
	Call     int    `json:"convocacao"`
}

// Foreseen is what a fact changes.
type Foreseen struct {
	Fact    Fact     `json:"fato" doc:"O fato como fica no livro, completado."`
	Effects []Effect `json:"efeitos" nullable:"false"`
	Warning string   `json:"aviso,omitempty" doc:"Quem vinha antes, quando a nomeação não segue a ordem, com o artigo."`
}

// completed is what a fact brings and whom it moves.
type completed struct{ first *answer.First }

// complete gives a fact what the order says of it, and keeps who came first.
func (k *completed) complete(live *contest.Live, f *ledger.Fact) (err error) {
	k.first, err = answer.Complete(live, f)
	if errors.Is(err, answer.ErrNoSeat) {
		return intake.Refuse([]intake.Problem{{Column: "inscricao", Value: f.Value("inscricao"), What: "a ordem não dá vaga a esta inscrição", Remedy: "Para registrar assim mesmo, diga vaga e rotulo em dados"}})
	}
	return err
}

func (k *completed) foreseen(s *docket.Consequences) Foreseen {
	out := Foreseen{Fact: factOf(&s.Turn.Entry.Fact, false), Effects: []Effect{}}
	words := s.Live.Terms.Wording()
	said, _ := words.Say("do cargo")
	for _, e := range answer.Effects(s.Live, s.Turn) {
		text := locale.Effect(e.Effect, said+" "+e.Post, e.ID, e.Before.Said(), e.After.Said())
		out.Effects = append(out.Effects, Effect{e.Post, e.ID, e.Effect, positionOf(e.Before), positionOf(e.After), e.Now, text})
	}
	if k.first != nil {
		out.Warning = k.first.String()
	}
	return out
}

func positionOf(p *answer.Position) *Position {
	if p == nil {
		return nil
	}
	return &Position{p.Modality, p.Seat, p.Call}
}
