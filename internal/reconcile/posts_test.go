package reconcile

import (
	"testing"

	"certame"
	"certame/edital"
)

func terms(groups []string, codes ...string) *edital.Terms {
	t := &edital.Terms{}
	for _, g := range groups {
		t.Groups = append(t.Groups, certame.Group{Code: g})
	}
	for _, code := range codes {
		t.Posts = append(t.Posts, edital.Post{Code: code, Name: "Analista de Exemplo"})
	}
	return t
}

// A board writes the code before the name, and its codes have dashes.
func TestPostByItsLabel(t *testing.T) {
	posts := PostsOf(terms(nil, "B1-99", "B1-99-A", "ANA"))
	for label, want := range map[string]string{
		"B1-99-A - ANALISTA DE EXEMPLO": "B1-99-A", // and not B1-99, which it begins with
		"b1-99-a":                       "B1-99-A",
		"Cargo B1-99":                   "B1-99",
		"B1-99 – Técnico":               "B1-99",
		"B1-999 – Técnico":              "",
		"ANA LIMA":                      "", // a code without numbers is only itself
		"Analista de Exemplo":           "", // of three posts
	} {
		if got, _ := posts.Find(label); got != want {
			t.Errorf("%q: %q, want %q", label, got, want)
		}
	}
}

func TestOnlyOnePost(t *testing.T) {
	if _, ok := PostsOf(terms(nil, "101")).Only("102"); ok {
		t.Error("a post that the edital does not have")
	}
	posts, ok := PostsOf(terms(nil, "101", "102")).Only("101")
	if !ok || posts.elsewhere("101 - Analista") || posts.elsewhere("") || !posts.elsewhere("102") || !posts.elsewhere("999") {
		t.Error("which rows are of another post")
	}
	r, o := New(), others{}
	if o.tell(r); len(r.Notes) != 0 {
		t.Errorf("%q of no row", r.Notes)
	}
	for range 3 {
		o.count("102")
	}
	if o.tell(r); len(r.Notes) != 1 || r.Notes[0] != "3 linha(s) de outros cargos não foram comparadas: 102" {
		t.Errorf("%q", r.Notes)
	}
}

// The group of the older law under the name of the new one.
func TestGroupUnderAnotherName(t *testing.T) {
	for _, c := range []struct {
		groups     []string
		code, want string
	}{{[]string{"N", "PcD"}, "PPP", "N"}, {[]string{"PPP", "N"}, "PPP", "PPP"}, {[]string{"PPP"}, "PPP", "PPP"}, {[]string{"N"}, "PI", "PI"}, {nil, "PPP", "PPP"}} {
		if got := GroupOf(terms(c.groups), c.code); got != c.want {
			t.Errorf("%s of %v: %s, want %s", c.code, c.groups, got, c.want)
		}
	}
}
