package secondreading

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"certame/draw"
	"certame/internal/drawfile"
	"certame/internal/locale"
	"certame/internal/store"
)

// awaiting is the sample that waits for its source, of a kind.
func (d *Desk) awaiting(ctx context.Context, contest store.ContestID, kind draw.Kind) (*Sample, error) {
	s, err := d.Latest(ctx, contest)
	if err == nil && (s.Outcome != nil || s.Announced.Source.Kind != kind) {
		err = &store.Conflict{What: "draw"}
	}
	return s, err
}

// Type takes what a person read of the lottery. The first waits for another, who does
// not see it; when they differ neither is believed, and both look again.
func (d *Desk) Type(ctx context.Context, by store.AccountID, person string, contest store.ContestID, seen int, numbers []string) error {
	s, err := d.awaiting(ctx, contest, draw.Lottery)
	if err != nil {
		return err
	}
	second := draw.Typing{Person: person, Numbers: numbers}
	first := draw.Typing{Person: person + " e outra pessoa", Numbers: numbers}
	if s.typed != nil {
		first = draw.Typing{Person: s.typed.Person, Numbers: s.typed.Numbers}
		if s.typed.By == by {
			return faulty(&draw.Fault{Reason: draw.SamePerson, Value: person})
		}
	}
	values, fault := s.Announced.Source.Agree(first, second)
	switch {
	case fault != nil && fault.Reason == draw.NumbersDiffer:
		return errors.Join(d.act(ctx, by, s, seen, undone, nil, Typing), faulty(fault))
	case fault != nil:
		return faulty(fault)
	case s.typed == nil:
		return d.act(ctx, by, s, seen, typedKind, typedOnce{Person: person, Numbers: numbers}, Typing)
	}
	return d.hold(ctx, by, s, seen, draw.Outcome{Values: values, Typists: []string{first.Person, person}})
}

// Pulse takes a round of the beacon, which proves itself.
func (d *Desk) Pulse(ctx context.Context, by store.AccountID, contest store.ContestID, seen int, pulse string) (err error) {
	s, err := d.awaiting(ctx, contest, draw.Beacon)
	if err != nil {
		return err
	}
	aside, err := os.MkdirTemp("", "pulso")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(aside)) }()
	path := filepath.Join(aside, "pulso.json")
	if err := os.WriteFile(path, []byte(pulse), 0o600); err != nil {
		return err
	}
	given, err := drawfile.Pulse(&s.Announced.Source, path, "pulso.json")
	if unproven := (*drawfile.Unproven)(nil); errors.As(err, &unproven) {
		return refused(unproven.What, "Envie a rodada anunciada, como os repetidores a dão.")
	}
	if err != nil {
		return err
	}
	return d.hold(ctx, by, s, seen, given)
}

func (d *Desk) hold(ctx context.Context, by store.AccountID, s *Sample, seen int, given draw.Outcome) error {
	return d.act(ctx, by, s, seen, drawn, drawnData{string(draw.Hold(s.Announced, given).Bytes())}, Drawing)
}

func faulty(f *draw.Fault) error {
	what, remedy := locale.DrawFault(f)
	return refused(what, remedy)
}
