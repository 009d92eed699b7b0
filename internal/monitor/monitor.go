// Package monitor is the indicators of many contests as the platform keeps them: taken
// in with their history, and read only as they may be shown.
package monitor

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"certame/internal/indicators"
	"certame/internal/intake"
	"certame/internal/store"
)

// Desk takes in and shows.
type Desk struct {
	db    *store.DB
	mu    sync.Mutex
	ready map[string]*indicators.Contest // protected, by digest: what is kept never changes
}

// New works over a store.
func New(db *store.DB) *Desk { return &Desk{db: db, ready: map[string]*indicators.Contest{}} }

// Report says what a file brought.
type Report struct{ Contests, Added, Same int }

// Check reads a file and keeps nothing.
func (d *Desk) Check(raw []byte, shown string) (Report, error) {
	list, err := indicators.Read(raw, shown)
	return Report{Contests: len(list)}, err
}

// Import keeps every contest of a file, or none. The same file again changes nothing;
// a later version of a contest is the one in use, and those before it stay.
func (d *Desk) Import(ctx context.Context, by store.AccountID, raw []byte, shown string) (r Report, err error) {
	list, err := indicators.Read(raw, shown)
	if err != nil {
		return r, err
	}
	r.Contests = len(list)
	// One order for everybody: two files with the same contests the other way around would
	// each wait for what the other has just written, and one of them would be thrown back.
	slices.SortFunc(list, func(a, b indicators.Contest) int { return strings.Compare(a.Key(), b.Key()) })
	for range tries {
		if err = d.importAll(ctx, by, list, raw, shown, &r); !errors.Is(err, store.ErrTaken) {
			return r, err
		}
	}
	return r, err
}

// tries is how often a file is begun again of which somebody else brought a contest in the
// same instant: the number of the version was theirs, and the next look finds it.
const tries = 20

func (d *Desk) importAll(ctx context.Context, by store.AccountID, list []indicators.Contest, raw []byte, shown string, r *Report) error {
	return d.db.Whole(ctx, func(tx *store.DB) error {
		r.Added, r.Same = 0, 0
		for i := range list {
			added, err := keep(ctx, tx, by, &list[i])
			if c := (*store.Conflict)(nil); errors.As(err, &c) {
				return intake.Refuse([]intake.Problem{{
					File: shown, Column: "referencia", Value: list[i].Reference, What: fmt.Sprintf("de %s, edital %s, já há números de %s", list[i].Name, list[i].Notice, c.Last),
					Remedy: "Só entra uma referência igual ou mais recente.",
				}})
			}
			if err != nil {
				return err
			}
			if added {
				r.Added++
			} else {
				r.Same++
			}
		}
		return tx.Note(ctx, store.Access{Account: by, Action: "acompanhamento.importar", Object: digestOf(raw)})
	})
}

func keep(ctx context.Context, tx *store.DB, by store.AccountID, c *indicators.Contest) (bool, error) {
	var body bytes.Buffer
	if err := indicators.WriteJSON(&body, []indicators.Contest{*c}); err != nil {
		return false, err
	}
	return tx.AddIndicator(ctx, store.Indicator{Key: c.Key(), Reference: c.Reference, Digest: digestOf(body.Bytes()), Body: body.Bytes(), By: by})
}

func digestOf(raw []byte) string {
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:])
}

// All are the contests in use, protected, by agency and name.
func (d *Desk) All(ctx context.Context) ([]*indicators.Contest, error) {
	kept, err := d.db.Indicators(ctx)
	if err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	next, list := map[string]*indicators.Contest{}, []*indicators.Contest{}
	for _, k := range kept {
		c := d.ready[k.Digest]
		if c == nil {
			if c, err = opened(k.Body); err != nil {
				return nil, err
			}
		}
		next[k.Digest] = c
		list = append(list, c)
	}
	d.ready = next
	slices.SortFunc(list, func(a, b *indicators.Contest) int {
		return strings.Compare(a.Agency+"\x1f"+a.Name+"\x1f"+a.Notice, b.Agency+"\x1f"+b.Name+"\x1f"+b.Notice)
	})
	return list, nil
}

func opened(body []byte) (*indicators.Contest, error) {
	list, err := indicators.Read(body, "indicadores.json")
	if err != nil || len(list) != 1 {
		return nil, fmt.Errorf("indicators kept that are not readable: %w", err)
	}
	return list[0].Protect(), nil
}
