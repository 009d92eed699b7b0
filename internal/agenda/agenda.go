package agenda

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/internal/convening"
	"certame/internal/docket"
	"certame/internal/notify"
	"certame/internal/run"
	"certame/internal/sitting"
	"certame/internal/store"
)

// Agendas are those of the contests of a docket.
type Agendas struct {
	db       *store.DB
	docket   *docket.Docket
	sittings *sitting.Sittings
	office   *notify.Office
}

// Open keeps agendas beside the cases that they call.
func Open(db *store.DB, d *docket.Docket, s *sitting.Sittings, o *notify.Office) *Agendas {
	return &Agendas{db, d, s, o}
}

// Sheets are what somebody wrote down: rooms with their hours and, of who chose one,
// the city.
type Sheets struct {
	Rooms  string `json:"salas"`
	Cities string `json:"cidades,omitempty"`
}

// Agenda is what is in force.
type Agenda struct {
	Number int // 0 before there is one
	Sheets
	Windows []convening.Window
	chosen  map[string]string
}

// Names of the two sheets in messages.
const (
	RoomsFile  = "agenda.csv"
	CitiesFile = "cidades.csv"
)

// Agenda reads what is in force; the zero agenda before there is one.
func (a *Agendas) Agenda(ctx context.Context, contest store.ContestID) (*Agenda, error) {
	kept, err := a.db.Agenda(ctx, contest)
	if errors.Is(err, store.ErrNotFound) {
		return &Agenda{}, nil
	}
	if err != nil {
		return nil, err
	}
	out := &Agenda{Number: kept.Number}
	if err := json.Unmarshal(kept.Payload, &out.Sheets); err != nil {
		return nil, err
	}
	return out, a.understand(ctx, contest, out)
}

// understand reads the sheets. The error is an *intake.Refused where they do not say
// what they should.
func (a *Agendas) understand(ctx context.Context, contest store.ContestID, of *Agenda) (err error) {
	rules, err := a.sittings.Rules(ctx, contest)
	if err != nil {
		return err
	}
	var codes []string
	for _, r := range rules {
		codes = append(codes, r.Code())
	}
	if of.Windows, err = convening.ParseWindows([]byte(of.Rooms), RoomsFile, codes); err != nil {
		return err
	}
	if strings.TrimSpace(of.Cities) == "" {
		return nil
	}
	people := map[string]bool{}
	if err := a.docket.Read(ctx, contest, func(l *run.Loaded) error {
		for i := range l.Roll.Len() {
			people[string(l.Roll.IDs.At(certame.Person(i)))] = true
		}
		return nil
	}); err != nil {
		return err
	}
	of.chosen, err = convening.ParseCities([]byte(of.Cities), CitiesFile, func(id string) bool { return people[id] })
	return err
}

// Keep puts sheets in force, after the agenda that was seen.
func (a *Agendas) Keep(ctx context.Context, by store.AccountID, contest store.ContestID, seen int, sheets Sheets) (*Agenda, error) {
	out := &Agenda{Sheets: sheets}
	if err := a.understand(ctx, contest, out); err != nil {
		return nil, err
	}
	payload, err := json.Marshal(sheets)
	if err != nil {
		return nil, err
	}
	return out, a.db.Whole(ctx, func(tx *store.DB) error {
		kept, err := tx.AddAgenda(ctx, store.Agenda{Contest: contest, Payload: payload, By: by}, seen)
		if err != nil {
			return err
		}
		out.Number = kept.Number
		return tx.Note(ctx, store.Access{At: a.db.Now(), Account: by, Contest: contest, Action: "agenda.planejar", Object: kept.At.Format("2006-01-02")})
	})
}

// called are the groups that the agenda calls: those that come before a board, and
// those of documents for which a room is named.
func (a *Agendas) called(ctx context.Context, contest store.ContestID, windows []convening.Window) (list []*confirmation.Rules, err error) {
	rules, err := a.sittings.Rules(ctx, contest)
	if err != nil {
		return nil, err
	}
	named := map[string]bool{}
	for i := range windows {
		named[windows[i].Group] = true
	}
	for _, r := range rules {
		if r.Procedure == confirmation.Phenotype || named[r.Code()] {
			list = append(list, r)
		}
	}
	return list, nil
}
