package docket

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"

	"certame/draw"
	"certame/internal/drawfile"
	"certame/internal/intake"
	"certame/internal/store"
)

// AnnounceDraw freezes what is drawn and names the future source. What was announced
// is never replaced.
func (d *Docket) AnnounceDraw(ctx context.Context, by store.AccountID, contest store.ContestID, after int, a *draw.Announcement) error {
	g, _, err := d.drawing(ctx, contest, 0)
	switch {
	case err != nil:
		return err
	case g.Announcement != nil:
		return &store.Conflict{What: "draw"}
	}
	if g.Tickets != nil {
		a.Tickets = g.Tickets
	}
	if fault := a.Check(); fault != nil {
		return drawfile.Refused("sorteio", fault)
	}
	return d.putDraw(ctx, by, contest, after, g, Announced, "anúncio do sorteio", []drawfile.Document{{Name: drawfile.Announcement, Data: a.Bytes()}})
}

// TypeDraw takes what a person read of the lottery. The first waits for another, who
// does not see it; when the two agree, the draw is held. When they do not, neither is
// believed, and both look again.
func (d *Docket) TypeDraw(ctx context.Context, by store.AccountID, person string, contest store.ContestID, after int, numbers []string) error {
	g, first, err := d.announced(ctx, contest, draw.Lottery)
	if err != nil {
		return err
	}
	typed := typedOnce{by, person, numbers}
	if first == nil {
		if _, fault := g.Announcement.Source.Agree(draw.Typing{Person: person, Numbers: numbers}, draw.Typing{Person: person + " e outra pessoa", Numbers: numbers}); fault != nil {
			return refusedTyping(fault)
		}
		text, err := json.Marshal(typed)
		if err != nil {
			return err
		}
		return d.putDraw(ctx, by, contest, after, g, Typed, "primeira digitação do sorteio", []drawfile.Document{{Name: typedFile, Data: text}})
	}
	if first.By == by {
		return refusedTyping(&draw.Fault{Reason: draw.SamePerson, Value: person})
	}
	values, fault := g.Announcement.Source.Agree(draw.Typing{Person: first.Person, Numbers: first.Numbers}, draw.Typing{Person: person, Numbers: numbers})
	if fault != nil && fault.Reason == draw.NumbersDiffer {
		if err := d.putDraw(ctx, by, contest, after, g, Typed, "as digitações do sorteio diferem", nil); err != nil {
			return err
		}
	}
	if fault != nil {
		return refusedTyping(fault)
	}
	return d.holdDraw(ctx, by, contest, after, g, draw.Outcome{Values: values, Typists: []string{first.Person, person}})
}

// PulseDraw takes a round of the beacon, which proves itself, and holds the draw.
func (d *Docket) PulseDraw(ctx context.Context, by store.AccountID, contest store.ContestID, after int, pulse io.Reader) (err error) {
	g, _, err := d.announced(ctx, contest, draw.Beacon)
	if err != nil {
		return err
	}
	aside, err := d.aside()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(aside)) }()
	const shown = "pulso.json"
	text, err := io.ReadAll(io.LimitReader(pulse, 1<<20))
	if err != nil {
		return err
	}
	path := filepath.Join(aside, shown)
	if err := os.WriteFile(path, text, 0o600); err != nil {
		return err
	}
	given, err := drawfile.Pulse(&g.Announcement.Source, path, shown)
	if unproven := (*drawfile.Unproven)(nil); errors.As(err, &unproven) {
		return wrong("pulso", "", unproven.What, "Envie a rodada anunciada, como os repetidores a dão")
	}
	if err != nil {
		return err
	}
	return d.holdDraw(ctx, by, contest, after, g, given)
}

// announced is a draw that was announced with such a source and not held.
func (d *Docket) announced(ctx context.Context, contest store.ContestID, kind draw.Kind) (*Drawing, *typedOnce, error) {
	g, typed, err := d.drawing(ctx, contest, 0)
	if err == nil && (g.Announcement == nil || g.Outcome != nil || g.Announcement.Source.Kind != kind) {
		err = &store.Conflict{What: "draw"}
	}
	return g, typed, err
}

func (d *Docket) holdDraw(ctx context.Context, by store.AccountID, contest store.ContestID, after int, g *Drawing, given draw.Outcome) error {
	documents, err := drawfile.Documents(g.Announcement, draw.Hold(g.Announcement, given))
	if err != nil {
		return err
	}
	return d.putDraw(ctx, by, contest, after, g, Drawn, "resultado do sorteio", documents)
}

// putDraw keeps documents; a first typing goes, whatever comes after it.
func (d *Docket) putDraw(ctx context.Context, by store.AccountID, contest store.ContestID, after int, g *Drawing, action, note string, list []drawfile.Document) error {
	changes := Changes{Put: Files{}, draw: g.Folder}
	for _, one := range list {
		changes.Put[path.Join(g.Folder, one.Name)] = bytes.NewReader(one.Data)
	}
	if has(g.Files, typedFile) {
		changes.Remove = []string{path.Join(g.Folder, typedFile)}
	}
	_, err := d.revise(ctx, by, contest, after, note, changes, func(tx *store.DB, _ store.Revision) error {
		return tx.Note(ctx, d.note(by, contest, action, g.Folder))
	})
	return err
}

func refusedTyping(f *draw.Fault) error {
	what, remedy := drawfile.Typed(f)
	return intake.Refuse([]intake.Problem{{File: "digitação", What: what, Remedy: remedy}})
}
