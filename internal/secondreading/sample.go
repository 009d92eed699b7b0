package secondreading

import (
	"context"
	"slices"
	"time"

	"certame/draw"
	"certame/internal/dossier"
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
