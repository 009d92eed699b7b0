package secondreading

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/store"
)

// Task is a case that waits for the reading of a person: its ticket and its group, and
// nothing that leads to what was decided of it. Who and Hearing are for finding its film
// and documents, not for showing.
type Task struct {
	Ticket, Group string
	Who, Hearing  string
}

// Tasks are the cases that wait for an account, in the order drawn, and how many it
// read. Before the term of confidentiality nothing is told.
func (d *Desk) Tasks(ctx context.Context, account store.AccountID, contest store.ContestID) (s *Sample, waiting []Task, done int, err error) {
	if err := d.source.Signed(ctx, account, contest); err != nil {
		return nil, nil, 0, err
	}
	if s, err = d.Latest(ctx, contest); errors.Is(err, store.ErrNotFound) {
		return nil, nil, 0, nil
	} else if err != nil {
		return nil, nil, 0, err
	}
	for _, c := range s.Drawn() {
		switch {
		case !slices.Contains(s.Assigned[c.Ticket], account):
		case s.read(account, c.Ticket):
			done++
		default:
			waiting = append(waiting, Task{c.Ticket, c.Group, c.Registration, c.Hearing})
		}
	}
	return s, waiting, done, nil
}

func (s *Sample) read(account store.AccountID, ticket string) bool {
	return slices.ContainsFunc(s.Readings, func(r Reading) bool { return r.By == account && r.Ticket == ticket })
}

// reasonMost is the longest reason, in characters.
const reasonMost = 4_000

// Read keeps what an account concludes of a case that waits for it, once. Nobody sees it
// before the sample is closed.
func (d *Desk) Read(ctx context.Context, account store.AccountID, contest store.ContestID, ticket string, confirms bool, reason string) error {
	reason = strings.TrimSpace(reason)
	if !confirms && reason == "" || utf8.RuneCountInString(reason) > reasonMost {
		return refused("Quem não confirma escreve o motivo, em até 4.000 letras.", "Escreva o que viu, só pelo que a norma admite neste procedimento.")
	}
	s, _, _, err := d.Tasks(ctx, account, contest)
	if err != nil {
		return err
	}
	if s == nil {
		return store.ErrNotFound
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Hold(ctx, tx, contest, samples, s.ID) // others read at the same time
		if err != nil {
			return err
		}
		now, err := fold(f)
		if err != nil {
			return err
		}
		if !slices.Contains(now.Assigned[ticket], account) || now.read(account, ticket) {
			return refused("Este processo não espera a sua leitura.", "Volte à lista: ela mostra os que esperam.")
		}
		if err := d.cabinet.Append(ctx, tx, f, reread, account, Reading{Ticket: ticket, Confirms: confirms, Reason: reason}); err != nil {
			return err
		}
		return d.note(ctx, tx, account, contest, Rereading, s.ID)
	})
}

// Ground is on what who reads again sees a film or a document: nothing that leads to what
// was decided, as the registration, is shown beside it.
const Ground = "releitura da amostra"

// Reads lets who has to read a case again see its film and its documents, while the
// reading waits. What was written in it would tell what was decided.
func (d *Desk) Reads(ctx context.Context, who store.AccountID, held []roles.Role, o custody.Object) (ground string, err error) {
	if !roles.May(held, "amostra.reler") || d.source.Signed(ctx, who, o.Contest) != nil {
		return "", nil
	}
	if shown, err := d.Shown(ctx, o); !shown {
		return "", err
	}
	_, waiting, _, err := d.Tasks(ctx, who, o.Contest)
	for _, t := range waiting {
		if t.Who == o.Registration && t.Group == o.Group {
			return Ground, nil
		}
	}
	return "", err
}

// Shown says whether an object is part of what is read again: the film and, where
// documents decide, they. A civil identity sent to a group of phenotype says who the
// person is, and nothing on which the reading may rest (Decreto 12.536/2025, art. 9º).
func (d *Desk) Shown(ctx context.Context, o custody.Object) (bool, error) {
	if o.Kind != custody.Document {
		return o.Kind == custody.Film, nil
	}
	seen, err := d.source.ByPhenotype(ctx, o.Contest, o.Group)
	return err == nil && !seen, err
}
