package api

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// call is one request on its way to its operation: what an action works with.
type call struct {
	*API
	ctx     context.Context
	r       *http.Request
	w       http.ResponseWriter
	op      Operation
	who     auth.Person
	held    []roles.Role
	waiting []roles.Role
	contest *store.Contest // of the address, when it names one that is there
}

type callKey struct{}

// callOf is the call that guard put in a context.
func callOf(ctx context.Context) *call {
	c := *ctx.Value(callKey{}).(*call) //nolint:errcheck // every operation is behind guard
	c.ctx = ctx
	return &c
}

// guard lets a request through to its operation, if who asks may.
func (a *API) guard(o Operation) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		r, w := humago.Unwrap(ctx)
		a.Note(r, Root+o.Path)
		c := &call{API: a, ctx: ctx.Context(), r: r, w: w, op: o}
		r.Body = http.MaxBytesReader(w, r.Body, max(o.Body, smallBody))
		w.Header().Set("Cache-Control", "no-store")
		if err := c.admit(); err != nil {
			c.problem(c.told(err)).write(w, "")
			return
		}
		next(huma.WithValue(ctx, callKey{}, c))
	}
}

func (c *call) admit() error {
	secret, given := bearer(c.r)
	if !given {
		if err := c.networks.Allow(auth.Network(c.Remote(c.r))); err != nil {
			return err
		}
	} else if err := c.identify(secret); err != nil {
		return err
	}
	if err := c.find(); err != nil {
		return err
	}
	return c.allowed()
}

// bearer is the token of a request.
func bearer(r *http.Request) (secret string, given bool) {
	kind, secret, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	return strings.TrimSpace(secret), strings.EqualFold(kind, "Bearer")
}

// identify asks in whose name the program comes. Secrets that are worth nothing are
// counted by the network: who tries many is made to wait.
func (c *call) identify(secret string) (err error) {
	c.who, err = c.Door.Program(c.ctx, secret)
	if errors.Is(err, auth.ErrProgram) {
		if wait := c.networks.Allow(auth.Network(c.Remote(c.r))); wait != nil {
			return wait
		}
		return unknownToken()
	}
	if err != nil {
		return err
	}
	return c.programs.Allow(c.who.Visit)
}

// find is the contest of the address and the roles of the person in it. In a contest
// that is not there nobody has any but those of the whole installation.
func (c *call) find() (err error) {
	var contest store.ContestID
	if slug := c.r.PathValue("certame"); slug != "" {
		found, err := c.Store.ContestBySlug(c.ctx, slug)
		switch {
		case err == nil:
			c.contest, contest = &found, found.ID
		case !errors.Is(err, store.ErrNotFound):
			return err
		}
	}
	c.held, c.waiting, err = c.Door.Roles(c.ctx, c.who, contest)
	return err
}

// allowed says why the operation may not be asked by who asks.
func (c *call) allowed() error {
	switch {
	case c.who.Reads && c.op.Writes():
		return onlyReads()
	case c.who.May(c.held, c.op.Permission):
		return nil
	case !c.who.Known():
		return needToken()
	case c.who.May(c.waiting, c.op.Permission):
		return needFactor()
	}
	return forbidden(c.op.Permission)
}

// by is who asks, as the store names them.
func (c *call) by() store.AccountID { return c.who.Account }

// address is that of something under the contest of the call.
func (c *call) address(path string) string { return Root + "/certames/" + c.contest.Slug + path }
