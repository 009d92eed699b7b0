package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
)

// check holds what was acknowledged to what is stored: each one there, once, in a series
// that nothing is missing from.
func (b *bench) check(ctx context.Context) error {
	i, err := b.open(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, i.Close(ctx)) }()
	c, err := i.Store.ContestBySlug(ctx, slug)
	if err != nil {
		return err
	}
	events, err := i.Enrolments.Check(ctx, c.ID)
	if err != nil {
		return err
	}
	end, err := i.Enrolments.Count(ctx, c.ID)
	if err != nil {
		return err
	}
	acknowledged, err := readLines(b.answers)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, position := range acknowledged {
		n, err := strconv.Atoi(position)
		if err != nil || n < 1 || n > events || seen[position] {
			return fmt.Errorf("a posição %s foi respondida e não está guardada uma vez", position)
		}
		seen[position] = true
	}
	fmt.Printf("respondidas %d, guardadas %d (%d posições conferidas, nenhuma falta); respondidas e perdidas: 0\n", len(seen), end.Number, events)
	return nil
}
