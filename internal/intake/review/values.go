package review

import (
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// Values is an accepted row, read by fields and written in our words.
type Values struct {
	list *List
	row  *tabular.Row
}

// Line is the line of the row.
func (v Values) Line() int { return v.row.Line }

// Has reports whether the table has a field.
func (l *List) Has(field string) bool { return l.hasField(field) }

// Fields are the fields of the table, in the order of its columns, without those
// that repeat another.
func (l *List) Fields() (fields []string) {
	for i := range l.columns {
		if c := &l.columns[i]; c.SameAs == 0 && l.values[i] != profile.Ignored {
			fields = append(fields, c.Field)
		}
	}
	return fields
}

// Kind is what the list holds.
func (l *List) Kind() string { return l.kind }

// Unanswered are the columns that only a person can explain and no person did.
func (l *List) Unanswered() (places []int) {
	for i := range l.columns {
		if c := &l.columns[i]; c.unnamed || c.undecided || strings.HasPrefix(c.Field, "nota_coluna_") || strings.HasPrefix(c.Field, "x_coluna_") {
			places = append(places, c.Place)
		}
	}
	return places
}

// Text is a field in our words; empty when the table does not have it.
func (v Values) Text(field string) string {
	i := v.list.place(field)
	if i < 0 {
		return ""
	}
	c := &v.list.columns[i]
	return c.reads.Written(v.list.values[i], at(v.row, i), v.row.Type(i))
}

// Raw is a field as it was published.
func (v Values) Raw(field string) string {
	return cell.OneLine(string(at(v.row, v.list.place(field))))
}

// Suffixes are what stood after the name, between parentheses.
func (v Values) Suffixes() string {
	_, suffixes := cell.BareName(at(v.row, v.list.places.name))
	return suffixes
}

// Judicial reports whether the row says sub judice anywhere: in its column, in
// the situation, after the name.
func (v Values) Judicial() bool {
	yes, _ := cell.YesNo(at(v.row, v.list.place("sub_judice")))
	return yes || cell.SubJudice.MatchString(v.Raw("situacao")) || cell.SubJudice.MatchString(v.Suffixes()) || cell.SubJudice.Match(at(v.row, v.list.place("sub_judice")))
}

// SeveralPosts is how many people the main list has in more than one post.
func (e *Examined) SeveralPosts() int {
	for _, m := range e.found {
		if m.list == e.Main() {
			return m.severalPosts
		}
	}
	return 0
}
