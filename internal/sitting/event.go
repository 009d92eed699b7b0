package sitting

import (
	"context"
	"encoding/json"
	"time"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/store"
	"certame/ledger"
)

// Kind is what happened in a case. It is not sealed: no vote and no reason is in it.
type Kind string

// Kinds that the fold of package confirmation reads.
const (
	Summoned         Kind = "convocada"
	Attended         Kind = "compareceu"
	Absent           Kind = "ausente"
	FilmingRefused   Kind = "filmagem_recusada"
	TechnicalFailure Kind = "falha_tecnica"
	Withdrew         Kind = "desistiu"
	DocumentMissing  Kind = "sem_documentos"
	Voted            Kind = "voto"
	Reasoned         Kind = "motivos"
	Opined           Kind = "parecer"
	Closed           Kind = "encerrada"
	Provisional      Kind = "provisorio"
	Appealed         Kind = "recurso"
	Definitive       Kind = "definitivo"
)

// Kinds that only the platform reads. Others may be defined where they are used.
const (
	BoxOpened   Kind = "urna_aberta"
	BoxAnnulled Kind = "urna_anulada"
	Replaced    Kind = "substituicao"
	FileOpened  Kind = "vista"
)

// facts are the kinds of package confirmation.
var facts = [...]Kind{
	confirmation.FactSummoned: Summoned, confirmation.FactAttended: Attended, confirmation.FactAbsent: Absent,
	confirmation.FactFilmingRefused: FilmingRefused, confirmation.FactTechnicalFailure: TechnicalFailure,
	confirmation.FactWithdrew: Withdrew, confirmation.FactDocumentMissing: DocumentMissing, confirmation.FactVote: Voted,
	confirmation.FactReasons: Reasoned, confirmation.FactOpinion: Opined, confirmation.FactClosed: Closed,
	confirmation.FactProvisional: Provisional, confirmation.FactAppeal: Appealed, confirmation.FactDefinitive: Definitive,
}

// Body is what an event says; which parts count depends on the kind.
type Body struct {
	When      Moment                `json:"quando"` // zero in a new event is now
	Session   Moment                `json:"sessao,omitzero"`
	Until     Moment                `json:"ate,omitzero"` // of a provisional result: the last instant of the appeal
	Instance  confirmation.Instance `json:"instancia,omitempty"`
	Member    string                `json:"membro,omitempty"`
	Alternate bool                  `json:"suplente,omitempty"`
	InPlaceOf string                `json:"no_lugar_de,omitempty"`
	Vote      confirmation.Vote     `json:"voto,omitempty"`
	Reason    string                `json:"motivos,omitempty"`
	Doubt     bool                  `json:"duvida,omitempty"`
	Text      string                `json:"texto,omitempty"`
	Detail    json.RawMessage       `json:"detalhe,omitempty"` // of a kind of its own
}

// Event is one thing that happened in a case, opened.
type Event struct {
	Number int
	Kind   Kind
	By     store.AccountID
	At     time.Time // when it was written
	Body
}

// Into reads the detail of an event.
func (e *Event) Into(detail any) error { return json.Unmarshal(e.Detail, detail) }

// Detailed is a detail to be put in a body.
func Detailed(detail any) json.RawMessage {
	raw, err := json.Marshal(detail)
	if err != nil {
		panic(err) // a type of this program that JSON does not write
	}
	return raw
}

// Moment is an instant in an event; the zero one is none.
type Moment struct{ edital.Instant }

// At is a moment.
func At(i edital.Instant) Moment { return Moment{i} }

// IsZero tells that there is none.
func (m Moment) IsZero() bool { return m.Date == 0 || m.Date == certame.NoDate }

// MarshalText writes it as the book of facts does.
func (m Moment) MarshalText() ([]byte, error) {
	if m.IsZero() {
		return nil, nil
	}
	return []byte(ledger.InstantText(m.Instant)), nil
}

// UnmarshalText reads what MarshalText writes.
func (m *Moment) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*m = Moment{}
		return nil
	}
	at, ok := ledger.ParseInstant(string(text))
	if !ok {
		return errMoment
	}
	m.Instant = at
	return nil
}

func eventPlace(contest store.ContestID, hearing string, number int, kind string) place {
	return place{"evento", contest, hearing, number, kind}
}

func (s *Sittings) sealEvent(ctx context.Context, contest store.ContestID, hearing string, number int, e New, by store.AccountID) (store.HearingEvent, error) {
	plain, err := json.Marshal(e.Body)
	if err != nil {
		return store.HearingEvent{}, err
	}
	sealed, err := s.seal(ctx, eventPlace(contest, hearing, number, string(e.Kind)), plain)
	return store.HearingEvent{Kind: string(e.Kind), Payload: sealed, By: by, At: s.db.Now()}, err
}

func (s *Sittings) openEvent(ctx context.Context, stored *store.HearingEvent) (e Event, err error) {
	plain, err := s.open(ctx, eventPlace(stored.Contest, stored.Hearing, stored.Number, stored.Kind), stored.Payload)
	if err != nil {
		return e, err
	}
	e = Event{Number: stored.Number, Kind: Kind(stored.Kind), By: stored.By, At: stored.At}
	return e, json.Unmarshal(plain, &e.Body)
}
