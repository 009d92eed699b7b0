package secondreading

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"certame/draw"
	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/sample"
)

// Case is a decided case under its ticket.
type Case struct {
	Ticket       string `json:"bilhete"`
	Hearing      string `json:"processo"`
	Registration string `json:"inscricao"`
	Group        string `json:"grupo"`
	Board        string `json:"comissao"`
	Confirmed    bool   `json:"confirmada"` // by the first board: who reads again does not see it

	Members []string `json:"membros,omitempty"` // codes of who took part: none of them reads it again
}

// Board is a stratum under its name.
type Board struct {
	Name           string `json:"comissao"`
	sample.Stratum `json:"estrato"`
}

// Reading is what one person concluded of one case.
type Reading struct {
	Ticket   string          `json:"bilhete"`
	Confirms bool            `json:"confirma"`
	Reason   string          `json:"motivo,omitempty"`
	By       store.AccountID `json:"-"`
}

// Sample is a sample at whatever point it is.
type Sample struct {
	ID        string
	Contest   store.ContestID
	Plan      Plan
	Boards    []Board
	Cases     []Case // that the draw is among, in the order of the announcement
	Announced *draw.Announcement
	Waiting   string // who typed the source first, and waits for another
	Outcome   *draw.Outcome
	Panel     []store.AccountID
	Assigned  map[string][]store.AccountID // by ticket
	Readings  []Reading
	ClosedBy  store.AccountID
	Published time.Time

	salt  string
	typed *typedOnce
	file  *dossier.File
}

// Seen is how many acts were read: who goes on says so.
func (s *Sample) Seen() int { return len(s.file.Acts) }

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

// Drawn are the cases that are read again: of each board the first so many, in the order
// drawn.
func (s *Sample) Drawn() (list []Case) {
	if s.Outcome == nil {
		return nil
	}
	for _, b := range s.Boards {
		left := b.Drawn
		for _, ticket := range s.Outcome.Tickets {
			at := slices.IndexFunc(s.Cases, func(c Case) bool { return c.Ticket == ticket })
			if left > 0 && at >= 0 && s.Cases[at].Board == b.Name {
				list, left = append(list, s.Cases[at]), left-1
			}
		}
	}
	return list
}

// Missing is how many readings are still to come.
func (s *Sample) Missing() (n int) {
	for _, list := range s.Assigned {
		n += len(list)
	}
	return n - len(s.Readings)
}

// Latest is the last sample of the contest; store.ErrNotFound without one.
func (d *Desk) Latest(ctx context.Context, contest store.ContestID) (*Sample, error) {
	return d.latest(ctx, d.db, contest)
}

// All are the samples of the contest, the latest first.
func (d *Desk) All(ctx context.Context, contest store.ContestID) (list []*Sample, err error) {
	files, err := d.cabinet.All(ctx, d.db, contest, samples)
	for _, f := range files {
		s, err := fold(f)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, err
}

func (d *Desk) latest(ctx context.Context, db *store.DB, contest store.ContestID) (*Sample, error) {
	list, err := d.cabinet.List(ctx, db, contest, samples, store.Page{Limit: 1})
	if err == nil && len(list) == 0 {
		err = store.ErrNotFound
	}
	if err != nil {
		return nil, err
	}
	return fold(list[0])
}
