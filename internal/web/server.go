package web

import (
	"context"
	"html/template"
	"log/slog"
	"net/http"
	"net/netip"
	"time"

	"certame/internal/agenda"
	"certame/internal/auth"
	"certame/internal/complaint"
	"certame/internal/custody"
	"certame/internal/docket"
	"certame/internal/enrolment"
	"certame/internal/jobs"
	"certame/internal/lookup"
	"certame/internal/monitor"
	"certame/internal/notices"
	"certame/internal/notify"
	"certame/internal/publiclog"
	"certame/internal/rights"
	"certame/internal/secondreading"
	"certame/internal/sitting"
	"certame/internal/situation"
	"certame/internal/store"
	"certame/internal/transparency"
	"certame/internal/web/api"
	"certame/internal/web/assets"
	"certame/internal/web/fault"
	"certame/internal/web/passage"
)

// Options are what the pages need of the world.
type Options struct {
	Door     *auth.Door
	Jobs     *jobs.Queue
	Store    *store.DB
	Docket   *docket.Docket
	Sittings *sitting.Sittings
	Acts     *publiclog.Log
	Log      *slog.Logger                // nothing personal goes in
	Clock    func() time.Time            // what time it is
	Ready    func(context.Context) error // says why the platform cannot work now
	Demo     *Demonstration              // nil but in a demonstration
	Front    []netip.Prefix              // servers in front, whose word on who asks is taken
	Secure   bool                        // people reach it by https
	SignUp   bool                        // who wants an account makes it, by a letter to their address

	// Watch, when there is one, is told of each request, by the pattern of its address:
	// it gives the context to answer in, and what to call at the end.
	Watch func(ctx context.Context, method string) (context.Context, func(pattern string, status int))
	Plain func() // is told of each answer that is given before the server of HTTP

	Complaints *complaint.Desk
	Samples    *secondreading.Desk
	Custody    *custody.Vault

	Agendas *agenda.Agendas
	Mail    *notify.Office
	Notices *notices.Desk

	Enrolments *enrolment.Enrolments

	Lookups    *lookup.Desk
	Situations *situation.Desk
	Rights     *rights.Desk
}

// Server answers every page.
type Server struct {
	Options
	gate    gate
	telling complaintLimits
	asking  *auth.Limit // who looks numbers up without JavaScript
	numbers *monitor.Desk
	shown   *transparency.Desk
	checks  *auth.Limit // of files that anybody has checked
	api     *api.API
	assets  *assets.Set
	pages   map[string]*template.Template
}

// New reads every page and every file once: a page that does not parse stops the
// program from starting, not a person from working.
func New(o Options) (*Server, error) {
	s := &Server{
		Options: o, gate: o.Door, telling: newComplaintLimits(o.Clock), asking: lookupLimit(o.Clock), numbers: monitor.New(o.Store), shown: transparency.Open(o.Store, o.Docket),
		checks: auth.NewLimit(20, 10*time.Second, o.Clock),
	}
	var err error
	if s.assets, err = assets.Read(static, "estatico"); err != nil {
		return nil, err
	}
	s.api = api.New(api.Options{Door: o.Door, Jobs: o.Jobs, Store: o.Store, Docket: o.Docket, Log: o.Log, Clock: o.Clock, Remote: s.remote, Code: passage.CodeIn, Note: passage.Note})
	s.pages, err = s.readPages()
	return s, err
}

// Handler is everything between a request and its page, outermost first.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	for _, r := range Routes() {
		mux.Handle(r.Method+" "+r.Pattern, s.reached(r))
	}
	mux.Handle(api.Root+"/", s.api.Handler())
	mux.Handle("/", s.reached(Route{Pattern: "/", Permission: Anyone, Do: (*visit).unknown}))
	return s.lookups(s.recorder().Around(passage.Compress(passage.Headers(s.Secure, mux))))
}

// recorder writes the line of each request.
func (s *Server) recorder() passage.Recorder {
	return passage.Recorder{Log: s.Log, Clock: s.Clock, Watch: s.Watch}
}

// remote is the address of who asks.
func (s *Server) remote(r *http.Request) string { return passage.Remote(s.Front, r) }

// reached is a row of the table behind what guards it. What is the same for everybody
// has no session to read.
func (s *Server) reached(r Route) http.Handler {
	if r.Plain {
		return s.answer(r)
	}
	return s.gate.Sessions(s.sameOrigin(s.answer(r)))
}

// unknown is an address where there is nothing.
func (v *visit) unknown() error { return fault.NotFound("página") }
