package reconcile

import (
	"slices"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake/profile"
)

// Posts knows the posts of an edital by what lists call them.
type Posts struct {
	terms *edital.Terms
	found map[string]string // by label; "" for a label of none
	only  string            // the one post that is compared; "" is all of them
}

// PostsOf are the posts of an edital.
func PostsOf(t *edital.Terms) Posts { return Posts{terms: t, found: map[string]string{}} }

// Only compares one post of a file that has many, as a board publishes them; a code that
// the edital does not have is refused.
func (p Posts) Only(code string) (Posts, bool) {
	p.only = code
	return p, code == "" || slices.ContainsFunc(p.terms.Posts, func(one edital.Post) bool { return one.Code == code })
}

// elsewhere is a row that names another post than the one compared.
func (p Posts) elsewhere(label string) bool {
	code, _ := p.Find(label)
	return p.only != "" && label != "" && code != p.only
}

// Group is the code that the edital has for a group of a list: the older law has one
// group of black people, N, where the new one has PPP, and boards write either.
func (p Posts) Group(code string) string { return GroupOf(p.terms, code) }

// GroupOf is Group for terms without posts of their own.
func GroupOf(t *edital.Terms, code string) string {
	has := func(one string) bool {
		return slices.ContainsFunc(t.Groups, func(g certame.Group) bool { return g.Code == one })
	}
	if code == "PPP" && !has("PPP") && has("N") {
		return "N"
	}
	return code
}

// Find is the code of the post that a label names: its code, its name, or the
// code before its name. A name that several posts have is of none.
func (p Posts) Find(label string) (code string, ok bool) {
	code, known := p.found[label] // a list has few labels and many rows
	if !known {
		code, _ = p.look(label)
		p.found[label] = code
	}
	return code, code != ""
}

func (p Posts) look(label string) (code string, ok bool) {
	list, clean := p.terms.Posts, profile.Clean(label)
	if clean == "" {
		if len(list) == 1 {
			return list[0].Code, true
		}
		return "", false
	}
	if code, ok := p.byCode(clean); ok {
		return code, true
	}
	found := ""
	for i := range list {
		post := &list[i]
		own := profile.Clean(post.Code)
		name, whole := profile.Clean(post.Name), profile.Clean(post.Name+" "+post.Place)
		if name != "" && (clean == name || clean == whole || clean == own+" "+name || clean == own+" "+whole) {
			if found != "" {
				return "", false
			}
			found = post.Code
		}
	}
	return found, found != ""
}

// byCode finds a post by its code, alone or before its name: «B1-99-A - Analista». Of a
// code that begins another (B1 and B1-99), the longer one is meant.
func (p Posts) byCode(clean string) (code string, ok bool) {
	longest := 0
	for i := range p.terms.Posts {
		own := profile.Clean(p.terms.Posts[i].Code)
		if own != "" && (clean == own || clean == "cargo "+own) {
			return p.terms.Posts[i].Code, true
		}
		if strings.HasPrefix(clean, own+" ") && strings.ContainsAny(own, "0123456789") && len(own) > longest {
			code, longest = p.terms.Posts[i].Code, len(own)
		}
	}
	return code, code != ""
}
