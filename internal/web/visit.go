package web

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/passage"
)

// visit is one request on its way to a page: what an action works with.
type visit struct {
	*Server
	w       http.ResponseWriter
	r       *http.Request
	route   Route
	who     auth.Person
	held    []roles.Role   // in the contest of the address, or in the installation
	waiting []roles.Role   // those that would be held with a second factor
	about   *store.Contest // of the address, when it names one that is there
	code    string         // of the request, by which a person and a log speak of it
	late    *time.Timer    // ends what takes too long
}

// answer takes a request to its action, if who asks may.
func (s *Server) answer(route Route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		passage.Note(r, route.Pattern)
		v := &visit{Server: s, w: w, r: r, route: route, code: passage.CodeOf(r)}
		defer v.recovered()
		defer v.inTime()()
		if err := v.act(); err != nil {
			v.fail(v.slow(err))
		}
	})
}

func (v *visit) act() (err error) {
	v.r.Body = http.MaxBytesReader(v.w, v.r.Body, max(v.route.Body, smallBody))
	if !v.route.Plain {
		if err := v.identify(); err != nil {
			return err
		}
	}
	if err := v.allowed(); err != nil {
		return err
	}
	return v.route.Do(v)
}

// identify asks who comes, and with which roles. In a contest that is not there nobody
// has any but those of the whole installation: the answer is that of one that may not
// be seen.
func (v *visit) identify() (err error) {
	if v.who, err = v.comes(); err != nil {
		return err
	}
	var contest store.ContestID
	if slug := v.r.PathValue("certame"); slug != "" {
		found, err := v.Store.ContestBySlug(v.ctx(), slug)
		switch {
		case err == nil:
			v.about, contest = &found, found.ID
		case !errors.Is(err, store.ErrNotFound):
			return err
		}
	}
	v.held, v.waiting, err = v.gate.Roles(v.ctx(), v.who, contest)
	return err
}

// comes is the person of the session, or the one in whose name a program asks.
func (v *visit) comes() (auth.Person, error) {
	said, secret, _ := strings.Cut(v.r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(said, "Bearer") {
		return v.gate.Who(v.ctx())
	}
	p, err := v.gate.Program(v.ctx(), strings.TrimSpace(secret))
	if text, is := auth.Say(err); is {
		v.w.Header().Set("WWW-Authenticate", "Bearer")
		return p, &fault.Fault{Status: http.StatusUnauthorized, Code: "PROGRAMA", What: text}
	}
	return p, err
}

// allowed says why the action may not be done by who asks.
func (v *visit) allowed() error {
	switch {
	case v.who.Reads && v.r.Method != http.MethodGet && v.r.Method != http.MethodHead:
		return fault.Forbidden()
	case v.may(v.route.Permission):
		return nil
	case !v.who.Known():
		return fault.EnterFirst{Back: v.back()}
	case roles.May(v.waiting, v.route.Permission):
		return fault.SecondFactor()
	case v.route.Pattern == panelPattern && v.begins() != "":
		return elsewhere(v.begins())
	case roles.May([]roles.Role{roles.Candidate}, v.route.Permission) && !roles.May([]roles.Role{roles.HR}, v.route.Permission):
		return fault.NotTheirs(v.r.PathValue("certame"))
	}
	return fault.Forbidden()
}

// may says whether who asks could follow a link, so that pages offer only what works.
func (v *visit) may(p roles.Permission) bool { return v.who.May(v.held, p) }

// offered says whether there is a page at the pattern that who asks may open.
func (v *visit) offered(pattern string) bool {
	return slices.ContainsFunc(Routes(), func(r Route) bool { return r.Method == http.MethodGet && r.Pattern == pattern && v.may(r.Permission) })
}

// account is who asks, as the store names them.
func (v *visit) account() store.AccountID { return v.who.Account }

func (v *visit) ctx() context.Context { return v.r.Context() }

// redirect sends the browser on after something was done, so that reloading the page
// does not do it again.
func (v *visit) redirect(to string) error {
	v.noteDone()
	http.Redirect(v.w, v.r, to, http.StatusSeeOther)
	return nil
}

// back is where to return after entering: an address of this server, and one that is
// read, never one that does.
func (v *visit) back() string {
	if v.r.Method != http.MethodGet || strings.HasPrefix(v.r.URL.Path, "//") {
		return "/"
	}
	return (&url.URL{Path: v.r.URL.Path, RawQuery: v.r.URL.RawQuery}).String()
}
