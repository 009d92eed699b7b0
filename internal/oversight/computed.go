package oversight

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"certame"
	"certame/internal/docket"
	"certame/internal/result"
	"certame/internal/run"
)

// computed is what is of the people: who reads it needs the folder understood.
func (c *Covered) computed(ctx context.Context, folder string) error {
	l, err := load(ctx, folder)
	if err != nil {
		return err
	}
	if err := c.table(factTable(l)); err != nil {
		return err
	}
	if err := c.rules(l); err != nil {
		return err
	}
	if l.Roll != nil {
		if err := c.people(ctx, l); err != nil {
			return err
		}
	}
	return c.results(ctx, folder, l)
}

func load(ctx context.Context, folder string) (*run.Loaded, error) {
	if _, err := os.Stat(filepath.Join(folder, run.CandidatesFile)); errors.Is(err, fs.ErrNotExist) {
		return run.LoadBook(ctx, folder)
	}
	return run.Load(folder, nil)
}

func (c *Covered) people(ctx context.Context, l *run.Loaded) error {
	o, err := l.Compute(ctx, false)
	if err != nil {
		return err
	}
	t, err := sheet(l, o)
	if err != nil {
		return err
	}
	return c.table(t)
}

// results are the tables of the last result, where there is one.
func (c *Covered) results(ctx context.Context, folder string, l *run.Loaded) error {
	place := filepath.Join(folder, docket.ResultFolder)
	if _, err := os.Stat(place); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	res, err := result.Open(place)
	if err != nil {
		return err
	}
	for _, name := range res.Tables() {
		if shown[name] == nil {
			continue
		}
		t, err := res.Table(ctx, name)
		if err != nil {
			return err
		}
		if err := c.table(narrowed(t, modalities(l))); err != nil {
			return err
		}
	}
	return nil
}

func modalities(l *run.Loaded) []string {
	out := []string{l.Terms.Code(certame.OpenCompetition)}
	for _, g := range l.Terms.Groups {
		out = append(out, g.Code)
	}
	return out
}
