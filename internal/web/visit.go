package web

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"certame/internal/auth/roles"
)

// visit is one request on its way to a page: what an action works with.
type visit struct {
	*Server
	w     http.ResponseWriter
	r     *http.Request
	route Route
	who   Person
	held  []roles.Role // in the contest of the address, or in the installation
	code  string       // of the request, by which a person and a log speak of it
}

// answer takes a request to its action, if who asks may.
func (s *Server) answer(route Route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		note(r, route.Pattern)
		v := &visit{Server: s, w: w, r: r, route: route, code: codeOf(r)}
		defer v.recovered()
		if err := v.act(); err != nil {
			v.fail(err)
		}
	})
}

func (v *visit) act() error {
	v.r.Body = http.MaxBytesReader(v.w, v.r.Body, max(v.route.Body, smallBody))
	v.who = v.Gate.Who(v.r)
	if err := v.allowed(); err != nil {
		return err
	}
	return v.route.Do(v)
}

// allowed says why the action may not be done by who asks.
func (v *visit) allowed() (err error) {
	if v.held, err = v.Gate.Held(v.r, v.who, v.r.PathValue("certame")); err != nil {
		return err
	}
	switch {
	case v.may(v.route.Permission):
		return nil
	case !v.who.Known():
		return enterFirst{v.back()}
	}
	return forbidden()
}

// may says whether who asks could follow a link, so that pages offer only what works.
func (v *visit) may(p roles.Permission) bool { return roles.May(v.held, p) }

func (v *visit) ctx() context.Context { return v.r.Context() }

// redirect sends the browser on after something was done, so that reloading the page
// does not do it again.
func (v *visit) redirect(to string) error {
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
