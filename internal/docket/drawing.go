package docket

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame/draw"
	"certame/edital"
	"certame/internal/drawfile"
	"certame/internal/store"
	"certame/vacancy"
)

// Drawing is the draw of a contest, done again from its documents each time that
// somebody asks.
type Drawing struct {
	Revision     int      // of the contest
	Folder       string   // of the documents, inside of that of the contest
	Tickets      []string // what is to be drawn, when the edital says it
	Announcement *draw.Announcement
	Waiting      string // who typed the source first, and waits for another
	Outcome      *draw.Outcome
	Differs      string // what does not follow from the announcement; "" when all does
	Files        []store.File
}

// typedFile is, until another person types the same, what the first one typed.
const typedFile = "digitacao.json"

type typedOnce struct {
	By      store.AccountID `json:"conta"`
	Person  string          `json:"pessoa"`
	Numbers []string        `json:"numeros"`
}

// Drawing reads the documents of the draw as the contest has them now.
func (d *Docket) Drawing(ctx context.Context, contest store.ContestID) (*Drawing, error) {
	g, _, err := d.drawing(ctx, contest, 0)
	return g, err
}

// DrawingAt reads them as a revision has them, for who may read that revision: what waits
// to be typed again is told to nobody.
func (d *Docket) DrawingAt(ctx context.Context, contest store.ContestID, revision int) (*Drawing, error) {
	g, _, err := d.drawing(ctx, contest, revision)
	return g, err
}

func (d *Docket) drawing(ctx context.Context, contest store.ContestID, revision int) (g *Drawing, typed *typedOnce, err error) {
	r, err := d.db.Revision(ctx, contest, revision)
	if err != nil {
		return nil, nil, err
	}
	terms, err := d.Terms(ctx, contest, r.Number)
	if err != nil {
		return nil, nil, err
	}
	g = &Drawing{Revision: r.Number, Folder: terms.DrawFolder}
	if terms.Placing == edital.DistributionDraw {
		g.Tickets = vacancy.Tickets(terms)
	}
	for _, f := range r.Files {
		if name, of := strings.CutPrefix(f.Name, g.Folder+"/"); of {
			g.Files = append(g.Files, store.File{Name: name, Digest: f.Digest, Size: f.Size})
		}
	}
	typed, err = d.readDrawing(ctx, g)
	return g, typed, err
}

// readDrawing reads the documents aside and holds one to the other.
func (d *Docket) readDrawing(ctx context.Context, g *Drawing) (typed *typedOnce, err error) {
	if !has(g.Files, drawfile.Announcement) {
		return nil, nil
	}
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(aside)) }()
	if err := d.fill(ctx, aside, g.Files, nil); err != nil {
		return nil, err
	}
	if g.Announcement, err = drawfile.ReadAnnouncement(aside, ""); err != nil {
		return nil, err
	}
	if has(g.Files, typedFile) {
		text, err := os.ReadFile(filepath.Join(aside, typedFile))
		if err != nil {
			return nil, err
		}
		typed = &typedOnce{}
		if err := json.Unmarshal(text, typed); err != nil {
			return nil, err
		}
		g.Waiting = typed.Person
	}
	if !has(g.Files, drawfile.Outcome) {
		return typed, nil
	}
	if g.Outcome, err = drawfile.ReadOutcome(aside); err != nil {
		return nil, err
	}
	if g.Differs = drawfile.Differs(g.Announcement, g.Outcome); g.Differs == "" {
		steps, err := os.ReadFile(filepath.Join(aside, drawfile.Steps))
		if err == nil && !bytes.Equal(steps, drawfile.StepsOf(g.Announcement, g.Outcome.Seed)) {
			g.Differs = "os passos não são os que decorrem da semente"
		}
	}
	return typed, nil
}

// OpenDrawing opens a document of the draw; what one person typed is for nobody else.
func (d *Docket) OpenDrawing(ctx context.Context, g *Drawing, name string) (io.ReadSeekCloser, store.File, error) {
	if name == typedFile {
		return nil, store.File{}, store.ErrNotFound
	}
	return d.openFile(ctx, g.Files, name)
}
