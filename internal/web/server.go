package web

import (
	"context"
	"html/template"
	"log/slog"
	"net/http"
	"time"

	"certame/internal/docket"
	"certame/internal/store"
)

// Options are what the pages need of the world.
type Options struct {
	Gate   Gate
	Store  *store.DB
	Docket *docket.Docket
	Log    *slog.Logger                // nothing personal goes in
	Clock  func() time.Time            // what time it is
	Ready  func(context.Context) error // says why the platform cannot work now
	Secure bool                        // people reach it by https
}

// Server answers every page.
type Server struct {
	Options
	assets *assets
	pages  map[string]*template.Template
}

// New reads every page and every file once: a page that does not parse stops the
// program from starting, not a person from working.
func New(o Options) (*Server, error) {
	s := &Server{Options: o}
	var err error
	if s.assets, err = readAssets(); err != nil {
		return nil, err
	}
	s.pages, err = s.readPages()
	return s, err
}

// Handler is everything between a request and its page, outermost first.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	for _, r := range Routes() {
		mux.Handle(r.Method+" "+r.Pattern, s.answer(r))
	}
	mux.Handle("/", s.answer(Route{Pattern: "/", Permission: Anyone, Do: (*visit).unknown}))
	var h http.Handler = mux
	h = s.Gate.Sessions(h)
	h = s.sameOrigin(h)
	h = s.headers(h)
	h = compress(h)
	return s.record(h)
}

// unknown is an address where there is nothing.
func (v *visit) unknown() error { return notFound("página") }
