package api

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"time"

	"certame/internal/auth"
	"certame/internal/docket"
	"certame/internal/jobs"
	"certame/internal/store"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// Root is where the operations are; another version has another.
const Root = "/api/v1"

// Options are what the operations need of the world.
type Options struct {
	Door   *auth.Door
	Jobs   *jobs.Queue
	Store  *store.DB
	Docket *docket.Docket
	Log    *slog.Logger // nothing personal goes in
	Clock  func() time.Time
	Remote func(*http.Request) string       // the address of who asks
	Code   func(context.Context) string     // of the request, by which a person and a log speak of it
	Note   func(r *http.Request, at string) // tells the log which operation answered
}

// API answers every operation.
type API struct {
	Options
	mux        *http.ServeMux
	huma       huma.API
	operations []Operation
	programs   *auth.Limit // of requests of a token
	networks   *auth.Limit // of requests without a token that is good, from a network
}

// How much may be asked: a burst, and then one each so long.
const (
	programBurst = 200
	programEach  = 20 * time.Millisecond
	networkBurst = 60
	networkEach  = time.Second
)

// New has every operation.
func New(o Options) *API {
	speakPortuguese()
	a := &API{Options: o, mux: http.NewServeMux()}
	a.programs, a.networks = auth.NewLimit(programBurst, programEach, o.Clock), auth.NewLimit(networkBurst, networkEach, o.Clock)
	a.huma = humago.NewWithPrefix(a.mux, Root, description())
	for _, add := range all {
		add(a)
	}
	finish(a.huma.OpenAPI())
	a.mux.HandleFunc(Root+"/", a.nowhere)
	return a
}

// all are the operations, in the order in which the document has them.
var all = slices.Concat(contestOperations, fileOperations, resultOperations, bookOperations, actOperations, publicOperations)

// Operations are what may be asked, each with what it takes.
func (a *API) Operations() []Operation { return slices.Clone(a.operations) }

// Handler answers what is under Root. No cookie is read: what a browser sends by
// itself opens nothing, and so no other site can ask in a person's name.
func (a *API) Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer a.recovered(w, r)
		w.Header().Set("Content-Disposition", `attachment; filename="api.json"`) // never a page of the browser
		a.mux.ServeHTTP(w, r)
	})
}

// nowhere is an address, or a method, that is no operation.
func (a *API) nowhere(w http.ResponseWriter, r *http.Request) {
	a.Note(r, Root+"/")
	notFound("operação neste endereço e com este método").write(w, a.Code(r.Context()))
}

// recovered turns a bug into a problem and a line of the log.
func (a *API) recovered(w http.ResponseWriter, r *http.Request) {
	bug := recover()
	if bug == nil {
		return
	}
	if err, is := bug.(error); is && errors.Is(err, http.ErrAbortHandler) {
		panic(bug)
	}
	a.Log.Error("pânico na API", "pedido", a.Code(r.Context()), "onde", where(bug))
	internal().write(w, a.Code(r.Context()))
}
