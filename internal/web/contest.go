package web

import (
	"context"
	"encoding/json"
	"errors"
	"io"

	"certame/internal/docket"
	"certame/internal/render/tables"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// subject is the contest of the address, with its last result.
type subject struct {
	store.Contest
	Last     store.Version // zero before the first computation
	Revision int           // of its files, now
	Facts    int           // in its book, now
}

// Computed says whether there is a result.
func (c *subject) Computed() bool { return c.Last.Number > 0 }

// Fresh says whether the result is of the files and the book as they are.
func (c *subject) Fresh() bool {
	return c.Computed() && c.Last.Revision == c.Revision && c.Last.Facts == c.Facts
}

// Faulty says whether the result has an error that keeps it from being published.
func (c *subject) Faulty() bool { return c.Fresh() && c.Last.State == tables.Blocked }

// Address is where the contest begins.
func (c *subject) Address() string { return "/certames/" + c.Slug }

// contest reads the contest of the address.
func (v *visit) contest() (*subject, error) {
	if v.about == nil {
		return nil, store.ErrNotFound
	}
	c := &subject{Contest: *v.about}
	var err error
	if c.Last, err = v.Store.Version(v.ctx(), c.ID, 0); err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	revision, err := v.Store.Revision(v.ctx(), c.ID, 0)
	if err != nil {
		return nil, err
	}
	lines, err := v.Store.FactLines(v.ctx(), c.ID)
	c.Revision, c.Facts = revision.Number, len(lines)
	return c, err
}

// resultStates are the states of a result as the state of its contest.
var resultStates = map[string]string{tables.Definitive: docket.Final, tables.Provisional: docket.Provisional, tables.Blocked: "Bloqueado por erro"}

func (c *subject) standing() *Standing {
	s := &Standing{Title: c.Title, Address: c.Address(), State: c.State}
	if c.Computed() {
		s.Computed, s.Rule, s.Code = c.Last.At, c.Last.Engine, c.Last.Digest[:12]
		if c.State == docket.Draught {
			s.State = resultStates[c.Last.State]
		}
	}
	return s
}

// within is the frame of a page of the contest.
func (v *visit) within(c *subject, title string, between ...parts.Link) Frame {
	s := c.standing()
	if !v.may("certame.ver") { // a result that was not published is not even known to be there
		s = &Standing{Title: c.Title, Address: c.Address(), State: c.State, Hidden: true}
	}
	return Frame{Title: title, Contest: s, Trail: crumbs(s, between...)}
}

// summary reads the numbers of a result.
func (s *Server) summary(ctx context.Context, of store.Version) (sum tables.Summary, err error) {
	file, _, err := s.Docket.OpenResult(ctx, of.Contest, of.Number, "resumo.json")
	if err != nil {
		return sum, err
	}
	defer file.Close()
	data, err := io.ReadAll(file)
	if err != nil {
		return sum, err
	}
	return sum, json.Unmarshal(data, &sum)
}
