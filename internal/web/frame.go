package web

import (
	"slices"
	"strings"
	"time"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/web/parts"
)

// Frame is what stands around every page: where one is, in what contest, of what
// computation, and what may be done with the page.
type Frame struct {
	Title    string
	Trail    []parts.Link // from the start to the page, without the page itself
	Contest  *Standing    // nil outside of a contest
	Download []parts.Link // the same tables in other formats
	Explain  string       // where the page's rule is explained, with its article
	Printed  bool         // the page makes sense on paper
	Wide     bool         // tables that need all the width
	Light    bool         // for a phone on a slow line: without the scripts that it does not use
}

// Standing is how a contest is, as every page of it says at its head.
type Standing struct {
	Title, Address string
	State          string    // Rascunho, Provisório, Definitivo, Homologado, Em validade, Encerrado
	Computed       time.Time // zero before the first computation
	Rule           string    // version of the rules it was computed with
	Hidden         bool      // who asks is not told whether there is a result
	Code           string    // of verification: the beginning of the digest of the result
}

// standingKinds are the looks of the states.
var standingKinds = map[string]string{
	"Provisório": "alerta", "Definitivo": "informacao", "Homologado": "sucesso", "Em validade": "sucesso",
}

// Tag is the state in a word.
func (s Standing) Tag() parts.Tag { return parts.Tag{Kind: standingKinds[s.State], Text: s.State} }

// crumbs is the trail of a page of a contest.
func crumbs(of *Standing, between ...parts.Link) []parts.Link {
	return append([]parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Certames", Address: "/certames"}, {Text: of.Title, Address: of.Address}}, between...)
}

// view is all a page is written from.
type view struct {
	Frame
	Data  any
	Who   auth.Person
	Roles string // in words
	Menu  []MenuGroup
	Code  string // of the request
	Path  string
	Here  string // to come back to this page
	Help  string // the section of the manual about this page
	// Refused is of a form that was not taken: its title says so first.
	Refused bool
	// Contrast is white on black.
	Contrast bool
	Done     *parts.Message // what the form before this page did
	Search   parts.Link     // where the search box asks, and for what
	// About says what the page is to who is sent its address; Found, that searchers may
	// keep it.
	About string
	Found bool
}

func (v *visit) view(f Frame, data any) view {
	return view{
		Frame: f, Data: data, Who: v.who, Roles: roleNames(v.held), Menu: grouped(f.Contest, v.menu(f.Contest)), Code: v.code, Path: v.r.URL.Path, Search: v.search(f.Contest),
		Here: v.back(), Help: help(v.route.Pattern), Contrast: v.highContrast(), About: v.aboutThis(), Found: v.mayBeFound(), Done: v.justDone(),
	}
}

// search is for people inside of a contest, for who may look for them, and for
// contests elsewhere: who did not enter looks among those that everybody reads.
func (v *visit) search(of *Standing) parts.Link {
	if of != nil && v.may("resultado.explicar") {
		return parts.Link{Text: "Procurar pessoa", Address: of.Address + "/pessoas"}
	}
	if !v.who.Known() {
		return parts.Link{Text: "Procurar certame", Address: "/publico"}
	}
	return parts.Link{Text: "Procurar certame", Address: "/certames"}
}

// roleNames are the roles in the words of the table.
func roleNames(held []roles.Role) string {
	var names []string
	for _, r := range held {
		if d, known := roles.DemandOf(r); known && slices.Contains(roles.Given(), r) && !slices.Contains(names, d.Name) {
			names = append(names, d.Name)
		}
	}
	return strings.Join(names, ", ")
}

// menu is the pages of a contest that who asks may open, in the order of the table.
func (v *visit) menu(of *Standing) (links []parts.Link) {
	if of == nil {
		return v.mainMenu()
	}
	for _, r := range Routes() {
		if r.Menu != "" && v.may(r.Permission) {
			links = append(links, parts.Link{Text: r.Menu, Address: of.Address + r.Pattern[len("/certames/{certame}"):], Icon: r.Icon})
		}
	}
	return links
}

// mainMenu is the pages outside of contests; what helps to use them stands last.
func (v *visit) mainMenu() (links []parts.Link) {
	links = []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}
	var help []parts.Link
	for _, r := range Routes() {
		switch {
		case r.Main == "" || !v.may(r.Permission):
		case r.Pattern == "/acessibilidade" || r.Pattern == manualRoot:
			help = append(help, parts.Link{Text: r.Main, Address: r.Pattern, Icon: r.Icon})
		default:
			links = append(links, parts.Link{Text: r.Main, Address: r.Pattern, Icon: r.Icon})
		}
	}
	return append(links, help...)
}
