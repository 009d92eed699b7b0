package profile

import (
	"fmt"
	"slices"
	"strings"
)

// Assigned is one column of a table and the field it is taken for.
type Assigned struct {
	Place    int // from 1
	Header   string
	Field    string
	Evidence string
	SameAs   int // place of the column that has the same field, zero when none
}

// Assign gives every header a field. Of two headers for one field the better
// word keeps it; two of the same worth are copies of each other, to be compared.
func (p *Profile) Assign(headers []string) []Assigned {
	matches := make([]Match, len(headers))
	best := map[string]int{}
	for i, h := range headers {
		matches[i] = p.match(h)
		if Clean(h) == "" {
			matches[i] = Match{Field: "ignorar", Evidence: "coluna sem cabeçalho"}
			continue
		}
		field := matches[i].Field
		if at, taken := best[field]; !taken || matches[i].place < matches[at].place {
			best[field] = i
		}
	}
	out := make([]Assigned, len(headers))
	seen := map[string]int{}
	for i, m := range matches {
		a := Assigned{Place: i + 1, Header: headers[i], Field: m.Field, Evidence: m.Evidence}
		at := best[m.Field]
		switch {
		case m.Field == "ignorar" || at == i || KindOf(m.Field) == Kept:
		case KindOf(m.Field) == Mark && !sameHeader(headers[i], headers[at]): // two tests whose names begin alike
		case m.place == matches[at].place || m.repeated:
			a.SameAs, a.Evidence = at+1, m.Evidence+fmt.Sprintf("; repete a coluna %d, e é comparada com ela", at+1)
		default:
			a.Field, a.Evidence = "x_"+slug(Clean(headers[i])), fmt.Sprintf("a coluna %d diz melhor o que é %s: guardada sem uso", at+1, m.Field)
		}
		if seen[a.Field] > 0 && a.SameAs == 0 && a.Field != "ignorar" {
			a.Field += fmt.Sprintf("_coluna_%d", a.Place)
		}
		seen[a.Field]++
		out[i] = a
	}
	return out
}

func sameHeader(a, b string) bool {
	a, b = Clean(a), Clean(b)
	return strings.TrimRight(a, "0123456789") == strings.TrimRight(b, "0123456789")
}

// Known counts the headers whose field was told.
func Known(list []Assigned) (n int) {
	for _, a := range list {
		if v := KindOf(a.Field); v != Kept && v != Ignored {
			n++
		}
	}
	return n
}

// Recognise finds the first profile of tables whose headers are all there, and
// names them; nil when only the words in common are left.
func Recognise(list []Profile, headers []string) (*Profile, string) {
	clean := make([]string, len(headers))
	for i, h := range headers {
		clean[i] = Clean(h)
	}
	for i := range list {
		p := &list[i]
		if p.Format != FormatTable || len(p.Needs) == 0 {
			continue
		}
		if !slices.ContainsFunc(p.Needs, func(need string) bool { return !slices.Contains(clean, Clean(need)) }) {
			return p, fmt.Sprintf("tem os cabeçalhos %q", p.Needs)
		}
	}
	return nil, ""
}
