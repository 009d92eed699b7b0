package reconcile

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/review"
)

// Version is one version of a list, as it was published.
type Version struct {
	Fields []string
	People []person
	at     map[string]int
}

// person is a row of a version: the post, the number, and what else it says.
type person struct {
	line     int
	post, id string
	values   map[string]string
}

func (p *person) key() string { return intake.Fold(p.post) + "\x00" + p.id }

// Version reads a version of a list.
func (r *Report) Version(ctx context.Context, e *review.Examined) (*Version, error) {
	r.unread(e)
	v := &Version{Fields: e.Main().Fields(), at: map[string]int{}}
	err := e.EachAccepted(ctx, nil, func(row review.Values) error {
		p := person{line: row.Line(), post: row.Raw("cargo"), id: row.Text("inscricao"), values: map[string]string{}}
		for _, field := range v.Fields {
			p.values[field] = row.Text(field)
		}
		if _, twice := v.at[p.key()]; !twice {
			v.at[p.key()] = len(v.People)
			v.People = append(v.People, p)
		}
		return nil
	})
	return v, err
}

// Versions says who came, who went, who moved, and what else changed.
func (r *Report) Versions(before, after *Version) {
	var both []int
	for i := range after.People {
		p := &after.People[i]
		r.Compared++
		if at, was := before.at[p.key()]; was {
			both = append(both, at)
			r.changed(after, &before.People[at], p)
		} else {
			r.add(Difference{Kind: Came, Line: p.line, Post: p.post, ID: p.id, Given: lineOf(p), Computed: "não estava", Action: "Confira o ato que a incluiu."})
		}
	}
	for i := range before.People {
		if p := &before.People[i]; !has(after, p) {
			r.add(Difference{Kind: Went, Post: p.post, ID: p.id, Given: "não está", Computed: lineOf(p), Action: "Confira o ato que a retirou."})
		}
	}
	r.moved(before, after, both)
}

func has(v *Version, p *person) bool { _, ok := v.at[p.key()]; return ok }

func lineOf(p *person) string { return "linha " + strconv.Itoa(p.line) }

// moved says who changed places with others; who only came up or down because of
// them did not. The places are those that the lists say; without them, the order
// of the rows.
func (r *Report) moved(before, after *Version, both []int) {
	said := false
	for _, field := range after.Fields {
		if strings.HasPrefix(field, "classificacao") && field != "classificacao_modalidade" {
			said = true
			r.movedIn(field, before, after, both, func(p *person) (int, bool) {
				n, err := strconv.Atoi(p.values[field])
				return n, err == nil
			})
		}
	}
	if !said {
		r.movedIn("", before, after, both, func(p *person) (int, bool) { return p.line, true })
	}
}

// placed is somebody with a place in both versions.
type placed struct {
	was, is           *person
	wasPlace, isPlace int
}

func (r *Report) movedIn(field string, before, after *Version, both []int, place func(*person) (int, bool)) {
	byPost := map[string][]placed{}
	var posts []string
	for _, at := range both {
		was := &before.People[at]
		p := placed{was: was, is: &after.People[after.at[was.key()]]}
		var had, has bool
		p.wasPlace, had = place(p.was)
		p.isPlace, has = place(p.is)
		switch post := intake.Fold(p.is.post); {
		case had && has:
			if byPost[post] == nil {
				posts = append(posts, post)
			}
			byPost[post] = append(byPost[post], p)
		case had != has:
			r.add(Difference{Kind: Changed, Line: p.is.line, Post: p.is.post, ID: p.is.id, List: field, Given: shown(p.is.values[field]), Computed: shown(p.was.values[field]), Action: "Confira o ato que a pôs ou tirou desta lista."})
		}
	}
	for _, post := range posts {
		r.movedAmong(field, byPost[post])
	}
}

func (r *Report) movedAmong(field string, list []placed) {
	slices.SortStableFunc(list, func(a, b placed) int {
		return cmp.Or(cmp.Compare(a.isPlace, b.isPlace), cmp.Compare(a.wasPlace, b.wasPlace))
	})
	places := make([]int, len(list))
	for i := range list {
		places[i] = list[i].wasPlace
	}
	out := outOfPlace(places)
	for i := range list {
		if p := &list[i]; out[i] {
			given, computed := lineOf(p.is), lineOf(p.was)
			if field != "" {
				given, computed = fmt.Sprintf("%dª", p.isPlace), fmt.Sprintf("%dª", p.wasPlace)
			}
			r.add(Difference{Kind: Moved, Line: p.is.line, Post: p.is.post, ID: p.is.id, List: field, Given: given, Computed: computed, Action: "Confira a nota ou o desempate que a moveu."})
		}
	}
}

func shown(text string) string {
	if text == "" {
		return "sem posição"
	}
	return text
}

// unsaid are the fields whose values are not shown: the difference is.
var unsaid = map[string]bool{"cpf": true, "nascimento": true}

// changed compares what both versions have. Places are compared by the order of
// the rows: a number that only follows others is no change of the person.
func (r *Report) changed(after *Version, was, is *person) {
	for _, field := range after.Fields {
		old, had := was.values[field]
		now := is.values[field]
		if !had || field == "inscricao" || field == "cargo" || strings.HasPrefix(field, "classificacao") || intake.Fold(old) == intake.Fold(now) || strings.HasPrefix(field, "nota") && sameMark(old, now) {
			continue
		}
		if unsaid[field] {
			old, now = "um", "outro"
		}
		r.add(Difference{Kind: Changed, Line: is.line, Post: is.post, ID: is.id, List: field, Given: said(now), Computed: said(old), Action: fmt.Sprintf("Confira o ato que mudou %s.", field)})
	}
}
