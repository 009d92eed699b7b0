package reconcile

import (
	"strings"

	"certame/edital"
	"certame/internal/intake/profile"
)

// Posts knows the posts of an edital by what lists call them.
type Posts struct {
	terms *edital.Terms
	found map[string]string // by label; "" for a label of none
}

// PostsOf are the posts of an edital.
func PostsOf(t *edital.Terms) Posts { return Posts{t, map[string]string{}} }

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
	found := ""
	for i := range list {
		post := &list[i]
		own := profile.Clean(post.Code)
		name, whole := profile.Clean(post.Name), profile.Clean(post.Name+" "+post.Place)
		first, _, _ := strings.Cut(clean, " ")
		if clean == own || clean == "cargo "+own || first == own && strings.ContainsAny(own, "0123456789") {
			return post.Code, true
		}
		if name != "" && (clean == name || clean == whole || clean == own+" "+name || clean == own+" "+whole) {
			if found != "" {
				return "", false
			}
			found = post.Code
		}
	}
	return found, found != ""
}
