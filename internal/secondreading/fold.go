package secondreading

import (
	"encoding/json"

	"certame/draw"
	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
)

// Kinds of acts.
const (
	announced = "anunciada"
	typedKind = "digitada"
	undone    = "digitacao_desfeita"
	drawn     = "sorteada"
	composed  = "banca"
	reread    = "lida"
	closed    = "encerrada"
	published = "publicada"
)

type announcedData struct {
	Text   string  `json:"anuncio"`
	Salt   string  `json:"sal"`
	Plan   Plan    `json:"plano"`
	Boards []Board `json:"comissoes"`
	Cases  []Case  `json:"relacao"`
}

type typedOnce struct {
	By      store.AccountID `json:"-"`
	Person  string          `json:"pessoa"`
	Numbers []string        `json:"numeros"`
}

type drawnData struct {
	Text string `json:"resultado"`
}

type composedData struct {
	Panel    []store.AccountID            `json:"banca"`
	Assigned map[string][]store.AccountID `json:"designados"`
}

// fold reads the acts of a file.
func fold(f *dossier.File) (*Sample, error) {
	s := &Sample{ID: f.ID, Contest: f.Contest, file: f}
	for _, a := range f.Acts {
		if err := s.take(a); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (s *Sample) take(a dossier.Act) (err error) {
	switch a.Kind {
	case announced:
		err = s.takeAnnouncement(a)
	case typedKind:
		s.typed = &typedOnce{By: a.By}
		err = json.Unmarshal(a.Data, s.typed)
		s.Waiting = s.typed.Person
	case undone:
		s.typed, s.Waiting = nil, ""
	case drawn:
		var data drawnData
		if err = json.Unmarshal(a.Data, &data); err == nil {
			s.Outcome, err = outcomeOf(data.Text)
		}
		s.typed, s.Waiting = nil, ""
	case composed:
		var data composedData
		err = json.Unmarshal(a.Data, &data)
		s.Panel, s.Assigned = data.Panel, data.Assigned
	case reread:
		r := Reading{By: a.By}
		err = json.Unmarshal(a.Data, &r)
		s.Readings = append(s.Readings, r)
	case closed:
		s.ClosedBy = a.By
	case published:
		s.Published = a.At
	default:
		err = secret.ErrSealed
	}
	return err
}

func (s *Sample) takeAnnouncement(a dossier.Act) error {
	var data announcedData
	if err := json.Unmarshal(a.Data, &data); err != nil {
		return err
	}
	parsed, fault := draw.Parse([]byte(data.Text))
	if fault != nil {
		return secret.ErrSealed
	}
	s.Announced, s.Plan, s.Boards, s.Cases, s.salt = parsed, data.Plan, data.Boards, data.Cases, data.Salt
	return nil
}

func outcomeOf(text string) (*draw.Outcome, error) {
	o, fault := draw.ParseOutcome([]byte(text))
	if fault != nil {
		return nil, secret.ErrSealed
	}
	return o, nil
}
